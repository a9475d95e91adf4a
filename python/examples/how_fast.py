"""How many decisions a second a program in Python makes, playing many matches at random at once.

    python3 python/examples/how_fast.py [game] [seats] [seconds]
"""

import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from underhall import Arena  # noqa: E402

MATCHES = 200


def measure(game="pig", seats=2, seconds=10):
    dice = random.Random(1)
    decisions = ended = 0
    with Arena(game, tell="") as arena:
        names = iter(range(1_000_000_000))
        begin = lambda: arena.begin(next(names), seed=dice.random(), seats=seats)  # noqa: E731
        asks = arena.ask(begin() for _ in range(MATCHES))
        since = time.perf_counter()
        while (spent := time.perf_counter() - since) < seconds:
            said = []
            for ask in asks:
                if ask["type"] == "end":
                    ended += 1
                    said.append(begin())
                else:
                    decisions += 1
                    said.append(arena.answer(ask, dice.choice(ask["options"])))
            asks = arena.ask(said)
    print(f"{game}, {seats} seats: {decisions / spent:,.0f} decisions a second, {ended / spent:,.1f} matches")
    return decisions / spent


if __name__ == "__main__":
    game, seats, seconds = (sys.argv[1:] + ["pig", "2", "10"][len(sys.argv) - 1 :])[:3]
    measure(game, int(seats), float(seconds))

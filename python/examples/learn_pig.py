"""Learns when to hold in Pig, by Monte Carlo control over many matches at once, and shows that it has.

    python3 python/examples/learn_pig.py [batches]
"""

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from underhall import Arena  # noqa: E402

GOAL = 30
MATCHES = 64
CURIOSITY = 0.1
dice = random.Random(1)


def state(ask):
    """What is in hand, how far the goal is, and how far it is for the others; by fours, so that much is met again."""
    facts = ask["facts"]
    scores = [seat["score"] for seat in facts["seats"]]
    mine = scores.pop(ask["seat"])
    return facts["total"] // 2, (GOAL - mine - facts["total"]) // 4, (GOAL - max(scores)) // 8


class Learner:
    def __init__(self):
        self.seen = {}

    def value(self, state, option):
        total, count = self.seen.get((state, option), (0, 0))
        # What was never tried looks good: it will be.
        return total / count if count else 1.5

    def choose(self, ask, curiosity=CURIOSITY):
        options = ask["options"]
        if dice.random() < curiosity:
            return dice.choice(options)
        return max(options, key=lambda option: self.value(state(ask), option))

    def note(self, visits, reward):
        for visit in visits:
            total, count = self.seen.get(visit, (0, 0))
            self.seen[visit] = (total + reward, count + 1)


def play(arena, batch, players, learner=None):
    """Plays MATCHES matches; gives how many the first player won."""
    begins = [
        arena.begin(n, seed=f"{batch}/{n}", seats=2, options={"goal": GOAL}) for n in range(MATCHES)
    ]
    asks = arena.ask(begins)
    visits = {n: ([], []) for n in range(MATCHES)}
    won = 0
    while asks:
        answers = []
        for ask in asks:
            if ask["type"] == "end":
                winners = ask["outcome"]["winners"]
                won += (ask["match"] % 2) in winners
                if learner:
                    for seat, seen in enumerate(visits[ask["match"]]):
                        learner.note(seen, 1 if seat in winners else -1)
                continue
            # The players change places from match to match.
            player = players[(ask["seat"] + ask["match"]) % 2]
            option = player(ask)
            visits[ask["match"]][ask["seat"]].append((state(ask), option))
            answers.append(arena.answer(ask, option))
        asks = arena.ask(answers)
    return won


def main(batches=60):
    learner = Learner()
    by_chance = lambda ask: dice.choice(ask["options"])  # noqa: E731
    learned = lambda ask: learner.choose(ask, 0)  # noqa: E731
    with Arena("pig") as arena:
        before = play(arena, "before", [learned, by_chance])
        for batch in range(batches):
            play(arena, batch, [learner.choose, learner.choose], learner)
        after = sum(play(arena, f"after{n}", [learned, by_chance]) for n in range(4)) / 4
    print(f"wins of {MATCHES} against chance: {before} before, {after:g} after {batches * MATCHES} matches")
    return after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

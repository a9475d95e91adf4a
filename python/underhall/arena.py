"""Many matches at once in one process of Underhall, whose questions are asked and answered in batches."""

import json
import os
import queue
import shlex
import subprocess
import threading


class Refused(Exception):
    """Underhall refused what was said; `rule` is the rule that forbids it, where there is one."""

    def __init__(self, message):
        super().__init__(message["reason"])
        self.rule = message.get("rule")
        self.match = message.get("match")


def _command(command):
    command = command or os.environ.get("UNDERHALL") or "npx underhall"
    return shlex.split(command) if isinstance(command, str) else list(command)


class Arena:
    """`underhall drive`: begins matches and chooses for their seats.

    `ask(messages)` sends messages (dicts, as docs/writing-a-bot.md has them) and gives the answers in the same order.
    `begin`, `answer` and `look` make such messages, so that one call moves hundreds of matches:

        arena = Arena("pig")
        asks = arena.ask([arena.begin(n, seed=n) for n in range(100)])
        while asks:
            asks = arena.ask([arena.answer(ask, choose(ask)) for ask in asks if ask["type"] == "ask"])
    """

    def __init__(self, game, tell="facts", packs=(), command=None):
        words = ["drive", game, "--tell", tell]
        for pack in packs:
            words += ["--pack", str(pack)]
        self._process = subprocess.Popen(
            _command(command) + words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        # Both sides would wait for each other if nobody read while a large batch is written.
        self._lines = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.about = self._next()

    def _listen(self):
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def _next(self):
        line = self._lines.get()
        if line is None:
            # The next call is told, too, instead of waiting for ever.
            self._lines.put(None)
            said = self._process.stderr.read().strip()
            raise RuntimeError(said or "Underhall has ended.")
        return json.loads(line)

    @staticmethod
    def begin(match, seed="", seats=None, options=None, bots=None):
        message = {"type": "begin", "match": match, "seed": str(seed)}
        if seats is not None:
            message["seats"] = seats
        if options is not None:
            message["options"] = options
        if bots is not None:
            message["bots"] = {str(seat): name for seat, name in bots.items()}
        return message

    @staticmethod
    def answer(ask, option):
        return {"type": "answer", "match": ask["match"], "seat": ask["seat"], "option": option}

    @staticmethod
    def look(match, seat):
        return {"type": "look", "match": match, "seat": seat}

    @staticmethod
    def leave(match):
        return {"type": "leave", "match": match}

    def ask(self, messages):
        """The answers to these messages, in their order. One that was refused raises, after all have been heard."""
        messages = list(messages)
        text = "".join(json.dumps(message) + "\n" for message in messages)
        try:
            self._process.stdin.write(text)
            self._process.stdin.flush()
        except BrokenPipeError:
            pass
        answers = [self._next() for _ in messages]
        for answer in answers:
            if answer["type"] == "refused":
                raise Refused(answer)
        return answers

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stderr.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

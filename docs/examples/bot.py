#!/usr/bin/env python3
"""A bot for Underhall in Python: reads questions, writes answers, one JSON value a line.

It plays Pig well (it holds at 20) and any other game at random.
"""
import json
import random
import sys


def choose(ask):
    options = ask["options"]
    if ask["question"] == "roll-or-hold":
        mine = ask["facts"]["seats"][ask["seat"]]["score"]
        total = ask["facts"]["total"]
        goal = ask["view"]["options"]["goal"]
        return "hold" if "hold" in options and (total >= 20 or mine + total >= goal) else "roll"
    return random.choice(options)


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "name": "holds at 20"})
    elif message["type"] == "ask":
        say({"type": "answer", "id": message["id"], "option": choose(message)})
    elif message["type"] == "refused":
        print(message["reason"], file=sys.stderr)

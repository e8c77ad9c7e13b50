"""A program that plays by the protocol until it does what it is told to do wrong."""

import json
import os
import sys
import time

wrong = sys.argv[1]
asked = 0


def say(message):
    print(json.dumps(message) if isinstance(message, dict) else message, flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if wrong == "crash early":
            sys.exit("no network file")
        games = ["tickets"] if wrong == "one game" else None
        say({"type": "hello", "protocol": 99 if wrong == "protocol" else 1, "name": "Faulty", "games": games})
    if message["type"] != "choose":
        continue
    asked += 1
    answer = {"type": "choice", "id": message["id"], "action": message["legal"][0]}
    if asked < 2:
        say(answer)
        continue
    match wrong:
        case "crash":
            print("\x1b[31mTraceback:", file=sys.stderr)
            sys.exit("KeyError: 'hand'")
        case "silence":
            time.sleep(600)
        case "chatter":
            say("thinking...")
        case "illegal":
            say(answer | {"action": "claim the moon"})
        case "late":
            say(answer | {"id": asked - 1})
        case "fields":
            say({"type": "choice", "id": message["id"], "value": "high"})
        case "other":
            say({"type": "hello"})
        case "error":
            say({"type": "error", "message": "I am lost"})
        case "endless":
            sys.stdout.write("x" * 9_000_000)
            sys.stdout.flush()
            time.sleep(600)
        case "deaf":
            os.close(1)
            time.sleep(600)
        case _:
            say(answer)

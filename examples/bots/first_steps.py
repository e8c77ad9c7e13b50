"""A bot for Ticket to Ride that needs nothing but Python: it reads JSON lines and answers them (docs/protocol.md).

    roundhouse simulate tickets --bots "engine:python3 examples/bots/first_steps.py,random" --games 10

It keeps all tickets that are short, claims the longest route it can pay for, and draws cards otherwise.
"""

import json
import sys

lengths = {}  # of the routes on this board, by id


def choose(question):
    legal = question["legal"]
    claims = [action for action in legal if action.startswith("claim ")]
    if claims:
        best = max(claims, key=lambda action: lengths[action.split()[1]])
        return best, f"the longest route I can pay for has {lengths[best.split()[1]]} spaces"
    keeps = [action for action in legal if action.startswith("keep ")]
    if keeps:
        points = {one["ticket"]: one["points"] for one in question["view"]["own"]["choose_from"]}
        return min(keeps, key=lambda action: sum(points[one] for one in action.split()[1:])), "short tickets"
    takes = [action for action in legal if action.startswith("take ")]
    return ("draw" if "draw" in legal else (takes or legal)[0]), "I need more cards"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "First steps", "games": ["tickets"]}
    elif message["type"] == "game":
        lengths = {route["id"]: route["length"] for route in message["printed"]["routes"]}
        continue  # needs no answer
    elif message["type"] == "choose":
        action, why = choose(message)
        answer = {"type": "choice", "id": message["id"], "action": action, "value": 0, "says": why}
    else:
        continue  # a later version of the protocol may say more
    print(json.dumps(answer), flush=True)

"""A bot in twenty lines: it goes along while that is cheap and raises when its hand already counts. Any game, any Python.

cardavia bot --server http://127.0.0.1:8080 --join K7M2PQ -- python3 careful.py
"""

import json
import sys

for line in sys.stdin:
    view = json.loads(line).get("view")
    if view is None:  # a refusal of the last answer, or the end of the match
        print(line.strip(), file=sys.stderr)
        continue
    legal, play = view["legal"], view["play"]
    made = (play.get("own_hand") or {}).get("code", "high_card") not in ("high_card", "pair")
    if "lock" in legal:
        action = {"kind": "lock", "card": max(legal["lock"]["cards"], key=lambda card: "23456789TJQKA".index(card[0]))}
    elif legal.get("look"):
        action = {"kind": "look"}
    elif made and "raise" in legal:
        action = {"kind": "raise", "to": legal["raise"]["half_pot"]}
    elif legal.get("check") or legal.get("hold"):
        action = {"kind": "check" if legal.get("check") else "hold"}
    else:
        action = {"kind": "call" if made or legal["call"]["cost"] * 4 <= play["pot"] else "fold"}
    print(json.dumps(action), flush=True)

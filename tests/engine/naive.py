"""The rules a second time, naively: plain lists and dicts, written from the rules' text alone.

Tiles are pairs of numbers, seats 1 to 4 as they are, words those of a record. Nothing here knows
the engine, so that both can be wrong only in different ways.
"""

from collections import Counter
from typing import TypedDict


class Table(TypedDict):
    """A round in play; `line` is a list of numbers, two for each tile, as they lie."""

    hands: dict[int, list[tuple[int, int]]]
    line: list[int]
    turn: int
    waiting: str
    chooser: int
    opener: int
    passes: int
    base: int
    result: str


def new_table(deal: str, chooser: int, base: int = 1) -> Table:
    """Deal a round; `chooser` is 0 in a first round, which 66 opens."""
    hands = {}
    for number, words in enumerate(deal.split("/")):
        hands[number + 1] = [(int(word[0]), int(word[1])) for word in words.split()]
    table = Table(
        hands=hands,
        line=[],
        turn=0,
        waiting="",
        chooser=chooser,
        opener=0,
        passes=0,
        base=base,
        result="",
    )
    for seat in 1, 2, 3, 4:
        doubles = 0
        for a, b in hands[seat]:
            if a == b:
                doubles += 1
        if doubles >= 5:
            table["turn"] = seat
            table["waiting"] = "redeal"
            return table
    find_opener(table)
    return table


def find_opener(table: Table) -> None:
    """Settle who opens, or who is to say it."""
    if table["chooser"]:
        table["turn"] = table["chooser"]
        table["waiting"] = "choose"
        return
    for seat in 1, 2, 3, 4:
        if (6, 6) in table["hands"][seat]:
            table["turn"] = seat
            table["opener"] = seat
    table["waiting"] = "move"


def words(table: Table) -> list[str]:
    """Everything that may be said now."""
    if table["result"]:
        return []
    seat = table["turn"]
    if table["waiting"] == "redeal":
        return [f"Redeal{seat}", f"Keep{seat}"]
    if table["waiting"] == "choose":
        return ["Open1", "Open3"] if seat in (1, 3) else ["Open2", "Open4"]
    found = []
    for a, b in table["hands"][seat]:
        if not table["line"]:
            if table["chooser"] or (a, b) == (6, 6):
                found.append(f"{seat}:{a}{b}")
            continue
        if table["line"][0] in (a, b):
            found.append(f"{seat}:{a}{b}L")
        if table["line"][-1] in (a, b):
            found.append(f"{seat}:{a}{b}R")
    return found or [f"{seat}:pass"]


def say(table: Table, word: str) -> Table:
    """The table after a word, as a copy."""
    after = Table(
        hands={seat: list(hand) for seat, hand in table["hands"].items()},
        line=list(table["line"]),
        turn=table["turn"],
        waiting=table["waiting"],
        chooser=table["chooser"],
        opener=table["opener"],
        passes=table["passes"],
        base=table["base"],
        result=table["result"],
    )
    if word.startswith("Redeal"):
        after["result"] = "thrown in"
    elif word.startswith("Keep"):
        find_opener(after)
    elif word.startswith("Open"):
        after["turn"] = after["opener"] = int(word[-1])
        after["waiting"] = "move"
    elif word.endswith("pass"):
        after["passes"] += 1
        if after["passes"] == 4:
            after["result"] = block(after)
        after["turn"] = after["turn"] % 4 + 1
    else:
        lay(after, word)
    return after


def lay(table: Table, word: str) -> None:
    """Lay a tile, and end the round if it was the hand's last."""
    seat, a, b, end = int(word[0]), int(word[2]), int(word[3]), word[4:]
    line = table["line"]
    before = [line[0], line[-1]] if line else []
    table["hands"][seat].remove((a, b))
    table["passes"] = 0
    if end == "":
        line += [a, b]
    elif end == "L":
        table["line"] = [b, a, *line] if line[0] == a else [a, b, *line]
    else:
        table["line"] = [*line, a, b] if line[-1] == a else [*line, b, a]
    if not table["hands"][seat]:
        both = bool(before) and before[0] in (a, b) and before[1] in (a, b)
        kind, times = ("dekabes", 2) if both and a != b else ("domino", 1)
        table["result"] = f"{kind} {seat} {times * table['base']}"
    table["turn"] = seat % 4 + 1


def block(table: Table) -> str:
    """How a blocked round is decided."""
    counts = {}
    for seat in 1, 2, 3, 4:
        counts[seat] = sum(a + b for a, b in table["hands"][seat])
    a_lowest, b_lowest = min(counts[1], counts[3]), min(counts[2], counts[4])
    if a_lowest == b_lowest:
        return "draw - 0"
    seats = (1, 3) if a_lowest < b_lowest else (2, 4)
    winner = seats[0] if counts[seats[0]] <= counts[seats[1]] else seats[1]
    return f"blocked {winner} {table['base']}"


def count(table: Table, depth: int) -> int:
    """How many sequences of so many words there are."""
    if depth == 0:
        return 1
    return sum(count(say(table, word), depth - 1) for word in words(table))


def outcomes(table: Table) -> Counter[str]:
    """All ends that play can come to from here, each with the number of ways to it."""
    if table["result"]:
        return Counter([table["result"]])
    found: Counter[str] = Counter()
    for word in words(table):
        found += outcomes(say(table, word))
    return found

"""How much the levels think that work out figures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about a decision, in numbers that can be counted.

    Decisions are tried in `worlds` worlds at most, in fewer if more than `work` tiles would be
    laid when all are played to their ends. `candidates` are the worlds whose likelihood is
    weighed; without them each world counts as any other.
    """

    work: int
    worlds: int
    candidates: int | None = None


EFFORTS = {
    "strong": Effort(work=6_000, worlds=100),
    "expert": Effort(work=80_000, worlds=2000, candidates=4000),
}

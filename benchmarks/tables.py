"""Tables of figures in Markdown."""

from __future__ import annotations

from collections.abc import Sequence


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """Print a table; what follows the first column is figures."""
    for cells in (head, ("---", *("---:" for _ in head[1:])), *rows):
        print(f"| {' | '.join(cells)} |")

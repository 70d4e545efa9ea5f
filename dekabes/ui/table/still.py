"""The table of a view when nothing is lifted, previewed or moving."""

from __future__ import annotations

from dataclasses import replace

from dekabes.engine import Pass, Phase, Play, Seat, Tile, View
from dekabes.ui.names import Names
from dekabes.ui.table.intent import playable
from dekabes.ui.table.model import ShutRack, TableModel


def still_model(
    view: View, names: Names, *, computers: tuple[Seat, ...], bottom: Seat, lid: ShutRack
) -> TableModel:
    """The model of a view at rest; the lid lies on the rack where nobody looks."""
    return TableModel(
        view=view,
        names=names,
        bottom=bottom,
        slots=view.hand or (),
        playable=playable(view.legal),
        last=last_played(view),
        passed=passed(view),
        computers=computers,
        turn=view.seat,
        shut=None if view.viewer else lid,
        points=view.points,
        opening=is_in_turn(view) and not view.line.laid,
    )


def still_in_turn(model: TableModel, seat: Seat) -> TableModel:
    """The model while the tile of a seat is in the air: the turn stays with it until it lies."""
    return replace(model, turn=seat, playable=frozenset(), opening=False)


def is_in_turn(view: View) -> bool:
    """Whether the one who looks is to play."""
    return view.phase is Phase.PLAY and view.viewer is not None and view.viewer == view.seat


def must_pass(view: View) -> bool:
    """Whether all that the one who looks can do is to pass."""
    return bool(view.legal) and all(isinstance(action, Pass) for action in view.legal)


def passed(view: View) -> tuple[Seat, ...]:
    """The seats whose last move in this round was a pass."""
    latest = {move.seat: move for move in view.moves}
    return tuple(seat for seat, move in sorted(latest.items()) if isinstance(move, Pass))


def last_played(view: View) -> Tile | None:
    """The tile that came to the line last."""
    tiles = [move.tile for move in view.moves if isinstance(move, Play)]
    return tiles[-1] if tiles else None

"""A still picture of the table, for anybody or as one seat may see it."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame

from dekabes.engine import Seat, View
from dekabes.i18n import Catalogue
from dekabes.session import Seating
from dekabes.storage import write_whole
from dekabes.ui.art.buttons import draw_controls
from dekabes.ui.controls import Touch
from dekabes.ui.errors import CannotWriteError
from dekabes.ui.names import names_at
from dekabes.ui.screens.tablebuttons import pass_button, table_buttons
from dekabes.ui.screens.tablewords import table_words, with_words
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.model import ShutRack
from dekabes.ui.table.painter import draw_table
from dekabes.ui.table.passbar import pass_bar
from dekabes.ui.table.still import must_pass, still_model
from dekabes.ui.theme import USUAL, Dress, Scale, canvas_size


def table_picture(
    size: tuple[int, int],
    view: View,
    seating: Seating,
    words: Catalogue,
    *,
    dress: Dress = USUAL,
) -> pygame.Surface:
    """The table of a view at rest; what looks alike to a seat makes the same picture."""
    canvas = pygame.Surface(canvas_size(size))
    _draw(canvas, Scale.of(canvas.get_size(), dress), view, seating, words)
    if canvas.get_size() == size:
        return canvas
    return pygame.transform.smoothscale(canvas, size)


def save_png(surface: pygame.Surface, path: Path) -> None:
    """Write a picture, whatever its name ends in; CannotWriteError where that fails."""
    picture = BytesIO()
    pygame.image.save(surface, picture, ".png")
    try:
        write_whole(path, picture.getvalue())
    except OSError as error:
        raise CannotWriteError(f"The picture cannot be written: {error}") from None


def _draw(
    surface: pygame.Surface, scale: Scale, view: View, seating: Seating, words: Catalogue
) -> None:
    geometry = table_geometry(scale.size)
    model = still_model(
        view,
        names_at(seating, words),
        computers=seating.computers,
        bottom=view.viewer or Seat.ONE,
        lid=ShutRack(words("table.covered"), (words("table.covered_detail"),)),
    )
    model, said = with_words(model, words), table_words(words, view)
    draw_table(surface, scale, geometry, model, said)
    buttons = table_buttons(geometry, scale, words, silent=False, enabled=frozenset())
    if must_pass(view):
        bar = pass_bar(scale, geometry, model, said)
        buttons = (*buttons, pass_button(bar.button, words))
    draw_controls(surface, scale, [(button, Touch.REST) for button in buttons])

"""`render`: pictures of the table without a screen, and only of what a seat may see."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from stat import S_IMODE

import pygame
import pytest

from dekabes.cli import render
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.theme import Colour
from tests.ui.contrast import contrast_ratio

RECORDS = Path(__file__).parent.parent / "data" / "records"
Shot = Callable[..., pygame.Surface]


@pytest.fixture
def shot(tmp_path: Path) -> Shot:
    """Renders a record and gives the picture back."""

    def run(record: Path | str, *options: str) -> pygame.Surface:
        out = tmp_path / "out.png"
        assert render.main([str(record), "-o", str(out), *options]) == 0
        return pygame.image.load(out)

    return run


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def alike(tmp_path: Path, other_hands: str) -> Path:
    """A match in which seat 1 holds the same and has seen the same, the others' hands differ."""
    path = tmp_path / f"{abs(hash(other_hands))}.dkb"
    path.write_text(
        "dekabes-record 1\nFrom 0-0 1 1\nRound 1\n"
        f"Deal 53 43 61 20 10 00 22 / {other_hands}\nOpen 1\n1:53\n",
        encoding="utf-8",
    )
    return path


ONE = "65 62 63 64 66 60 32 / 55 51 50 52 54 11 21 / 33 30 31 40 41 42 44"
OTHER = "65 62 63 33 30 60 32 / 55 41 42 52 54 11 21 / 64 66 31 40 51 50 44"


@pytest.mark.parametrize("size", ["1280x800", "800x1280", "1920x1080", "1024x600", "640x360"])
def test_the_picture_has_the_size_asked_for(shot: Shot, size: str) -> None:
    picture = shot(RECORDS / "unfinished_play.dkb", "--seat", "4", "--size", size)
    assert picture.get_size() == tuple(map(int, size.split("x")))


@pytest.mark.parametrize("seat", [None, "1"])
def test_what_looks_alike_gives_the_same_picture_to_the_pixel(
    shot: Shot, tmp_path: Path, seat: str | None
) -> None:
    options = ["--seat", seat] if seat else []
    one, other = (pixels(shot(alike(tmp_path, hands), *options)) for hands in (ONE, OTHER))
    assert one == other


def test_another_seat_that_may_demand_a_redeal_is_not_to_be_seen(
    shot: Shot, tmp_path: Path
) -> None:
    asked = RECORDS / "unfinished_redeal.dkb"
    kept = tmp_path / "kept.dkb"
    kept.write_text(asked.read_text(encoding="utf-8") + "\nKeep 2\n", encoding="utf-8")
    assert pixels(shot(asked, "--seat", "1")) == pixels(shot(kept, "--seat", "1"))


def test_seats_see_different_hands(shot: Shot) -> None:
    record = RECORDS / "unfinished_play.dkb"
    pictures = {pixels(shot(record, *o)) for o in ([], ["--seat", "1"], ["--seat", "4"])}
    assert len(pictures) == 3


def colours_of(surface: pygame.Surface, place: pygame.Rect) -> Counter[Colour]:
    part = surface.subsurface(place)
    points = product(range(place.width), range(place.height))
    return Counter((pixel.r, pixel.g, pixel.b) for pixel in map(part.get_at, points))


def test_each_theme_has_a_picture_of_its_own_and_ivory_is_the_usual_one(shot: Shot) -> None:
    record = RECORDS / "unfinished_play.dkb"
    themes = [pixels(shot(record, "--theme", theme)) for theme in ("ivory", "ebony", "contrast")]
    assert len(set(themes)) == 3
    assert themes[0] == pixels(shot(record))


def test_words_stand_out_seven_to_one_in_high_contrast(shot: Shot) -> None:
    record = RECORDS / "unfinished_play.dkb"
    plain = shot(record, "--theme", "contrast")
    # Within the edge of this plate there is nothing but a word and a number on their ground.
    seen = colours_of(plain, table_geometry((1280, 800)).round.inflate(-20, -20))
    (ground, often), *_ = seen.most_common()
    assert often > seen.total() / 2
    assert max(contrast_ratio(colour, ground) for colour in seen) >= 7


def test_an_earlier_ply_shows_an_earlier_table(shot: Shot, tmp_path: Path) -> None:
    whole = RECORDS / "unfinished_play.dkb"
    text = whole.read_text(encoding="utf-8")
    first = tmp_path / "first.dkb"
    first.write_text(text[: text.index("1:61R")], encoding="utf-8")
    assert pixels(shot(whole, "--ply", "1")) == pixels(shot(first))
    assert pixels(shot(whole, "--ply", "16")) == pixels(shot(whole))


@pytest.mark.parametrize("record", sorted(RECORDS.glob("*.dkb")), ids=lambda path: path.stem)
def test_every_record_can_be_drawn(shot: Shot, record: Path) -> None:
    for options in ([], ["--seat", "2", "--lang", "id"]):
        assert shot(record, "--size", "1024x600", *options).get_size() == (1024, 600)


def test_a_broken_record_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    broken = RECORDS / "broken" / "out_of_turn.dkb"
    assert render.main([str(broken), "-o", str(tmp_path / "x.png")]) == 2
    assert capsys.readouterr().err.startswith(f"{broken}:6: ")
    assert not (tmp_path / "x.png").exists()


def test_a_picture_that_cannot_be_written_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    nowhere = tmp_path / "none" / "x.png"
    assert render.main([str(RECORDS / "match.dkb"), "-o", str(nowhere)]) == 1
    assert str(nowhere) in capsys.readouterr().err


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["-o", "x.png", "--seat", "0"],
        ["-o", "x.png", "--seat", "5"],
        ["-o", "x.png", "--ply", "-1"],
        ["-o", "x.png", "--ply", "17"],
        ["-o", "x.png", "--ply", "٣"],
        ["-o", ""],
        ["-o", "x.png", "--size", "12"],
        ["-o", "x.png", "--size", "99999x2"],
        ["-o", "x.png", "--theme", "pink"],
        ["-o", "x.png", "--lang", "xx"],
    ],
)
def test_usage_errors_end_with_2(options: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        render.main([str(RECORDS / "unfinished_play.dkb"), *options])
    assert left.value.code == 2


def test_a_name_without_an_ending_is_a_png_too(tmp_path: Path) -> None:
    out = tmp_path / "picture"
    assert render.main([str(RECORDS / "match.dkb"), "-o", str(out)]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("old", [None, b"an older picture"])
def test_a_picture_that_could_not_be_finished_leaves_what_was_there(
    tmp_path: Path, old: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device", str(target))

    monkeypatch.setattr(Path, "replace", full)
    out = tmp_path / "x.png"
    if old:
        out.write_bytes(old)
    assert render.main([str(RECORDS / "match.dkb"), "-o", str(out)]) == 1
    assert [file.read_bytes() for file in tmp_path.iterdir()] == ([old] if old else [])


@pytest.mark.skipif(os.name != "posix", reason="rights and devices of POSIX")
def test_a_picture_is_for_all_who_may_read_a_new_file_and_a_device_stays_a_device(
    tmp_path: Path,
) -> None:
    out, other = tmp_path / "x.png", tmp_path / "other"
    other.touch()
    for file in (out, Path(os.devnull)):
        assert render.main([str(RECORDS / "match.dkb"), "-o", str(file)]) == 0
    assert out.stat().st_mode == other.stat().st_mode
    assert Path(os.devnull).is_char_device()
    out.chmod(0o640)
    link = tmp_path / "link.png"
    link.symlink_to(out)
    assert render.main([str(RECORDS / "match.dkb"), "-o", str(link)]) == 0
    assert link.is_symlink()
    assert S_IMODE(out.stat().st_mode) == 0o640

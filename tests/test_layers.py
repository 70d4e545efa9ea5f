"""The layers: a room imports only from rows above it; rooms of one row do not know each other."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOP = "the wiring"

# Each room with the rooms and the libraries that it may use, besides the standard library.
ROOMS: dict[str, set[str]] = {
    "engine": set(),
    "i18n": set(),
    "record": {"engine"},
    "players": {"engine", "numpy"},
    "storage": {"engine", "record", "platformdirs"},
    "session": {"engine", "i18n", "record", "players"},
    "ui": {"engine", "i18n", "record", "storage", "session", "pygame", "pygame_gui", "numpy"},
    "cli": {"engine", "i18n", "record", "players", "storage", "session", "ui", "pygame"},
}
# The same within `ui`, row by row: what a module imports there lies in a row above its own.
UI_ROWS: tuple[set[str], ...] = (
    {"slices", "theme"},
    {"assets", "controls", "easing", "errors", "formats", "graphemes", "pointer"}
    | {"settings", "synthesis", "timestep"},
    {
        "calm",
        "closing",
        "draft",
        "focus",
        "lifting",
        "release",
        "sound",
        "start",
        "text",
        "touchable",
        "window",
    },
    {"art", "cues", "memory", "namelines", "names"},
    {"forms", "match", "table"},
    {"screens"},
    {"picture", "rehearsal", "trace"},
    {"app"},
    {"run"},
)
WIRING = {
    "dekabes/__init__.py",
    "dekabes/__main__.py",
    "dekabes/app.py",
    "dekabes/workers.py",
    "main.py",
}

# What the engine may not ask for: a clock, files, chance of its own making.
NOT_FOR_THE_ENGINE = {"time", "datetime", "os", "pathlib", "io", "secrets", "uuid", "tempfile"}

FILES = sorted([*(ROOT / "dekabes").rglob("*.py"), *ROOT.glob("main.py")])


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def room_of(path: Path) -> str:
    return TOP if name(path) in WIRING else path.relative_to(ROOT).parts[1]


def imports(path: Path) -> Iterator[str]:
    """List the modules that a file names in any import, late ones included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)}:{node.lineno}: a relative import"
            module = node.module or ""
            # `from dekabes import engine` names a room as well.
            yield from (f"{module}.{alias.name}" for alias in node.names)


def used(module: str) -> str:
    """Name the room or the library that a module belongs to."""
    first, *rest = module.split(".")
    if first != "dekabes" or not rest:
        return first
    return TOP if f"dekabes/{rest[0]}.py" in WIRING else rest[0]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_room_uses_only_what_lies_above_it(path: Path) -> None:
    room = room_of(path)
    if room == TOP:
        return
    uses = {used(module) for module in imports(path)} - set(sys.stdlib_module_names)

    assert uses - {room} <= ROOMS[room]


def test_every_room_is_in_the_table() -> None:
    assert {room_of(path) for path in FILES} == {*ROOMS, TOP}


# What sees all hands is for measuring, and for looking back; nothing that sits at a table asks it.
SEES_ALL_HANDS = ("dekabes.players.perfect", "dekabes.players.solver")


@pytest.mark.parametrize("path", [p for p in FILES if room_of(p) in {"session", "ui"}], ids=name)
def test_no_table_asks_what_sees_all_hands(path: Path) -> None:
    assert not [
        module
        for module in imports(path)
        if any(f"{module}.".startswith(f"{each}.") for each in SEES_ALL_HANDS)
    ]


UI_FILES = [path for path in FILES if room_of(path) == "ui" and path.name != "__init__.py"]


def ui_room(module: str) -> str:
    """Name the room within `ui` that a module belongs to; the desk is where screens lie."""
    room = module.split(".")[2]
    return "screens" if room == "desk" else room


def ui_row(room: str) -> int:
    return next(number for number, row in enumerate(UI_ROWS) if room in row)


@pytest.mark.parametrize("path", UI_FILES, ids=name)
def test_a_part_of_the_interface_uses_only_what_lies_above_it(path: Path) -> None:
    room = ui_room(name(path).removesuffix(".py").replace("/", "."))
    modules = [module for module in imports(path) if module.startswith("dekabes.ui.")]
    uses = {ui_room(module) for module in modules} - {room}

    assert {other for other in uses if ui_row(other) >= ui_row(room)} == set()


@pytest.mark.parametrize("path", UI_FILES, ids=name)
def test_no_screen_asks_the_session_for_what_only_a_record_may_hold(path: Path) -> None:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    named = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    assert not named & {"history", "_history", "states"}


def engine_files() -> list[Path]:
    return [path for path in FILES if room_of(path) == "engine"]


@pytest.mark.parametrize("path", engine_files(), ids=name)
def test_the_engine_has_no_clock_no_files_and_makes_no_chance_of_its_own(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    names = {module for module in imports(path) if module.split(".")[0] == "random"}

    assert {module.split(".")[0] for module in imports(path)}.isdisjoint(NOT_FOR_THE_ENGINE)
    assert names <= {"random", "random.Random"}, "only the type of the source that is handed in"
    assert not {call for call in called if call.startswith("random.") or call == "Random"}
    assert "open" not in called


def test_the_reading_of_imports_itself() -> None:
    """So that the tests above cannot pass by finding nothing."""
    assert used("dekabes.engine.Tile") == "engine"
    assert used("dekabes.app.main") == TOP
    assert used("numpy.typing.NDArray") == "numpy"
    assert "engine" in {used(module) for module in imports(ROOT / "dekabes/engine/__init__.py")}
    assert len(engine_files()) > 5
    assert ui_room("dekabes.ui.art.raster.Mask") == "art"
    assert ui_row("theme") < ui_row("text") < ui_row("art") < ui_row("match") == ui_row("table")

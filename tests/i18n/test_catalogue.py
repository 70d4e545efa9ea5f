"""The catalogues: whole, alike in every language, compiled, and used to the last key."""

import ast
import re
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po

from dekabes.i18n import LANGUAGES, language_of, load

ROOT = Path(__file__).parent.parent.parent
LOCALES = ROOT / "dekabes/i18n/locales"
CODE = sorted([*(ROOT / "dekabes").rglob("*.py"), *ROOT.glob("main.py")])

KEY = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+")


def source(language: str) -> Catalog:
    path = LOCALES / language / "LC_MESSAGES/dekabes.po"
    return read_po(BytesIO(path.read_bytes()), locale=language, abort_invalid=True)


def messages(catalog: Catalog) -> dict[str, Message]:
    """The messages by their keys; a plural message has its key twice."""
    return {key_of(message): message for message in catalog if message.id}


def key_of(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def forms(message: Message) -> tuple[str, ...]:
    text = message.string or ""
    return (text,) if isinstance(text, str) else tuple(text)


def placeholders(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


KEYS = set(messages(source("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_that_of_its_source(language: str) -> None:
    compiled = BytesIO()
    write_mo(compiled, source(language))
    committed = LOCALES / language / "LC_MESSAGES/dekabes.mo"

    expected = messages(read_mo(BytesIO(compiled.getvalue())))
    found = messages(read_mo(BytesIO(committed.read_bytes())))
    hint = "run `make messages`"
    assert {key: forms(m) for key, m in found.items()} == {
        key: forms(m) for key, m in expected.items()
    }, hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key_and_no_other(language: str) -> None:
    assert set(messages(source(language))) == KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_unsure_and_every_plural_form_is_there(language: str) -> None:
    catalog = source(language)
    for key, message in messages(catalog).items():
        assert all(form.strip() for form in forms(message)), key
        assert not message.fuzzy, key
        assert len(forms(message)) == (catalog.num_plurals if message.pluralizable else 1), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_same_placeholders_in_every_language(language: str) -> None:
    english = messages(source("en"))
    for key, message in messages(source(language)).items():
        expected = set().union(*map(placeholders, forms(english[key])))
        assert message.pluralizable == english[key].pluralizable, key
        for form in forms(message):
            assert placeholders(form) == expected, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_the_same_everywhere(language: str) -> None:
    texts = load(language)
    assert texts("round.dekabes") == "Dékabès!"
    assert texts("round.domino") == "Domino!"
    assert texts("table.pase_cry") == "Pase!"


def test_a_text_takes_its_values() -> None:
    assert load("en")("choose.partner", name="Josué") == "Josué opens"
    assert load("id")("choose.partner", name="Josué") == "Josué membuka"


def test_a_name_with_braces_is_only_a_name() -> None:
    assert load("en")("choose.partner", name="{n}") == "{n} opens"


def test_plurals_follow_the_language() -> None:
    assert load("en").plural("table.tiles", 1) == "1 tile"
    assert load("en").plural("table.tiles", 2) == "2 tiles"
    assert load("en").plural("table.tiles", 0) == "0 tiles"
    assert load("id").plural("table.tiles", 1) == "1 batu"
    assert load("id").plural("table.tiles", 7) == "7 batu"


def test_a_text_is_cut_at_its_placeholders() -> None:
    assert load("en").parts("table.needs_two") == (("needs ", "a"), (" or ", "b"))
    assert load("en").parts("table.your_turn") == (("Your turn", None),)


def test_a_missing_key_is_an_error_and_never_shown() -> None:
    with pytest.raises(KeyError, match=r"table\.nothing_of_the_kind"):
        load("en")("table.nothing_of_the_kind")
    with pytest.raises(KeyError, match=r"table\.nothing_of_the_kind"):
        load("id").plural("table.nothing_of_the_kind", 2)


def keys_in_code() -> tuple[set[str], set[str]]:
    """The keys that the code names, and the patterns of those that it puts together."""
    named: set[str] = set()
    built: set[str] = set()
    sections = {key.partition(".")[0] for key in KEYS}
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(text)) if KEY.fullmatch(text):
                    named.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]) if "." in text:
                    built.add(pattern(node))
    named = {key for key in named if key.partition(".")[0] in sections}
    return named, {one for one in built if one.partition(r"\.")[0] in sections}


def pattern(text: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_.]+"
        for part in text.values
    )


def test_every_key_that_the_code_names_is_there() -> None:
    named, built = keys_in_code()
    assert named <= KEYS
    for one in built:
        assert any(re.fullmatch(one, key) for key in KEYS), one


def test_every_key_is_used() -> None:
    named, built = keys_in_code()
    unused = {key for key in KEYS - named if not any(re.fullmatch(one, key) for one in built)}
    assert not unused


@pytest.mark.parametrize(
    ("locale_name", "language"),
    [
        ("id_ID", "id"),
        ("en_GB", "en"),
        ("Indonesian_Indonesia", "id"),
        ("English_United States", "en"),
        ("fr_FR", "en"),
        ("C", "en"),
        (None, "en"),
    ],
)
def test_the_systems_language_is_taken_where_the_app_speaks_it(
    locale_name: str | None, language: str
) -> None:
    assert language_of(locale_name) == language

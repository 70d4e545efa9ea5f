"""Whatever bytes come: a record, or a refusal that names a line; never another exception."""

from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from dekabes.engine import Seat, view_for
from dekabes.record import Refusal, read_record, state_object, view_object, write_record
from tests.record.texts import read

RECORDS = Path(__file__).parent.parent / "data" / "records"
TEXTS = [path.read_text(encoding="utf-8") for path in sorted(RECORDS.glob("*.dkb"))]
# What a slip of the hand or a hostile hand would bring.
PIECES: list[str] = [
    *'\t \r\n;"\\[]/:-LR0123456789\x00\x07\x1b\x7f\x85\u00a0\u0661\u2028\ufeff\ud800',
    *("Round", "Deal", "Redeal 2", "Keep 1", "Open 1", "From 0-0 1 1", "Result draw - 0 0-0"),
    *("1:pass", "2:66", "3:64L", "46", '[A "b"]', '[Seats "human"]', "dekabes-record 1"),
]
Change = Callable[[str, int, int], str]


def _on(separator: str, change: Callable[[list[str], int, int], None]) -> Change:
    """A change of a text made on its pieces between separators."""

    def changed(text: str, one: int, other: int) -> str:
        pieces = text.split(separator)
        change(pieces, one % len(pieces), other % len(pieces))
        return separator.join(pieces)

    return changed


def _delete(pieces: list[str], one: int, other: int) -> None:
    del pieces[one]


def _double(pieces: list[str], one: int, other: int) -> None:
    pieces.insert(one, pieces[one])


def _swap(pieces: list[str], one: int, other: int) -> None:
    pieces[one], pieces[other] = pieces[other], pieces[one]


def _insert(text: str, one: int, other: int) -> str:
    place = one % (len(text) + 1)
    return text[:place] + PIECES[other % len(PIECES)] + text[place:]


def _replace(text: str, one: int, other: int) -> str:
    place = one % (len(text) + 1)
    return text[:place] + PIECES[other % len(PIECES)] + text[place + 1 :]


def _cut(text: str, one: int, other: int) -> str:
    return text[: one % (len(text) + 1)]


CHANGES = [_on(by, how) for by in " \n" for how in (_delete, _double, _swap)]
CHANGES += [_insert, _replace, _cut]
PLACES = st.integers(0, 9999)


def _check(data: bytes) -> None:
    try:
        record = read_record(data, "any.dkb")
    except Refusal as refusal:
        _check_refusal(refusal, data)
        return
    assert read(write_record(record)) == record
    state_object(record.state, record.tags)
    for viewer in (None, *Seat):
        view_object(view_for(record.state, viewer), record.tags)


def _check_refusal(refusal: Refusal, data: bytes) -> None:
    assert 1 <= refusal.line <= data.count(b"\n") + 1
    assert refusal.message.isprintable()
    assert str(refusal) == f"any.dkb:{refusal.line}: {refusal.message}"
    if refusal.line > 1 and "UTF-8" not in refusal.message:
        # The first fault was told: a record may stop after any line, so before it all was well.
        read(b"\n".join(data.split(b"\n")[: refusal.line - 1]).removesuffix(b"\r"))


@settings(max_examples=600)
@given(
    st.sampled_from(TEXTS),
    st.lists(st.tuples(st.sampled_from(CHANGES), PLACES, PLACES), min_size=1, max_size=4),
)
def test_changed_records_end_in_a_state_or_a_refusal(
    text: str, changes: list[tuple[Change, int, int]]
) -> None:
    for change, one, other in changes:
        text = change(text, one, other)
    _check(text.encode("utf-8", "surrogatepass"))


@settings(max_examples=300)
@given(st.sampled_from(TEXTS), PLACES, st.binary(max_size=4))
def test_changed_bytes_end_in_a_state_or_a_refusal(text: str, place: int, junk: bytes) -> None:
    data = text.encode("utf-8")
    place %= len(data)
    _check(data[:place] + junk + data[place + len(junk) :])


@settings(max_examples=300)
@given(st.one_of(st.binary(), st.text().map(lambda text: text.encode("utf-8", "replace"))))
def test_any_bytes_at_all_end_in_a_state_or_a_refusal(data: bytes) -> None:
    _check(data)
    _check(b"dekabes-record 1\n" + data)
    _check(b"dekabes-record 1\nRound 1\n" + data)

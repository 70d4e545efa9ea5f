"""Catalogues of texts, found by dotted keys such as `table.your_turn`."""

from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from string import Formatter

# Each language by its own name, in the order in which people are offered them.
LANGUAGES = {"id": "Bahasa Indonesia", "en": "English"}

FALLBACK = "en"
# Windows calls a language by its English name.
_WINDOWS_NAMES = {"indonesian": "id", "english": "en"}

_LOCALES = Path(__file__).parent / "locales"


class _Missing(NullTranslations):
    """Refuses keys that a catalogue lacks: a key is never shown to people."""

    def gettext(self, message: str) -> str:
        raise KeyError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise KeyError(msgid1)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All texts of one language."""

    language: str
    _translations: GNUTranslations

    def __call__(self, key: str, **values: object) -> str:
        """The text of a key with its placeholders filled in."""
        return self._translations.gettext(key).format(**values)

    def plural(self, key: str, n: int, **values: object) -> str:
        """The form of a text that goes with the number n, which fills `{n}`."""
        return self._translations.ngettext(key, key, n).format(n=n, **values)

    def parts(self, key: str) -> tuple[tuple[str, str | None], ...]:
        """Cut a text at its placeholders, for sentences that draw something in their place.

        Each part is the words and the name of the placeholder after them, the last one's None.
        """
        parsed = Formatter().parse(self._translations.gettext(key))
        return tuple((words, field) for words, field, _, _ in parsed)


@cache
def load(language: str) -> Catalogue:
    """The catalogue of a language, a key of `LANGUAGES`."""
    path = _LOCALES / language / "LC_MESSAGES" / "dekabes.mo"
    with path.open("rb") as file:
        translations = GNUTranslations(file)
    translations.add_fallback(_Missing())
    return Catalogue(language, translations)


def language_of(locale_name: str | None) -> str:
    """The language for a locale such as `id_ID` or `Indonesian_Indonesia`, else English."""
    name = (locale_name or "").partition("_")[0].lower()
    code = _WINDOWS_NAMES.get(name, name)
    return code if code in LANGUAGES else FALLBACK

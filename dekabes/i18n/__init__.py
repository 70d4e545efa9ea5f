"""The texts that people read, in their languages: gettext catalogues and the way to ask them."""

from dekabes.i18n.catalogue import FALLBACK, LANGUAGES, Catalogue, language_of, load

__all__ = ["FALLBACK", "LANGUAGES", "Catalogue", "language_of", "load"]

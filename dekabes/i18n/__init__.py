"""The texts that people read, in their languages: gettext catalogues and the way to ask them."""

from dekabes.i18n.catalogue import LANGUAGES, Catalogue, language_of, load

__all__ = ["LANGUAGES", "Catalogue", "language_of", "load"]

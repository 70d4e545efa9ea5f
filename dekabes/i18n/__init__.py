"""The texts that people read, in their languages: gettext catalogues and the way to ask them."""

from dekabes.i18n.catalogue import LANGUAGES, Catalogue, load

__all__ = ["LANGUAGES", "Catalogue", "load"]

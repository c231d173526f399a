"""Every text that is shown, in every language; rules and modules bring theirs in their own folders."""

from merlin_bigbox.locale.catalogue import Catalogue, MessageError, catalogue, languages, pick_language

__all__ = ["Catalogue", "MessageError", "catalogue", "languages", "pick_language"]

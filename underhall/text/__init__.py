"""Words for everything that people read: Fluent messages, and what puts them together."""

from underhall.text.books import NoWords, languages
from underhall.text.words import Words

__all__ = ["NoWords", "Words", "languages"]

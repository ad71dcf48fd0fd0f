"""Which language the terminal speaks."""

from __future__ import annotations

import os
from collections.abc import Callable

from underhall.cli.errors import BadInput
from underhall.text.books import languages
from underhall.text.words import FALLBACK, Words

Messages = Callable[..., str]
"""Called with the id of a message and its arguments, gives the words."""

FLAG = "--lang"


def spoken() -> str:
    """The language the environment asks for, if there are words in it."""
    env = os.environ
    locale = env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    code = locale.replace(".", "_").replace("-", "_").partition("_")[0].lower()
    return code if code in languages() else FALLBACK


def take_language(args: list[str]) -> tuple[str, list[str]]:
    """The language that ``args`` name, wherever they do, and what is left of them.

    It is taken before all else because help and complaints are spoken in it too.
    """
    lang = spoken()
    rest: list[str] = []
    waiting = iter(args)
    for arg in waiting:
        name, sign, value = arg.partition("=")
        if name != FLAG:
            rest.append(arg)
            continue
        lang = _known(value if sign else next(waiting, ""))
    return lang, rest


def _known(lang: str) -> str:
    if lang in languages():
        return lang
    t = Words(spoken()).message
    if not lang:
        raise BadInput(t("cli-usage-empty", what=FLAG))
    raise BadInput(t("cli-no-language", lang=lang, known=", ".join(languages())))


def decimal(value: float, digits: int, t: Messages) -> str:
    """A number with a fraction, as the language writes it."""
    return f"{value:.{digits}f}".replace(".", t("cli-decimal-mark"))

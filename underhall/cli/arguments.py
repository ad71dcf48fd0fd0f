"""Reading a command line, with help and complaints in the user's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from underhall.cli.errors import BadInput
from underhall.cli.language import Messages

COMPLAINTS = (
    (re.compile(r"the following arguments are required: (?P<what>.+)"), "cli-usage-missing"),
    (re.compile(r"argument (?P<what>\S+): expected .*argument"), "cli-usage-empty"),
    (
        re.compile(
            r"argument (?P<what>\S+): invalid choice: '(?P<found>.*)' \(choose from (?P<known>.+)\)"
        ),
        "cli-usage-choice",
    ),
)
"""What argparse says, and the message that says it in the user's language."""


def formatter(t: Messages) -> Callable[[str], argparse.HelpFormatter]:
    """A help formatter that speaks."""

    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(
            self, usage: Any, actions: Any, groups: Any, prefix: str | None = None
        ) -> None:
            super().add_usage(usage, actions, groups, t("cli-help-usage") + " ")

    return lambda prog: Formatter(prog, max_help_position=30)


class Parser(argparse.ArgumentParser):
    """The arguments of one command; ``command`` names its messages."""

    def __init__(self, command: str, t: Messages) -> None:
        super().__init__(
            prog=f"underhall {command}",
            description=t(f"cli-about-{command}"),
            epilog=t(f"cli-example-{command}"),
            formatter_class=formatter(t),  # type: ignore[arg-type]
            add_help=False,
            allow_abbrev=False,
        )
        self.command = command
        self.t = t
        self._arguments = self.add_argument_group(t("cli-help-arguments"))
        self._choices = self.add_argument_group(t("cli-help-options"))

    def take(self, *names: str, **how: Any) -> None:
        """Add an argument; its help is the message of its command and name."""
        name = names[-1].lstrip("-").lower()
        group = self._choices if names[0].startswith("-") else self._arguments
        group.add_argument(*names, help=self._help(name), **how)

    def _help(self, name: str) -> str:
        whose = "all" if name in SHARED else self.command
        return self.t(f"cli-{whose}-{name}").replace("%", "%%")

    def finish(self) -> None:
        """Add what every command takes."""
        self.take("--lang", metavar="en|pl")
        self.take("-h", "--help", action="help")

    def parse(self, args: list[str]) -> argparse.Namespace:
        """The arguments; BadInput says what is wrong with them."""
        found, rest = self.parse_known_args(args)
        if rest:
            raise BadInput(self.t("cli-usage-unknown", what=" ".join(rest), command=self.command))
        return found

    def error(self, message: str) -> NoReturn:
        for pattern, id in COMPLAINTS:
            match = pattern.fullmatch(message)
            if match:
                raise BadInput(self.t(id, command=self.command, **match.groupdict()))
        raise BadInput(message)


SHARED = {"lang", "help", "data", "option", "json", "seed", "ray"}
"""Arguments that mean the same in every command."""


# ---------------------------------------------------------------------- values


def whole(t: Messages, name: str, least: int) -> Callable[[str], int]:
    """Reads a whole number of at least ``least``."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least:
            raise BadInput(t("cli-usage-number", name=name, least=least, found=text))
        return value

    return read


def integer(t: Messages, name: str) -> Callable[[str], int]:
    """Reads any whole number."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise BadInput(t("cli-usage-integer", name=name, found=text)) from None

    return read


def split(text: str) -> list[str]:
    """The parts of a list with commas, without the spaces around them."""
    return [part.strip() for part in text.split(",")]


def read_options(pairs: Iterable[str], t: Messages) -> dict[str, str]:
    """What ``--option key=value`` says."""
    options = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise BadInput(t("cli-usage-option", found=pair))
        options[key] = value
    return options

"""The reader of the code finds what is said, however it is written."""

import pytest
from text.scan import Need, called, unmet, unneeded

KNOWN = {"ONE": "do-one", "TABLE": ("do-a", "do-b"), "BY_CODE": {0: "do-c"}, "self.name": "build"}


@pytest.mark.parametrize(
    "code, ids",
    [
        ('Phrase("do-x", n=1)', ["do-x"]),
        ('phrase.Phrase("do-x" if a else "do-y")', ["do-x", "do-y"]),
        ("Phrase(ONE)", ["do-one"]),
        ("Phrase(TABLE[code])", ["do-a", "do-b"]),
        ("Phrase(BY_CODE[code])", ["do-c"]),
        ('Phrase("ask-" + self.name)', ["ask-build"]),
        ('Phrase("do-" + ("x" if a else "y"))', ["do-x", "do-y"]),
        ('Phrase(f"do-{what}-now")', ["do-*-now"]),
        ("Phrase(what)", ["*"]),
        ('Other("do-x")', []),
    ],
)
def test_ids_are_found(code: str, ids: list[str]) -> None:
    assert [need.id for need in called(code, KNOWN, "here", "Phrase")] == ids


def test_refusals_are_found_by_their_reason() -> None:
    code = '\nRefusal("X-1.1", "taken", who=1, n=2)\nRefusal(clause, "gone", **more)'
    assert called(code, {}, "here", "Refusal", 1, "no-") == [
        Need("no-taken", frozenset({"who", "n"}), "here:2"),
        Need("no-gone", None, "here:3"),
    ]


def test_an_id_with_an_open_part_fits_what_it_may_be() -> None:
    need = Need("do-*-now", None, "here")
    assert need.fits("do-it-now")
    assert not need.fits("do-it")
    assert not need.fits("do--now")


def test_what_is_missing_and_what_nobody_needs() -> None:
    plain, open_ended = Need("do-x", None, "here"), Need("do-*-now", None, "here")
    needs = [plain, open_ended]
    assert unmet(needs, ["do-x", "do-it-now"]) == []
    assert unmet(needs, ["do-it", "no-x"]) == needs
    assert unneeded(needs, ["do-x", "do-it-now", "do-it"]) == ["do-it"]

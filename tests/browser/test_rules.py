"""The rules in the reader's language: found without Polish letters, read in place at a refusal."""

from __future__ import annotations

from collections.abc import Callable

from browser.conftest import Guest

ME, BOT = {"kind": "me", "name": "Ania"}, {"kind": "bot", "level": "random"}


def test_a_clause_is_read_in_place_with_its_neighbours(guest: Callable[..., Guest]) -> None:
    ania = guest(lang="pl")
    ania.open_table("lantern", ME, BOT)
    page = ania.page
    page.locator("#prompt [aria-disabled=true]").first.hover()
    clause = page.locator("#tip:visible .clause")
    id = clause.inner_text()
    clause.click()
    here = page.locator(f"#rules[open] .is-here[id='{id}']")
    here.wait_for()
    assert page.locator("#rules-text").get_attribute("lang") == "pl"
    assert page.locator("#rules-text .clause-p").count() == 11
    found = page.locator("#rules-text .clause-p:visible")
    page.locator("#rules input[type=search]").fill("ZAGWIZDAC")
    page.wait_for_function("document.getElementById('rules-found').textContent === '1'")
    assert found.count() == 1 and "może zagwizdać" in found.inner_text()
    page.locator("#rules input[type=search]").fill("smok")
    page.wait_for_selector("#rules-found:has-text('Nic nie znaleziono')")


def test_the_rules_page_finds_words_with_and_without_marks(guest: Callable[..., Guest]) -> None:
    ania = guest(lang="pl")
    ania.go("/rules/belfort")
    page = ania.page
    counts = []
    for typed in ("złoto gildia", "zloto GILDIA"):
        page.fill("[data-search]", typed)
        page.wait_for_function("document.getElementById('found').textContent !== ''")
        counts.append(page.locator("#found").inner_text())
    assert counts[0] == counts[1] and int(counts[0]) > 2
    assert ania.complaints == []

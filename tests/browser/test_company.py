"""People at a table: what one does reaches the other, with consent where it is needed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.paged import Paged

from .conftest import Guest
from .seating import DESK, ME, PHONE, UPRIGHT, Invite


@pytest.fixture
def pair(guest: Invite) -> tuple[Any, Any]:
    """Ania and Marta, each with a browser, at one table of two."""
    ania, marta = guest(), guest()
    opened = ania.open_table("lantern", {"kind": "me", "name": "Ania"}, {"kind": "open"})
    marta.go(opened["invite_link"])
    marta.page.fill("#joinform input", "Marta")
    marta.page.click("#joinform button")
    marta.await_turn()
    marta.page.wait_for_selector("html[data-ready]")
    return ania, marta


def test_taking_back_by_consent(pair: tuple[Any, Any]) -> None:
    ania, marta = pair
    ania.choose(lambda count: 0)
    marta.choose(lambda count: count - 1)
    ania.page.wait_for_selector("[data-act=undo]:enabled")
    ania.page.click("[data-act=undo]")
    yes = marta.page.locator("[data-act=answer][data-yes='1']")
    yes.wait_for()
    named = marta.page.locator(".notice[data-key^='question-'] q")
    assert named.inner_text() in marta.page.locator("#log").inner_text()
    named.evaluate("(deed) => (deed.textContent = `${deed.textContent} `.repeat(4))")
    told = marta.page.locator(".notice[data-key^='question-'] > span").bounding_box()
    for answer in marta.page.locator("[data-act=answer]").all():
        assert answer.bounding_box()["y"] < told["y"] + told["height"], "beside what is asked"
    yes.click()
    ania.page.wait_for_selector("[data-key=prompt-show_lamp]")
    ania.page.wait_for_selector("#log li:has-text('takes back')")


COVERED = """(pressed) => [...document.querySelectorAll(pressed)].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  if (!width || !height) return false;
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return one !== at && !one.contains(at);
}).map((one) => one.textContent.trim() || one.title)"""
"""What lies under something else."""

PRESSED = ":is(.topbar, .notices, .stage-tabs, .prompt-head) :is(a, button, input), .seats > *"
"""What may be pressed above the board, and beside the question."""


@pytest.mark.parametrize("screen", [DESK, UPRIGHT, PHONE], ids=("desk", "tablet", "phone"))
def test_what_lasts_lies_over_nothing(guest: Invite, screen: dict[str, int]) -> None:
    ania, marta = guest(viewport=screen), guest(viewport=screen)
    opened = ania.open_table("belfort", ME, {"kind": "open"})
    marta.go(opened["invite_link"])
    marta.page.fill("#joinform input", "Marta")
    marta.page.click("#joinform button")
    ania.await_turn()
    ania.choose(lambda count: 0)
    marta.await_turn()
    marta.choose(lambda count: 0)
    ania.page.wait_for_selector("[data-act=undo]:enabled")
    ania.page.click("[data-act=undo]")
    answers = marta.page.locator("[data-act=answer]")
    answers.nth(1).wait_for()
    yes, no = answers.nth(0).bounding_box(), answers.nth(1).bounding_box()
    assert yes["y"] == no["y"]
    marta.context.set_offline(True)
    marta.page.wait_for_selector("#offline:visible")
    assert marta.page.evaluate(COVERED, PRESSED) == []
    high = marta.page.evaluate("document.scrollingElement.scrollHeight")
    assert high == screen["height"]
    marta.context.set_offline(False)
    marta.complaints.clear()


def test_a_bot_in_ones_chair_is_told_for_as_long_as_it_sits_there(pair: tuple[Any, Any]) -> None:
    ania, marta = pair
    marta.page.click("[data-open=menu]")
    marta.page.click("[data-act=leave]")
    marta.page.wait_for_selector(".notice[data-key=away]")
    ania.page.wait_for_selector("#menu [data-act=bot][data-chair='1']", state="attached")
    ania.page.click("[data-open=menu]")
    ania.page.click("[data-act=bot][data-chair='1']")
    ania.page.keyboard.press("Escape")
    banner = marta.page.locator(".notice[data-key=stand-in]")
    banner.wait_for()
    ania.await_turn()
    ania.choose(lambda count: 0)
    assert banner.is_visible()
    marta.page.keyboard.press("Escape")
    banner.locator("[data-act=return]").click()
    banner.wait_for(state="detached")


def fetches(page: Any) -> list[str]:
    """The addresses of parts that a page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/parts?" in one.url else None)
    return asked


def play_on(ania: Any, marta: Any) -> None:
    """Each moves once, and both see it."""
    for mover, other in ((ania, marta), (marta, ania)):
        mover.await_turn()
        mover.choose(lambda count: 0)
        other.page.wait_for_selector(f"#table[data-number='{mover.number()}']")


def test_what_changes_is_sent_without_being_asked_for(pair: tuple[Any, Any]) -> None:
    ania, marta = pair
    asked = [fetches(one.page) for one in pair]
    for _ in range(4):  # on a busy machine somebody may have waited too long and asked
        before = [len(one) for one in asked]
        play_on(ania, marta)
        if [len(one) for one in asked] == before:
            return
    raise AssertionError(asked)


def test_a_page_that_cannot_unpack_fetches_what_changes(pair: tuple[Any, Any]) -> None:
    ania, marta = pair
    ania.page.add_init_script("delete window.DecompressionStream")
    ania.page.reload()
    ania.page.wait_for_selector("html[data-ready]")
    asked = fetches(ania.page)
    play_on(ania, marta)
    assert asked


CALLED = """window.called = [];
Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
window.Notification = class extends EventTarget {
  static permission = 'granted';
  constructor(title, how) {
    super();
    window.called.push(`${title}: ${how.body}`);
    window.shown = this;
  }
  close() { window.called.push('closed'); }
};
window.focus = () => window.called.push('in front');
const chime = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.called.push('chime');
  return chime.call(this);
};"""
"""A page in the background that writes down how it calls somebody back."""


def test_who_looks_elsewhere_is_called_back(pair: tuple[Any, Any]) -> None:
    ania, marta = pair
    wishes = '{"sound": true, "notify": true}'
    ania.page.evaluate(f"() => localStorage.setItem('underhall', '{wishes}')")
    ania.page.add_init_script(CALLED)
    ania.page.reload()
    ania.await_turn()
    ania.choose(lambda count: 0)
    icon = "document.querySelector('link[rel=icon]').href.includes('mark-turn')"
    ania.page.wait_for_function(f"() => !document.title.startsWith('●') && !{icon}")
    marta.await_turn()
    marta.choose(lambda count: 0)
    ania.page.wait_for_function(f"() => document.title.startsWith('● ') && {icon}")
    called = ania.page.evaluate("() => window.called")
    asked = ania.page.locator("#prompt h2").inner_text()
    assert called[0] == "chime"
    assert called[1].startswith("The Lantern Shift: ") and called[1].endswith(asked)
    ania.page.evaluate("() => window.shown.dispatchEvent(new Event('click'))")
    assert ania.page.evaluate("() => window.called.slice(-2)") == ["in front", "closed"]
    ania.page.click("[data-open=menu]")
    ania.page.locator("[data-setting=mark]").uncheck()
    ania.page.wait_for_function(f"() => !document.title.startsWith('●') && !{icon}")


@pytest.mark.parametrize("lang, told", [("en", "does not allow"), ("pl", "nie pozwala")])
def test_a_browser_that_allows_no_notifications_says_so(
    guest: Invite, lang: str, told: str
) -> None:
    ania = guest(lang=lang)
    ania.open_table("lantern", {"kind": "me"}, {"kind": "open"})
    ania.page.evaluate("Notification.requestPermission = async () => 'denied'")
    ania.page.click("[data-open=menu]")
    wish = ania.page.locator("[data-setting=notify]")
    wish.click()
    ania.page.wait_for_selector(f".toast:has-text('{told}')")
    assert not wish.is_checked()
    assert ania.page.evaluate("JSON.parse(localStorage.underhall).notify") is False


def test_an_address_to_be_called_at_is_kept_and_forgotten(chromium: Any, tmp_path: Path) -> None:
    with Paged(tmp_path / "tables.sqlite", callable=("ntfy.sh",)) as calling:
        ania = Guest(chromium, calling.url)
        page = ania.page
        ania.open_table("lantern", {"kind": "me"}, {"kind": "open"})

        def wish(url: str) -> str:
            page.evaluate("document.getElementById('toasts').replaceChildren()")
            page.fill("#callform input", url)
            page.click("#callform button")
            page.wait_for_selector(".toast")
            return str(page.inner_text("#toasts"))

        page.click("[data-open=menu]")
        assert wish("https://example.org/").endswith(": ntfy.sh")
        assert "You are called there" in wish("https://ntfy.sh/?topic=ania")
        page.reload()
        page.wait_for_selector("html[data-ready]")
        page.click("[data-open=menu]")
        assert page.input_value("#callform input") == "https://ntfy.sh/?topic=ania"
        assert "not called any more" in wish("")
        ania.context.close()


def test_chat_is_told_as_it_was_said(pair: tuple[Any, Any]) -> None:
    ania, marta = pair
    ania.page.keyboard.press("c")
    ania.page.fill("#chatform input", "<img src=x> & hello")
    ania.page.keyboard.press("Enter")
    marta.page.wait_for_selector(".toast:has-text('<img src=x> & hello')")
    marta.page.click("[data-open=talk]")
    marta.page.wait_for_selector("#chatlines li:has-text('<img src=x> & hello')")
    assert marta.page.locator("#chatlines img").count() == 0


def test_a_page_comes_back_by_itself(pair: tuple[Any, Any], server: Paged) -> None:
    ania, marta = pair

    async def hang_up() -> None:
        server.house.hub.close()

    server.do(hang_up())
    before = ania.number()
    marta.choose(lambda count: 0)
    ania.await_answer(before)


def test_a_double_click_takes_one_chair(guest: Invite) -> None:
    ania, marta = guest(), guest()
    seats = [{"kind": "me", "name": "Ania"}, {"kind": "open"}, {"kind": "open"}]
    opened = ania.open_table("lantern", *seats)
    marta.go(opened["invite_link"])
    marta.page.dblclick("#joinform button", no_wait_after=True)
    marta.page.wait_for_url("**/table/*")
    marta.page.wait_for_selector("html[data-ready], .curtain")
    told = ania.page.request.get(f"{ania.url}/api/tables/{opened['table']}").json()
    assert [player["kind"] for player in told["players"]] == ["person", "person", "open"]


def test_a_button_waits_while_it_sends(guest: Invite) -> None:
    """Two clicks on a door open one table."""
    ania = guest()
    ania.go("/")
    sent: list[str] = []

    def hold(route: Any) -> None:
        sent.append(route.request.url)
        assert ania.page.locator("[data-quick]:disabled").count() == 1
        route.abort()

    ania.page.route("**/api/tables", hold)
    ania.page.evaluate("for (const n of [1, 2]) document.querySelector('[data-quick]').click()")
    ania.page.wait_for_selector(".toast")
    assert len(sent) == 1
    assert ania.page.locator("[data-quick]:disabled").count() == 0
    ania.complaints.clear()


def test_the_owner_frees_a_chair_and_makes_a_new_link(pair: tuple[Any, Any]) -> None:
    ania, marta = pair
    link = "[data-act=renew][data-role='1']"
    ania.page.evaluate("navigator.clipboard.writeText = async () => {}")
    ania.page.click("[data-open=menu]")
    ania.page.click("details[data-key=chair-keys] summary")
    ania.page.click(link)
    ania.page.wait_for_selector(".toast:has-text('/seat/')")
    ania.page.wait_for_selector("#log li:has-text('new key')")
    marta.page.wait_for_url(f"{marta.url}/")
    free = "[data-act=free][data-chair='1']"
    ania.page.click(free)
    ania.page.click(f"{free}.is-sure")
    ania.page.wait_for_selector("#log li:has-text('is free again')")
    marta.complaints.clear()

"""Figures of what was on offer: what is taken nearly always, rarely, never."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.lab.page.draw import Scale, cell, grid
from underhall.lab.page.evidence import Evidence
from underhall.lab.page.figures import Figure, axis_numbers, cut_row
from underhall.lab.page.markup import Markup, join, tag
from underhall.lab.page.offers import FEWEST_OFFERS, Offer, offers
from underhall.lab.page.told import Told

SHOWN = 12
NEVER = 100
"""An option is worth a word when it was refused so often, every time."""
CARDS = 10


def offer_figures(evidence: Evidence, told: Told) -> list[Figure]:
    """How often options are taken, and which never were."""
    found = offers(evidence)
    taken = [one for one in found if one.chosen]
    if not taken:
        return []
    return [one for one in (_use_figure(taken, told), _never_figure(found, told)) if one]


def _use_figure(taken: Sequence[Offer], told: Told) -> Figure:
    t = told.message
    most, least = list(taken[:SHOWN]), list(taken[SHOWN:][-SHOWN:])
    axis = Scale(0, 100, 25)
    rows = [cut_row(t("lab-use-most"), 4), *[_use_row(one, axis, told) for one in most]]
    if least:
        rows += [cut_row(t("lab-use-least"), 4), *[_use_row(one, axis, told) for one in least]]
    numbers = axis_numbers(axis, told)
    head = tag(
        "tr",
        tag("th", t("lab-option"), scope="col"),
        numbers,
        tag("th", t("lab-taken"), scope="col"),
        tag("th", t("lab-offers"), scope="col", cls="offers"),
    )
    unit = cell(tag("text", t("lab-use-unit"), cls="mid", x="50%", y="14"))
    foot = tag("tr", tag("td"), unit, tag("td"), tag("td", cls="offers"))
    table = tag(
        "table", tag("thead", head), tag("tbody", *rows), tag("tfoot", foot), cls="rows use"
    )
    first, last = taken[0], taken[-1]
    clear = len(taken) > 1 and first.taken.clear_of(last.taken)
    names = {"most": _name(first, told), "least": _name(last, told)}
    shares = {"often": told.percent(first.taken.value), "rarely": told.percent(last.taken.value)}
    return Figure(
        title=t("lab-use-clear", **names, **shares) if clear else t("lab-use-none"),
        what=t("lab-use-what", n=FEWEST_OFFERS),
        body=table,
    )


def _name(one: Offer, told: Told) -> str:
    return told.option(one.told, one.token)


def _use_row(one: Offer, axis: Scale, told: Told) -> Markup:
    width = axis.at(100 * one.taken.value)
    drawn = cell(
        tag("rect", cls="track", width="100%", height="50%", y="25%"),
        grid(axis),
        tag("rect", cls="bar", width=width, height="50%", y="25%"),
    )
    asked = told.asked(one.told)
    name = join([_name(one, told), tag("small", asked)]) if asked else _name(one, told)
    offers = tag("td", tag("small", told.count(one.offered)), cls="num offers")
    taken = tag("td", told.percent(one.taken.value), cls="num")
    return tag("tr", tag("th", name, scope="row"), drawn, taken, offers)


def _never_figure(found: Sequence[Offer], told: Told) -> Figure | None:
    t = told.message
    never = [one for one in found if not one.chosen and one.offered >= NEVER]
    never.sort(key=lambda one: -one.offered)
    cards = [_never_card(one, told) for one in never[:CARDS]]
    left = len(never) - len(cards)
    body = [tag("div", *cards, cls="nevers")] if cards else []
    if left:
        body.append(tag("p", t("lab-never-left", n=left), cls="note"))
    rare = [one for one in found if one.chosen and one.taken.value < 0.05]
    rare.sort(key=lambda one: one.taken.value)
    if not never and not rare:
        return None
    if rare:
        body.append(_rare_table(rare[:SHOWN], told))
    return Figure(
        title=t("lab-never-title", n=len(never)) if never else t("lab-never-none", n=NEVER),
        what=t("lab-never-what", n=NEVER) if never else t("lab-rare-what"),
        body=join(body),
        note=t("lab-never-note") if never else "",
    )


def _never_card(one: Offer, told: Told) -> Markup:
    text = told.message("lab-never-offers", n=one.offered)
    asked = told.asked(one.told)
    return tag(
        "div",
        tag("b", "0"),
        tag("span", _name(one, told)),
        tag("small", f"{text}. {asked}" if asked else text),
        cls="never",
    )


def _rare_table(rare: Sequence[Offer], told: Told) -> Markup:
    t = told.message
    texts = (t("lab-rare"), t("lab-taken"), t("lab-offers"), t("lab-one-in"))
    rows = []
    for one in rare:
        cells = [one.chosen, one.offered, round(one.offered / one.chosen)]
        name = tag("th", _name(one, told), scope="row")
        rows.append(tag("tr", name, *[tag("td", told.count(n)) for n in cells]))
    heads = [tag("th", text, scope="col") for text in texts]
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), cls="src")

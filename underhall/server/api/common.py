"""What the rooms of the HTTP API share: who asks, how a deed is done, and how it is answered."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response
from starlette.requests import HTTPConnection

from underhall.server.api import models
from underhall.server.edge.keys import OWNER, WATCH
from underhall.server.edge.visitors import Visitor, at_the_door
from underhall.server.shown import facts
from underhall.server.tables.log import Draft
from underhall.server.tables.table import Table

Anybody = Annotated[Visitor, Depends(at_the_door)]
Wanted = Annotated[
    int | None, Query(ge=-1, description="Whose eyes to look with; -1 only looks on.")
]
Lang = Annotated[str, Query(max_length=8, description="Language of all words.")]
Since = Annotated[int, Query(ge=0, description="The number of the last entry already known.")]

refusals: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Trouble} for status in (403, 404, 409, 422, 429, 503)
}


def plain_json(data: object, name: str = "") -> Response:
    """``data`` as it is; with a name it is offered as a file."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    headers = {"content-disposition": f'attachment; filename="{name}"'} if name else {}
    return Response(text, media_type="application/json", headers=headers)


async def done_by(
    request: HTTPConnection,
    who: Visitor,
    table: str,
    wanted: int | None,
    deed: Callable[[Table, int], list[Draft]],
) -> models.Done:
    """Let the visitor's seat do something."""
    seat = await who.acting(table, wanted)

    def done(here: Table) -> list[Draft]:
        request.state.game = here.opened["game"]
        return deed(here, seat)

    return models.Done(number=await who.house.do(table, done))


async def among_people(who: Anybody, request: Request) -> None:
    """What people do with each other has a rate of its own: it all goes into the log."""
    request.app.state.people.take(who.address)


PEOPLE = [Depends(among_people)]


def keys_of(who: Visitor, table: Table, roles: list[str], request: Request) -> dict[str, Any]:
    """Keys and links to a table."""
    base = str(request.base_url).rstrip("/")

    def key(role: str) -> str:
        return who.house.keys.make(table.id, role, table.keys.get(role, 0))

    seats = [role for role in roles if role.isdigit()]
    owned = [(int(seat), key(seat)) for seat in seats]
    code = facts.invitation(table) if seats or OWNER in roles else None
    return {
        "table": table.id,
        "seats": [{"seat": at, "key": own, "link": f"{base}/seat/{own}"} for at, own in owned],
        "owner": key(OWNER) if OWNER in roles else None,
        "watch": f"{base}/watch/{key(WATCH)}",
        "invite": code,
        "invite_link": f"{base}/join/{code}" if code else None,
    }

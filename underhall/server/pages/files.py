"""Style, script and icons, which a browser may keep for as long as it likes."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from underhall.server.pages.rendering import static_files, version

router = APIRouter(include_in_schema=False)
FOREVER = "public, max-age=31536000, immutable"


@router.get("/static/{state}/{path:path}")
async def static_file(state: str, path: str) -> Response:
    """One file, under the name of the state it belongs to."""
    found = static_files().get(path)
    if found is None:
        return Response(status_code=404)
    kind, content = found
    keep = FOREVER if state == version() else "no-cache"
    return Response(content, media_type=kind, headers={"cache-control": keep})


@router.get("/favicon.ico")
async def favicon() -> Response:
    """The mountain with a light in it."""
    kind, content = static_files()["mark.svg"]
    return Response(content, media_type=kind, headers={"cache-control": "max-age=86400"})

"""Style, script and icons, which a browser may keep for as long as it likes."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from underhall.server.pages import layout
from underhall.server.pages.rendering import static_files, version

router = APIRouter(include_in_schema=False)
FOREVER = "public, max-age=31536000, immutable"


@router.get("/static/{state}/{path:path}")
async def static_file(state: str, path: str, request: Request) -> Response:
    """One file, under the name of the state it belongs to."""
    found = static_files().get(path)
    if found is None:
        return Response(status_code=404)
    kind, content = found[0], slim(path, found[1])
    keep = FOREVER if state == version() else "no-cache"
    headers = {"cache-control": keep, "etag": mark_of(content), "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and len(content) > SMALL:
        headers["content-encoding"] = "gzip"
        content = packed(content)
    return Response(content, media_type=kind, headers=headers)


SMALL = 1000
MOST_PACKED = 512


@lru_cache(MOST_PACKED)
def slim(path: str, content: bytes) -> bytes:
    """A file without the layout of its source."""
    return layout.slim(path, content)


@lru_cache(MOST_PACKED)
def packed(content: bytes) -> bytes:
    """A file as small as it gets; packed once."""
    return gzip.compress(content, 9, mtime=0)


@lru_cache(MOST_PACKED)
def mark_of(content: bytes) -> str:
    """By which a browser asks whether it has the file already."""
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'


@router.get("/favicon.ico")
async def favicon() -> Response:
    """The mountain with a light in it."""
    kind, content = static_files()["mark.svg"]
    return Response(content, media_type=kind, headers={"cache-control": "max-age=86400"})

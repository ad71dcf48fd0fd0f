"""What is sent is packed, and what a browser has is not sent again."""

import gzip
import re
from pathlib import Path

import httpx
from server.paged import Paged
from server.test_api import TWO, opened


def raw(client: httpx.Client, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it came."""
    with client.stream("GET", path, headers=headers) as answer:
        return answer, b"".join(answer.iter_raw())


def timeless(page: bytes) -> bytes:
    """A page without its numbers: some say how long somebody waits already."""
    return re.sub(rb"\d+", b"#", page)


def test_pages_and_answers_are_packed(server: Paged) -> None:
    with server.browser() as client:
        told = opened(client, TWO)
        for place in (f"/table/{told['table']}?seat=0", f"/api/tables/{told['table']}", "/"):
            answer, body = raw(client, place, **{"accept-encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in answer.headers["vary"].lower()
            plain, whole = raw(client, place, **{"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert timeless(gzip.decompress(body)) == timeless(whole)
            assert len(body) < 0.5 * len(whole)
        answer, _ = raw(client, "/api/tables/none", **{"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers, "small answers are sent as they are"


def test_static_files_are_kept_and_packed(server: Paged) -> None:
    with server.browser() as client:
        found = re.search(r"/static/[\w-]+/", client.get("/").text)
        assert found is not None
        place = f"{found[0]}look.css"
        answer, body = raw(client, place, **{"accept-encoding": "gzip"})
        assert "immutable" in answer.headers["cache-control"]
        plain, whole = raw(client, place, **{"accept-encoding": "identity"})
        assert gzip.decompress(body) == whole
        mark = answer.headers["etag"]
        assert plain.headers["etag"] == mark
        again, nothing = raw(client, "/static/other/look.css", **{"if-none-match": mark})
        assert (again.status_code, nothing) == (304, b"")
        assert again.headers["cache-control"] == "no-cache"
        other, _ = raw(client, "/static/other/look.css", **{"if-none-match": '"x"'})
        assert other.status_code == 200


def test_nothing_of_a_table_is_kept(server: Paged, tmp_path: Path) -> None:
    with server.browser() as client:
        told = opened(client, TWO)
        for place in (f"/table/{told['table']}?seat=0", f"/api/tables/{told['table']}"):
            assert client.get(place).headers["cache-control"] == "no-store"

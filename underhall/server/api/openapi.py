"""The page that documents the API, made on the server from its own description: no script, nothing
from elsewhere."""

from __future__ import annotations

import html
import json
import re
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

router = APIRouter(include_in_schema=False)

STYLES = "".join(
    [f'<link rel="stylesheet" href="/static/api/{name}.css">' for name in ("look", "pages")]
)
"""How every page looks; where a house serves no pages this one is plain."""


@router.get("/api/docs")
@router.get("/api")
async def page(request: Request) -> HTMLResponse:
    """Every operation with its parameters, and every shape."""
    return HTMLResponse(document(request.app.openapi()))


def document(schema: dict[str, Any]) -> str:
    """The description of an API as a page."""
    operations = [
        _operation(method, path, told)
        for path, methods in schema["paths"].items()
        for method, told in methods.items()
    ]
    shapes = [_shape(name, told) for name, told in schema["components"]["schemas"].items()]
    title = html.escape(f"{schema['info']['title']} {schema['info']['version']}")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width">'
        f'{STYLES}</head><body class="hall"><main class="panel rules-text">'
        f"<h1>{title}</h1><p>{_words(schema['info']['description'])}</p>"
        '<p><a href="/api/openapi.json">openapi.json</a></p>'
        f"<h2>Operations</h2>{''.join(operations)}<h2>Shapes</h2>{''.join(shapes)}"
        "</main></body></html>"
    )


def _words(told: str) -> str:
    """What a docstring tells; what is typed in it looks typed."""
    return re.sub("``(.+?)``", r"<code>\1</code>", html.escape(told))


def _operation(method: str, path: str, told: dict[str, Any]) -> str:
    head = f"{method.upper()} {path}"
    parts = [f'<section id="{html.escape(told["operationId"])}"><h3><code>{head}</code></h3>']
    parts.append(f"<p>{_words(told.get('description', told.get('summary', '')))}</p>")
    asked = told.get("parameters", [])
    if asked:
        parts.append(f"<ul>{''.join([_parameter(one) for one in asked])}</ul>")
    body = told.get("requestBody", {}).get("content", {}).get("application/json", {})
    if body:
        parts.append(f"<p>Body: {_link(body['schema'])}</p>")
    answers = [f"{status}: {_answer(one)}" for status, one in told.get("responses", {}).items()]
    parts.append(f"<p>Answers: {'; '.join(answers)}</p></section>")
    return "".join(parts)


def _parameter(told: dict[str, Any]) -> str:
    text = _words(told.get("description", ""))
    return f"<li><code>{html.escape(told['name'])}</code> ({told['in']}) {text}</li>"


def _answer(told: dict[str, Any]) -> str:
    content = told.get("content", {}).get("application/json", {}).get("schema")
    return _link(content) if content else html.escape(told.get("description", ""))


def _link(schema: dict[str, Any]) -> str:
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    return f'<a href="#{name}">{name}</a>' if name else "JSON"


def _shape(name: str, told: dict[str, Any]) -> str:
    text = html.escape(json.dumps(told.get("properties", told), indent=1, ensure_ascii=False))
    about = _words(told.get("description", ""))
    shape = f'<pre class="scroll-x">{text}</pre>'
    return f'<section id="{name}"><h3>{name}</h3><p>{about}</p>{shape}</section>'

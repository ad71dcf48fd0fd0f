"""What the server writes down: plain lines or, for machines, one JSON object a line. Keys, codes
and passwords never get into either."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any

SECRETS = (
    # The key of a seat, and the signed name of a browser.
    (re.compile(r"\b([0-9a-z]{8,20}\.(?:[0-9]{1,2}|w|o)(?:-[0-9]+)?)\.[\w-]{24}\b"), r"\1.***"),
    (re.compile(r"\b[\w-]{22}\.[\w-]{24}\b"), "***"),
    # An invitation in an address, and a password in one.
    (re.compile(r"(/join/)[\w-]+"), r"\1***"),
    (re.compile(r"(://[^\s:/@]*):[^\s@/]+@"), r"\1:***@"),
    (re.compile(r"(?i)(password=)\S+"), r"\1***"),
    (re.compile(r"(?i)(bearer\s+)\S+"), r"\1***"),
)


def without_secrets(text: str) -> str:
    """A line as it may be kept."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class Plain(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """Lines for machines. What a message has as ``extra={"facts": {...}}`` are fields of it."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told: dict[str, Any] = {
            "time": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "message": without_secrets(record.getMessage()),
        }
        told.update(getattr(record, "facts", {}))
        if record.exc_info:
            told["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def begin(as_json: bool) -> None:
    """Let everything be written to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if as_json else Plain("%(levelname)s: %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if as_json else logging.WARNING)
    # Theirs would write beside ours.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True

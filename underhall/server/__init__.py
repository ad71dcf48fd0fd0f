"""The table in the browser: tables and their log, bots, streams, seats, and the HTTP API."""

#!/bin/sh
# Open the table. Where a compiled build of just these sources lies ready it is used; else pure
# Python plays, and a build begins in the background for the next start.
set -eu
swift=.venv-play

ready() {
    [ -f "$swift/.built" ] && [ -z "$(find underhall pyproject.toml setup.py -newer "$swift/.built" \
        ! -path '*/__pycache__*' ! -type d -print -quit)" ]
}

build() {
    rm -f "$swift/.built"
    touch "$swift/.begun"
    [ -x "$swift/bin/python" ] || "${PYTHON:-python3}" -m venv "$swift"
    rm -rf "$swift/wheel"
    UNDERHALL_NATIVE=1 UNDERHALL_OPTIMIZE=1 nice "$swift/bin/python" -m pip wheel -v --no-deps -w "$swift/wheel" .
    "$swift/bin/python" -m pip install -q --force-reinstall --no-deps "$swift"/wheel/*.whl
    "$swift/bin/python" -m pip install -q "$swift"/wheel/*.whl
    mv "$swift/.begun" "$swift/.built"
}

if ready && ! grep -q 'built in pure Python' "$swift/build.log" 2>/dev/null; then
    echo 'underhall runs compiled'
    exec "$swift/bin/underhall" serve "$@"
fi
echo 'underhall runs in pure Python'
if command -v "${CC:-cc}" >/dev/null && ! ready; then
    mkdir -p "$swift"
    # A build that was cut off leaves its mark behind.
    find "$swift/building" -maxdepth 0 -mmin +60 -exec rmdir {} + 2>/dev/null || true
    if mkdir "$swift/building" 2>/dev/null; then
        echo 'a compiled build begins in the background; the next start will use it'
        (
            trap 'rmdir "$swift/building"' EXIT
            build
        ) >"$swift/build.log" 2>&1 </dev/null &
    fi
fi
exec .venv/bin/underhall serve "$@"

"""An ordinary pure build; UNDERHALL_NATIVE=1 makes a wheel compiled with mypyc instead.

UNDERHALL_OPTIMIZE=0 compiles it in a fraction of the time, to slower code.

Where that cannot be done the wheel is pure after all, and one line says why.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = (
    "core",
    "kit",
    "bots",
    *(f"games/*/{room}" for room in ("box", "table", "rules", "study")),
)
"""The rooms whose modules are compiled, all of them."""

NATIVE_ASKED = os.environ.get("UNDERHALL_NATIVE") == "1"
# Editable installs pass other commands here, so no stale binary can shadow an edited source.
BUILDING_A_WHEEL = "bdist_wheel" in sys.argv


OPTIMIZE = os.environ.get("UNDERHALL_OPTIMIZE", "3")


class NotNative(Exception):
    """Why there will be no compiled wheel."""


def main() -> None:
    if NATIVE_ASKED and BUILDING_A_WHEEL:
        try:
            setup(ext_modules=native_modules(), cmdclass={"build_ext": SideBySide})
            return
        except NotNative as reason:
            warn(str(reason))
        except (Exception, SystemExit) as failure:
            print(failure, file=sys.stderr)
            warn("compiling failed")
    # An isolated build asks for its requirements first, and so brings mypyc only when it is needed.
    setup(setup_requires=["mypy>=1.17"] if NATIVE_ASKED else [])


def warn(reason: str) -> None:
    print(f"warning: underhall is built in pure Python: {reason}", file=sys.stderr)


class SideBySide(build_ext):
    """Compiles the sources of an extension on all cores; setuptools takes one after the other."""

    def build_extensions(self) -> None:
        alone = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: alone([source], *args, **kwargs), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


def native_modules() -> list[Extension]:
    require_compiler()
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise NotNative("mypyc is not installed") from None
    return mypycify(
        sources(),
        opt_level=OPTIMIZE,
        debug_level="0",
        # One file for all is the faster program, a file for each module the faster build.
        multi_file=OPTIMIZE == "0",
        group_name="underhall",
    )


def require_compiler() -> None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and not shutil.which(command.split()[0]):
        raise NotNative("no C compiler")


def sources() -> list[str]:
    rooms = [room for pattern in COMPILED for room in sorted(Path("underhall").glob(pattern))]
    return [str(path) for room in rooms for path in sorted(room.glob("*.py"))]


main()

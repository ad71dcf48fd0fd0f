"""Trees to measure: a commit or the working tree, each built the same way, apart from all else.

A tree's folder holds its ``source`` and a folder of installed packages for each way to build it.
A stamp beside each says what it was made of, so that nothing is built twice.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
HOME = ROOT / ".venv-against"
KINDS = {"pure": {"UNDERHALL_NATIVE": "0"}, "compiled": {"UNDERHALL_NATIVE": "1"}}
"""The ways to build a tree, and what each needs in its environment."""

NEEDED = ("underhall", "setup.py", "pyproject.toml", "README.md", "LICENSE")
"""What a wheel is made of."""


class Tree:
    """Sources laid out in a folder of their own; ``key`` changes whenever they do."""

    def __init__(self, name: str, folder: Path, key: str) -> None:
        self.name = name
        self.folder = folder
        self.key = key
        self.source = folder / "source"

    def packages(self, kind: str) -> Path:
        """The folder of packages to run it from, built now if it is not there yet."""
        target, stamp = self.folder / kind, self.folder / f"{kind}.stamp"
        wanted = f"{self.key} {with_what(kind)}"
        if not is_stamped(stamp, wanted):
            print(f"building {self.name}, {kind}", flush=True)
            stamp.unlink(missing_ok=True)
            build(self.source, target, kind)
            stamp.write_text(wanted)
        return target


def commit_tree(commit: str) -> Tree:
    """The tree of a commit, as it was committed."""
    sha = git("rev-parse", "--verify", "--end-of-options", f"{commit}^{{commit}}").strip()
    tree = Tree(commit, HOME / sha, sha)
    stamp = tree.folder / "source.stamp"
    if not is_stamped(stamp, sha):
        archive = empty_folder(tree.folder) / "source.zip"
        git("archive", "--format=zip", f"--output={archive}", sha)
        shutil.unpack_archive(archive, tree.source)
        archive.unlink()
        stamp.write_text(sha)
    return tree


def working_tree() -> Tree:
    """What lies in the working tree at this moment, committed or not."""
    listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *NEEDED)
    paths = sorted({path for path in listed.split("\0") if path})
    files = {path: (ROOT / path).read_bytes() for path in paths if (ROOT / path).is_file()}
    tree = Tree("the working tree", HOME / "working-tree", digest(files))
    stamp = tree.folder / "source.stamp"
    if not is_stamped(stamp, tree.key):
        empty_folder(tree.folder)
        for path, content in files.items():
            place = tree.source / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
        stamp.write_text(tree.key)
    return tree


def build(source: Path, target: Path, kind: str) -> None:
    """Make a wheel of ``source`` and install it into ``target``; the log stays beside it."""
    log = target.with_suffix(".log")
    log.unlink(missing_ok=True)
    wheels = empty_folder(target.with_suffix(".wheel"))
    # setuptools would carry what an earlier build left into the wheel.
    shutil.rmtree(source / "build", ignore_errors=True)
    pip(log, source, kind, "wheel", "-v", "--no-build-isolation", "--no-deps", "-w", wheels, ".")
    if kind == "compiled" and "warning: underhall is built in pure" in log.read_text():
        raise SystemExit(f"it could not be compiled ({log} says why); --pure does without")
    (wheel,) = wheels.glob("*.whl")
    empty_folder(target)
    pip(log, source, kind, "install", "--no-deps", "--no-index", "--target", target, wheel)


def pip(log: Path, at: Path, kind: str, *words: str | Path) -> None:
    command = [sys.executable, "-m", "pip", *map(str, words)]
    with log.open("a") as out:
        env, errors = os.environ | KINDS[kind], subprocess.STDOUT
        done = subprocess.run(command, check=False, cwd=at, env=env, stdout=out, stderr=errors)
    if done.returncode:
        last = "\n".join(log.read_text().splitlines()[-20:])
        raise SystemExit(f"{last}\npip failed; {log} has it all")


def with_what(kind: str) -> str:
    """What else decides how fast the outcome is."""
    python = f"python {sys.version.split()[0]}"
    if kind == "pure":
        return python
    optimize = os.environ.get("UNDERHALL_OPTIMIZE", "")
    return f"{python}, mypy {version('mypy')}, optimize {optimize or 'as the tree says'}"


def git(*words: str) -> str:
    done = subprocess.run(
        ["git", *words], check=False, cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    if done.returncode:
        raise SystemExit(done.stderr.strip())
    return done.stdout


def digest(files: dict[str, bytes]) -> str:
    """A name for exactly these files."""
    total = hashlib.sha256()
    for path, content in files.items():
        total.update(f"{path}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def empty_folder(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder

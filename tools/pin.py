"""Pins the libraries: writes requirements/*.txt from pyproject.toml, with hashes, and with no host recorded."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = ROOT / ".tools" / "bin" / "uv"

OPTIONS = ("--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", "3.11", "--quiet")
# Each file is complete: what it shares with runtime.txt has to be the same version there. A checkout plays in the page.
PROJECT = ("pyproject.toml", "--extra", "server")
FILES = {
    "uv": ["--group", "uv"],
    "runtime": [*PROJECT],
    "web": [*PROJECT, "--group", "web", "--constraint", "requirements/runtime.txt"],
    "build": [*PROJECT, "--group", "build", "--constraint", "requirements/runtime.txt"],
    "test": [*PROJECT, "--group", "test", "--constraint", "requirements/runtime.txt"],
    "docs": [*PROJECT, "--group", "docs", "--constraint", "requirements/test.txt"],
    "wheels": [*PROJECT, "--group", "wheels", "--constraint", "requirements/test.txt"],
    "postgres": [*PROJECT, "--extra", "postgres", "--constraint", "requirements/test.txt"],
    "dask": [*PROJECT, "--extra", "dask", "--constraint", "requirements/test.txt"],
    "research": [*PROJECT, "--extra", "research", "--constraint", "requirements/test.txt"],
    "ray": [*PROJECT, "--extra", "ray", "--constraint", "requirements/runtime.txt"],
    "bench": [*PROJECT, "--group", "bench", "--constraint", "requirements/runtime.txt"],
}


def main() -> int:
    # --upgrade, --upgrade-package NAME and other options of `uv pip compile` are passed on.
    for name, sources in FILES.items():
        command = [
            str(UV),
            "pip",
            "compile",
            *OPTIONS,
            *sources,
            "--output-file",
            f"requirements/{name}.txt",
            *sys.argv[1:],
        ]
        done = subprocess.run(
            command, cwd=ROOT, env={"UV_SYSTEM_CERTS": "1", **os.environ}, stdout=subprocess.DEVNULL, check=False
        )
        if done.returncode:
            return done.returncode
        print(f"pinned requirements/{name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())

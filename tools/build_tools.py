"""Finds out whether a C compiler and Python's headers are here, and installs them where it may."""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

HOW_TO_INSTALL = (
    "Debian, Ubuntu: apt-get install gcc libc6-dev python3-dev; Fedora: dnf install gcc python3-devel; "
    "macOS: xcode-select --install"
)


def compiler() -> str | None:
    """The path of the C compiler setuptools would use."""
    for name in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cl" if os.name == "nt" else "cc"):
        if name and (path := shutil.which(str(name).split()[0])):
            return path
    return None


def missing() -> list[str]:
    """What compiling needs and this machine lacks, in words."""
    lacking = []
    if compiler() is None:
        lacking.append("a C compiler")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        lacking.append("Python's C headers")
    # A compiler without the C library's headers is common on Linux: Debian packs them apart.
    if platform.system() == "Linux" and compiler() is not None and not _finds_the_c_library():
        lacking.append("the C library's headers")
    return lacking


def _finds_the_c_library() -> bool:
    """Tell whether the compiler can read the header every C program starts with."""
    command = [str(compiler()), "-E", "-x", "c", "-"]
    return subprocess.run(command, input=b"#include <stdio.h>\n", capture_output=True, check=False).returncode == 0


def provide() -> list[str]:
    """Install what is missing with the system's package manager if allowed; give back what is missing still."""
    lacking = missing()
    if not lacking:
        return []
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return lacking
    print(f"Installing {' and '.join(lacking)} with apt-get …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    headers = f"python{sys.version_info.major}.{sys.version_info.minor}-dev"
    packages = ["gcc", "libc6-dev"] + ([headers] if "Python's C headers" in lacking else [])
    subprocess.run([apt, "update", "-qq"], env=environment, check=False)
    install = [apt, "install", "-y", "-qq", "--no-install-recommends", *packages]
    subprocess.run(install, env=environment, stdout=subprocess.DEVNULL, check=False)
    return missing()

"""Runs mypyc over the files named, in the current folder; tools/compile_engine.py starts it in its own process."""

import os
import sys

from mypyc.build import mypycify
from setuptools import setup


def main() -> None:
    scratch, *files = sys.argv[1:]
    # No configuration file: being strict is the checker's job, and an engine with a style fault still has to compile.
    modules = mypycify(
        ["--config-file=", "--explicit-package-bases", *files],
        opt_level="2",
        debug_level="0",
        group_name="merlin",
        target_dir=scratch,
    )
    # One large file and a small one for each module: the small ones are compiled while the large one still is.
    folders = ["--build-temp", scratch, "--build-lib", scratch]
    arguments = ["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1), *folders]
    setup(name="merlin-compiled", packages=[], py_modules=[], ext_modules=modules, script_args=arguments)


if __name__ == "__main__":
    main()

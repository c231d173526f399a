"""Runs mypyc over the files named, in the current folder; tools/compile_engine.py starts it in its own process."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

from tools import compiled_docstrings


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """Compiles the C files of one library beside each other; by itself it only does that for several libraries."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                return [
                    made for objects in pool.map(lambda one: compile_all([one], **options), sources) for made in objects
                ]

        self.compiler.compile = compile_each
        super().build_extensions()


def main() -> None:
    scratch, *files = sys.argv[1:]
    # No configuration file: being strict is the checker's job, and an engine with a style fault still has to compile.
    modules = mypycify(
        ["--config-file=", "--explicit-package-bases", *files],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="merlin",
        target_dir=scratch,
    )
    if sys.platform == "linux":
        # No other library replaces a function of this one: calls go straight to their targets, or are inlined.
        for module in modules:
            module.extra_compile_args = [*(module.extra_compile_args or []), "-fno-semantic-interposition"]
            module.extra_link_args = [*(module.extra_link_args or []), "-Wl,-Bsymbolic-functions"]
    compiled_docstrings.add(Path(scratch), [Path(file) for file in files])
    folders = ["--build-temp", scratch, "--build-lib", scratch]
    arguments = ["--quiet", "build_ext", "--inplace", *folders]
    setup(
        name="merlin-compiled",
        packages=[],
        py_modules=[],
        ext_modules=modules,
        script_args=arguments,
        cmdclass={"build_ext": ParallelBuild},
    )


if __name__ == "__main__":
    main()

"""The build hook: builds the page where it is not built yet, and compiles the engine where a C compiler is there."""

import contextlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TERMINAL: Final = "CON" if os.name == "nt" else "/dev/tty"
TYPES: Final = ("librt", "msgspec", "mypy-extensions")
"""What the engine's types refer to, so that compiling needs it."""


class PageAndEngineHook(BuildHookInterface[Any]):
    """Adds the page and the compiled modules to an ordinary wheel, and the page to the sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling: nothing where neither page nor engine is to be made."""
        with (Path(self.root) / "pyproject.toml").open("rb") as file:
            settings = tomllib.load(file)
        groups = settings["dependency-groups"]
        needed = [*groups["web"]] if self._makes_page() else []
        if self._compiles():
            names = settings["project"]["dependencies"]
            needed += [*groups["build"], *(name for name in names if re.split(r"[<>=]", name)[0] in TYPES)]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # an edit must count at once; compiled code would hide it
            return
        self._say(self._plan())
        self._page()
        if self.target_name == "wheel":
            self._engine(build_data)

    def _plan(self) -> str:
        """What will be done, in one line: pip shows nothing of it while it takes its minutes."""
        page = "the page is built, half a minute" if self._makes_page() else "the page is there"
        if self._pageless():
            page = "without the page (MERLIN_WITHOUT_PAGE)"
        if self.target_name != "wheel":
            return f"packing the sources; {page}"
        if os.environ.get("MERLIN_PURE") == "1":
            return f"{page}; the engine stays pure Python (MERLIN_PURE)"
        if self._compiles():
            return f"{page}; the engine is compiled, a minute or three (MERLIN_PURE=1 leaves that out)"
        return f"{page}; no C compiler, so the engine stays pure Python: right, but slower"

    def _say(self, text: str) -> None:
        """Tell it in the build's output and, as installers keep that to themselves, at the terminal if there is one."""
        self.app.display_info(f"merlin-bigbox: {text}")
        if not sys.stderr.isatty():
            with contextlib.suppress(OSError), Path(TERMINAL).open("w", encoding="utf-8") as terminal:
                terminal.write(f"\nmerlin-bigbox: {text}\n")

    def _pageless(self) -> bool:
        return os.environ.get("MERLIN_WITHOUT_PAGE") == "1"

    def _makes_page(self) -> bool:
        return not self._pageless() and self._asked("from tools.web_build import is_built as ready") != 0

    def _compiles(self) -> bool:
        if self.target_name != "wheel" or os.environ.get("MERLIN_PURE") == "1":
            return False
        return self._asked("from tools.build_tools import missing; ready = lambda: not missing()") == 0

    def _page(self) -> None:
        """Build the page. A wheel without it would disappoint whoever installs it, so that has to be asked for."""
        if self._pageless():
            self.app.display_warning("MERLIN_WITHOUT_PAGE is set: this can be played in the terminal only.")
            return
        if self._makes_page() and self._run("-m", "tools.web_build") != 0:
            raise RuntimeError(
                "The page could not be built (reason above). "
                "Set MERLIN_WITHOUT_PAGE=1 for a wheel that can be played in the terminal only."
            )

    def _engine(self, build_data: dict[str, Any]) -> None:
        """Compile the engine, or leave it pure: right, but slower."""
        if os.environ.get("MERLIN_PURE") == "1":
            return
        if self._run("-m", "tools.compile_engine") != 0:
            if os.environ.get("MERLIN_REQUIRE_COMPILED") == "1":
                raise RuntimeError(
                    "MERLIN_REQUIRE_COMPILED is set, and the engine could not be compiled (reason above)"
                )
            self.app.display_warning("The engine could not be compiled: this wheel is pure Python, right but slower.")
            return
        other = os.environ.get("MERLIN_PYTHON")  # as in tools/compile_engine.py
        compiled = Path(self.root) / "build" / (f"python-{other}" if other else "") / "compiled"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in (*compiled.rglob("*.so"), *compiled.rglob("*.pyd")):
            build_data["force_include"][str(path)] = str(path.relative_to(compiled))

    def _asked(self, import_ready: str) -> int:
        """0 if a function of the project's tools, imported as `ready`, says so."""
        return self._run("-c", f"{import_ready}; import sys; sys.exit(not ready())")

    def _run(self, *arguments: str) -> int:
        """Run something in a process of its own: the project's tools are found from its folder."""
        return subprocess.run([sys.executable, *arguments], cwd=self.root, check=False).returncode

"""The build hook: builds the page into the wheel, and compiles the engine where a C compiler is there."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageAndEngineHook(BuildHookInterface[Any]):
    """Adds the page and the compiled modules to an ordinary wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # an edit must count at once; compiled code would hide it
            return
        self._page()
        self._engine(build_data)

    def _page(self) -> None:
        """Build the page. A wheel without it would disappoint whoever installs it, so that has to be asked for."""
        if os.environ.get("MERLIN_WITHOUT_PAGE") == "1":
            self.app.display_warning("MERLIN_WITHOUT_PAGE is set: this wheel can be played in the terminal only.")
            return
        if self._tool("tools.web_build") != 0:
            raise RuntimeError(
                "The page could not be built (reason above). "
                "Set MERLIN_WITHOUT_PAGE=1 for a wheel that can be played in the terminal only."
            )

    def _engine(self, build_data: dict[str, Any]) -> None:
        """Compile the engine, or leave it pure: right, but slower."""
        if os.environ.get("MERLIN_PURE"):
            return
        if self._tool("tools.compile_engine") != 0:
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

    def _tool(self, name: str) -> int:
        """Run one of the project's tools in a process of its own: it is found from the project's folder."""
        return subprocess.run([sys.executable, "-m", name], cwd=self.root, check=False).returncode

"""The build hook: compiles the engine into the wheel where a C compiler is there, and leaves it pure where none is."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngineHook(BuildHookInterface[Any]):
    """Adds the compiled modules to an ordinary wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # an edit must count at once; compiled code would hide it
            return
        compiled = Path(self.root) / "build" / "compiled"
        # A process of its own: the sources it needs are found from the project's folder, and mypyc may exit.
        done = subprocess.run([sys.executable, "-m", "tools.compile_engine"], cwd=self.root, check=False)
        if done.returncode != 0:
            if os.environ.get("MERLIN_REQUIRE_COMPILED") == "1":
                raise RuntimeError(
                    "MERLIN_REQUIRE_COMPILED is set, and the engine could not be compiled (reason above)"
                )
            self.app.display_warning("The engine could not be compiled: this wheel is pure Python, right but slower.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in compiled.rglob("*.so"):
            build_data["force_include"][str(path)] = str(path.relative_to(compiled))

"""The engine in pure Python, in a process of its own: one process cannot hold both kinds of the same modules."""

import contextlib
import json
import os
import subprocess
import sys
from dataclasses import asdict
from types import TracebackType
from typing import Self

from benchmarks.environment import ROOT
from benchmarks.measure import Sample

NAME = "merlin-interpreted"


class Interpreted:
    """The playout loop of the sources, measured by the other process whenever it is told to."""

    name = NAME

    def __init__(self, modules: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 – this very file, with fixed arguments
            [sys.executable, "-m", "benchmarks.interpreted", *modules],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, seconds: float) -> Sample:
        questions, answers = self._process.stdin, self._process.stdout
        if questions is None or answers is None:
            raise RuntimeError("the process of the interpreted engine was started without pipes")
        answer = ""
        with contextlib.suppress(BrokenPipeError):
            questions.write(f"{seconds}\n")
            questions.flush()
            answer = answers.readline()
        if not answer:
            raise RuntimeError("the process of the interpreted engine ended early; its own message stands above")
        return Sample(**json.loads(answer))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()  # closes its input, which ends it


def main() -> None:
    # Only here: the process that starts this one has to keep its own kind of engine.
    from benchmarks.merlin_games import Playout, rules_for  # noqa: PLC0415

    subject = Playout(NAME, rules_for(tuple(sys.argv[1:])))
    for line in sys.stdin:
        print(json.dumps(asdict(subject.run(float(line)))), flush=True)


if __name__ == "__main__":
    main()

"""Runs steps of the checks beside each other, as many as there are cores for, and stops all at the first failure."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

LOOK_SECONDS = 0.1
END_SECONDS = 10


class Planned(Protocol):
    """What has to be known of a step to find its place: the cores it keeps busy, and the steps it waits for."""

    @property
    def name(self) -> str: ...
    @property
    def heading(self) -> str: ...
    @property
    def cores(self) -> int: ...
    @property
    def after(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Running:
    """A step at work: its process, where its output goes, and when it began."""

    step: Planned
    process: subprocess.Popen[bytes]
    output: Path
    started: float


@dataclass(frozen=True)
class Outcome:
    """How a step ended: its exit code (None: stopped because another one failed), and the seconds it took."""

    name: str
    code: int | None
    seconds: float

    def __str__(self) -> str:
        word = "stopped" if self.code is None else "FAILED" if self.code else "passed"
        return f"{word:>8}  {self.seconds:6.1f} s  {self.name}"


def startable(waiting: Sequence[Planned], running: Sequence[Planned], cores: int) -> list[Planned]:
    """The steps that can begin now, in their order. What comes later overtakes what finds no room yet."""
    unfinished = {step.name for step in (*waiting, *running)}
    free = cores - sum(min(step.cores, cores) for step in running)
    found: list[Planned] = []
    for step in waiting:
        needed = min(step.cores, cores)
        if needed <= free and unfinished.isdisjoint(step.after):
            found.append(step)
            free -= needed
    return found


def run_beside(
    steps: Sequence[Planned], command: Callable[[Planned], list[str]], folder: Path, cores: int
) -> list[Outcome]:
    """Run all steps, or up to the first that fails. The output of each is shown in one piece when it has ended."""
    folder.mkdir(parents=True, exist_ok=True)
    waiting, running, outcomes = list(steps), list[Running](), list[Outcome]()
    try:
        while waiting or running:
            for step in startable(waiting, [work.step for work in running], cores):
                waiting.remove(step)
                running.append(_start(step, command(step), folder))
            for work in [work for work in running if work.process.poll() is not None]:
                running.remove(work)
                outcomes.append(Outcome(work.step.name, work.process.returncode, time.monotonic() - work.started))
                _show(work, f"{len(outcomes)}/{len(steps)}")
                if outcomes[-1].code:
                    return [*outcomes, *(_stop(other) for other in running)]
            time.sleep(LOOK_SECONDS)
    except BaseException:
        for work in running:
            _stop(work)
        raise
    return outcomes


def _start(step: Planned, command: list[str], folder: Path) -> Running:
    print(f"… {step.name}", flush=True)
    output = folder / f"{step.name}.log"
    with output.open("wb") as file:
        # Apart, so that whatever the step starts can be ended with it.
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
        )
    return Running(step, process, output, time.monotonic())


def _show(work: Running, place: str) -> None:
    print(f"\n=== {place} {work.step.name} – {work.step.heading}", flush=True)
    sys.stdout.buffer.write(work.output.read_bytes())
    sys.stdout.flush()


def _started_by(pid: int) -> list[int]:
    """All processes that this one has started, and those that they have, where the system tells."""
    found: list[int] = []
    for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in map(int, tasks.read_text(encoding="ascii").split()):
                found += [child, *_started_by(child)]
    return found


def _stop(work: Running) -> Outcome:
    """End a step and all that it started."""
    if sys.platform == "win32":
        command = ["taskkill", "/F", "/T", "/PID", str(work.process.pid)]
        subprocess.run(command, capture_output=True, check=False)
    else:
        started = _started_by(work.process.pid)
        for way in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(work.process.pid, way)
            with contextlib.suppress(subprocess.TimeoutExpired):
                work.process.wait(END_SECONDS)
                break
        for pid in started:  # such as a server that a test started in a session of its own
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    work.process.wait()
    return Outcome(work.step.name, None, time.monotonic() - work.started)

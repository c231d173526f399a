"""Bringing a C compiler along: only where that is allowed, and never in silence."""

import os
import shutil
import subprocess

import pytest

from tools import build_tools


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine without compiler and headers, but with apt-get; gives the commands that would have been run."""
    asked: list[list[str]] = []

    def record(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(build_tools, "missing", lambda: ["a C compiler", "Python's C headers"])
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "run", record)
    return asked


def test_root_gets_a_missing_compiler_installed(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A fresh machine in continuous integration has to come through by itself; what stays missing is told."""
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert build_tools.provide() == ["a C compiler", "Python's C headers"]
    assert commands[0][:2] == ["apt-get", "update"]
    assert {"gcc", "libc6-dev"} < set(commands[1])


def test_an_ordinary_user_is_told_what_is_missing(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is installed system-wide behind anyone's back."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert build_tools.provide() == ["a C compiler", "Python's C headers"]
    assert commands == []

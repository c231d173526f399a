"""Bringing a browser along for the tests of the page: only where that is allowed, and never in silence."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import browser


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine without a browser, but with apt-get; gives the commands that would have been run."""
    asked: list[list[str]] = []

    def record(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 1, stdout="", stderr="")

    monkeypatch.delenv("MERLIN_CHROMIUM", raising=False)
    monkeypatch.setattr(browser, "find", lambda: None)
    monkeypatch.setattr(browser, "environment", dict)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "run", record)
    return asked


def test_root_gets_a_missing_browser_installed(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A fresh machine in continuous integration has to come through by itself; what stays missing is told."""
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert browser.provide() is None
    assert ["apt-get", "install"] in [command[:2] for command in commands]
    assert commands[-1][1:] == ["-m", "playwright", "install", "chromium"]


def test_an_ordinary_user_gets_one_of_their_own(commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is installed system-wide behind anyone's back."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert browser.provide() is None
    assert [command[1:] for command in commands] == [["-m", "playwright", "install", "chromium"]]


def test_a_browser_that_was_named_is_the_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A name that leads nowhere is told instead of another browser being taken."""
    program = tmp_path / "chromium"
    monkeypatch.setenv("MERLIN_CHROMIUM", str(program))
    assert browser.find() is None
    program.touch()
    assert browser.find() == program

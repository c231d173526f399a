"""Every error of the program arrives between processes as it was sent, also by the way that Dask pickles errors."""

from __future__ import annotations

import copyreg
import importlib
import pickle
import pkgutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tblib import pickling_support

import merlin_bigbox
from merlin_bigbox.engine.core.errors import MerlinError, NotOfferedError

LAYERS = ("edition", "engine", "modules", "interactions", "game", "bots", "arena")


def errors_of_the_program() -> list[type[BaseException]]:
    """All error classes of what may run on a worker, compiled or not."""
    for layer in LAYERS:
        package = importlib.import_module(f"merlin_bigbox.{layer}")
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".engines." not in found.name and ".testing." not in found.name:
                importlib.import_module(found.name)

    def below(kind: type[BaseException]) -> Iterator[type[BaseException]]:
        yield kind
        for child in kind.__subclasses__():
            yield from below(child)

    ours = {kind for kind in below(BaseException) if kind.__module__.startswith(f"{merlin_bigbox.__name__}.")}
    return sorted((kind for kind in ours if kind.__module__.split(".")[1] in LAYERS), key=lambda kind: kind.__name__)


def by_python(error: BaseException) -> Any:
    return pickle.loads(pickle.dumps(error))


def by_dask(error: BaseException) -> Any:
    """As in a process that imported `distributed`: it hands all errors to this function."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(copyreg.dispatch_table, type(error), pickling_support.pickle_exception)
        return by_python(error)


@pytest.mark.parametrize("journey", [by_python, by_dask])
@pytest.mark.parametrize("kind", errors_of_the_program(), ids=lambda kind: kind.__name__)
def test_an_error_arrives_as_it_was_sent(kind: type[BaseException], journey: Callable[[BaseException], Any]) -> None:
    error = kind("it fell asleep")
    error.add_note("in piece 3")
    again = journey(error)
    assert type(again) is kind
    assert (str(again), again.args) == ("it fell asleep", error.args)


@pytest.mark.parametrize("journey", [by_python, by_dask])
def test_the_rule_of_a_refusal_arrives_too(journey: Callable[[BaseException], Any]) -> None:
    again = journey(NotOfferedError("not now", "BASE-20"))
    assert (str(again), again.rule) == ("not now (BASE-20)", "BASE-20")


def test_errors_were_found() -> None:
    assert {MerlinError, NotOfferedError} < set(errors_of_the_program())

"""The whole server in virtual time, under faults by a seed: nothing acknowledged is lost, and every game goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.cluster import simulate_cluster
from tests.simulation.cluster_mutants import CLUSTER_FOCUS, CLUSTER_MUTANTS
from tests.simulation.mutants import FOCUS, MUTANTS
from tests.simulation.seeds import how_to_replay, kept_seeds
from tests.simulation.world import simulate

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

ROOT = Path(__file__).parents[2]
GATE = 20
CLUSTER_GATE = range(1, 6)
MUTANT_SEEDS = range(1000, 1020)
"""Within so many seeds every mutant has to be caught."""


@pytest.mark.parametrize("seed", [*range(GATE), *(seed for seed in kept_seeds() if seed >= GATE)])
def test_nothing_is_lost_and_every_game_goes_on(seed: int) -> None:
    """Whatever fails: see the package's first page for all that is checked."""
    outcome = simulate(seed)
    assert not outcome.wrong, "\n".join([*outcome.wrong, how_to_replay(seed)])


@pytest.mark.parametrize("seed", sorted({*CLUSTER_GATE, *kept_seeds(cluster=True)}))
def test_nothing_is_lost_between_several_processes(seed: int) -> None:
    """Whoever is paused, cut off or killed, and whatever is held on the way: each table has one owner at a time."""
    outcome = simulate_cluster(seed)
    assert not outcome.wrong, "\n".join([*outcome.wrong, how_to_replay(seed, cluster=True)])


def test_the_same_seed_gives_the_same_story_in_every_process() -> None:
    """Another process, another hash seed, the same trace."""
    here = simulate(5).trace
    assert simulate(5).trace == here
    for hash_seed in ("1", "2"):
        assert here in _elsewhere(hash_seed, "--seeds", "5")
    assert simulate(6).trace != here
    assert simulate_cluster(5).trace in _elsewhere("1", "--cluster", "--seeds", "5")


def _elsewhere(hash_seed: str, *options: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "tests.simulation", *options, "--trace"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.slow
@pytest.mark.parametrize("name", MUTANTS)
def test_broken_servers_are_caught(name: str) -> None:
    """Each mutant is found within a few seeds; the same seeds find nothing in the server itself (see the gate)."""
    with MUTANTS[name]():
        assert any(simulate(seed, FOCUS.get(name, ""), hasty=True).wrong for seed in MUTANT_SEEDS)


@pytest.mark.parametrize("name", CLUSTER_MUTANTS)
def test_broken_clusters_are_caught(name: str) -> None:
    """The same for servers of which several run at one database."""
    with CLUSTER_MUTANTS[name]():
        assert any(simulate_cluster(seed, CLUSTER_FOCUS.get(name, ""), hasty=True).wrong for seed in MUTANT_SEEDS)

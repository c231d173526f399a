"""Masked PPO in self-play: one network plays all seats of many games at once and learns from all of them.

    pip --python .venv/bin/python install torch  # the build for CPUs: docs/research/examples.md
    ./merlin python examples/ppo.py --players 2 --decisions 20 --out ppo.npz [--start clone.npz]
    MERLIN_NETWORK=ppo.npz ./merlin arena --bots examples/network.py:NetworkBot,page --players 2 --games 100

What is not offered gets no probability (the mask), in playing and in learning. The reward of a step is what the seat
gained on the others, in tenths of a point: over a game they sum to its lead at the end.
"""

import argparse
import time

import numpy as np
from behaviour_cloning import forward, load_into, network
from network import Eyes, offered, save

from merlin_bigbox.research.vector import VectorEnv

GAMES = 256
STEPS = 64
"""Each rollout has so many steps of so many games."""
EPOCHS = 2
BATCH = 1024
RATE = 5e-4
CLIP = 0.2
LAMBDA = 0.95
ENTROPY = 0.01
VALUE = 0.5


class Rollout:
    """What happened in some steps: arrays of `steps × games`, and of seats besides where each has its own."""

    def __init__(self, env):
        steps, games = STEPS, env.count
        self.seen = np.zeros((steps, games, env.configuration.layout.size), dtype=np.int16)
        self.masks = np.zeros((steps, games, env.configuration.numbering.size), dtype=bool)
        self.seats = np.zeros((steps, games), dtype=np.int64)
        self.drawn = np.zeros((steps, games), dtype=np.int64)
        """The how manieth of what was offered was chosen."""
        self.chances = np.zeros((steps, games), dtype=np.float32)
        """The logarithm of the probability with which the action was chosen."""
        self.values = np.zeros((steps, games), dtype=np.float32)
        self.rewards = np.zeros((steps, games, env.players), dtype=np.float32)
        self.over = np.zeros((steps, games), dtype=bool)


def leads(gained):
    """What each seat gained on the mean of the others, in tenths of a point."""
    others = (gained.sum(axis=1, keepdims=True) - gained) / (gained.shape[1] - 1)
    return (gained - others) / 10


def advantages(rollout, last_seats, last_values):
    """How much better each action was than expected (GAE), and which of them are known.

    A seat's next decision may be many steps later, those of others in between; what was gained until then is summed
    up. Where the rollout ends before a seat is asked again, its last action cannot be judged.
    """
    steps, games = rollout.seats.shape
    seats = rollout.rewards.shape[2]
    each = np.arange(games)
    gained, after, later = (np.zeros((games, seats), dtype=np.float32) for _ in range(3))
    sure = np.zeros((games, seats), dtype=bool)
    after[each, last_seats], sure[each, last_seats] = last_values, True
    found, known = np.zeros((steps, games), dtype=np.float32), np.zeros((steps, games), dtype=bool)
    for step in reversed(range(steps)):
        over, seat = rollout.over[step], rollout.seats[step]
        for array in (gained, after, later):
            array[over] = 0
        sure[over] = True
        gained += rollout.rewards[step]
        value = rollout.values[step]
        found[step] = gained[each, seat] + after[each, seat] - value + LAMBDA * later[each, seat]
        known[step] = sure[each, seat]
        after[each, seat], later[each, seat], gained[each, seat], sure[each, seat] = value, found[step], 0, True
    return found, known


class Learner:
    """The network, and how it plays and learns."""

    def __init__(self, env, start, seed):
        import torch  # noqa: PLC0415 - so that this file can be read where torch is not

        torch.manual_seed(seed)
        self.torch, self.env, self.random = torch, env, np.random.default_rng(seed)
        self.eyes = Eyes(env.configuration.rules)
        self.net = network(self.eyes.size, env.configuration.numbering.size)
        self.rate = RATE
        if start:
            load_into(self.net, start)
            self.rate = RATE / 3  # so that not much is forgotten
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=self.rate, eps=1e-5)

    def slow_down(self, share):
        """Learn in steps of this share of the first ones."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * share

    def ask(self, seen, masks):
        """The probabilities of all that is offered, as logarithms, and the values."""
        logits, values = forward(self.net, self.eyes, seen, masks)
        return logits.log_softmax(1), values

    def play(self, buffers):
        """A rollout, and whose turn it is after it with what they expect."""
        rollout, points = Rollout(self.env), []
        with self.torch.no_grad():
            for step in range(STEPS):
                rollout.seen[step], rollout.masks[step] = buffers.observations, buffers.masks
                rollout.seats[step] = buffers.seats
                chances, values = self.ask(rollout.seen[step], rollout.masks[step])
                drawn = self.torch.multinomial(chances.exp(), 1)
                rollout.drawn[step] = drawn[:, 0].numpy()
                rollout.chances[step] = chances.gather(1, drawn)[:, 0].numpy()
                rollout.values[step] = values.numpy()
                _, places, actions = offered(rollout.masks[step])
                buffers = self.env.step(actions[np.flatnonzero(places == 0) + rollout.drawn[step]])
                rollout.rewards[step], rollout.over[step] = leads(buffers.rewards), buffers.over
                points.extend(buffers.points[buffers.over].ravel().tolist())
            _, values = self.ask(buffers.observations, buffers.masks.astype(bool))
        return rollout, buffers, advantages(rollout, buffers.seats.copy(), values.numpy()), points

    def learn(self, rollout, found, known):
        """Make good actions likelier, but no action much likelier at once."""
        torch = self.torch
        places = np.flatnonzero(known)
        seen, masks, drawn, chances, values = (
            getattr(rollout, name).reshape(known.size, -1) for name in ("seen", "masks", "drawn", "chances", "values")
        )
        better = found.ravel()
        wanted = better + values[:, 0]
        better = (better - better[places].mean()) / (better[places].std() + 1e-6)
        for _ in range(EPOCHS):
            self.random.shuffle(places)
            for part in np.array_split(places, max(1, len(places) // BATCH)):
                now, value = self.ask(seen[part], masks[part])
                chosen = now.gather(1, torch.from_numpy(drawn[part]))[:, 0]
                ratio = (chosen - torch.from_numpy(chances[part, 0])).exp()
                gain = torch.from_numpy(better[part])
                policy = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                entropy = -(now.exp() * now).sum(1).mean()
                error = (value - torch.from_numpy(wanted[part])).pow(2).mean()
                self.optimiser.zero_grad(set_to_none=True)
                (VALUE * error - policy - ENTROPY * entropy).backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()
        return entropy.item(), error.item()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=float, default=20, help="how many millions to play and learn from")
    parser.add_argument("--start", help="a network to begin with, such as that of behaviour_cloning.py")
    parser.add_argument("--out", default="ppo.npz")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    env = VectorEnv(GAMES, players=options.players, reward="points", skip_forced=True)
    learner, buffers = Learner(env, options.start, options.seed), env.reset(seed=options.seed)
    rollouts, points = 0, []
    while (left := 1 - rollouts * GAMES * STEPS / (1e6 * options.decisions)) > 0:
        learner.slow_down(left)
        rollout, buffers, (found, known), points = learner.play(buffers)
        entropy, error = learner.learn(rollout, found, known)
        rollouts += 1
        if rollouts % 10 == 0:
            save(options.out, learner.net.state_dict())
            print(
                f"{time.process_time():.0f} s of a core, {rollouts * GAMES * STEPS:,} decisions: "
                f"{np.mean(points or [0]):.1f} points a seat, entropy {entropy:.2f}, error {error:.2f}",
                flush=True,
            )
    save(options.out, learner.net.state_dict())


if __name__ == "__main__":
    main()

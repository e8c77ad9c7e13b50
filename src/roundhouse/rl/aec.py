"""The PettingZoo environment: agents `player_0`, `player_1`, ... decide one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.errors import InvalidAction, InvalidOption
from roundhouse.kernel.rng import Stream, seed_bytes
from roundhouse.rl.fields import HIGHEST, Vector
from roundhouse.rl.keywords import BEFORE_RESET, NotReset, check_illegal, check_render_mode
from roundhouse.rl.numbering import OTHERWISE
from roundhouse.rl.opponents import Opponents, check_opponents
from roundhouse.rl.pictures import MODES, picture
from roundhouse.rl.play import Play
from roundhouse.rl.setting import Setting
from roundhouse.rl.telling import told_at_the_end, told_to_who_decides


@dataclass(frozen=True, slots=True)
class Snapshot:
    """An environment as it was at one moment; it can be restored as often as you like."""

    play: Play
    stream: tuple[bytes, int]
    steps: int
    agents: tuple[str, ...]
    selection: str
    skipped: str | None
    secret: bytes
    decided: int
    rewards: dict[str, float]
    totals: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]


class Environment(AECEnv[str, dict[str, Any], int | None]):
    """One table. Who has to decide is `agent_selection`; the others wait, and `opponents` play the last seats.

    With `rotate` all agents are asked in turn, and one that has nothing to decide may only choose 0. With
    `illegal="first"` a masked number stands for the lowest legal one instead of being an error.
    """

    def __init__(
        self,
        setting: Setting,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        rotate: bool = False,
        illegal: str = "error",
        opponents: Sequence[str] = (),
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        check_illegal(illegal)
        _check_cycles(max_cycles)
        self.setting = setting
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.rotate = rotate
        self.illegal = illegal
        self.opponents = check_opponents(opponents, setting.game.name, setting.players)
        self.metadata: dict[str, Any] = {
            "render_modes": list(MODES),
            "name": f"roundhouse_{setting.game.name}_v0",
            "is_parallelizable": False,  # players decide one after the other: docs/rl.md
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players - len(self.opponents))]
        self._seat = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        size, actions = setting.encoder.layout.size, setting.numbering.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, HIGHEST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, HIGHEST, (setting.players * size,), np.float32)
        self._stream: Stream | None = None
        self._play: Play | None = None
        self._secret = b""
        self._bots = Opponents(setting, (), b"")
        self._steps = 0
        self._skip_agent_selection: str | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def play(self) -> Play:
        if self._play is None:
            raise NotReset(BEFORE_RESET)
        return self._play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game. With a seed this game and all that follow without one can be repeated."""
        if seed is not None or self._stream is None:
            self._stream = Stream(seed_bytes(None if seed is None else index(seed)))
        self._secret = self._stream.fork().seed
        self._play = Play(self.setting, self.setting.start(self._secret))
        self._bots.close()
        self._bots = Opponents(self.setting, self.opponents, self._secret)
        self._bots.play_on(self._play)
        self._steps = 0
        self._skip_agent_selection = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self._next_agent(None)
        self._tell()

    def _next_agent(self, last: str | None) -> str:
        seat = self.play.state.active_seat
        if self.rotate:
            seat_after = 0 if last is None else (self._seat[last] + 1) % len(self.possible_agents)
            return self.possible_agents[seat_after]
        return self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, Any]:
        play, seat = self.play, self._seat[agent]
        if play.state.is_over or self._decides(seat):
            mask = play.mask()
        else:
            mask = bytearray(self.setting.numbering.size)
            mask[OTHERWISE] = self.rotate
        return {"observation": play.observation(seat), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        play, agent = self.play, self.agent_selection
        if not self.agents:
            raise NotReset("the game is over: reset the environment before the next step")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._decide(play, agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        self._clear_rewards()
        if play.state.is_over and self._ends_cycle(agent):
            for other, reward in zip(self.possible_agents, play.rewards(), strict=False):  # bots learn nothing
                self.rewards[other] = reward
                self.terminations[other] = True
        elif self.max_cycles is not None and self._steps >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next_agent(agent)
        self._accumulate_rewards()
        self._tell()

    def _tell(self) -> None:
        """The infos of this moment."""
        play = self.play
        at_the_end = told_at_the_end(play) if play.state.is_over else {}
        self.infos: dict[str, dict[str, Any]] = {agent: dict(at_the_end) for agent in self.agents}
        if self._decides(self._seat[self.agent_selection]):
            self.infos[self.agent_selection] = told_to_who_decides(play)

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees, and what it got since its last turn."""
        if self._play is None:
            raise NotReset(BEFORE_RESET)
        told: tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def state(self) -> Vector:
        """Everything that any seat sees: the observations of all seats one after the other, for critics that may."""
        return np.concatenate([self.play.observation(Seat(seat)) for seat in range(self.setting.players)])

    def _decides(self, seat: Seat) -> bool:
        return self.play.state.active_seat == seat

    def _ends_cycle(self, agent: str) -> bool:
        """In rotation everybody is asked before a game is over for all: PettingZoo ends games between cycles only."""
        return not self.rotate or agent == self.possible_agents[-1]

    def _decide(self, play: Play, agent: str, action: int | None) -> None:
        """Carry out a decision, or raise before anything changes."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise InvalidAction(f"action: {action!r} is not a whole number", text=str(action)) from None
        waiting = not self._decides(self._seat[agent])
        legal = (OTHERWISE,) if waiting else play.legal
        if number not in legal and self.illegal == "first":
            number = min(legal)
        if not waiting:
            meant = play.action(number) if number in legal else None
            play.apply(number)  # raises where there is none
            assert meant is not None
            self._bots.note(meant, self._seat[agent])
            self._bots.play_on(play)
        elif number != OTHERWISE:
            raise InvalidAction(f"action {number}: {agent} has nothing to decide now and may only choose 0", text="")

    def snapshot(self) -> Snapshot:
        """Everything as it is now, in microseconds."""
        play, stream = self.play.copy(), self._stream
        assert stream is not None
        return Snapshot(
            play,
            (stream.seed, stream.counter),
            self._steps,
            tuple(self.agents),
            self.agent_selection,
            self._skip_agent_selection,
            self._secret,
            self._bots.decided,
            dict(self.rewards),
            dict(self._cumulative_rewards),
            dict(self.terminations),
            dict(self.truncations),
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Everything as it was then; the snapshot stays as it is. Opponents begin to think anew."""
        if not snapshot.play.setting.is_like(self.setting):
            raise InvalidOption(
                "snapshot: it was taken of another game, or of one with other options", option="snapshot"
            )
        self._play = snapshot.play.copy()
        self._stream = Stream(*snapshot.stream)
        self._steps = snapshot.steps
        self.agents = list(snapshot.agents)
        self.agent_selection = snapshot.selection
        self._skip_agent_selection = snapshot.skipped
        self._secret = snapshot.secret
        self._bots.close()
        self._bots = Opponents(self.setting, self.opponents, self._secret, snapshot.decided)
        self.rewards = dict(snapshot.rewards)
        self._cumulative_rewards = dict(snapshot.totals)
        self.terminations = dict(snapshot.terminations)
        self.truncations = dict(snapshot.truncations)
        self._tell()

    @property
    def game_state(self) -> State:
        """The position itself, with everything that is hidden: for teachers and tests, not for players."""
        return self.play.state

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """The table as everybody sees it; None without a render mode."""
        if self.render_mode is None:
            return None
        return picture(self.setting.game.name, self.play.state, self.render_mode)

    def close(self) -> None:
        """Opponents that are programs of their own end."""
        self._bots.close()


def _check_cycles(max_cycles: int | None) -> None:
    if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
        raise InvalidOption(
            f"max_cycles: must be a whole number of at least 1, not {max_cycles!r}", option="max_cycles"
        )

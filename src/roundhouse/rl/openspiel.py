"""Every game for OpenSpiel: importing this module registers each as `roundhouse_` and its name.

    import pyspiel, roundhouse.rl.openspiel
    game = pyspiel.load_game("roundhouse_NAME(players=2)")

The deal is one chance node at the root: each of its `deals` outcomes is the seed of a whole game. Everything that a
state holds is in one object that copies itself, because OpenSpiel clones by copying every attribute deeply.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pyspiel

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat, State
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.options import Option, OptionKind
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.registry import games
from roundhouse.kernel.rng import Stream
from roundhouse.rl.encoding import encoding_of
from roundhouse.rl.fields import Vector
from roundhouse.rl.play import Play
from roundhouse.rl.setting import Setting, setting

FEWEST = 2  # players; alone there is nothing to gain
DEALS = 1000
MOST_DEALS = 1_000_000
BY_LOT = -1  # instead of the seat that begins
UNSEEN = -1  # in the log of actions: something that only its seat may know in full
_SHARED = ("players", "rewards", "deals")  # parameters of every game
_BOUNDS = {"win": 1.0, "score": 10_000.0}

Key = tuple[GameName, int, str, tuple[tuple[str, Any], ...]]
"""What makes a setting: game, players, rewards, and the other parameters with their names."""


@lru_cache(maxsize=32)
def _setting(key: Key) -> Setting:
    name, players, rewards, others = key
    declared = {option.name: option for option in find_game(name).options}
    chosen = {
        parameter: _meant(declared[parameter], value) if parameter in declared else value for parameter, value in others
    }
    return setting(name, players, rewards=rewards, **chosen)


def _offered(game: Game) -> dict[str, Any]:
    """The options of a game as parameters, with their defaults."""
    return {option.name: _written(option) for option in game.options}


def _written(option: Option) -> Any:
    """The default of an option as OpenSpiel writes it: a seat as its number, what is not there as an empty text."""
    if option.kind is OptionKind.SEAT:
        return BY_LOT
    return "" if option.default is None else option.default


def _meant(option: Option, value: Any) -> Any:
    """What somebody chose by a parameter; a text that is none of the choices is the path of a file."""
    if value == _written(option):
        return option.default
    return Path(value) if option.kind is OptionKind.FILE and value not in option.choices else value


@lru_cache(maxsize=32)
def _names(key: Key) -> tuple[str, ...]:
    return tuple(_setting(key).numbering.names())


class Held:
    """What a state holds: nothing before the deal, then a game and the log of what everybody saw being done."""

    __slots__ = ("_samplers", "_strings", "key", "log", "play")

    def __init__(self, key: Key, play: Play | None = None, log: tuple[int, ...] = ()) -> None:
        self.key = key
        self.play = play
        self.log = log
        self._strings: dict[int, str] = {}
        self._samplers: dict[int, Callable[[Stream], State]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        """Cheap: a copy shares what is replaced and never changed."""
        return Held(self.key, None if self.play is None else self.play.copy(), self.log)

    def __reduce__(self) -> tuple[Any, ...]:
        """Serialized by position: nothing is played again."""
        return _held, (self.key, None if self.play is None else json.dumps(self.play.state.to_dict()), self.log)

    def deal(self, number: int) -> None:
        made = _setting(self.key)
        self.play = Play(made, made.start(number))

    def apply(self, number: int) -> None:
        play = self.play
        assert play is not None
        action, seat = play.action(number) if number in play.legal else None, play.state.active_seat
        play.apply(number)  # raises where there is no such action
        assert action is not None
        self.log += (UNSEEN if _is_secret(play.setting.game, action, seat) else number,)
        self._strings, self._samplers = {}, {}

    def seen(self, player: int) -> str:
        """The view of a player, written out."""
        if self.play is None:
            return "before the deal"
        text = self._strings.get(player)
        if text is None:
            view = self.play.state.view(Seat(player))
            text = self._strings[player] = json.dumps(view, separators=(",", ":"))
        return text

    def remembered(self, player: int) -> str:
        """The view, and in which order everybody did what he was seen to do."""
        return f"{self.seen(player)} {','.join(map(str, self.log))}"

    def sample(self, player: int, rng: Stream) -> Held:
        """Another game that this player cannot tell from this one."""
        if self.play is None:
            return Held(self.key)
        sampler = self._samplers.get(player)
        if sampler is None:
            view = self.play.state.view(Seat(player))
            sampler = self._samplers[player] = self.play.setting.game.sampler(view)
        return Held(self.key, Play(self.play.setting, sampler(rng)), self.log)


def _is_secret(game: Game, action: Action, by: Seat | None) -> bool:
    """Whether a spectator is told less of an action than was done."""
    told = game.redact(action, None, by)
    return told is not action and told != action


def _held(key: Key, position: str | None, log: tuple[int, ...]) -> Held:
    if position is None:
        return Held(key)
    made = _setting(key)
    return Held(key, Play(made, made.game.from_dict(json.loads(position))), log)


class RoundhouseState(pyspiel.State):
    def __init__(self, game: RoundhouseGame) -> None:
        super().__init__(game)
        self.held = Held(game.key)
        self._deals = game.deals

    def current_player(self) -> int:
        play = self.held.play
        if play is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = play.state.active_seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.held.play is not None and self.held.play.state.is_over

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What OpenSpiel says, which takes several calls from C++ to find out who decides."""
        play = self.held.play
        if player is None and play is not None and not play.state.is_over:
            return sorted(play.legal)
        legal: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  # asked for the current player only
        assert self.held.play is not None
        return sorted(self.held.play.legal)

    def _apply_action(self, action: int) -> None:
        if self.held.play is None:
            self.held.deal(action)
        else:
            self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of an action that is legal now, else what its number means."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        play = self.held.play
        if play is None or action not in play.legal:
            return _names(self.held.key)[action]
        return str(play.action(action))

    def returns(self) -> list[float]:
        play = self.held.play
        if play is None or not play.state.is_over:
            return [0.0] * self.held.key[1]
        return play.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RoundhouseState:
        """A state that this player cannot tell from this one, by our sampler; `sampler` gives numbers from 0 to 1."""
        seed = b"".join(int(sampler() * (1 << 32)).to_bytes(5, "big")[1:] for _ in range(8))
        new: RoundhouseState = self.get_game().new_initial_state()
        new.held = self.held.sample(player, Stream(seed))
        return new

    def __str__(self) -> str:
        play = self.held.play
        return "before the deal" if play is None else json.dumps(play.state.to_dict(), separators=(",", ":"))


class Observer:
    """Tensors and strings of what a player sees; with perfect recall also of what everybody was seen to do."""

    def __init__(self, key: Key, recall: bool) -> None:
        made = _setting(key)
        self._recall = recall
        self._actions = made.numbering.size
        size = made.encoder.layout.size
        self.tensor: Vector = np.zeros(size + (made.longest if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["log"] = self.tensor[size:]

    def set_from(self, state: RoundhouseState, player: int) -> None:
        held = state.held
        if held.play is None:
            self.tensor[:] = 0
            return
        held.play.write_observation(Seat(player), self.dict["observation"])
        if self._recall:
            log = self.dict["log"]
            log[:] = 0
            last = held.log[-len(log) :]
            log[: len(last)] = (np.array(last, np.float32) + 2) / (self._actions + 2)

    def string_from(self, state: RoundhouseState, player: int) -> str:
        return state.held.remembered(player) if self._recall else state.held.seen(player)


def _kind(game: Game, parameters: dict[str, Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"roundhouse_{game.name}",
        long_name=encoding_of(game).title or game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # a game without hidden cards, too: nobody is told which deal it is
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=max(FEWEST, game.min_players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class RoundhouseGame(pyspiel.Game):
    """One game of ours with its parameters."""

    name: GameName
    kind: pyspiel.GameType
    parameters: ClassVar[dict[str, Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.parameters, **(params or {})}
        players, rewards, deals = (given[name] for name in _SHARED)
        if players < FEWEST:
            raise InvalidOption(f"players: OpenSpiel needs at least 2 players, not {players}", option="players")
        if not 1 <= deals <= MOST_DEALS:
            raise InvalidOption(f"deals: must be from 1 to {MOST_DEALS}, not {deals}", option="deals")
        others = tuple((name, value) for name, value in given.items() if name not in _SHARED)
        self.key: Key = (self.name, players, rewards, others)
        self.deals: int = deals
        made = _setting(self.key)
        info = pyspiel.GameInfo(
            num_distinct_actions=made.numbering.size,
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=-_BOUNDS[rewards],
            max_utility=_BOUNDS[rewards],
            utility_sum=0.0,
            max_game_length=made.longest,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> RoundhouseState:
        return RoundhouseState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        if params:
            raise InvalidOption(f"observer: there are no parameters, not even {', '.join(params)}", option="observer")
        return Observer(self.key, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _register(game: Game) -> None:
    """Classes, because OpenSpiel keeps what it is given beyond the end of Python, and only a class outlives that."""
    encoding = encoding_of(game)
    shared = dict(zip(_SHARED, (max(FEWEST, game.min_players), "win", DEALS), strict=True))
    parameters = {**shared, **encoding.parameters, **_offered(game)}
    kind = _kind(game, parameters)
    made = type(
        f"{game.name.title()}Spiel", (RoundhouseGame,), {"name": game.name, "parameters": parameters, "kind": kind}
    )
    pyspiel.register_game(kind, made)


for _game in games():
    if _game.max_players >= FEWEST:
        _register(_game)

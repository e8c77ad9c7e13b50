"""The game as the contract wants it: set-up, options, reading. `GAME` is the registered one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from roundhouse.games.lilliput.actions import parse_action
from roundhouse.games.lilliput.box.components import Components, standard_components
from roundhouse.games.lilliput.box.landscapes import LANDSCAPE_NAMES, landscape_of
from roundhouse.games.lilliput.box.printed import printed
from roundhouse.games.lilliput.box.tilesets import game_tile_set
from roundhouse.games.lilliput.flow.draft import set_up
from roundhouse.games.lilliput.instructions import INSTRUCTIONS
from roundhouse.games.lilliput.position_json import MOST, read_position
from roundhouse.games.lilliput.setup import Setup
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.checking import Anything, Bytes, Fields, Mistakes, TableOf, Whole
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Fact, Game, Seat, State, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidAction, InvalidOption, InvalidRecord
from roundhouse.kernel.options import FIRST_PLAYER, Option, OptionKind, checked_options
from roundhouse.kernel.rng import SEED_BYTES, Stream

LONGEST_ACTION = 100  # characters; all that can be done is said in half of them
MOST_DRAWS = 1 << 60  # no game comes near it
_STREAM = Fields({"seed": Bytes(SEED_BYTES), "counter": Whole(0, MOST_DRAWS)}, is_open=True)
_SETUP = Fields(
    {"players": Whole(0, MOST), "first_player": Whole(0, MOST), "options": TableOf(None, Anything())}, is_open=True
)


def _variant(name: str, rule: str, players: tuple[int, ...] = (), excludes: tuple[str, ...] = ()) -> Option:
    text = f"lilliput-variant-{name.replace('_', '-')}"
    return Option(name, False, OptionKind.SWITCH, text, players=players, rule=rule, excludes=excludes)


class LilliputGame(Game):
    name = GameName("lilliput")
    rules_version = 2
    hides = False  # L-019
    instructions = INSTRUCTIONS
    min_players = 1
    max_players = 4
    options = (
        replace(FIRST_PLAYER, rule="L-028"),
        _variant("expert", "L-400"),
        _variant("two_characters", "L-398", players=(2,)),
        _variant("allenbeck", "L-403"),
        _variant("laputa", "L-409"),
        _variant("brobdingnag", "L-417", excludes=("allenbeck", "laputa")),
        Option("scenario", None, OptionKind.FILE, "lilliput-scenario", choices=(None, *LANDSCAPE_NAMES), rule="L-359"),
    )

    def __init__(self, components: Components | None = None) -> None:
        self._components = components

    @property
    def components(self) -> Components:
        return self._components or standard_components()

    def _start(self, players: int, seed: bytes, options: dict[str, Any], rules: int) -> State:
        stream = Stream(seed)
        chosen = options["first_player"]
        first = Seat(stream.below(players) if chosen == "random" else chosen)
        state = LilliputState.__new__(LilliputState)
        set_up(state, self._make_setup(players, first, options, rules), seed, stream.counter)
        return state

    def rules_of(self, state: State) -> int:
        assert isinstance(state, LilliputState)
        return state.setup.rules

    def _make_setup(self, players: int, first: Seat, options: dict[str, Any], rules: int) -> Setup:
        """The pieces for these options; a player's own landscape is kept as data, so that a record can stand alone."""
        scenario = options["scenario"]
        landscape = None if scenario is None else landscape_of(scenario)
        tileset = game_tile_set(
            allenbeck=options["allenbeck"],
            laputa=options["laputa"],
            brobdingnag=options["brobdingnag"],
            scenario=landscape is not None,
            tunnels=0 if landscape is None else landscape.tunnels,
        )
        kept = dict(options)
        if landscape is not None and not isinstance(scenario, str):
            kept["scenario"] = landscape.to_data()
        return Setup(players, first, self.components, tileset, kept, rules, landscape)

    def printed(self, view: View) -> dict[str, Any]:  # noqa: ARG002  # variants choose among what is in the box
        return printed()

    def record_options(self, state: State) -> dict[str, Any]:
        assert isinstance(state, LilliputState)
        return dict(state.setup.options)

    def data_digest(self, state: State) -> str:
        assert isinstance(state, LilliputState)
        return state.setup.digest

    def redact(self, fact: Fact, seat: Seat | None, by: Seat | None = None) -> Fact:  # noqa: ARG002  # all is open
        return fact

    def sampler(self, view: View) -> Callable[[Stream], State]:
        """Nothing is hidden: every sample is the same position, with a random stream of its own, so that nobody can
        look ahead at Gulliver's draws."""
        setup = self._setup_from(view)
        first = LilliputState.__new__(LilliputState)
        read_position(view, setup, first, bytes(SEED_BYTES), 0)

        def sample(rng: Stream) -> State:
            state = first.copy()
            state.seed = rng.fork().seed
            return state

        return sample

    def from_dict(self, data: dict[str, Any]) -> State:
        if not isinstance(data, dict) or data.get("game") != self.name:
            raise InvalidRecord("position: not a position of lilliput")
        mistakes = Mistakes("position")
        stream = mistakes.sound_part(data, _STREAM)
        mistakes.complain_in_a_line()
        state = LilliputState.__new__(LilliputState)
        read_position(data, self._setup_from(data), state, stream["seed"], stream["counter"])
        return state

    def parse(self, text: str) -> Action:
        written = " ".join(text.split())
        if len(written) > LONGEST_ACTION:
            raise InvalidAction(
                about(f"{written[:40]!r}...", complaint("action-too-long", "too long for an action")),
                text=written[:LONGEST_ACTION],
            )
        return parse_action(written)

    def _setup_from(self, data: dict[str, Any]) -> Setup:
        """The set-up that a view or a position tells of; one that names no version is of the first."""
        mistakes = Mistakes("position")
        found = mistakes.sound_part(data, _SETUP)
        mistakes.complain_in_a_line()
        players, first, options = found["players"], Seat(found["first_player"]), found["options"]
        if not self.min_players <= players <= self.max_players or first >= players:
            raise InvalidOption(f"players: not {players}, with seat {first} to begin", option="players")
        rules = self.known_rules(data.get("rules", 1))
        return self._make_setup(players, first, checked_options(self.name, self.options, players, options), rules)


GAME = LilliputGame()

"""The Gymnasium environment: one learner at seat 0, and bots at all others."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec
from numpy.typing import NDArray

from roundhouse.bots.roster import default_bot
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidAction
from roundhouse.rl.fields import HIGHEST, Vector
from roundhouse.rl.keywords import BEFORE_RESET, NotReset, check_illegal, check_render_mode
from roundhouse.rl.opponents import Opponents, check_opponents, listed
from roundhouse.rl.pictures import MODES, picture
from roundhouse.rl.play import Mask, Play
from roundhouse.rl.setting import Setting, setting
from roundhouse.rl.telling import told_at_the_end, told_to_who_decides

OWN = Seat(0)  # of the learner; who begins is drawn by lot unless `first_player` says otherwise


def learner_environment(
    game: GameName, opponents: Sequence[str] | None = None, *, render_mode: str | None, illegal: str, **options: Any
) -> LearnerEnvironment:
    """An environment for as many players as there are opponents, and one."""
    names = (default_bot(game),) if opponents is None else listed(opponents)
    made = setting(game, 1 + len(names), **options)
    env = LearnerEnvironment(made, check_opponents(names, game, made.players), render_mode, illegal)
    chosen = {"game": game, "opponents": list(names), "illegal": illegal, **options}
    env.spec = EnvSpec(f"roundhouse/{game}-v0", "roundhouse.rl:gym_env", kwargs=chosen)  # how it is made again
    return env


class LearnerEnvironment(gymnasium.Env[Vector, np.int64]):
    """One table as its only learner meets it: between two steps the bots decide.

    Gymnasium lets every number of the action space be chosen at any time: with `illegal="first"` one that is masked
    stands for the lowest legal one, and the info says so; with `illegal="error"` it is an error and changes nothing.
    """

    def __init__(
        self, made: Setting, opponents: tuple[str, ...], render_mode: str | None = None, illegal: str = "first"
    ) -> None:
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.setting = made
        self.opponents = opponents
        self.render_mode = render_mode
        self.illegal = illegal
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.observation_space = spaces.Box(0.0, HIGHEST, (made.encoder.layout.size,), np.float32)
        self.action_space = spaces.Discrete(made.numbering.size)
        self._play: Play | None = None
        self._bots = Opponents(made, (), b"")

    @property
    def play(self) -> Play:
        if self._play is None:
            raise NotReset(BEFORE_RESET)
        return self._play

    @property
    def game_state(self) -> State:
        """The position itself, with everything that is hidden: for teachers and tests, not for players."""
        return self.play.state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game. With a seed this game and all that follow without one can be repeated."""
        super().reset(seed=seed, options=options)
        secret = self.np_random.bytes(32)
        self._play = Play(self.setting, self.setting.start(secret))
        self._bots.close()
        self._bots = Opponents(self.setting, self.opponents, secret)
        self._bots.play_on(self._play)
        return self._play.observation(OWN), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        play = self.play
        if play.state.is_over:
            raise NotReset("the game is over: reset the environment before the next step")
        number, told = self._number(play, action), {}
        meant = play.action(number)
        if number != action:
            told["replaced_by"] = str(meant)
        play.apply(number)
        self._bots.note(meant, OWN)
        self._bots.play_on(play)
        over = play.state.is_over
        reward = play.rewards()[OWN] if over else 0.0
        return play.observation(OWN), reward, over, False, self._info() | told

    def _number(self, play: Play, action: np.int64) -> int:
        """The number that is played; raises InvalidAction where it may not be chosen."""
        try:
            number = index(action)
        except TypeError:
            raise InvalidAction(f"action: {action!r} is not a whole number", text=str(action)) from None
        if number in play.legal:
            return number
        if self.illegal == "first" and 0 <= number < self.setting.numbering.size:
            return min(play.legal)
        raise InvalidAction(
            f"action {number} is not legal now; legal are the {len(play.legal)} numbers of the action mask",
            text=str(number),
        )

    def _info(self) -> dict[str, Any]:
        play = self.play
        mask: Mask = np.zeros(self.setting.numbering.size, np.int8)
        play.write_mask(mask)
        return {"action_mask": mask} | (told_at_the_end(play) if play.state.is_over else told_to_who_decides(play))

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now: MaskablePPO of sb3-contrib asks for it by this name."""
        masks = np.zeros(self.setting.numbering.size, np.int8)
        self.play.write_mask(masks)
        return masks.astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it; None without a render mode."""
        if self.render_mode is None:
            return None
        return picture(self.setting.game.name, self.play.state, self.render_mode)

    def close(self) -> None:
        """Opponents that are programs of their own end."""
        self._bots.close()

"""Why a bot decided as it did, in words: its choice, its plan and the next best choices."""

from __future__ import annotations

from roundhouse.bots.contract import Estimate, Explanation, Reason
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.naming import params_in_words, value_in_words
from roundhouse.i18n.numbers import Numbers
from roundhouse.kernel.declaration import GameName

LEVEL = 0.05
"""As much as this is no lead at all."""


def explanation_lines(catalogue: Catalogue, game: GameName, name: str, explanation: Explanation) -> list[str]:
    """The choice, a line for each reason, and the next best choices if there were any."""
    unit = explanation.unit
    choice = _estimate(catalogue, game, unit, explanation.choice)
    lines = [catalogue.text("explain-choice", name=name, choice=choice)]
    lines += [catalogue.text("explain-plan", reason=reason_text(catalogue, game, one)) for one in explanation.plan]
    if explanation.others:
        others = "; ".join(_estimate(catalogue, game, unit, other) for other in explanation.others)
        lines.append(catalogue.text("explain-others", others=others))
    return lines


def reason_text(catalogue: Catalogue, game: GameName, reason: Reason, *, is_hint: bool = False) -> str:
    """The text `reason-<code>`; a code that has none is shown as it is, with its parameters.

    A hint is about the reader, who is meant by `you`.
    """
    text_id = f"reason-{reason.code}"
    params = {key: value_in_words(catalogue, game, key, value) for key, value in reason.params.items()}
    if text_id not in catalogue:
        return params_in_words(reason.code, params)
    return catalogue.text(text_id, you="yes" if is_hint else "no", **params)


def _estimate(catalogue: Catalogue, game: GameName, unit: str, estimate: Estimate) -> str:
    """An action and its value: by how much it leads or lags in the end, or a share of the win in percent."""
    if unit == "share":
        value = catalogue.text("explain-share", value=Numbers(catalogue).percent(estimate.value, 0))
    else:
        own = f"{game}-hint-lead"
        way = "ahead" if estimate.value > LEVEL else "behind" if estimate.value < -LEVEL else "level"
        text_id = own if own in catalogue else "table-hint-lead"
        value = catalogue.text(text_id, way=way, points=abs(estimate.value))
    return catalogue.text("explain-value", action=str(estimate.action), value=value)

"""Why a bot decided as it did, in words: its choice, its plan and the next best choices."""

from __future__ import annotations

from roundhouse.bots.contract import Estimate, Explanation, Reason
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.naming import params_in_words, value_in_words
from roundhouse.kernel.declaration import GameName


def explanation_lines(catalogue: Catalogue, game: GameName, name: str, explanation: Explanation) -> list[str]:
    """The choice, a line for each reason, and the next best choices if there were any."""
    unit = explanation.unit
    choice = _estimate(catalogue, unit, explanation.choice)
    lines = [catalogue.text("explain-choice", name=name, choice=choice)]
    lines += [catalogue.text("explain-plan", reason=reason_text(catalogue, game, one)) for one in explanation.plan]
    if explanation.others:
        others = "; ".join(_estimate(catalogue, unit, other) for other in explanation.others)
        lines.append(catalogue.text("explain-others", others=others))
    return lines


def reason_text(catalogue: Catalogue, game: GameName, reason: Reason) -> str:
    """The text `reason-<code>`; a code that has none is shown as it is, with its parameters."""
    text_id = f"reason-{reason.code}"
    params = {key: value_in_words(catalogue, game, key, value) for key, value in reason.params.items()}
    return catalogue.text(text_id, **params) if text_id in catalogue else params_in_words(reason.code, params)


def _estimate(catalogue: Catalogue, unit: str, estimate: Estimate) -> str:
    """An action and its value: a lead in points, or a share of the win in percent."""
    if unit == "share":
        value = catalogue.text("explain-share", value=f"{100 * estimate.value:.0f}")
    else:
        value = catalogue.text("explain-points", value=f"{estimate.value:+.1f}")
    return catalogue.text("explain-value", action=str(estimate.action), value=value)

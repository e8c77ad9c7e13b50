"""Why a bot decided as it did, in words: its choice, its plan and the next best choices."""

from __future__ import annotations

from typing import Any

from roundhouse.bots.contract import Estimate, Explanation, Reason
from roundhouse.i18n.catalogue import Catalogue

KINDS = {"item": ("company", "character")}
"""What a parameter may be, where its name does not say it."""


def explanation_lines(catalogue: Catalogue, game: str, name: str, explanation: Explanation) -> list[str]:
    """The choice, a line for each reason, and the next best choices if there were any."""
    unit = explanation.unit
    choice = _estimate(catalogue, unit, explanation.choice)
    lines = [catalogue.text("explain-choice", name=name, choice=choice)]
    lines += [catalogue.text("explain-plan", reason=reason_text(catalogue, game, one)) for one in explanation.plan]
    if explanation.others:
        others = "; ".join(_estimate(catalogue, unit, other) for other in explanation.others)
        lines.append(catalogue.text("explain-others", others=others))
    return lines


def reason_text(catalogue: Catalogue, game: str, reason: Reason) -> str:
    """The text `reason-<code>`; a code that has none is shown as it is, with its parameters."""
    text_id = f"reason-{reason.code}"
    params = {key: _named(catalogue, game, key, value) for key, value in reason.params.items()}
    if text_id in catalogue:
        return catalogue.text(text_id, **params)
    told = ", ".join(f"{key} {value}" for key, value in params.items())
    return f"{reason.code}: {told}" if told else reason.code


def _named(catalogue: Catalogue, game: str, key: str, value: Any) -> Any:
    """A parameter as people call it: `company: red` is the text `<game>-company-red` if there is one."""
    if isinstance(value, list | tuple):
        return ", ".join(str(_named(catalogue, game, key, item)) for item in value)
    if isinstance(value, str):
        ids = (*(f"{game}-{kind}-{value}" for kind in KINDS.get(key, (key,))), f"{key}-{value}")
        return next((catalogue.text(text_id) for text_id in ids if text_id in catalogue), value)
    return value


def _estimate(catalogue: Catalogue, unit: str, estimate: Estimate) -> str:
    """An action and its value: a lead in points, or a share of the win in percent."""
    if unit == "share":
        value = catalogue.text("explain-share", value=f"{100 * estimate.value:.0f}")
    else:
        value = catalogue.text("explain-points", value=f"{estimate.value:+.1f}")
    return catalogue.text("explain-value", action=str(estimate.action), value=value)

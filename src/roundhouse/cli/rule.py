"""`roundhouse rule`: what a rule says."""

from __future__ import annotations


def rule(rule_id: str, /) -> None:
    """Print the text of a rule by its number.

    Parameters
    ----------
    rule_id
        The number of a rule, such as T-080.
    """
    from roundhouse.i18n.catalogue import Catalogue
    from roundhouse.kernel.errors import InvalidOption

    catalogue = Catalogue()
    wanted = rule_id.strip().upper()
    known = catalogue.rules()
    if wanted not in known:
        raise InvalidOption(catalogue.text("rule-none", rule=repr(rule_id), example=known[0]), option="rule")
    print(f"{wanted}  {catalogue.rule_text(wanted)}")

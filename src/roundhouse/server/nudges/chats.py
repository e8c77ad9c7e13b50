"""What a chat is sent through a webhook, in the shape that it takes. docs/nudges.md shows all of them."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from roundhouse.server.nudges.letters import Letter

PLAIN, DISCORD, SLACK, MATTERMOST = "json", "discord", "slack", "mattermost"
FORMATS = (PLAIN, DISCORD, SLACK, MATTERMOST)
_HOSTS = {
    "discord.com": DISCORD,
    "discordapp.com": DISCORD,
    "canary.discord.com": DISCORD,
    "ptb.discord.com": DISCORD,
    "hooks.slack.com": SLACK,
}
_MARKS = re.compile(r"([\\`*_{}\[\]()#+\-.!~|>])")
_NO_WIDTH = "\u200b"


def known_format(url: str) -> str | None:
    """The shape that the host of a webhook takes, if we know it."""
    return _HOSTS.get(urlsplit(url).hostname or "")


def chat_body(letter: Letter, form: str) -> dict[str, Any]:
    """What to post."""
    if form == DISCORD:
        return {"content": _in_markdown(letter), "allowed_mentions": {"parse": []}}
    if form == SLACK:
        link = f"<{letter.link}|{_for_slack(letter.title)}>" if letter.link else _for_slack(letter.title)
        return {"text": f"{_for_slack(letter.who)}: {link}\n{_for_slack(letter.body)}"}
    if form == MATTERMOST:
        return {"text": _in_markdown(letter), "username": "Roundhouse"}
    return {
        "kind": letter.reason,
        "id": letter.id,
        "person": letter.who,
        "game": letter.game,
        "table": letter.table,
        "link": letter.link,
        "title": letter.title,
        "text": letter.body,
        "at": letter.at,
    }


def _in_markdown(letter: Letter) -> str:
    """Names are people's own words: they format nothing and call nobody."""
    title = _unmarked(letter.title)
    linked = f"[{title}]({letter.link})" if letter.link else title
    return f"**{_unmarked(letter.who)}**: {linked}\n{_unmarked(letter.body)}"


def _unmarked(text: str) -> str:
    return _MARKS.sub(r"\\\1", text).replace("@", f"@{_NO_WIDTH}")


def _for_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", f"@{_NO_WIDTH}")

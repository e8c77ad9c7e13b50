"""Boards and landscapes from somebody's own file: read and checked before a table is made of them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from roundhouse.i18n.complaints import in_words
from roundhouse.kernel.errors import InvalidData
from roundhouse.kernel.registry import declaration
from roundhouse.server.access import AnyRequest, TheNode, need_person
from roundhouse.server.guard import limits
from roundhouse.server.page.room import page_room
from roundhouse.server.page.texts import catalogue
from roundhouse.server.problems import Problem

LONGEST_FILE = 300_000  # many times what the largest board takes
MOST_TOLD = 20  # mistakes: whoever has more begins with these
FILE = limits.Limit(10, 0.2)


class OptionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=255)]
    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class ReadFile(msgspec.Struct, frozen=True):
    """What a new table takes as the value of that option, or null and each mistake in words."""

    value: dict[str, Any] | None
    problems: list[str]


@post(
    "/api/games/{game:str}/options/{option:str}/file",
    operation_id="readOptionFile",
    tags=["page"],
    status_code=200,
    request_max_body_size=4 * LONGEST_FILE,
)
async def read_option_file(
    request: AnyRequest,
    node: TheNode,
    game: FromPath[str],
    option: FromPath[str],
    data: JSONBody[OptionFile],
    language: FromQuery[str] = "en",
) -> ReadFile:
    """What stands in a file as the value of an option."""
    texts = await asyncio.to_thread(catalogue, language)
    person = await need_person(request, node)
    node.limits.take("files", FILE, person.id)
    room = page_room(declaration(game))
    read = None if room is None else room.files.get(option)
    if read is None:
        raise Problem(404, "unknown-path")
    try:
        return ReadFile(await node.checks.run(read, data.text, data.name), [])
    except InvalidData as error:
        return ReadFile(None, [str(in_words(texts, problem)) for problem in error.problems[:MOST_TOLD]])

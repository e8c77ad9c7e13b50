"""The description of the API as a page: made from the same data as /api/openapi.json, without any script."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, get

from roundhouse.server.access import AnyRequest

METHODS = ("get", "post", "put", "patch", "delete")


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def describe(request: AnyRequest) -> str:
    """Every endpoint with its parameters, body and answers."""
    return page(request.app.openapi_schema.to_schema())


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def show_openapi(request: AnyRequest) -> dict[str, Any]:
    """The same for programs."""
    return request.app.openapi_schema.to_schema()


def page(schema: dict[str, Any]) -> str:
    """A description in OpenAPI as HTML."""
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    parts = [
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
        f"</head><body><h1>{title}</h1><p>{escape(schema['info'].get('description', ''))}</p>",
    ]
    for path, item in schema["paths"].items():
        parts += [_operation(path, method, item[method]) for method in METHODS if method in item]
    parts += ["<h2>Data</h2>"]
    for name, data in schema.get("components", {}).get("schemas", {}).items():
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(data.get("description", ""))}</p>')
        parts.append(_fields(data))
    return "".join([*parts, "</body></html>"])


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    text = f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('description', ''))}</p><ul>"
    for parameter in operation.get("parameters", ()):
        text += f"<li><code>{escape(parameter['name'])}</code> ({parameter['in']}): {_kind(parameter['schema'])}</li>"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        text += f"<li>body: {_kind(content['schema'])}</li>"
    for status, answer in operation["responses"].items():
        kinds = [_kind(content["schema"]) for content in answer.get("content", {}).values() if "schema" in content]
        text += f"<li>{status}: {escape(answer['description'])} {', '.join(kinds)}</li>"
    return text + "</ul>"


def _fields(data: dict[str, Any]) -> str:
    required = data.get("required", ())
    lines = [
        f"<li><code>{escape(name)}</code>{'' if name in required else ' (optional)'}: {_kind(field)}</li>"
        for name, field in data.get("properties", {}).items()
    ]
    return f"<ul>{''.join(lines)}</ul>" if lines else ""


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with a link to what it is made of."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for many in ("oneOf", "anyOf"):
        if many in schema:
            return " or ".join(_kind(one) for one in schema[many])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    kind = schema.get("type", "anything")
    return escape(kind if isinstance(kind, str) else " or ".join(kind))

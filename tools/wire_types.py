"""Writes the client's types of everything that travels over the wire from those of the server.

    python -m tools.wire_types

A test compares the file with what this would write, so that neither side can change alone.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any, get_args

import msgspec

from serai.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "wire.ts"
HEAD = "/** Made by tools/wire_types.py from serai/server/wire: change those files and run the tool again. */\n"
OVER_HTTP = (
    *(
        wire.EditionCheck,
        wire.PreparedEdition,
        wire.GameInfo,
        wire.Handover,
        wire.Join,
        wire.Me,
        wire.NewTable,
        wire.Place,
        wire.Refusal,
        wire.Replay,
    ),
    *(wire.CompanionAct, wire.CompanionAnswer, wire.Evening, wire.EveningEntry, wire.NewEvening),
    *(wire.DailyStanding, wire.DailyTerms, wire.GiveOrder, wire.Orders),
    *(wire.Export, wire.Identity, wire.NewPhrase, wire.Phrase, wire.Profile, wire.Recovery),
    *(wire.PasskeyAnswer, wire.PasskeyQuestion),
    *(wire.Notifications, wire.HookChannel, wire.PushChannel, wire.QuietHours),
    *(wire.Company, wire.Removal, wire.Report),
    *(wire.NewTournament, wire.JoinTournament, wire.Tournament, wire.Season, wire.Ratings),
    *(wire.Branch, wire.ReviewState, wire.SeatChange, wire.Server),
)
UNIONS = {"ClientMessage": get_args(wire.ClientMessage), "ServerMessage": get_args(wire.ServerMessage)}
LISTS = {"EMOTES": wire.EMOTES}
REFERENCE = "#/$defs/"


def main() -> None:
    TARGET.write_text(typescript(), "utf-8")


def typescript() -> str:
    """The whole file."""
    kinds = (*OVER_HTTP, *chain.from_iterable(UNIONS.values()))
    _, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE + "{name}")
    interfaces = [_interface(name, components[name]) for name in sorted(components)]
    unions = [f"export type {name} = {' | '.join(kind.__name__ for kind in of)};\n" for name, of in UNIONS.items()]
    lists = [f"export const {name} = [{', '.join(map(repr, words))}] as const;\n" for name, words in LISTS.items()]
    return "\n".join([HEAD, *lists, *interfaces, *unions])


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};" for field, kind in schema["properties"].items()
    ]
    return "\n".join([f"/** {schema['description']} */", f"export interface {name} {{", *fields, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": reference}:
            return str(reference).removeprefix(REFERENCE)
        case {"anyOf": options}:
            return " | ".join(_type(option) for option in options)
        case {"enum": values}:
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
        case {"type": "array", "items": items}:
            return f"{_in_brackets(_type(items))}[]"
        case {"type": "object"}:
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as name}:
            return str(name)
    return "unknown"


def _in_brackets(kind: str) -> str:
    return f"({kind})" if "|" in kind else kind


if __name__ == "__main__":
    main()

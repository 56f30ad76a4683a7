"""Writes the reference part of docs/protocol.md from the types of the server.

    python -m tools.protocol_reference

A test compares the file with what this would write.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from serai.server import wire

TARGET = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
BEGIN, END = "<!-- made by python -m tools.protocol_reference -->\n", "<!-- end -->\n"

GROUPS: tuple[tuple[str, Any], ...] = (
    ("Bodies of requests", (wire.NewTable, wire.Join, wire.SeatChange, wire.Handover, wire.ScorePad)),
    (
        "Bodies of requests for slow games",
        (
            *(wire.Pause, wire.Holiday, wire.GiveOrder),
            *(wire.PushChannel, wire.HookChannel, wire.Habits, wire.QuietHours, wire.NotificationsAtTable),
        ),
    ),
    ("Bodies of requests about others", (wire.Removal, wire.Report)),
    ("Bodies of requests about oneself", (wire.Profile, wire.NewPhrase, wire.Recovery, wire.PasskeyAnswer)),
    ("Bodies of requests for printed games", (wire.CompanionAct, wire.NewEvening, wire.EveningEntry)),
    ("Answers", (wire.Refusal, wire.Place, wire.Me, wire.GameInfo, wire.Server, wire.Replay)),
    ("Answers for slow games and programs", (wire.Orders, wire.Notifications, wire.NotificationChannel, wire.Program)),
    ("Answers about others", (wire.Company,)),
    ("Answers for the daily deal", (wire.DailyStanding,)),
    ("Bodies of requests for tournaments", (wire.NewTournament, wire.JoinTournament)),
    ("Answers for audits", (wire.PublicLog, wire.LogPage)),
    ("Answers for tournaments", (wire.Tournament, wire.Season, wire.Ratings)),
    (
        "Answers about oneself",
        (wire.Identity, wire.Device, wire.Phrase, wire.PasskeyQuestion, wire.Export, wire.ExportedTable),
    ),
    ("Answers for printed games", (wire.CompanionAnswer, wire.Evening)),
    ("Messages from the client", wire.ClientMessage.__args__),
    ("Messages from the server", wire.ServerMessage.__args__),
)


def reference() -> str:
    """Every type that travels, field by field."""
    kinds = [kind for _, group in GROUPS for kind in group]
    tops, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    names = {kind: top["$ref"] for kind, top in zip(kinds, tops, strict=True)}
    shown: set[str] = set()
    lines: list[str] = []
    for title, group in GROUPS:
        lines += [f"### {title}", ""]
        for name in _with_parts([names[kind] for kind in group], components):
            if name not in shown:
                shown.add(name)
                lines += [*_described(name, components[name]), ""]
    return "\n".join(lines)


def _with_parts(names: Iterable[str], components: dict[str, Any]) -> Iterable[str]:
    """Each type, followed by those it is made of."""
    for name in names:
        yield name
        parts = [part for field in components[name]["properties"].values() for part in _refers_to(field)]
        yield from _with_parts(parts, components)


def _refers_to(schema: dict[str, Any]) -> list[str]:
    inner = [*schema.get("anyOf", []), *([schema["items"]] if "items" in schema else [])]
    return [schema["$ref"]] if "$ref" in schema else [name for each in inner for name in _refers_to(each)]


def _described(name: str, schema: dict[str, Any]) -> list[str]:
    required = schema.get("required", ())
    lines = [f"**{name}**: {schema['description']}", ""]
    for field, kind in schema["properties"].items():
        default = "" if field in required else f", otherwise {msgspec.json.encode(kind.get('default')).decode()}"
        lines.append(f"- `{field}`: {_kind(kind)}{default}")
    return lines


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " or ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(map(_kind, schema["anyOf"]))
    match schema.get("type"):
        case "array":
            return f"list of {_kind(schema.get('items', {}))}"
        case "string" if "maxLength" in schema:
            return f"string of at most {schema['maxLength']}"
        case "integer" if "minimum" in schema:
            last = schema.get("maximum", schema.get("exclusiveMaximum", 0) - 1)
            return f"integer, {schema['minimum']} to {last}"
        case None:
            return "anything"
        case kind:
            return str(kind)


def whole() -> str:
    """The file with its reference part as it should be."""
    text = TARGET.read_text("utf-8")
    return f"{text.split(BEGIN)[0]}{BEGIN}{reference()}{END}{text.split(END)[1]}"


def main() -> None:
    TARGET.write_text(whole(), "utf-8")


if __name__ == "__main__":
    main()

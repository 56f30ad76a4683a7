"""Decisions as compiled code reads them: whatever it understands, the ordinary way understands alike."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from serai.games import find_express
from serai.kernel.express import NOTHING, Decision
from serai.kernel.json_writer import lexicon
from serai.kernel.schema import blank
from serai.server.express.reading import ACTS, LONGEST, MOST_ACTS, note_act, parse, unmask
from serai.server.wire import LONGEST_ACT_ID, Act, decode_client_message

EXPRESS = find_express("amul")
VERBS = EXPRESS.verbs
WORDS = (*lexicon([f'{verb}","{name}":' for verb, name in VERBS]), np.array(EXPRESS.nullable, dtype=np.uint8))
START = 40


def understood(text: bytes) -> Any:
    """The decision in a text, or None where it is left for the ordinary way."""
    page = np.zeros(START + 4 * LONGEST, dtype=np.uint8)
    page[START : START + len(text)] = list(text)
    decision = blank(Decision, 1)
    if not parse(page, START, START + len(text), decision[0], *WORDS):
        return None
    found = decision[0]
    verb, name = VERBS[found.verb]
    value = None if found.value == NOTHING else int(found.value)
    move = {"seat": int(found.seat), "do": verb, name: value}
    written = page[found.move : found.move + found.move_size].tobytes()
    assert msgspec.json.decode(written) == move
    act = page[found.act : found.act + found.act_size].tobytes().decode()
    return Act(id=act, version=int(found.version), move=move)


def taken(text: bytes) -> Any:
    try:
        return decode_client_message(text)
    except (msgspec.MsgspecError, UnicodeError):
        return None


printable = st.characters(min_codepoint=0x20, max_codepoint=0x7E, exclude_characters='"\\')
plain = st.text(printable, min_size=1, max_size=LONGEST_ACT_ID)
acts = st.builds(
    lambda act, version, seat, verb, value: Act(
        id=act, version=version, move={"seat": seat, "do": verb[0], verb[1]: value}
    ),
    plain,
    st.integers(0, 10**9 - 1),
    st.integers(0, 9),
    st.sampled_from(VERBS),
    st.integers(0, 999),
)


@given(acts)
def test_what_clients_send_is_understood(act: Act) -> None:
    assert understood(msgspec.json.encode(act)) == act


def test_nothing_can_be_taken() -> None:
    for verb, name, may_be in zip(*zip(*VERBS, strict=True), EXPRESS.nullable, strict=True):
        act = Act(id="a", version=1, move={"seat": 0, "do": verb, name: None})
        assert (understood(msgspec.json.encode(act)) == act) is may_be


@given(acts, st.data())
@example(Act(id="a", version=0, move={"seat": 0, "do": "offer", "card": 0}), None)
def test_nothing_is_understood_otherwise_than_it_is_meant(act: Act, data: Any) -> None:
    text = bytearray(msgspec.json.encode(act))
    for _ in range(data.draw(st.integers(1, 3)) if data else 0):
        place = data.draw(st.integers(0, len(text) - 1))
        letter = data.draw(st.sampled_from(b'0159-.e"\\{}[]:, nul\xc3x'))
        match data.draw(st.sampled_from(["replace", "insert", "cut", "end"])):
            case "replace":
                text[place] = letter
            case "insert":
                text.insert(place, letter)
            case "cut":
                del text[place]
            case "end":
                text.append(letter)
    read = understood(bytes(text))
    assert read is None or read == taken(bytes(text))


def test_odd_forms_are_left_for_the_ordinary_way() -> None:
    usual = '{"type":"act","id":"a","version":1,"move":{"seat":0,"do":"offer","card":5}}'
    assert understood(usual.encode()) is not None
    for old, new in [
        (":1,", ":01,"),
        (":1,", ":1.0,"),
        (":1,", ":1e0,"),
        (":1,", ":-1,"),
        (":1,", ":1234567890,"),
        (":1,", ": 1,"),
        (":5", ":null"),
        (":5", ":true"),
        (":5", ':"5"'),
        (":5", ":"),
        ('"a"', '""'),
        ('"a"', '"\\u0061"'),
        ('"a"', '"ä"'),
        ('"a"', f'"{"a" * (LONGEST_ACT_ID + 1)}"'),
        ("offer", "setup"),
        ('"card"', '"take"'),
        ("}}", "}}}"),
        ("}}", "}} "),
        ("}}", "}"),
        ('"card":5', '"card":5,"card":6'),
    ]:
        assert understood(usual.replace(old, new).encode()) is None, (old, new)


@given(st.binary(max_size=300), st.binary(min_size=4, max_size=4))
def test_a_frame_is_unmasked(text: bytes, mask: bytes) -> None:
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE, size >> 8, size & 255])
    masked = bytes(letter ^ mask[place % 4] for place, letter in enumerate(text))
    frame = b"\x81" + length + mask + masked
    assert unmasked(frame) == text
    for wrong in (frame[:-1], frame + b"\x81", b"\x82" + frame[1:], b"\x01" + frame[1:], b"\xc1" + frame[1:]):
        assert unmasked(wrong) is None
    assert unmasked(frame[:1] + bytes([length[0] & 0x7F]) + frame[2:]) is None


def test_a_length_of_eight_bytes_is_left_for_the_library() -> None:
    assert unmasked(b"\x81\xff" + bytes(4) + bytes(127)) is None


def unmasked(frame: bytes) -> bytes | None:
    page = np.zeros(4 * LONGEST, dtype=np.uint8)
    page[: len(frame)] = list(frame)
    end = unmask(page, 0, len(frame), 2 * LONGEST)
    return page[2 * LONGEST : end].tobytes() if end else None


def test_every_decision_is_known_from_then_on() -> None:
    known = np.zeros(ACTS, dtype=np.uint64)
    names = [(seat, f"{number}".encode()) for seat in range(8) for number in range(MOST_ACTS // 8)]
    for expected in (True, False):
        for seat, name in names:
            page = np.frombuffer(name, dtype=np.uint8)
            assert note_act(known, seat, page, 0, len(name)) is expected

#!/usr/bin/env python3
"""Plays session scripts from standard input, as Hosts/conformance describes them."""

from __future__ import annotations

import json
import sys
import urllib.parse
import zlib
from dataclasses import dataclass
from struct import pack
from typing import Any, Callable, List, Optional

from flowengine import Environment, FlowError, Node, Screen, Session, Status


def text_of(field: str) -> str:
    """A text; "" if it is absent."""
    return "" if field in ("-", "%") else urllib.parse.unquote(field)


def number_of(field: str) -> float:
    """A number; 0 if it is absent."""
    return 0 if field == "-" else float(field)


def numbers_of(fields: List[str]) -> Any:
    """Numbers; None if the first is absent."""
    return None if fields[0] == "-" else tuple(map(float, fields))


def environment_of(fields: List[str]) -> Environment:
    """The environment of a line without its name and time."""
    members = int(fields[0])
    values: List[Any] = [
        numbers_of(fields[1:3]), numbers_of(fields[3:7]), float(fields[7]), numbers_of(fields[8:10]),
        int(fields[10]), fields[11] != "0", tuple(map(int, fields[12:15])),
        *map(int, fields[15:18]), fields[18] != "0"]
    return Environment(*(value if members & 1 << bit else None for bit, value in enumerate(values)))


def command_value(kind: str, field: str) -> Any:
    """The value of a command."""
    if kind == "1":
        return number_of(field)
    if kind == "2":
        return text_of(field)
    if kind == "5":
        return json.loads(text_of(field))
    return {"3": True, "4": False}.get(kind)


#: What a line that sends an event does, from its fields without name and time. Numbers that are none of
#: those listed go to the library as they are.
EVENTS: "dict[str, Callable[[Session, float, Any], object]]" = {
    "pan": lambda session, time, it: session.pan(
        time, int(it[0]), numbers_of(it[1:3]), numbers_of(it[3:5]), location=numbers_of(it[5:7]),  # type: ignore[arg-type]
        target=text_of(it[7])),
    "scroll": lambda session, time, it: session.scroll(
        time, text_of(it[5]), int(it[0]), numbers_of(it[1:3]), numbers_of(it[3:5])),  # type: ignore[arg-type]
    "text": lambda session, time, it: session.text(
        time, text_of(it[2]), text_of(it[3]), None if it[0] == "-" else (int(it[0]), int(it[1]))),
    "tap": lambda session, time, it: session.tap(time, text_of(it[2]), location=numbers_of(it[:2])),
    "field": lambda session, time, it: session.field(time, int(it[0]), text_of(it[1])),  # type: ignore[arg-type]
    "select": lambda session, time, it: session.select(time, text_of(it[2]), int(it[0]), int(it[1])),
    "selection": lambda session, time, it: session.selection(
        time, text_of(it[2]), (int(it[0]), int(it[1]))),
    "compose": lambda session, time, it: session.compose(
        time, text_of(it[3]), int(it[0]),  # type: ignore[arg-type]
        None if it[1] == "-" else (int(it[1]), int(it[2])), text_of(it[4])),
    "key": lambda session, time, it: session.key(
        time, text_of(it[3]), int(it[0]), int(it[1]), it[2] != "0"),  # type: ignore[arg-type]
    "keyboard": lambda session, time, it: session.keyboard(
        time, int(it[0]), numbers_of(it[1:5]), float(it[5]), int(it[6])),  # type: ignore[arg-type]
    "response": lambda session, time, it: session.respond(
        time, text_of(it[1]), int(it[0]), None if it[2] == "-" else text_of(it[2])),  # type: ignore[arg-type]
    "command": lambda session, time, it: session.command(
        time, text_of(it[0]), command_value(it[2], it[3]), target=text_of(it[1])),
    "environment": lambda session, time, it: session.environment(time, environment_of(it)),
    "tick": lambda session, time, it: session.tick(time),
    "advance": lambda session, time, it: session.advance(time),
}


def texts(*values: Optional[str]) -> bytes:
    """Texts, each followed by a zero byte."""
    return b"".join((value or "").encode() + b"\0" for value in values)


def node_bytes(screen: Screen, node: Node) -> bytes:
    """A node as `look` shows it."""
    parent = screen.numbered(node.parent)
    parts = [
        texts(node.id, parent.id if parent else ""),
        pack("<3I", node.kind, node.flags, node.members),
        # begin members: digest, written by scripts/generate-members
        pack("<23d", *node.frame, *node.transform, node.alpha, node.corner_radius, node.border_width,
            node.stroke_end, *node.content_offset, *node.content_inset, *(node.content_size or (0, 0)),
            node.font_size),
        pack("<6I6i", node.background or 0, node.border_color or 0, node.text_color or 0,
            node.placeholder_color or 0, node.tint_color or 0, node.accessibility_traits, -1 if
            node.caret is None else node.caret, node.text_alignment, -1 if node.selected_range is None
            else node.selected_range[0], 0 if node.selected_range is None else node.selected_range[1],
            -1 if node.marked_range is None else node.marked_range[0], 0 if node.marked_range is None
            else node.marked_range[1]),
        texts(node.text, node.placeholder, node.image, node.font_name, node.keyboard_type,
            node.text_content_type, node.return_key_type, node.accessibility_label,
            node.accessibility_value),
        # end members: digest
        pack("<I", len(node.rows))]
    for component in node.rows:
        parts += [pack("<I", len(component)), texts(*component)]
    parts.append(pack(f"<I{len(node.selected_rows)}i", len(node.selected_rows), *node.selected_rows))
    return b"".join(parts)


def look(screen: Screen) -> bytes:
    """The nodes of a screen."""
    nodes = [node_bytes(screen, node) for node in screen.nodes]
    return texts(screen.state) + pack("<I", len(nodes)) + b"".join(nodes)


@dataclass
class Played:
    """A session, its nodes, and the name of its scene."""

    session: Session
    screen: Screen
    scene: str


class Player:
    """Plays a script."""

    def __init__(self, number: str) -> None:
        self.number = number
        self.sessions: List[Played] = []
        self.current = 0
        self.crc = 0
        self.frame_count = 0
        self.byte_count = 0

    def emit(self, output: bytes) -> None:
        """Adds to what has come of the lines."""
        self.crc = zlib.crc32(output, self.crc)
        self.byte_count += len(output)

    def add(self, played: Played) -> None:
        """Adds a session, which becomes the current one."""
        self.current = len(self.sessions)
        self.sessions.append(played)

    def act(self, name: str, fields: List[str]) -> bytes:
        """Does what a line says; returns what it has taken."""
        if name == "open":
            setup = text_of(fields[0])
            scene = json.loads(setup)["scene"] if setup.startswith("{") else setup
            self.add(Played(Session(setup, keeps_frames=True), Screen(), scene))
            return b""
        if not self.sessions:
            raise FlowError(Status.FOREIGN, "there is no session")
        played = self.sessions[self.current]
        if name in EVENTS:
            EVENTS[name](played.session, float(fields[0]), fields[1:])
        elif name == "line":
            played.session.send(text_of(fields[0]))
        elif name == "fork":
            self.add(Played(played.session.fork(), played.screen.copy(), played.scene))
        elif name == "restore":
            state = played.session.saved(omits_secrets=False)
            played.session.close()
            played.screen = Screen()
            played.session = Session.restore(played.scene, state, keeps_frames=True)
        elif name == "record":
            played.session.record()
        elif name == "recording":
            return played.session.recording()
        elif name == "use":
            if int(fields[0]) >= len(self.sessions):
                raise FlowError(Status.INVALID, "there is no such session")
            self.current = int(fields[0])
        elif name != "look":
            sys.exit(f"player: cannot read the line '{name}' of script {self.number}")
        return b""

    def taken(self, take: Callable[[], bytes]) -> bytes:
        """What a call gives; nothing if it fails."""
        try:
            return take()
        except FlowError:
            return b""

    def play(self, name: str, fields: List[str]) -> None:
        """Plays a line."""
        trace = b""
        status = Status.OK
        try:
            trace = self.act(name, fields)
        except FlowError as error:
            status = error.status
        self.emit(pack("<i", status))
        if not self.sessions or (name == "open" and status):
            return
        played = self.sessions[self.current]
        frames = self.taken(played.session.frame_lines)
        self.frame_count += frames.count(b"\n")
        self.emit(frames)
        self.emit(self.taken(played.session.effect_lines))
        self.emit(trace)
        if name == "look":
            self.emit(look(played.screen))
        else:
            try:
                played.screen.update(played.session)
            except FlowError:
                pass

    def end(self) -> None:
        """Prints what has come of the script."""
        print(f"{self.number} {self.crc:08x} {self.frame_count} {self.byte_count}")
        for played in self.sessions:
            played.session.close()


def main() -> None:
    """Plays all scripts."""
    player: Optional[Player] = None
    for line in sys.stdin.buffer:
        name, *fields = line.decode().rstrip("\n").split(" ")
        if name == "play":
            player = Player(fields[0])
        elif player and name == "end":
            player.end()
            player = None
        elif player and name:
            player.play(name, fields)


if __name__ == "__main__":
    main()

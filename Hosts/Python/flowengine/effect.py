"""What a session asks its host for, or tells it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, List, Mapping


@dataclass(frozen=True)
class Effect:
    """What a session asks its host for, or tells it."""

    #: The number of the frame that brought it.
    frame: int
    #: The time of that frame, in the scene's time.
    time: float
    #: Such as `focus`; the scenes' enumerations `Effect` have them.
    type: str
    #: All of it, with the type.
    members: Mapping[str, Any]
    #: The line that it was read from: `{"frame":4,"t":1.25,"effect":{"type":"focus","target":"code"}}`.
    json: str

    def text(self, name: str) -> str:
        """A member that is a string; "" if there is none."""
        value = self.members.get(name)
        return value if isinstance(value, str) else ""

    @staticmethod
    def read(lines: bytes) -> List[Effect]:
        """The effects in what `flow_effects` writes."""
        effects = []
        for line in lines.decode().split("\n")[:-1]:
            it = json.loads(line)
            members = it["effect"]
            effects.append(Effect(it["frame"], it["t"], members["type"], members, line))
        return effects

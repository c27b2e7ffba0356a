"""The nodes that a session shows."""

from __future__ import annotations

from struct import Struct
from typing import Dict, List, NamedTuple, Optional

from .library import Output
from .node import GEOMETRY, Node
from .session import Session

_CHANGES = Struct("=IIQ8I")
_ALL = 1 << 0
_ORDER = 1 << 1


class Changes(NamedTuple):
    """What an update has brought."""

    #: The nodes that are new or have changed.
    changed: List[Node]
    #: The numbers of nodes that are gone.
    gone: List[int]
    #: `nodes` is another list than before.
    is_reordered: bool


class Screen:
    """The nodes that a session shows, kept current from what has changed."""

    def __init__(self) -> None:
        #: All nodes, back to front.
        self.nodes: List[Node] = []
        #: The name of the scene's state.
        self.state = ""
        self._revision = 0
        self._by_number: Dict[int, Node] = {}
        self._output = Output(4096)

    def update(self, session: Session) -> Changes:
        """Asks a session what has changed, and applies it."""
        session.fill_changes(self._output, self._revision)
        view = self._output.view
        (_, flags, revision, state, state_count, gone, gone_count, order, order_count, node,
         node_count) = _CHANGES.unpack_from(view)
        # If this is interrupted, the next update begins from nothing.
        self._revision = 0
        by_number = self._by_number
        numbers = Struct(f"={order_count}I").unpack_from(view, order)
        if flags & _ALL:
            gone_numbers = list(by_number.keys() - set(numbers))
        else:
            gone_numbers = [number for number in Struct(f"={gone_count}I").unpack_from(view, gone)
                            if number in by_number]
        for number in gone_numbers:
            del by_number[number]
        changed: List[Node] = []
        for _ in range(node_count):
            geometry = GEOMETRY.unpack_from(view, node)
            number = geometry[1]
            it = by_number.get(number)
            if it is None:
                it = by_number[number] = Node(number)
            it.geometry = geometry
            if geometry[33]:
                it.set_content(view, geometry[32])
            changed.append(it)
            node += geometry[0]
        if flags & _ORDER:
            self.nodes = [by_number[number] for number in numbers]
        self.state = str(view[state:state + state_count], "utf-8")
        self._revision = revision
        return Changes(changed, gone_numbers, bool(flags & _ORDER))

    def find(self, id: str) -> Optional[Node]:
        """The node with an id."""
        return next((node for node in self.nodes if node.id == id), None)

    def __getitem__(self, id: str) -> Node:
        """The node with an id; raises KeyError if there is none."""
        node = self.find(id)
        if node is None:
            raise KeyError(id)
        return node

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and self.find(id) is not None

    def numbered(self, number: int) -> Optional[Node]:
        """The node with a number."""
        return self._by_number.get(number)

    def copy(self) -> Screen:
        """A second screen, for a fork."""
        copy = Screen()
        copy._by_number = {number: node.copy() for number, node in self._by_number.items()}
        copy.nodes = [copy._by_number[node.number] for node in self.nodes]
        copy.state = self.state
        copy._revision = self._revision
        return copy

"""The members of a node, from Members/node.jsonl."""

from ..rows import read
from ..writing import File
from .swift_equality import node_equality
from .swift_members import node_members

SOURCE = "Members/node.jsonl"


def outputs():
    """The files and parts of files."""
    rows = read("node")
    yield File("Sources/FlowEngine/Nodes/NodeMembers.swift", SOURCE, node_members(rows))
    yield File("Sources/FlowEngine/Nodes/Node+Equatable.swift", SOURCE, node_equality(rows))

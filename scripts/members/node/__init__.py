"""The members of a node, from Members/node.jsonl and Members/node-names.jsonl."""

from ..writing import Block, File, Part
from . import c, cpp, documents, java, javascript, python, rust, swift, swift_json, swift_names, swift_tools
from .model import CODES, NAMES, Node

ROWS = "Members/node.jsonl"
NAME_ROWS = "Members/node-names.jsonl"
NODES = "Sources/FlowEngine/Nodes"
#: Files, and what writes them.
FILES = {
    f"{NODES}/Node.swift": swift.node,
    f"{NODES}/Node+Equatable.swift": swift.equality,
    f"{NODES}/Node+Taking.swift": swift.taking,
    f"{NODES}/NodeMembers.swift": swift.node_members,
    f"{NODES}/NodeWriter+Members.swift": swift.node_writer,
    f"{NODES}/AnimatableProperty.swift": swift.animatable_property,
    "Sources/FlowEngine/Animation/PropertySet+Members.swift": swift.property_set,
    "Sources/FlowEngine/Encoding/UncheckedJSONWriter+Node.swift": swift_json.node_encoding,
    "Sources/FlowEngine/Saving/SavedNode+Members.swift": swift_json.node_saving,
    "Sources/FlowExploration/Mutating/NodeMember+All.swift": swift_tools.mutations,
    "Sources/FlowSnapshots/Causes/NodeDefaults.swift": swift_tools.defaults,
    "Sources/FlowSnapshots/Differences/PropertyShape+Node.swift": swift_tools.shapes,
    "Module/Session/Node+Packing.swift": c.packing,
    "Hosts/Swift/player/ByteWriter+Members.swift": swift.digest,
    "Hosts/Cpp/flow/node.hpp": cpp.header,
    "Hosts/Python/flowengine/node.py": python.module,
    "Hosts/Java/src/main/java/dev/flowengine/Node.java": java.node_class,
    "Hosts/Rust/src/packed.rs": rust.packed,
    "Hosts/Rust/src/node.rs": rust.module,
    "Hosts/JavaScript/src/node.js": javascript.module,
    "Hosts/JavaScript/src/node.d.ts": javascript.types,
}
#: Parts of files, and what writes them.
PARTS = {
    ("Module/flow.h", "nodes"): c.header,
    ("Hosts/C/flow_nodes.h", "texts"): c.store_header,
    ("Hosts/C/flow_nodes.c", "texts"): c.store,
    ("Hosts/C/player.c", "digest"): c.digest,
    ("Hosts/Cpp/player.cpp", "digest"): cpp.digest,
    ("Hosts/Python/player.py", "digest"): python.digest,
    ("Hosts/Java/player/Digest.java", "digest"): java.digest,
    ("Hosts/Rust/examples/player/digest.rs", "digest"): rust.digest,
    ("Hosts/JavaScript/player/digest.js", "digest"): javascript.digest,
    ("docs/frame-format.md", "node"): documents.table,
}


def outputs():
    """The files and parts of files."""
    node = Node()
    for path, write in FILES.items():
        yield File(path, ROWS, _lines(write(node)))
    for type in [*CODES, *NAMES]:
        yield File(f"{NODES}/Node+{type}.swift", NAME_ROWS, swift_names.enumeration(node, type))
    yield File(f"{NODES}/AccessibilityTraits.swift", NAME_ROWS, swift_names.traits(node))
    for (path, name), write in PARTS.items():
        yield Part(path, name, _lines(write(node)))
    schema = "docs/schema/frame.schema.json"
    yield Block(schema, ['"node": {', '"properties": {'], documents.schema(node))
    yield Block(schema, ['"animation": {', '"property": {', '"enum": ['], documents.animated(node))


def _lines(written):
    return written.split("\n") if isinstance(written, str) else written

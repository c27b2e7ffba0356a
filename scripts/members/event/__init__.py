"""The types of events and their members, from Members/event.jsonl and Members/event-names.jsonl."""

from ..writing import Block, File, Part
from . import c, docs, hosts, java, python, swift_canonical, swift_trace, swift_values
from .layout import structs
from .model import read_events, read_names

SOURCE = "Members/event.jsonl"
ENGINE = "Sources/FlowEngine"


def outputs():
    """The files and parts of files."""
    types, names = read_events(), read_names()

    def file(path, lines):
        return File(f"{ENGINE}/{path}.swift", SOURCE, lines)

    for event in types:
        if event.struct and not event.row.isByHand:
            yield file(f"Events/{event.struct}", swift_values.payload(event, names))
    yield file("Events/Event", swift_values.events(types))
    yield file("Events/EventName", swift_values.event_names(types, names))
    yield file("Trace/Reading/EventMember", swift_trace.event_members(types, names))
    yield file("Trace/Reading/EventType", swift_trace.event_types(types))
    yield file("Trace/Reading/EventReader+Events", swift_trace.building(types, names))
    yield file("Trace/Reading/CanonicalLine+Events", swift_canonical.canonical(types, names))
    yield file("Trace/Writing/JSONWriter+EventMembers", swift_trace.writing(types, names))
    yield file("Trace/Writing/Event+Expressible", swift_trace.expressible(types, names))
    yield Part(f"{ENGINE}/Trace/Reading/EventTables.swift", "names", swift_trace.tables(names))

    sent = structs(types, names)
    yield Part("Module/flow.h", "events", c.header(sent, names))
    yield File("Module/Calls/SendingStructs.swift", SOURCE, c.module(sent, names))
    yield Part("Hosts/Rust/src/sys.rs", "events", hosts.rust_structs(sent))
    yield Part("Hosts/Rust/src/sys.rs", "calls", hosts.rust_calls(sent))
    yield Part("Hosts/Rust/src/event.rs", "events", hosts.rust_events(sent))
    yield Part("Hosts/Rust/src/session.rs", "events", hosts.rust_sending(sent))
    yield Part("Hosts/Cpp/flow/events.hpp", "events", hosts.cpp_events(sent))
    yield Part("Hosts/Cpp/flow/session.hpp", "events", hosts.cpp_sending(sent))
    yield File("Hosts/JavaScript/src/event-structs.js", SOURCE, hosts.javascript(sent, names))
    yield Part("Hosts/JavaScript/src/index.d.ts", "events", hosts.typescript(types, names))
    package = "Hosts/Java/src/main/java/dev/flowengine"
    yield Part(f"{package}/Event.java", "choices", java.choices(sent, names))
    yield Part(f"{package}/Event.java", "events", java.values(sent))
    yield Part(f"{package}/Session.java", "events", java.sending(sent))
    yield Part(f"{package}/Calls.java", "event-size", java.size(sent))
    yield Part(f"{package}/Calls.java", "events", java.natives(sent))
    yield Part("Hosts/Java/jni/flow_jni.c", "events", java.calls(sent))
    yield Part("Hosts/Python/flowengine/events.py", "events", python.choices(sent, names))
    yield Part("Hosts/Python/flowengine/session.py", "layouts", python.layouts(sent))
    yield Part("Hosts/Python/flowengine/session.py", "events", python.sending(sent))

    for event in types:
        name = "environmentEvent" if event.type == "environment" else event.type
        yield Block("docs/schema/trace.schema.json", ['"$defs"', f'"{name}": {{'], docs.schema(event, names))
    yield Part("docs/trace-format.md", "events", docs.table(types, names))

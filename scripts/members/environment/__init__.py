"""The members of an environment, from Members/environment.jsonl."""

from ..writing import Block, File, Part
from . import c, docs, hosts, layout, swift
from .model import packed, read_choices, read_environment

SOURCE = "Members/environment.jsonl"
NAMES = "Members/environment-names.jsonl"
ENGINE = "Sources/FlowEngine"


def outputs():
    """The files and parts of files."""
    rows = read_environment()
    fields, end = layout.fields(packed(rows))
    java = "Hosts/Java/src/main/java/dev/flowengine"

    def part(path, lines):
        return Part(path, "environment", lines)

    yield part(f"{ENGINE}/Environment/Environment.swift", swift.environment(rows))
    yield File(f"{ENGINE}/Environment/Environment+Names.swift", NAMES, swift.enumerations(read_choices()))
    yield File(f"{ENGINE}/Environment/EnvironmentSettings.swift", SOURCE, swift.settings(rows))
    yield File(f"{ENGINE}/Events/EnvironmentChange.swift", SOURCE, swift.change(rows))
    yield File(f"{ENGINE}/Encoding/EnvironmentChange+Members.swift", SOURCE, swift.json(rows))
    yield part("Module/flow.h", c.header(fields, end))
    yield part("Module/Calls/Sending.swift", c.module(fields))
    yield part("Hosts/Rust/src/sys.rs", hosts.rust_struct(fields, end))
    yield File("Hosts/Rust/src/environment.rs", SOURCE, hosts.rust(fields))
    yield part("Hosts/Cpp/flow/events.hpp", hosts.cpp(fields))
    yield part("Hosts/Cpp/flow/session.hpp", hosts.cpp_packing(fields))
    yield File("Hosts/Python/flowengine/environment.py", SOURCE, hosts.python(fields, end))
    yield File(f"{java}/Environment.java", SOURCE, hosts.java(fields))
    yield part(f"{java}/Calls.java", hosts.java_size(end))
    yield File("Hosts/JavaScript/src/environment.js", SOURCE, hosts.javascript(fields, end))
    yield part("Hosts/JavaScript/src/index.d.ts", hosts.typescript(fields))
    yield Block("docs/schema/trace.schema.json", ['"$defs"', '"environment": {'], docs.schema(rows))
    yield part("docs/trace-format.md", docs.table(rows))

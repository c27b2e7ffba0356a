"""The environment in the hosts."""

import textwrap

from ..names import camel, pascal, snake, upper, words
from .layout import COMPONENTS, SIZES, padded


# MARK: Rust


def rust_struct(fields, end):
    types = {"double": "f64", "int32_t": "i32", "uint8_t": "u8"}

    def declared(field):
        type = types[field.type]
        return f"    pub {field.name}: " + (f"[{type}; {field.count}]," if field.count > 1 else f"{type},")

    return ["#[repr(C)]", "#[derive(Clone, Copy, Default)]", "pub struct flow_environment {", "    pub size: u32,",
            "    pub members: u32,", *map(declared, fields),
            *(["    pub reserved: i32,"] if padded(end) != end else []), "}"]


def rust(fields):
    types = {"Double": "f64", "Bool": "bool", "LayoutDirection": "bool", "CalendarDate": "Date"}

    def name(field):
        return f"is_{snake(words(field.row.flag))}" if field.row.flag else field.name

    def packed(field):
        if field.parts:
            return "[" + ", ".join(f"value.{part}" for part in field.parts) + "]"
        if field.row.choices:
            return "value as u8"
        return {"int32_t": "i32::from(value)", "uint8_t": "u8::from(value)"}.get(field.type, "value")

    def enumeration(choices):
        return ["", f"/// {choices.doc}", "#[derive(Clone, Copy, Debug, PartialEq, Eq)]",
                f"pub enum {choices.name} {{",
                *(line for row in choices.rows for line in [f"    /// {row.doc}", f"    {pascal(words(row.name))},"]), "}"]

    return ["use std::mem::size_of;", "", "use crate::event::Point;", "use crate::sys::flow_environment;",
            "use crate::values::{Insets, Size};", "", "/// A day.", "#[derive(Clone, Copy, Debug, PartialEq, Eq)]",
            "#[allow(missing_docs)]", "pub struct Date {",
            *(f"    pub {part}: i32," for part in COMPONENTS["CalendarDate"][1]), "}",
            *(line for field in fields if field.row.choices for line in enumeration(field.row.choices)), "",
            "/// What a scene is shown in, or what changes of it: members that are `None` keep their values.",
            "#[derive(Clone, Copy, Debug, Default, PartialEq)]", "pub struct Environment {",
            *(line for field in fields for line in [
                f"    /// {field.brief}", f"    pub {name(field)}: Option<{types.get(field.row.type, field.row.type)}>,"]),
            "}", "", "impl Environment {", "    pub(crate) fn packed(&self) -> flow_environment {",
            "        let mut packed = flow_environment {",
            "            size: size_of::<flow_environment>() as u32,",
            "            ..flow_environment::default()", "        };",
            *(line for field in fields for line in [
                f"        if let Some(value) = self.{name(field)} {{",
                f"            packed.members |= 1 << {field.row.bit};",
                f"            packed.{field.name} = {packed(field)};", "        }"]),
            "        packed", "    }", "}"]


# MARK: C++


def cpp(fields):
    """The struct."""
    types = {"Double": "double", "Bool": "bool", "CalendarDate": "Date"}
    def enumeration(choices):
        return [f"/// {choices.doc}", f"enum class {choices.name} : std::uint8_t {{",
                *(f"  {snake(words(name))}{',' if name != choices.names[-1] else ''}" for name in choices.names), "};", ""]

    return [*(line for field in fields if field.row.choices for line in enumeration(field.row.choices)),
            "/// The environment that a scene is shown in, or what changes of it.", "struct Environment {",
            *(line for field in fields for line in [
                f"  /// {field.row.brief}",
                f"  std::optional<{types.get(field.row.type, field.row.type)}> {field.name};"]), "};"]


def cpp_packing(fields):
    """What fills a `flow_environment`."""
    def packed(field):
        value = f"*environment.{field.name}"
        if field.parts:
            return [f"      packed.{field.name}[{at}] = environment.{field.name}->{part};"
                    for at, part in enumerate(field.parts)]
        if field.row.flag or field.type == "uint8_t":
            value = f"static_cast<std::{field.type}>({value})"
        return [f"      packed.{field.name} = {value};"]

    return [line for field in fields for line in [
        f"    if (environment.{field.name}) {{",
        f"      packed.members |= FLOW_ENVIRONMENT_{upper(words(field.name))};", *packed(field), "    }"]]


# MARK: Python


def python(fields, end):
    types = {"Double": "float", "Bool": "bool", "CalendarDate": "Union[datetime.date, Tuple[int, int, int]]"}

    def type(field):
        if field.row.type in types or not field.parts:
            return types.get(field.row.type, field.row.type)
        return f"Tuple[{', '.join(['float'] * field.count)}]"

    def packed(field):
        default = "(" + ", ".join("0" * field.count) + ")" if field.parts else "0"
        if field.row.type == "CalendarDate":
            return "*date"
        return f"*(self.{field.name} or {default})" if field.parts else f"self.{field.name} or 0"

    def enumeration(choices):
        return ["", "", f"class {choices.name}(IntEnum):", f'    """{choices.doc}"""', "",
                *(f"    {upper(words(name))} = {place}" for place, name in enumerate(choices.names))]

    codes = {"double": "d", "int32_t": "i", "uint8_t": "B"}
    layout = "".join(codes[field.type] * field.count for field in fields) + ("i" if padded(end) != end else "")
    return ['"""The environment that a scene is shown in."""', "", "from __future__ import annotations", "",
            "import datetime", "from dataclasses import dataclass", "from enum import IntEnum",
            "from struct import Struct", "from typing import Optional, Tuple, Union", "",
            f'_LAYOUT = Struct("=II{layout}")', "", "", "class LayoutDirection(IntEnum):",
            '    """Where lines begin."""', "", "    LEFT_TO_RIGHT = 0", "    RIGHT_TO_LEFT = 1",
            *(line for field in fields if field.row.choices for line in enumeration(field.row.choices)), "", "",
            "@dataclass(frozen=True)", "class Environment:",
            '    """The environment that a scene is shown in, or what changes of it: None is as it was."""', "",
            *(line for field in fields for line in [
                f"    #: {field.row.brief}", f"    {field.name}: Optional[{type(field)}] = None"]), "",
            "    def packed(self) -> bytes:", '        """A `flow_environment`."""',
            "        members = 0",
            *(line for field in fields for line in [
                f"        if self.{field.name} is not None:", f"            members |= 1 << {field.row.bit}"]),
            "        date = self.date or (0, 0, 0)", "        if isinstance(date, datetime.date):",
            "            date = (date.year, date.month, date.day)", "        return _LAYOUT.pack(",
            "            _LAYOUT.size, members,", *(f"            {packed(field)}," for field in fields),
            *(["            0,"] if padded(end) != end else []), "        )"]


# MARK: Java


def java(fields):
    types = {"double": "double", "int32_t": "int", "uint8_t": "int"}

    def name(field):
        return field.row.flag or camel(words(field.name))

    def parameters(field):
        if field.row.flag or field.row.type == "Bool":
            return [f"boolean {name(field)}"]
        if field.row.choices:
            return [f"{field.row.choices.name} {name(field)}"]
        return [f"{types[field.type]} {part}" for part in field.parts or [name(field)]]

    def stored(field):
        """The members of the class, each with what it is set to."""
        if field.parts:
            return [(types[field.type], f"{name(field)}{pascal([part])}", part) for part in field.parts]
        if field.row.choices:
            return [("int", name(field), f"{name(field)}.ordinal()")]
        if field.type != "double":
            return [("int", name(field), f"{name(field)} ? 1 : 0")]
        return [("double", name(field), name(field))]

    def method(field):
        yield from ["", f"  /** {field.brief} */",
                    f"  public Environment {name(field)}({', '.join(parameters(field))}) {{"]
        yield from (f"    this.{member} = {value};" for _, member, value in stored(field))
        yield from [f"    members |= 1 << {field.row.bit};", "    return this;", "  }"]

    put = {"double": "putDouble(start + {}, {})", "int32_t": "putInt(start + {}, {})",
           "uint8_t": "put(start + {}, (byte) {})"}

    def enumeration(choices):
        yield from [f"  /** {choices.doc} */", f"  public enum {choices.name} {{"]
        for row in choices.rows:
            yield from [f"    /** {row.doc} */", f"    {upper(words(row.name))},"]
        yield from ["  }", ""]

    puts = [f"    to.{put[field.type].format(place, member)};"
            for field in fields for place, (_, member, _) in zip(field.places(), stored(field))]
    return ["package dev.flowengine;", "", "import java.nio.ByteBuffer;", "", "/**",
            " * What a scene is shown in, or what changes of it: members that are not set keep their values.", " *",
            " * <p>Lengths are in points.", " */", "public final class Environment implements Event {",
            *(line for field in fields if field.row.choices for line in enumeration(field.row.choices)),
            "  private int members;",
            *(f"  private {type} {member};" for field in fields for type, member, _ in stored(field)),
            *(line for field in fields for line in method(field)), "",
            "  /** Writes everything but the size. */", "  void write(ByteBuffer to, int start) {",
            "    to.putInt(start + 4, members);", *puts, "  }", "", "  @Override",
            "  public void send(Session session, double time) {", "    session.environment(time, this);", "  }", "}"]


def java_size(end):
    return [f"  static final int ENVIRONMENT_SIZE = {padded(end)};"]


# MARK: JavaScript


def javascript(fields, end):
    """What puts the members that are there into a flow_environment."""
    setters = {"double": "setFloat64", "int32_t": "setInt32", "uint8_t": "setUint8"}

    def value(field, name):
        if field.row.choices:
            return f"[{choices_list(field.row.choices)}.indexOf({name})]"
        if field.row.type == "LayoutDirection":
            return f"[{{ leftToRight: 0, rightToLeft: 1 }}[{name}] ?? NONE]"
        if field.row.type == "CalendarDate":
            return f"{name}.split('-')"
        if field.row.type == "Bool":
            return f"[{name} ? 1 : 0]"
        return name if field.parts else f"[{name}]"

    def choices_list(choices):
        return upper(words(choices.name)) + "S"

    def names(choices):
        return [f"const {choices_list(choices)} = [", *textwrap.wrap(
            ", ".join(f"'{name}'" for name in choices.names) + ",", 100, initial_indent="  ", subsequent_indent="  "), "];"]

    return ["/** For what is none of those listed: the library refuses it. */", "export const NONE = -1;", "",
            *(line for field in fields if field.row.choices for line in names(field.row.choices)), "",
            f"export const ENVIRONMENT_SIZE = {padded(end)};", "",
            "const PACKED = new Set([", *textwrap.wrap(
                ", ".join(f"'{field.row.name}'" for field in fields) + ",", 100, initial_indent="  ",
                subsequent_indent="  "), "]);", "",
            "/** The first member for which a flow_environment has no room, such as `strings`; undefined if none. */",
            "export const unpacked = (environment) =>",
            "  Object.keys(environment).find((name) => environment[name] != null && !PACKED.has(name));", "",
            "/** Puts the members that are there into a flow_environment. */",
            "export function packEnvironment(memory, environment) {",
            "  const { view, eventAddress: start } = memory;", "  let members = 0;",
            "  const put = (bit, setter, offset, size, numbers) => {", "    members |= 1 << bit;",
            "    numbers.forEach((number, index) => view[setter](start + offset + size * index, number, true));",
            "  };", "  view.setUint32(start, ENVIRONMENT_SIZE, true);",
            *(["  view.setInt32(start + {}, 0, true);".format(end)] if padded(end) != end else []),
            *(line for field in fields for line in [
                f"  if (environment.{field.row.name} != null) {{",
                f"    put({field.row.bit}, '{setters[field.type]}', {field.offset}, {SIZES[field.type]},"
                f" {value(field, f'environment.{field.row.name}')});", "  }"]),
            "  view.setUint32(start + 4, members, true);", "}"]


def typescript(fields):
    """The interface."""
    types = {"Double": "number", "Bool": "boolean", "CalendarDate": "string",
             "LayoutDirection": "'leftToRight' | 'rightToLeft'", "Size": "Pair", "Point": "Pair"}

    def type(field):
        if field.row.choices:
            return field.row.choices.name
        return types.get(field.row.type) or 'readonly [' + ', '.join(['number'] * field.count) + ']'

    def alias(choices):
        return [f"/** {choices.doc} */", f"export type {choices.name} =",
                *(f"  | '{name}'" for name in choices.names[:-1]), f"  | '{choices.names[-1]}';", ""]

    return [*(line for field in fields if field.row.choices for line in alias(field.row.choices)),
            "/** What a scene is shown in, or what changes of it. Lengths are in points. */",
            "export interface Environment {",
            *(line for field in fields for line in [
                f"  /** {field.row.brief} */",
                f"  readonly {field.row.name}?: {type(field)};"]),
            "  /** Metrics by font name, as in a trace; not in the options of `open` beside a header's text. */",
            "  readonly fonts?: Readonly<Record<string, object>>;",
            "  /** The language, a tag of BCP 47; not in the options of `open` beside a header's text. */",
            "  readonly locale?: string;",
            "  /** Texts by key, plural forms by category; not in the options of `open` beside a header's text. */",
            "  readonly strings?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;", "}"]

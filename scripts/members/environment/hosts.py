"""The environment in the hosts."""

from ..names import camel, pascal, snake, upper, words
from .layout import COMPONENTS, SIZES, padded


# MARK: Rust


def rust_struct(fields, end):
    types = {"double": "f64", "int32_t": "i32"}

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
        return "i32::from(value)" if field.type == "int32_t" else "value"

    return ["use std::mem::size_of;", "", "use crate::event::Point;", "use crate::sys::flow_environment;",
            "use crate::values::{Insets, Size};", "", "/// A day.", "#[derive(Clone, Copy, Debug, PartialEq, Eq)]",
            "#[allow(missing_docs)]", "pub struct Date {",
            *(f"    pub {part}: i32," for part in COMPONENTS["CalendarDate"][1]), "}", "",
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
    return ["/// The environment that a scene is shown in, or what changes of it.", "struct Environment {",
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
        if field.row.flag:
            value = f"static_cast<std::int32_t>({value})"
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

    codes = {"double": "d", "int32_t": "i"}
    layout = "".join(codes[field.type] * field.count for field in fields) + ("i" if padded(end) != end else "")
    return ['"""The environment that a scene is shown in."""', "", "from __future__ import annotations", "",
            "import datetime", "from dataclasses import dataclass", "from enum import IntEnum",
            "from struct import Struct", "from typing import Optional, Tuple, Union", "",
            f'_LAYOUT = Struct("=II{layout}")', "", "", "class LayoutDirection(IntEnum):",
            '    """Where lines begin."""', "", "    LEFT_TO_RIGHT = 0", "    RIGHT_TO_LEFT = 1", "", "",
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
    types = {"double": "double", "int32_t": "int"}

    def name(field):
        return field.row.flag or camel(words(field.name))

    def parameters(field):
        if field.row.flag or field.row.type == "Bool":
            return [f"boolean {name(field)}"]
        return [f"{types[field.type]} {part}" for part in field.parts or [name(field)]]

    def stored(field):
        """The members of the class, each with what it is set to."""
        if field.parts:
            return [(types[field.type], f"{name(field)}{pascal([part])}", part) for part in field.parts]
        if field.type == "int32_t":
            return [("int", name(field), f"{name(field)} ? 1 : 0")]
        return [("double", name(field), name(field))]

    def method(field):
        yield from ["", f"  /** {field.brief} */",
                    f"  public Environment {name(field)}({', '.join(parameters(field))}) {{"]
        yield from (f"    this.{member} = {value};" for _, member, value in stored(field))
        yield from [f"    members |= 1 << {field.row.bit};", "    return this;", "  }"]

    puts = [f"    to.{'putDouble' if field.type == 'double' else 'putInt'}(start + {place}, {member});"
            for field in fields for place, (_, member, _) in zip(field.places(), stored(field))]
    return ["package dev.flowengine;", "", "import java.nio.ByteBuffer;", "", "/**",
            " * What a scene is shown in, or what changes of it: members that are not set keep their values.", " *",
            " * <p>Lengths are in points.", " */", "public final class Environment implements Event {",
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
    setters = {"double": "setFloat64", "int32_t": "setInt32"}

    def value(field, name):
        if field.row.type == "LayoutDirection":
            return f"[{{ leftToRight: 0, rightToLeft: 1 }}[{name}] ?? NONE]"
        if field.row.type == "CalendarDate":
            return f"{name}.split('-')"
        if field.row.type == "Bool":
            return f"[{name} ? 1 : 0]"
        return name if field.parts else f"[{name}]"

    return ["/** For what is none of those listed: the library refuses it. */", "const NONE = -1;", "",
            f"export const ENVIRONMENT_SIZE = {padded(end)};", "",
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
    return ["/** What a scene is shown in, or what changes of it. Lengths are in points. */",
            "export interface Environment {",
            *(line for field in fields for line in [
                f"  /** {field.row.brief} */",
                f"  readonly {field.row.name}?: "
                f"{types.get(field.row.type) or 'readonly [' + ', '.join(['number'] * field.count) + ']'};"]), "}"]

"""A node in Rust: its type, which holds the packed form and reads from it what is asked for."""

from ..names import indented, pascal, snake, words
from .c import integers, texts
from .model import CODES, c_fields, sentence

NUMBERS = {"double": "f64", "uint32_t": "u32", "int32_t": "i32", "flow_place": "flow_place"}


def _doc(text):
    text = sentence(text).replace("[", "\\[").replace("]", "\\]")
    return f"/// {text}"


def packed(node):
    """Hosts/Rust/src/packed.rs: the structs of flow.h."""
    lines = ["//! A node as the C interface packs it.", "", "#![allow(non_camel_case_types)]", "",
             "use crate::sys::flow_place;"]
    for name, fields in (("flow_content", node.content_fields), ("flow_node", node.node_fields)):
        types = [(field.name, NUMBERS[field.type] if field.count == 1 else f"[{NUMBERS[field.type]}; {field.count}]")
                 for field in fields]
        lines += ["", "#[repr(C)]", "#[derive(Clone, Copy, Debug, Default)]", f"pub struct {name} {{",
                  *(f"    pub {field}: {type}," for field, type in types), "}"]
    return lines


def _enumeration(name, doc, list_name, names):
    names = [pascal(words(it)) for it in names]
    return ["", f"/// {doc}", "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]", "#[allow(missing_docs)]",
            f"pub enum {name} {{", *(f"    {it}," for it in names), "}", "",
            f"const {list_name}: [{name}; {len(names)}] = [", *(f"    {name}::{it}," for it in names), "];"]


def module(node):
    """Hosts/Rust/src/node.rs."""
    content_types, reading, getters, defaults = [], [], [], []

    def getter(name, type, doc, *body):
        getters.extend(["", _doc(doc), f"pub fn {name}(&self) -> {type} {{", *(f"    {it}" for it in body), "}"])

    for it in node.flags:
        getter(snake(it.question), "bool", it.doc, f"self.flag({it.bytes})")
    for it in node.home("node"):
        value = f"self.packed.{it.snake}"
        if it.kind == "Color":
            getter(it.snake, "Option<Color>", it.doc, f"self.has({it.bit}).then_some(Color({value}))")
        elif it.components:
            made = f"{it.kind}::from({value})"
            getter(it.snake, f"Option<{it.kind}>" if it.is_optional else it.kind, it.doc,
                   f"self.has({it.bit}).then_some({made})" if it.is_optional else made)
        else:
            getter(it.snake, "f64", it.doc, value)
        if it.kind == "Transform":
            defaults.append(f"{it.snake}: [0.0, 0.0, 1.0, 1.0, 0.0, 0.0],")
        elif it.kind == "Double" and it.default != "0":
            defaults.append(f"{it.snake}: {float(it.default)},")
    for it in node.home("content"):
        field, value = c_fields(it)[0], f"self.content.{c_fields(it)[0].name}"
        if it.kind == "Font":
            content_types += [f"{it.snake}_name: String", f"{it.snake}_size: f64"]
            reading.append(f"output.copy_text(packed.{it.snake}_name, &mut self.{it.snake}_name);")
            reading.append(f"self.{it.snake}_size = packed.{it.snake}_size;")
            getter(it.snake, "Option<(&str, f64)>", it.doc + " Its name and size.",
                   f"self.has({it.bit}).then_some(({value}.as_str(), self.content.{it.snake}_size))")
        elif it.kind == "[[String]]":
            content_types.append(f"{it.snake}: Vec<Vec<String>>")
            reading.append(f"output.copy_lists(packed.{it.snake}, packed.{c_fields(it)[1].name}, &mut self.{it.snake});")
            getter(it.snake, "&[Vec<String>]", it.doc, f"&{value}")
        elif it.kind == "[Int]":
            content_types.append(f"{it.snake}: Vec<i32>")
            reading += [f"self.{it.snake}.clear();", f"self.{it.snake}.extend(output.list::<i32>(packed.{it.snake}));"]
            getter(it.snake, "&[i32]", it.doc, f"&{value}")
        elif field.type == "flow_place":
            content_types.append(f"{it.snake}: String")
            reading.append(f"output.copy_text(packed.{it.snake}, &mut self.{it.snake});")
            if it.bit is not None:
                getter(it.snake, "Option<&str>", it.doc, f"self.has({it.bit}).then_some(&{value})")
            else:
                getter(it.snake, "&str", it.doc, f"&{value}")
        elif it.kind == "TextRange":
            for each in c_fields(it):
                content_types.append(f"{each.name}: i32")
                reading.append(f"self.{each.name} = packed.{each.name};")
            start, length = value, value.replace("_location", "_length")
            getter(it.snake, "Option<Range<i32>>", it.doc,
                   f"({start} >= 0).then(|| {start}..{start} + {length})")
        else:
            content_types.append(f"{it.snake}: {NUMBERS[field.type]}")
            reading.append(f"self.{it.snake} = packed.{it.snake};")
            if it.kind in CODES:
                first = "Natural" if it.is_optional else "View"
                getter(it.snake, it.kind, it.doc,
                       f"{_list(it.kind)}.get({value} as usize).copied().unwrap_or({it.kind}::{first})")
            elif it.kind == "Int":
                getter(it.snake, "Option<i32>", it.doc, f"({value} >= 0).then_some({value})")
            else:
                getter(it.snake, NUMBERS[field.type], it.doc + " Bits of FLOW_TRAIT_….", value)
    absent = "".join(f"{c_fields(it)[0].name}: -1, " for it in node.home("content")
                     if it.kind in ("Int", "TextRange"))
    return [
        "use std::ops::Range;", "", "use crate::bytes::Output;", "use crate::event::Point;", "use crate::packed::{flow_content, flow_node};",
        "use crate::values::{Color, Insets, Rect, Size, Transform};",
        *_enumeration("Kind", "The kind of a node.", "KINDS", [row.name for row in node.names["Kind"]]),
        *_enumeration("TextAlignment", "The alignment of a node's text.", "ALIGNMENTS",
                      ["natural", *(row.name for row in node.names["TextAlignment"])]),
        "", "/// What a node has beside its geometry.", "#[derive(Clone, Debug, Default)]", "struct Content {",
        "    members: u32,", *(f"    {it}," for it in content_types), "}", "",
        "/// A node as a [`Screen`](crate::Screen) has it.", "///",
        "/// Lengths are in points; the frame is in the parent's coordinates, before the transform.",
        "#[derive(Clone, Debug)]", "pub struct Node {", "    packed: flow_node,", "    content: Content,", "}", "",
        "impl Node {", "    pub(crate) fn new(number: u32) -> Node {", "        let packed = flow_node {",
        "            number,", *(f"            {it}" for it in defaults), "            ..flow_node::default()",
        "        };", f"        Node {{ packed, content: Content {{ {absent}..Content::default() }} }}", "    }", "",
        "    /// Takes what has changed.",
        "    pub(crate) fn update(&mut self, packed: flow_node, output: &Output) {", "        self.packed = packed;",
        "        if packed.content.count != 0 {",
        "            self.content.read(output.read(packed.content.offset), output);", "        }", "    }", "",
        "    /// Whether the last update has changed more than its geometry, if it has changed it.",
        "    pub fn is_content_changed(&self) -> bool {", "        self.packed.content.count != 0", "    }", "",
        "    /// The number, which it keeps while it is there.", "    pub fn number(&self) -> u32 {",
        "        self.packed.number", "    }", "", "    /// The parent's number; `None` at the root.",
        "    pub fn parent(&self) -> Option<u32> {",
        "        (self.packed.parent != 0).then_some(self.packed.parent)", "    }", "",
        "    /// All flags, as the bits of FLOW_NODE_….", "    pub fn flags(&self) -> u32 {",
        "        self.packed.flags", "    }", "", "    fn flag(&self, bit: u32) -> bool {",
        "        self.packed.flags >> bit & 1 != 0", "    }", "",
        "    /// Whether the transform is not the identity.", "    pub fn is_transformed(&self) -> bool {",
        "        self.flag(7)", "    }", "",
        "    /// The members that are there, as the bits of FLOW_HAS_….", "    pub fn members(&self) -> u32 {",
        "        self.packed.members | self.content.members", "    }", "",
        "    fn has(&self, bit: u32) -> bool {", "        self.members() >> bit & 1 != 0", "    }",
        *indented(getters, 4), "}", "", "impl Content {",
        "    fn read(&mut self, packed: flow_content, output: &Output) {",
        "        self.members = packed.members;", *(f"        {it}" for it in reading), "    }", "}"]


def _list(kind):
    return {"TextAlignment": "ALIGNMENTS", "Kind": "KINDS"}[kind]


def digest(node):
    """What the player says of a node's numbers and texts."""
    reals, colors = [], []
    for it in node.home("node"):
        value = f"node.{it.snake}()"
        if it.kind == "Color":
            colors.append(f"        self.bits({value}.map_or(0, |color| color.0));")
        elif it.components:
            value += ".unwrap_or_default()" if it.is_optional else ""
            reals += [f"{value}.{part if '.' in part else snake(words(part))}" for part in it.components]
        else:
            reals.append(value)
    kinds = {it.snake: it.kind for it in node.home("content")}
    lines = [f"        self.real({real});" for real in reals]
    lines += [f"        self.real(node.{it.snake}().map_or(0.0, |(_, size)| size));"
              for it in node.home("content") if it.kind == "Font"] + colors
    for _, name in integers(node):
        if name not in kinds:
            start = "map_or(-1, |range| range.start)"
            length = "map_or(0, |range| range.end - range.start)"
            whole = name.removesuffix("_location").removesuffix("_length")
            lines.append(f"        self.integer(node.{whole}().{length if name.endswith('_length') else start});")
            continue
        kind = kinds[name]
        lines.append(f"        self.integer(node.{name}().unwrap_or(-1));" if kind == "Int" else
                     f"        self.bits(node.{name}() as u32);" if kind in CODES else
                     f"        self.bits(node.{name}());")
    for it in node.home("content"):
        value = f"node.{it.snake}()"
        if it.kind == "Font":
            lines.append(f"        self.terminated({value}.map_or(\"\", |(name, _)| name));")
        elif it.is_text and it.kind != "NodeID":
            lines.append(f"        self.terminated({value}{'.unwrap_or_default()' if it.bit is not None else ''});")
    return lines

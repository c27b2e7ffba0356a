"""A node in C++: its type, and how it is read from the packed form."""

from ..names import snake, words
from .c import integers, texts
from .model import CODES, c_fields, sentence

TYPES = {"Rect": "Rect", "Point": "Point", "Size": "Size", "Insets": "Insets", "Transform": "Transform",
         "Color": "Color", "Double": "double"}


def _declared(it, field):
    """A field of the struct, with its default."""
    if it.kind in TYPES:
        type = f"std::optional<{TYPES[it.kind]}>" if it.is_optional else TYPES[it.kind]
        return f"{type} {field.name}" + (f" = {it.default}" if it.kind == "Double" else "")
    if it.kind in CODES:
        first = "natural" if it.is_optional else "view"
        return f"{it.kind} {field.name} = {it.kind}::{first}"
    if field.name.endswith("_length"):
        return f"std::int32_t {field.name} = 0"
    return {"flow_place": "std::string {}", "double": "double {} = 0", "int32_t": "std::int32_t {} = -1",
            "uint32_t": "std::uint32_t {} = 0"}[field.type].format(field.name)


def header(node):
    """Hosts/Cpp/flow/node.hpp."""
    traits = [f"  {snake(words(row.name))} = 1 << {bit}" for bit, row in enumerate(node.names["AccessibilityTraits"])]
    members, geometry, content = [], [], []
    for it in [*node.home("node"), *node.home("content")]:
        fields = c_fields(it)
        members.append(f"  /// {sentence(it.doc)}")
        if it.kind == "[[String]]":
            members.append(f"  std::vector<std::vector<std::string>> {it.snake};")
        elif it.kind == "[Int]":
            members.append(f"  std::vector<std::int32_t> {it.snake};")
        else:
            members += [f"  {_declared(it, field)};" for field in fields]
    flags = [line for it in node.flags for line in (
        f"  /// {sentence(it.doc)}",
        f"  bool {snake(it.question)}() const noexcept {{ return (flags & FLOW_NODE_{it.upper}) != 0; }}")]
    kinds = ", ".join(row.name for row in node.names["Kind"])
    alignments = ", ".join(["natural", *(row.name for row in node.names["TextAlignment"])])

    for it in node.home("node"):
        value = f"record.{it.snake}"
        if it.kind == "Color":
            value = f"Color{{{value}}}"
        elif it.components:
            value = f"{it.kind.lower()}_of({value})"
        if it.is_optional:
            value = f"node.has(FLOW_HAS_{it.upper}) ? std::optional({value}) : std::nullopt"
        geometry.append(f"  node.{it.snake} = {value};")
    for it in node.home("content"):
        fields = c_fields(it)
        for field in fields:
            if it.kind == "[[String]]":
                content.append(f"  set(node.{it.snake}, base, content.{fields[0].name}, content.{fields[1].name});")
                break
            if field.type == "flow_place":
                content.append(f"  set(node.{field.name}, base, content.{field.name});")
            elif it.kind in CODES:
                content.append(f"  node.{field.name} = static_cast<Node::{it.kind}>(content.{field.name});")
            else:
                content.append(f"  node.{field.name} = content.{field.name};")
    in_content = " | ".join(f"FLOW_HAS_{it.upper}" for it in node.optional if it.home == "content")
    return f'''\
#ifndef FLOW_NODE_HPP
#define FLOW_NODE_HPP

#include <flow.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "values.hpp"

namespace flow {{

/// Bits of a node's `accessibility_traits`.
namespace trait {{
enum : std::uint32_t {{
{f",{chr(10)}".join(traits)}
}};
}}  // namespace trait

/// A node that is shown. Texts that are not there are empty; `has` tells.
struct Node {{
  enum class Kind : std::int32_t {{ {kinds} }};
  enum class TextAlignment : std::int32_t {{ {alignments} }};

  /// Its number, which it keeps while it is there.
  std::uint32_t number = 0;
  /// The parent's number; 0 at the root.
  std::uint32_t parent = 0;
  /// FLOW_NODE_… bits, and FLOW_HAS_… bits.
  std::uint32_t flags = 0;
  std::uint32_t members = 0;
{chr(10).join(members)}

  /// Whether a FLOW_HAS_… bit is set.
  bool has(std::uint32_t member) const noexcept {{ return (members & member) != 0; }}
{chr(10).join(flags)}
  /// Whether the transform is not the identity.
  bool is_transformed() const noexcept {{ return (flags & FLOW_NODE_TRANSFORMED) != 0; }}
}};

namespace detail {{

/// The bits of members that are part of a node's content.
inline constexpr std::uint32_t content_members = {in_content};

/// Takes over everything but the content.
inline void read(Node &node, const flow_node &record) {{
  node.parent = record.parent;
  node.flags = record.flags;
  node.members = (node.members & content_members) | record.members;
{chr(10).join(geometry)}
}}

/// Takes over the content, whose places count from `base`.
inline void read(Node &node, const flow_content &content, const std::uint8_t *base) {{
  node.members = (node.members & ~content_members) | content.members;
{chr(10).join(content)}
}}

}}  // namespace detail
}}  // namespace flow

#endif'''.split("\n")


def digest(node):
    """What the player says of a node's numbers and texts."""
    reals, colors = [], []
    for it in node.home("node"):
        value = f"node.{it.snake}"
        if it.kind == "Color":
            colors.append(f"    digest.add({value}.value_or(flow::Color()).rgba);")
            continue
        if it.is_optional:
            value = f"{value}.value_or(flow::{it.kind}())"
        parts = [snake(words(part)) if "." not in part else part for part in it.components]
        reals += [f"{value}.{part}" for part in parts] or [value]
    reals += [f"node.{field.name}" for field in node.content_fields if field.type == "double"]
    return [*(f"    digest.add({real});" for real in reals), *colors,
            *(f"    digest.add(static_cast<std::uint32_t>(node.{name}));" for _, name in integers(node)),
            *(f"    digest.add_text(node.{name});" for name in texts(node) if name != "id")]

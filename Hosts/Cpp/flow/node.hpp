// Written by scripts/generate-members; change Members/node.jsonl instead.

#ifndef FLOW_NODE_HPP
#define FLOW_NODE_HPP

#include <flow.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "values.hpp"

namespace flow {

/// Bits of a node's `accessibility_traits`.
namespace trait {
enum : std::uint32_t {
  button = 1 << 0,
  link = 1 << 1,
  header = 1 << 2,
  search_field = 1 << 3,
  image = 1 << 4,
  selected = 1 << 5,
  keyboard_key = 1 << 6,
  static_text = 1 << 7,
  summary_element = 1 << 8,
  not_enabled = 1 << 9,
  updates_frequently = 1 << 10,
  adjustable = 1 << 11
};
}  // namespace trait

/// A node that is shown. Texts that are not there are empty; `has` tells.
struct Node {
  enum class Kind : std::int32_t { view, label, image, field, button, shape, scroll, picker };
  enum class TextAlignment : std::int32_t { natural, left, center, right };

  /// Its number, which it keeps while it is there.
  std::uint32_t number = 0;
  /// The parent's number; 0 at the root.
  std::uint32_t parent = 0;
  /// FLOW_NODE_… bits, and FLOW_HAS_… bits.
  std::uint32_t flags = 0;
  std::uint32_t members = 0;
  /// Position and size before `transform`, in the parent's coordinates.
  Rect frame;
  /// The transform about the node's centre.
  Transform transform;
  /// Opacity, 0…1.
  double alpha = 1;
  /// Corner radius, in points.
  double corner_radius = 0;
  /// Border width, in points.
  double border_width = 0;
  /// Fraction of the outline that is drawn, 0…1.
  double stroke_end = 1;
  /// The point of the content at the node's top left, in points; children are laid out in the content.
  Point content_offset;
  /// Insets around the content, in points.
  Insets content_inset;
  /// Size of the content, in points.
  std::optional<Size> content_size;
  /// Background colour.
  std::optional<Color> background;
  /// Border colour.
  std::optional<Color> border_color;
  /// Text colour.
  std::optional<Color> text_color;
  /// Colour of the placeholder.
  std::optional<Color> placeholder_color;
  /// Colour of an image that is a glyph, and of a field's caret.
  std::optional<Color> tint_color;
  /// The kind of view.
  Kind kind = Kind::view;
  /// The node's id, unique in the frame.
  std::string id;
  /// The text shown, in full even if it does not fit.
  std::string text;
  /// The text that a field shows while it is empty.
  std::string placeholder;
  /// Name of the image shown.
  std::string image;
  /// Font of the text.
  std::string font_name;
  double font_size = 0;
  /// The caret's offset in `text`, in UTF-16 units.
  std::int32_t caret = -1;
  /// Text alignment; none is natural alignment.
  TextAlignment text_alignment = TextAlignment::natural;
  /// The keyboard that a field asks for.
  std::string keyboard_type;
  /// The meaning of a field's text, for autofill.
  std::string text_content_type;
  /// The title of the return key while a field has the keyboard.
  std::string return_key_type;
  /// Its name, as a screen reader speaks it.
  std::string accessibility_label;
  /// Its value, as a screen reader speaks it; never a secret.
  std::string accessibility_value;
  /// How it behaves for assistive technologies.
  std::uint32_t accessibility_traits = 0;
  /// The texts of a picker's rows, by component.
  std::vector<std::vector<std::string>> rows;
  /// The row under a picker's marker in each component.
  std::vector<std::int32_t> selected_rows;
  /// The selected part of `text`, in UTF-16 units, if it is more than a caret.
  std::int32_t selected_range_location = -1;
  std::int32_t selected_range_length = 0;
  /// The part of `text` that an input method still composes, in UTF-16 units.
  std::int32_t marked_range_location = -1;
  std::int32_t marked_range_length = 0;

  /// Whether a FLOW_HAS_… bit is set.
  bool has(std::uint32_t member) const noexcept { return (members & member) != 0; }
  /// Whether it is neither drawn nor touched.
  bool is_hidden() const noexcept { return (flags & FLOW_NODE_HIDDEN) != 0; }
  /// Whether it responds to input.
  bool is_enabled() const noexcept { return (flags & FLOW_NODE_ENABLED) != 0; }
  /// Whether it has keyboard focus.
  bool is_focused() const noexcept { return (flags & FLOW_NODE_FOCUSED) != 0; }
  /// Whether its text is obscured by dots.
  bool is_secure() const noexcept { return (flags & FLOW_NODE_SECURE) != 0; }
  /// Whether its children are drawn only inside its bounds.
  bool clips_to_bounds() const noexcept { return (flags & FLOW_NODE_CLIPS_TO_BOUNDS) != 0; }
  /// Whether the keyboard may correct the text that is typed into a field.
  bool has_autocorrection() const noexcept { return (flags & FLOW_NODE_AUTOCORRECTION) != 0; }
  /// Whether it receives touches; not part of the frame.
  bool is_interactive() const noexcept { return (flags & FLOW_NODE_INTERACTIVE) != 0; }
  /// Whether a finger or a button of a mouse is down on it that would be a tap.
  bool is_pressed() const noexcept { return (flags & FLOW_NODE_PRESSED) != 0; }
  /// Whether a mouse or a pen points at it.
  bool is_hovered() const noexcept { return (flags & FLOW_NODE_HOVERED) != 0; }
  /// Whether the transform is not the identity.
  bool is_transformed() const noexcept { return (flags & FLOW_NODE_TRANSFORMED) != 0; }
};

namespace detail {

/// The bits of members that are part of a node's content.
inline constexpr std::uint32_t content_members = FLOW_HAS_TEXT | FLOW_HAS_FONT | FLOW_HAS_PLACEHOLDER | FLOW_HAS_IMAGE | FLOW_HAS_TEXT_CONTENT_TYPE | FLOW_HAS_ACCESSIBILITY_LABEL | FLOW_HAS_ACCESSIBILITY_VALUE;

/// Takes over everything but the content.
inline void read(Node &node, const flow_node &record) {
  node.parent = record.parent;
  node.flags = record.flags;
  node.members = (node.members & content_members) | record.members;
  node.frame = rect_of(record.frame);
  node.transform = transform_of(record.transform);
  node.alpha = record.alpha;
  node.corner_radius = record.corner_radius;
  node.border_width = record.border_width;
  node.stroke_end = record.stroke_end;
  node.content_offset = point_of(record.content_offset);
  node.content_inset = insets_of(record.content_inset);
  node.content_size = node.has(FLOW_HAS_CONTENT_SIZE) ? std::optional(size_of(record.content_size)) : std::nullopt;
  node.background = node.has(FLOW_HAS_BACKGROUND) ? std::optional(Color{record.background}) : std::nullopt;
  node.border_color = node.has(FLOW_HAS_BORDER_COLOR) ? std::optional(Color{record.border_color}) : std::nullopt;
  node.text_color = node.has(FLOW_HAS_TEXT_COLOR) ? std::optional(Color{record.text_color}) : std::nullopt;
  node.placeholder_color = node.has(FLOW_HAS_PLACEHOLDER_COLOR) ? std::optional(Color{record.placeholder_color}) : std::nullopt;
  node.tint_color = node.has(FLOW_HAS_TINT_COLOR) ? std::optional(Color{record.tint_color}) : std::nullopt;
}

/// Takes over the content, whose places count from `base`.
inline void read(Node &node, const flow_content &content, const std::uint8_t *base) {
  node.members = (node.members & ~content_members) | content.members;
  node.kind = static_cast<Node::Kind>(content.kind);
  set(node.id, base, content.id);
  set(node.text, base, content.text);
  set(node.placeholder, base, content.placeholder);
  set(node.image, base, content.image);
  set(node.font_name, base, content.font_name);
  node.font_size = content.font_size;
  node.caret = content.caret;
  node.text_alignment = static_cast<Node::TextAlignment>(content.text_alignment);
  set(node.keyboard_type, base, content.keyboard_type);
  set(node.text_content_type, base, content.text_content_type);
  set(node.return_key_type, base, content.return_key_type);
  set(node.accessibility_label, base, content.accessibility_label);
  set(node.accessibility_value, base, content.accessibility_value);
  node.accessibility_traits = content.accessibility_traits;
  set(node.rows, base, content.rows, content.row_counts);
  set(node.selected_rows, base, content.selected_rows);
  node.selected_range_location = content.selected_range_location;
  node.selected_range_length = content.selected_range_length;
  node.marked_range_location = content.marked_range_location;
  node.marked_range_length = content.marked_range_length;
}

}  // namespace detail
}  // namespace flow

#endif

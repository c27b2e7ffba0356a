#ifndef FLOW_NODE_HPP
#define FLOW_NODE_HPP

#include <flow.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "events.hpp"

namespace flow {

/// The transform about a node's centre.
struct Transform {
  Point translation;
  Point scale{1, 1};
  /// Radians, about the vertical axis.
  double rotation_y = 0;
  double perspective = 0;
};

/// 0xRRGGBBAA.
struct Color {
  std::uint32_t rgba = 0;

  std::uint8_t red() const noexcept { return static_cast<std::uint8_t>(rgba >> 24); }
  std::uint8_t green() const noexcept { return static_cast<std::uint8_t>(rgba >> 16); }
  std::uint8_t blue() const noexcept { return static_cast<std::uint8_t>(rgba >> 8); }
  std::uint8_t alpha() const noexcept { return static_cast<std::uint8_t>(rgba); }
};

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

/// A node that is shown.
struct Node {
  enum class Kind : std::int32_t { view, label, image, field, button, shape, scroll, picker };
  enum class TextAlignment : std::int32_t { natural, left, center, right };

  /// Its number, which it keeps while it is there; the scene's name for it.
  std::uint32_t number = 0;
  std::string id;
  /// The parent's number; 0 at the root.
  std::uint32_t parent = 0;
  Kind kind = Kind::view;
  /// FLOW_NODE_… bits, and FLOW_HAS_… bits.
  std::uint32_t flags = 0;
  std::uint32_t members = 0;
  /// In the parent's coordinates, before the transform.
  Rect frame;
  Transform transform;
  double alpha = 1;
  double corner_radius = 0;
  double border_width = 0;
  double stroke_end = 1;
  Point content_offset;
  Insets content_inset;
  std::optional<Size> content_size;
  std::optional<Color> background, border_color, text_color, placeholder_color, tint_color;

  // Texts that are not there are empty; `has` tells.
  std::string text, placeholder, image;
  std::string font_name;
  double font_size = 0;
  /// The caret's offset in `text` in UTF-16 units; -1 for none.
  std::int32_t caret = -1;
  TextAlignment text_alignment = TextAlignment::natural;
  std::string keyboard_type, text_content_type, return_key_type;
  std::string accessibility_label, accessibility_value;
  /// Bits of `trait`.
  std::uint32_t accessibility_traits = 0;
  /// The texts of a picker's rows, and the selected row, of each component.
  std::vector<std::vector<std::string>> rows;
  std::vector<std::int32_t> selected_rows;

  /// Whether a FLOW_HAS_… bit is set.
  bool has(std::uint32_t member) const noexcept { return (members & member) != 0; }
  bool is_hidden() const noexcept { return (flags & FLOW_NODE_HIDDEN) != 0; }
  bool is_enabled() const noexcept { return (flags & FLOW_NODE_ENABLED) != 0; }
  bool is_focused() const noexcept { return (flags & FLOW_NODE_FOCUSED) != 0; }
  bool is_secure() const noexcept { return (flags & FLOW_NODE_SECURE) != 0; }
  bool clips_to_bounds() const noexcept { return (flags & FLOW_NODE_CLIPS_TO_BOUNDS) != 0; }
  bool autocorrects() const noexcept { return (flags & FLOW_NODE_AUTOCORRECTION) != 0; }
  bool is_interactive() const noexcept { return (flags & FLOW_NODE_INTERACTIVE) != 0; }
  bool is_transformed() const noexcept { return (flags & FLOW_NODE_TRANSFORMED) != 0; }
};

}  // namespace flow

#endif

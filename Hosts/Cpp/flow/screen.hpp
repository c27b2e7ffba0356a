#ifndef FLOW_SCREEN_HPP
#define FLOW_SCREEN_HPP

#include <flow.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "buffer.hpp"
#include "node.hpp"
#include "session.hpp"

namespace flow {

/// The nodes that a session shows, kept current from what has changed. A copy is a fork's beginning.
class Screen {
 public:
  /// What an update has brought; valid until the next one.
  struct Changes {
    /// The nodes that are new or have changed.
    std::vector<const Node *> changed;
    /// The numbers of nodes that are gone.
    std::vector<std::uint32_t> gone;
    /// `nodes` is another list than before.
    bool is_reordered = false;
  };

  Screen() = default;
  Screen(Screen &&) = default;
  Screen &operator=(Screen &&) = default;
  ~Screen() = default;

  Screen(const Screen &other) : state_(other.state_), revision_(other.revision_) {
    for (const auto &node : other.known_) known_.push_back(std::make_unique<Node>(*node));
    for (const Node *node : other.nodes_) nodes_.push_back(numbered(node->number));
  }

  Screen &operator=(const Screen &other) { return *this = Screen(other); }

  /// Asks a session what has changed, and applies it.
  ///
  /// @throw Error if the session is closed, or of another screen.
  const Changes &update(const Session &session) {
    buffer_.fill([&](std::uint8_t *bytes, std::size_t capacity, std::size_t *count) {
      return flow_get_changes(session.handle(), revision_, bytes, capacity, count);
    });
    const auto &changes = *at<flow_changes>(0);
    // If memory is missing on the way, the next update begins from nothing.
    revision_ = 0;
    changes_.changed.clear();
    changes_.gone.clear();
    changes_.is_reordered = (changes.flags & FLOW_CHANGES_ORDER) != 0;
    if (changes_.is_reordered) nodes_.clear();
    if (changes.flags & FLOW_CHANGES_ALL) remove_all();
    const auto *gone = at<std::uint32_t>(changes.gone.offset);
    for (std::uint32_t index = 0; index < changes.gone.count; index++) remove(gone[index]);
    std::size_t place = changes.nodes.offset;
    for (std::uint32_t index = 0; index < changes.nodes.count; index++) {
      const auto &record = *at<flow_node>(place);
      apply(record);
      place += record.size;
    }
    if (changes_.is_reordered) {
      const auto *order = at<std::uint32_t>(changes.order.offset);
      for (std::uint32_t index = 0; index < changes.order.count; index++) {
        nodes_.push_back(numbered(order[index]));
      }
    }
    set(state_, changes.state);
    revision_ = changes.revision;
    return changes_;
  }

  /// All nodes, back to front. A node keeps its address while it is there.
  const std::vector<const Node *> &nodes() const noexcept { return nodes_; }

  /// The name of the scene's state.
  const std::string &state() const noexcept { return state_; }

  /// The node with an id, or null.
  const Node *find(std::string_view id) const noexcept {
    for (const Node *node : nodes_) {
      if (node->id == id) return node;
    }
    return nullptr;
  }

  /// The node with a number, or null.
  const Node *numbered(std::uint32_t number) const noexcept {
    const std::size_t at = position(number);
    return at < known_.size() && known_[at]->number == number ? known_[at].get() : nullptr;
  }

 private:
  /// Where the node with a number is, or would be.
  std::size_t position(std::uint32_t number) const noexcept {
    const auto is_before = [](const std::unique_ptr<Node> &node, std::uint32_t value) {
      return node->number < value;
    };
    const auto found = std::lower_bound(known_.begin(), known_.end(), number, is_before);
    return static_cast<std::size_t>(found - known_.begin());
  }

  template <typename Type>
  const Type *at(std::size_t offset) const {
    return reinterpret_cast<const Type *>(buffer_.data() + offset);
  }

  void remove(std::uint32_t number) {
    changes_.gone.push_back(number);
    if (numbered(number)) known_.erase(known_.begin() + static_cast<std::ptrdiff_t>(position(number)));
  }

  void remove_all() {
    for (const auto &node : known_) changes_.gone.push_back(node->number);
    known_.clear();
  }

  Node &node(std::uint32_t number) {
    const std::size_t at = position(number);
    if (at < known_.size() && known_[at]->number == number) return *known_[at];
    auto added = std::make_unique<Node>();
    added->number = number;
    return **known_.insert(known_.begin() + static_cast<std::ptrdiff_t>(at), std::move(added));
  }

  /// The bits of members that are part of a node's content.
  static constexpr std::uint32_t content_members = FLOW_HAS_TEXT | FLOW_HAS_FONT
      | FLOW_HAS_PLACEHOLDER | FLOW_HAS_IMAGE | FLOW_HAS_TEXT_CONTENT_TYPE
      | FLOW_HAS_ACCESSIBILITY_LABEL | FLOW_HAS_ACCESSIBILITY_VALUE;

  void apply(const flow_node &record) {
    Node &node = this->node(record.number);
    const double *transform = record.transform;
    const double *inset = record.content_inset;
    node.parent = record.parent;
    node.flags = record.flags;
    node.members = (node.members & content_members) | record.members;
    node.frame = {record.frame[0], record.frame[1], record.frame[2], record.frame[3]};
    node.transform = {
        {transform[0], transform[1]}, {transform[2], transform[3]}, transform[4], transform[5]};
    node.alpha = record.alpha;
    node.corner_radius = record.corner_radius;
    node.border_width = record.border_width;
    node.stroke_end = record.stroke_end;
    node.content_offset = {record.content_offset[0], record.content_offset[1]};
    node.content_inset = {inset[0], inset[1], inset[2], inset[3]};
    node.content_size.reset();
    if (node.has(FLOW_HAS_CONTENT_SIZE)) {
      node.content_size = Size{record.content_size[0], record.content_size[1]};
    }
    const auto color = [&](std::uint32_t value, std::uint32_t member) {
      return node.has(member) ? std::optional(Color{value}) : std::nullopt;
    };
    node.background = color(record.background, FLOW_HAS_BACKGROUND);
    node.border_color = color(record.border_color, FLOW_HAS_BORDER_COLOR);
    node.text_color = color(record.text_color, FLOW_HAS_TEXT_COLOR);
    node.placeholder_color = color(record.placeholder_color, FLOW_HAS_PLACEHOLDER_COLOR);
    node.tint_color = color(record.tint_color, FLOW_HAS_TINT_COLOR);
    if (record.content.count > 0) apply(*at<flow_content>(record.content.offset), node);
    changes_.changed.push_back(&node);
  }

  void apply(const flow_content &content, Node &node) {
    node.members = (node.members & ~content_members) | content.members;
    node.kind = static_cast<Node::Kind>(content.kind);
    set(node.id, content.id);
    set(node.text, content.text);
    set(node.placeholder, content.placeholder);
    set(node.image, content.image);
    set(node.font_name, content.font_name);
    node.font_size = content.font_size;
    node.caret = content.caret;
    node.text_alignment = static_cast<Node::TextAlignment>(content.text_alignment);
    set(node.keyboard_type, content.keyboard_type);
    set(node.text_content_type, content.text_content_type);
    set(node.return_key_type, content.return_key_type);
    set(node.accessibility_label, content.accessibility_label);
    set(node.accessibility_value, content.accessibility_value);
    node.accessibility_traits = content.accessibility_traits;
    const auto *row_counts = at<std::uint32_t>(content.row_counts.offset);
    const auto *row = at<flow_place>(content.rows.offset);
    node.rows.resize(content.row_counts.count);
    for (std::uint32_t component = 0; component < content.row_counts.count; component++) {
      node.rows[component].resize(row_counts[component]);
      for (std::string &text : node.rows[component]) set(text, *row++);
    }
    const auto *selected_rows = at<std::int32_t>(content.selected_rows.offset);
    node.selected_rows.assign(selected_rows, selected_rows + content.selected_rows.count);
  }

  void set(std::string &text, flow_place place) {
    text.assign(at<char>(place.offset), place.count);
  }

  std::vector<std::unique_ptr<Node>> known_;  // by their numbers, which only grow
  std::vector<const Node *> nodes_;
  std::string state_;
  std::uint64_t revision_ = 0;
  Changes changes_;
  detail::Buffer buffer_;
};

}  // namespace flow

#endif

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
    const auto *order = at<std::uint32_t>(changes.order.offset);
    if (changes.flags & FLOW_CHANGES_ALL) keep({order, order + changes.order.count});
    const auto *gone = at<std::uint32_t>(changes.gone.offset);
    for (std::uint32_t index = 0; index < changes.gone.count; index++) remove(gone[index]);
    std::size_t place = changes.nodes.offset;
    for (std::uint32_t index = 0; index < changes.nodes.count; index++) {
      const auto &record = *at<flow_node>(place);
      apply(record);
      place += record.size;
    }
    if (changes_.is_reordered) {
      for (std::uint32_t index = 0; index < changes.order.count; index++) {
        nodes_.push_back(numbered(order[index]));
      }
    }
    detail::set(state_, buffer_.data(), changes.state);
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
    if (!numbered(number)) return;
    changes_.gone.push_back(number);
    known_.erase(known_.begin() + static_cast<std::ptrdiff_t>(position(number)));
  }

  /// Removes the nodes whose numbers are not among these.
  void keep(std::vector<std::uint32_t> numbers) {
    std::sort(numbers.begin(), numbers.end());
    const auto is_kept = [&](const std::unique_ptr<Node> &node) {
      return std::binary_search(numbers.begin(), numbers.end(), node->number);
    };
    const auto gone = std::stable_partition(known_.begin(), known_.end(), is_kept);
    for (auto node = gone; node != known_.end(); ++node) changes_.gone.push_back((*node)->number);
    known_.erase(gone, known_.end());
  }

  Node &node(std::uint32_t number) {
    const std::size_t at = position(number);
    if (at < known_.size() && known_[at]->number == number) return *known_[at];
    auto added = std::make_unique<Node>();
    added->number = number;
    return **known_.insert(known_.begin() + static_cast<std::ptrdiff_t>(at), std::move(added));
  }

  void apply(const flow_node &record) {
    Node &node = this->node(record.number);
    detail::read(node, record);
    if (record.content.count > 0) {
      detail::read(node, *at<flow_content>(record.content.offset), buffer_.data());
    }
    changes_.changed.push_back(&node);
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

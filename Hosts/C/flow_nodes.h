/// The nodes that a screen shows, kept current from `flow_get_changes`.
///
///     flow_nodes nodes = {0};
///     flow_nodes_update(&nodes, session);
///     for (size_t index = 0; index < nodes.count; index++) draw(nodes.order[index]);
///     flow_nodes_free(&nodes);

#ifndef FLOW_NODES_H
#define FLOW_NODES_H

#include "flow_buffer.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A text: UTF-8, followed by a 0 that does not count.
typedef struct flow_text {
  const char *bytes;
  size_t count;
} flow_text;

/// A node that is shown. Its address stays the same as long as the node is there.
typedef struct flow_shown_node {
  /// As the library has it; its `members` are those of the content as well, and its `content` is of no
  /// use.
  flow_node geometry;
  /// As the library has it; its places are of no use.
  flow_content content;
  /// The texts of the content; empty where it has none.
  // begin members: texts, written by scripts/generate-members
  flow_text id, text, placeholder, image, font_name, keyboard_type, text_content_type, return_key_type,
      accessibility_label, accessibility_value;
  // end members: texts
  /// The texts of a picker's rows: `row_counts[0]` of the first component, then the next.
  const flow_text *rows;
  const uint32_t *row_counts;
  const int32_t *selected_rows;
  uint32_t component_count;
  uint32_t selected_count;
  /// What the texts and rows are in.
  flow_buffer storage;
  /// The update in which its geometry or content last changed.
  uint64_t updated;
} flow_shown_node;

/// The nodes of a session. Begin with `{0}`; free with `flow_nodes_free`.
typedef struct flow_nodes {
  /// The number of nodes, and the nodes, back to front.
  size_t count;
  flow_shown_node **order;
  /// The name of the scene's state.
  flow_text state;
  /// The revision that these are of; 0 before the first update.
  uint64_t revision;
  /// The number of updates. A node was changed by the latest one if its `updated` is this.
  uint64_t update_count;

  // The rest is the store's own: all nodes by their numbers, which only grow; nodes to be used again.
  flow_shown_node **known;
  size_t known_count, known_capacity, order_capacity;
  flow_shown_node **spare;
  size_t spare_count, spare_capacity;
  flow_buffer changes;
  flow_buffer state_storage;
} flow_nodes;

/// Asks a session what has changed, and applies it.
///
/// @return What `flow_get_changes` returns; FLOW_NO_ROOM if there is no memory: the next update then
///   begins from nothing.
flow_status flow_nodes_update(flow_nodes *nodes, flow_session session);

/// Makes `copy` equal to `nodes`, for a fork's.
///
/// @param copy `{0}`, or the nodes of a session, which are used again.
/// @return FLOW_OK, or FLOW_NO_ROOM if there is no memory.
flow_status flow_nodes_copy(flow_nodes *copy, const flow_nodes *nodes);

/// The node with an id, or null.
const flow_shown_node *flow_nodes_find(const flow_nodes *nodes, const char *id);

/// The node with a number, or null.
const flow_shown_node *flow_nodes_numbered(const flow_nodes *nodes, uint32_t number);

void flow_nodes_free(flow_nodes *nodes);

#ifdef __cplusplus
}
#endif

#endif

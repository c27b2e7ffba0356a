#include "flow_nodes.h"

#include <stdlib.h>
#include <string.h>

// MARK: Nodes by their numbers

/// Where the node with a number is in `known`, or would be.
static size_t position(const flow_nodes *nodes, uint32_t number) {
  size_t first = 0, end = nodes->known_count;
  while (first < end) {
    size_t middle = first + (end - first) / 2;
    if (nodes->known[middle]->geometry.number < number) {
      first = middle + 1;
    } else {
      end = middle;
    }
  }
  return first;
}

static flow_shown_node *numbered(const flow_nodes *nodes, uint32_t number) {
  size_t at = position(nodes, number);
  if (at == nodes->known_count || nodes->known[at]->geometry.number != number) return NULL;
  return nodes->known[at];
}

/// Makes room for more pointers.
static int reserve(flow_shown_node ***list, size_t *capacity, size_t count) {
  if (count <= *capacity) return 1;
  size_t larger = count < 16 ? 16 : 2 * count;
  flow_shown_node **grown = realloc(*list, larger * sizeof **list);
  if (!grown) return 0;
  *list = grown;
  *capacity = larger;
  return 1;
}

/// Adds an empty node with a number that is not there.
static flow_shown_node *add(flow_nodes *nodes, uint32_t number) {
  if (!reserve(&nodes->known, &nodes->known_capacity, nodes->known_count + 1)) return NULL;
  flow_shown_node *node;
  if (nodes->spare_count > 0) {
    node = nodes->spare[nodes->spare_count -= 1];
    flow_buffer storage = node->storage;
    *node = (flow_shown_node){0};
    node->storage = storage;
  } else {
    node = calloc(1, sizeof *node);
    if (!node) return NULL;
  }
  node->geometry.number = number;
  size_t at = position(nodes, number);
  memmove(
      nodes->known + at + 1, nodes->known + at, (nodes->known_count - at) * sizeof *nodes->known);
  nodes->known[at] = node;
  nodes->known_count += 1;
  return node;
}

/// Keeps a node to be used again.
static void set_aside(flow_nodes *nodes, flow_shown_node *node) {
  if (reserve(&nodes->spare, &nodes->spare_capacity, nodes->spare_count + 1)) {
    nodes->spare[nodes->spare_count] = node;
    nodes->spare_count += 1;
  } else {
    flow_buffer_free(&node->storage);
    free(node);
  }
}

static void remove_node(flow_nodes *nodes, uint32_t number) {
  size_t at = position(nodes, number);
  if (at == nodes->known_count || nodes->known[at]->geometry.number != number) return;
  set_aside(nodes, nodes->known[at]);
  nodes->known_count -= 1;
  memmove(
      nodes->known + at, nodes->known + at + 1, (nodes->known_count - at) * sizeof *nodes->known);
}

static void remove_all(flow_nodes *nodes) {
  for (size_t index = 0; index < nodes->known_count; index++) {
    set_aside(nodes, nodes->known[index]);
  }
  nodes->known_count = 0;
  nodes->count = 0;
}

// MARK: Content

/// The texts of a node, each with its place in the content.
// begin members: texts, written by scripts/generate-members
#define TEXTS(X) \
  X(id) X(text) X(placeholder) X(image) X(font_name) X(keyboard_type) X(text_content_type) \
  X(return_key_type) X(accessibility_label) X(accessibility_value)
// end members: texts

/// Copies a text to `*end`, and moves that behind it.
static flow_text copy_text(char **end, const uint8_t *base, flow_place place) {
  flow_text text = {*end, place.count};
  memcpy(*end, base + place.offset, place.count);
  (*end)[place.count] = 0;
  *end += place.count + 1;
  return text;
}

/// Takes a content over from the changes, which begin at `base`.
static int set_content(flow_shown_node *node, const uint8_t *base, const flow_content *content) {
  const flow_place *rows = (const flow_place *)(const void *)(base + content->rows.offset);
  size_t numbers = content->row_counts.count + (size_t)content->selected_rows.count;
  size_t size = content->rows.count * sizeof(flow_text) + numbers * sizeof(uint32_t);
#define ADD_SIZE(name) size += content->name.count + 1;
  TEXTS(ADD_SIZE)
#undef ADD_SIZE
  for (uint32_t index = 0; index < content->rows.count; index++) size += rows[index].count + 1;
  if (!flow_buffer_reserve(&node->storage, size)) return 0;

  // What needs the largest alignment comes first.
  flow_text *row_texts = (flow_text *)(void *)node->storage.bytes;
  uint32_t *row_counts = (uint32_t *)(void *)(row_texts + content->rows.count);
  int32_t *selected_rows = (int32_t *)(void *)(row_counts + content->row_counts.count);
  char *end = (char *)(selected_rows + content->selected_rows.count);
  for (uint32_t index = 0; index < content->rows.count; index++) {
    row_texts[index] = copy_text(&end, base, rows[index]);
  }
  memcpy(
      row_counts, base + content->row_counts.offset,
      content->row_counts.count * sizeof *row_counts);
  memcpy(
      selected_rows, base + content->selected_rows.offset,
      content->selected_rows.count * sizeof *selected_rows);
#define SET(name) node->name = copy_text(&end, base, content->name);
  TEXTS(SET)
#undef SET
  node->storage.count = size;
  node->content = *content;
  node->rows = row_texts;
  node->row_counts = row_counts;
  node->selected_rows = selected_rows;
  node->component_count = content->row_counts.count;
  node->selected_count = content->selected_rows.count;
  return 1;
}

// MARK: Changes

/// Takes over a node's record from the changes.
static int apply_node(flow_nodes *nodes, const uint8_t *base, const flow_node *record) {
  flow_shown_node *node = numbered(nodes, record->number);
  if (!node) node = add(nodes, record->number);
  if (!node) return 0;
  node->geometry = *record;
  node->updated = nodes->update_count;
  if (record->content.count > 0) {
    const uint8_t *content = base + record->content.offset;
    if (!set_content(node, base, (const flow_content *)(const void *)content)) return 0;
  }
  node->geometry.members |= node->content.members;
  return 1;
}

static int apply_order(flow_nodes *nodes, const uint32_t *numbers, uint32_t count) {
  if (!reserve(&nodes->order, &nodes->order_capacity, count)) return 0;
  nodes->count = 0;
  for (uint32_t index = 0; index < count; index++) {
    flow_shown_node *node = numbered(nodes, numbers[index]);
    if (!node) return 0;
    nodes->order[nodes->count] = node;
    nodes->count += 1;
  }
  return 1;
}

static int set_state(flow_nodes *nodes, const uint8_t *bytes, size_t count) {
  if (!flow_buffer_reserve(&nodes->state_storage, count)) return 0;
  if (count > 0) memcpy(nodes->state_storage.bytes, bytes, count);
  nodes->state_storage.bytes[count] = 0;
  nodes->state = (flow_text){(const char *)nodes->state_storage.bytes, count};
  return 1;
}

/// Removes the nodes that the update has not brought.
static void remove_others(flow_nodes *nodes) {
  size_t count = 0;
  for (size_t index = 0; index < nodes->known_count; index++) {
    flow_shown_node *node = nodes->known[index];
    if (node->updated == nodes->update_count) {
      nodes->known[count] = node;
      count += 1;
    } else {
      set_aside(nodes, node);
    }
  }
  nodes->known_count = count;
}

static int apply(flow_nodes *nodes) {
  const uint8_t *base = nodes->changes.bytes;
  const flow_changes *changes = (const flow_changes *)(const void *)base;
  const uint32_t *gone = (const uint32_t *)(const void *)(base + changes->gone.offset);
  for (uint32_t index = 0; index < changes->gone.count; index++) remove_node(nodes, gone[index]);
  const uint8_t *next = base + changes->nodes.offset;
  for (uint32_t index = 0; index < changes->nodes.count; index++) {
    const flow_node *record = (const flow_node *)(const void *)next;
    if (!apply_node(nodes, base, record)) return 0;
    next += record->size;
  }
  if (changes->flags & FLOW_CHANGES_ALL) remove_others(nodes);
  if (changes->flags & FLOW_CHANGES_ORDER) {
    const uint32_t *order = (const uint32_t *)(const void *)(base + changes->order.offset);
    if (!apply_order(nodes, order, changes->order.count)) return 0;
  }
  return set_state(nodes, base + changes->state.offset, changes->state.count);
}

flow_status flow_nodes_update(flow_nodes *nodes, flow_session session) {
  flow_status status = flow_buffer_fill_changes(&nodes->changes, session, nodes->revision);
  if (status != FLOW_OK) return status;
  nodes->update_count += 1;
  if (!apply(nodes)) {
    remove_all(nodes);
    nodes->revision = 0;
    return FLOW_NO_ROOM;
  }
  nodes->revision = ((const flow_changes *)(const void *)nodes->changes.bytes)->revision;
  return FLOW_OK;
}

// MARK: Copies

/// Where something of one storage is in another one.
static const void *moved(const void *place, const uint8_t *from, const uint8_t *to) {
  return place ? to + ((const uint8_t *)place - from) : NULL;
}

static int copy_node(flow_shown_node *copy, const flow_shown_node *node) {
  flow_buffer storage = copy->storage;
  if (!flow_buffer_reserve(&storage, node->storage.count)) return 0;
  const uint8_t *from = node->storage.bytes;
  const uint8_t *to = storage.bytes;
  if (node->storage.count > 0) memcpy(storage.bytes, from, node->storage.count);
  *copy = *node;
  copy->storage = storage;
  copy->storage.count = node->storage.count;
  copy->row_counts = moved(node->row_counts, from, to);
  copy->selected_rows = moved(node->selected_rows, from, to);
  copy->rows = moved(node->rows, from, to);
  size_t row_count = copy->content.rows.count;
  flow_text *rows = (flow_text *)(void *)storage.bytes;
  for (size_t index = 0; index < row_count; index++) {
    rows[index].bytes = moved(rows[index].bytes, from, to);
  }
#define MOVE(name) copy->name.bytes = moved(node->name.bytes, from, to);
  TEXTS(MOVE)
#undef MOVE
  return 1;
}

flow_status flow_nodes_copy(flow_nodes *copy, const flow_nodes *nodes) {
  remove_all(copy);
  copy->revision = 0;
  copy->update_count = nodes->update_count;
  if (!reserve(&copy->order, &copy->order_capacity, nodes->count)) return FLOW_NO_ROOM;
  for (size_t index = 0; index < nodes->known_count; index++) {
    flow_shown_node *node = add(copy, nodes->known[index]->geometry.number);
    if (!node) return FLOW_NO_ROOM;
    if (!copy_node(node, nodes->known[index])) return FLOW_NO_ROOM;
  }
  for (size_t index = 0; index < nodes->count; index++) {
    copy->order[index] = numbered(copy, nodes->order[index]->geometry.number);
  }
  if (!set_state(copy, (const uint8_t *)nodes->state.bytes, nodes->state.count)) {
    return FLOW_NO_ROOM;
  }
  copy->count = nodes->count;
  copy->revision = nodes->revision;
  return FLOW_OK;
}

// MARK: Looking

const flow_shown_node *flow_nodes_numbered(const flow_nodes *nodes, uint32_t number) {
  return numbered(nodes, number);
}

const flow_shown_node *flow_nodes_find(const flow_nodes *nodes, const char *id) {
  size_t count = strlen(id);
  for (size_t index = 0; index < nodes->count; index++) {
    const flow_shown_node *node = nodes->order[index];
    if (node->id.count == count && memcmp(node->id.bytes, id, count) == 0) return node;
  }
  return NULL;
}

void flow_nodes_free(flow_nodes *nodes) {
  remove_all(nodes);
  for (size_t index = 0; index < nodes->spare_count; index++) {
    flow_buffer_free(&nodes->spare[index]->storage);
    free(nodes->spare[index]);
  }
  free(nodes->spare);
  free(nodes->known);
  free(nodes->order);
  flow_buffer_free(&nodes->changes);
  flow_buffer_free(&nodes->state_storage);
  *nodes = (flow_nodes){0};
}

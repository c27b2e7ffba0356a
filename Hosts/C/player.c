// Plays session scripts from standard input, as Hosts/conformance describes them.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow_nodes.h"

enum { MOST_FIELDS = 24 };

typedef struct player_session {
  flow_session handle;
  flow_nodes nodes;
  /// The scene's name as JSON, with its quotes.
  char *scene;
} player_session;

typedef struct player {
  const char *number;
  player_session *sessions;
  size_t session_count;
  size_t current;
  uint32_t crc;
  unsigned long long frame_count, byte_count;
  flow_buffer buffer;
} player;

/// A text of a script, decoded in place; null bytes for one that is absent.
typedef struct field_text {
  const uint8_t *bytes;
  size_t count;
} field_text;

static void *checked(void *memory) {
  if (memory) return memory;
  fprintf(stderr, "player: no memory\n");
  exit(2);
}

// MARK: What is printed

static uint32_t crc_table[256];

static void make_crc_table(void) {
  for (uint32_t index = 0; index < 256; index++) {
    uint32_t value = index;
    for (int bit = 0; bit < 8; bit++) value = (value >> 1) ^ (value & 1 ? 0xEDB88320u : 0);
    crc_table[index] = value;
  }
}

static void emit(player *player, const void *bytes, size_t count) {
  const uint8_t *byte = bytes;
  uint32_t crc = ~player->crc;
  for (size_t index = 0; index < count; index++) {
    crc = (crc >> 8) ^ crc_table[(crc ^ byte[index]) & 0xFF];
  }
  player->crc = ~crc;
  player->byte_count += count;
}

static void emit_u32(player *player, uint32_t value) {
  uint8_t bytes[4];
  for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(value >> (8 * index));
  emit(player, bytes, sizeof bytes);
}

static void emit_f64(player *player, double value) {
  uint64_t bits;
  uint8_t bytes[8];
  memcpy(&bits, &value, sizeof bits);
  for (int index = 0; index < 8; index++) bytes[index] = (uint8_t)(bits >> (8 * index));
  emit(player, bytes, sizeof bytes);
}

static void emit_f64s(player *player, const double *values, size_t count) {
  for (size_t index = 0; index < count; index++) emit_f64(player, values[index]);
}

static void emit_text(player *player, flow_text text) {
  emit(player, text.bytes, text.count);
  emit(player, "", 1);
}

// MARK: Nodes

static void look_at_node(player *player, const flow_nodes *nodes, const flow_shown_node *node) {
  const flow_node *geometry = &node->geometry;
  const flow_content *content = &node->content;
  const flow_shown_node *parent = flow_nodes_numbered(nodes, geometry->parent);
  emit_text(player, node->id);
  emit_text(player, parent ? parent->id : (flow_text){"", 0});
  emit_u32(player, (uint32_t)content->kind);
  emit_u32(player, geometry->flags);
  emit_u32(player, geometry->members);
  // begin members: digest, written by scripts/generate-members
  emit_f64s(player, geometry->frame, 4);
  emit_f64s(player, geometry->transform, 6);
  emit_f64(player, geometry->alpha);
  emit_f64(player, geometry->corner_radius);
  emit_f64(player, geometry->border_width);
  emit_f64(player, geometry->stroke_end);
  emit_f64s(player, geometry->content_offset, 2);
  emit_f64s(player, geometry->content_inset, 4);
  emit_f64s(player, geometry->content_size, 2);
  emit_f64(player, content->font_size);
  emit_u32(player, geometry->background);
  emit_u32(player, geometry->border_color);
  emit_u32(player, geometry->text_color);
  emit_u32(player, geometry->placeholder_color);
  emit_u32(player, geometry->tint_color);
  emit_u32(player, content->accessibility_traits);
  emit_u32(player, (uint32_t)content->caret);
  emit_u32(player, (uint32_t)content->text_alignment);
  emit_u32(player, (uint32_t)content->selected_range_location);
  emit_u32(player, (uint32_t)content->selected_range_length);
  emit_u32(player, (uint32_t)content->marked_range_location);
  emit_u32(player, (uint32_t)content->marked_range_length);
  emit_text(player, node->text);
  emit_text(player, node->placeholder);
  emit_text(player, node->image);
  emit_text(player, node->font_name);
  emit_text(player, node->keyboard_type);
  emit_text(player, node->text_content_type);
  emit_text(player, node->return_key_type);
  emit_text(player, node->accessibility_label);
  emit_text(player, node->accessibility_value);
  // end members: digest
  emit_u32(player, node->component_count);
  const flow_text *row = node->rows;
  for (uint32_t component = 0; component < node->component_count; component++) {
    emit_u32(player, node->row_counts[component]);
    for (uint32_t index = 0; index < node->row_counts[component]; index++) {
      emit_text(player, *row++);
    }
  }
  emit_u32(player, node->selected_count);
  for (uint32_t index = 0; index < node->selected_count; index++) {
    emit_u32(player, (uint32_t)node->selected_rows[index]);
  }
}

static void look(player *player, const flow_nodes *nodes) {
  emit_text(player, nodes->state.bytes ? nodes->state : (flow_text){"", 0});
  emit_u32(player, (uint32_t)nodes->count);
  for (size_t index = 0; index < nodes->count; index++) {
    look_at_node(player, nodes, nodes->order[index]);
  }
}

// MARK: Fields of a line

static unsigned hex_digit(char digit) {
  return (unsigned)(digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10);
}

static field_text text_of(char *field) {
  if (strcmp(field, "-") == 0) return (field_text){NULL, 0};
  if (strcmp(field, "%") == 0) return (field_text){(const uint8_t *)"", 0};
  char *end = field;
  for (const char *at = field; *at;) {
    if (*at == '%' && at[1] && at[2]) {
      *end++ = (char)(hex_digit(at[1]) << 4 | hex_digit(at[2]));
      at += 3;
    } else {
      *end++ = *at++;
    }
  }
  return (field_text){(const uint8_t *)field, (size_t)(end - field)};
}

static double number_of(const char *field) {
  return strcmp(field, "-") == 0 ? 0 : strtod(field, NULL);
}

static int32_t integer_of(const char *field) {
  return strcmp(field, "-") == 0 ? 0 : (int32_t)strtol(field, NULL, 10);
}

static int32_t is_there(const char *field) {
  return strcmp(field, "-") != 0;
}

// MARK: Sessions

/// A second copy of a text with a number of bytes.
static char *duplicate(const char *text, size_t count) {
  char *copy = checked(malloc(count + 1));
  memcpy(copy, text, count);
  copy[count] = 0;
  return copy;
}

/// The scene's name as JSON in a setup.
static char *scene_of(field_text setup) {
  static const char key[] = "\"scene\"";
  if (setup.count > 0 && setup.bytes[0] == '{') {
    char *header = duplicate((const char *)setup.bytes, setup.count);
    const char *found = strstr(header, key);
    const char *name = found ? strchr(found + sizeof key - 1, '"') : NULL;
    if (!name) name = "\"\"";
    const char *end = strchr(name + 1, '"');
    char *scene = duplicate(name, end ? (size_t)(end + 1 - name) : 0);
    free(header);
    return scene;
  }
  char *scene = checked(malloc(setup.count + 3));
  scene[0] = '"';
  memcpy(scene + 1, setup.bytes, setup.count);
  memcpy(scene + 1 + setup.count, "\"", 2);
  return scene;
}

/// Adds a session, which becomes the current one. Takes over `scene`.
static player_session *add_session(player *player, flow_session handle, char *scene) {
  size_t size = (player->session_count + 1) * sizeof *player->sessions;
  player->sessions = checked(realloc(player->sessions, size));
  player->current = player->session_count;
  player->session_count += 1;
  player_session *added = &player->sessions[player->current];
  *added = (player_session){handle, {0}, scene};
  return added;
}

static flow_status open_session(player *player, field_text setup) {
  flow_session handle;
  flow_status status = flow_open(setup.bytes, setup.count, NULL, FLOW_OPEN_KEEPS_FRAMES, &handle);
  if (status == FLOW_OK) add_session(player, handle, scene_of(setup));
  return status;
}

static flow_status fork_session(player *player) {
  flow_session handle;
  flow_status status = flow_fork(player->sessions[player->current].handle, &handle);
  if (status != FLOW_OK) return status;
  const char *scene = player->sessions[player->current].scene;
  size_t first = player->current;
  player_session *fork = add_session(player, handle, duplicate(scene, strlen(scene)));
  flow_nodes_copy(&fork->nodes, &player->sessions[first].nodes);
  return status;
}

static flow_status restore_session(player *player, player_session *session) {
  flow_status status = flow_buffer_fill_saved(&player->buffer, session->handle, 0);
  if (status != FLOW_OK) return status;
  flow_close(session->handle);
  flow_nodes_free(&session->nodes);
  static const char format[] = "{\"flowTrace\":1,\"scene\":%s,\"state\":%s}";
  size_t size = sizeof format + strlen(session->scene) + player->buffer.count;
  char *header = checked(malloc(size));
  int count = snprintf(header, size, format, session->scene, (const char *)player->buffer.bytes);
  status = flow_open(
      (const uint8_t *)header, (size_t)count, NULL, FLOW_OPEN_KEEPS_FRAMES, &session->handle);
  free(header);
  return status;
}

// MARK: Lines

static flow_status send_pan(flow_session session, char **fields) {
  flow_pan pan = {.size = sizeof pan, .phase = integer_of(fields[2])};
  pan.translation[0] = number_of(fields[3]);
  pan.translation[1] = number_of(fields[4]);
  pan.velocity[0] = number_of(fields[5]);
  pan.velocity[1] = number_of(fields[6]);
  pan.location[0] = number_of(fields[7]);
  pan.location[1] = number_of(fields[8]);
  pan.has_location = is_there(fields[7]);
  field_text target = text_of(fields[9]);
  return flow_send_pan(session, number_of(fields[1]), &pan, target.bytes, target.count, NULL);
}

static flow_status send_scroll(flow_session session, char **fields) {
  flow_scroll scroll = {.size = sizeof scroll, .phase = integer_of(fields[2])};
  scroll.offset[0] = number_of(fields[3]);
  scroll.offset[1] = number_of(fields[4]);
  scroll.velocity[0] = number_of(fields[5]);
  scroll.velocity[1] = number_of(fields[6]);
  field_text target = text_of(fields[7]);
  return flow_send_scroll(session, number_of(fields[1]), &scroll, target.bytes, target.count, NULL);
}

static flow_status send_text(flow_session session, char **fields) {
  flow_text_edit edit = {.size = sizeof edit, .has_range = is_there(fields[2])};
  edit.location = integer_of(fields[2]);
  edit.length = integer_of(fields[3]);
  field_text target = text_of(fields[4]), replacement = text_of(fields[5]);
  return flow_send_text(
      session, number_of(fields[1]), edit.has_range ? &edit : NULL, target.bytes, target.count,
      replacement.bytes, replacement.count, NULL);
}

static flow_status send_text_selection(flow_session session, char **fields) {
  flow_text_selection selection = {.size = sizeof selection};
  selection.location = integer_of(fields[2]);
  selection.length = integer_of(fields[3]);
  field_text target = text_of(fields[4]);
  return flow_send_text_selection(
      session, number_of(fields[1]), &selection, target.bytes, target.count, NULL);
}

static flow_status send_composition(flow_session session, char **fields) {
  flow_composition it = {.size = sizeof it, .phase = integer_of(fields[2])};
  it.has_selection = is_there(fields[3]);
  it.location = integer_of(fields[3]);
  it.length = integer_of(fields[4]);
  field_text target = text_of(fields[5]), text = text_of(fields[6]);
  return flow_send_composition(
      session, number_of(fields[1]), &it, target.bytes, target.count, text.bytes, text.count, NULL);
}

static flow_status send_key(flow_session session, char **fields) {
  flow_key_stroke stroke = {.size = sizeof stroke, .phase = integer_of(fields[2])};
  stroke.modifiers = integer_of(fields[3]);
  stroke.repeats = integer_of(fields[4]);
  field_text key = text_of(fields[5]);
  return flow_send_key(session, number_of(fields[1]), &stroke, key.bytes, key.count, NULL);
}

static flow_status send_tap(flow_session session, char **fields) {
  flow_tap tap = {.size = sizeof tap, .has_location = is_there(fields[2])};
  tap.location[0] = number_of(fields[2]);
  tap.location[1] = number_of(fields[3]);
  field_text target = text_of(fields[4]);
  return flow_send_tap(session, number_of(fields[1]), &tap, target.bytes, target.count, NULL);
}

static flow_status send_field(flow_session session, char **fields) {
  field_text target = text_of(fields[3]);
  return flow_send_field(
      session, number_of(fields[1]), integer_of(fields[2]), target.bytes, target.count, NULL);
}

static flow_status send_selection(flow_session session, char **fields) {
  flow_selection selection = {.size = sizeof selection, .component = integer_of(fields[2])};
  selection.row = integer_of(fields[3]);
  field_text target = text_of(fields[4]);
  return flow_send_selection(
      session, number_of(fields[1]), &selection, target.bytes, target.count, NULL);
}

static flow_status send_keyboard(flow_session session, char **fields) {
  flow_keyboard keyboard = {.size = sizeof keyboard, .phase = integer_of(fields[2])};
  for (int index = 0; index < 4; index++) keyboard.frame[index] = number_of(fields[3 + index]);
  keyboard.duration = number_of(fields[7]);
  keyboard.curve = integer_of(fields[8]);
  return flow_send_keyboard(session, number_of(fields[1]), &keyboard, NULL);
}

static flow_status send_response(flow_session session, char **fields) {
  field_text id = text_of(fields[3]), message = text_of(fields[4]);
  return flow_send_response(
      session, number_of(fields[1]), integer_of(fields[2]), id.bytes, id.count, message.bytes,
      message.count, NULL);
}

static flow_status send_command(flow_session session, char **fields) {
  flow_value value = {.size = sizeof value, .kind = integer_of(fields[4])};
  if (value.kind == 1) value.number = number_of(fields[5]);
  field_text name = text_of(fields[2]), target = text_of(fields[3]);
  field_text text = {NULL, 0};
  if (value.kind == FLOW_VALUE_TEXT || value.kind == FLOW_VALUE_JSON) text = text_of(fields[5]);
  return flow_send_command(
      session, number_of(fields[1]), name.bytes, name.count, target.bytes, target.count, &value,
      text.bytes, text.count, NULL);
}

static flow_status send_environment(flow_session session, char **fields) {
  flow_environment environment = {.size = sizeof environment};
  environment.members = (uint32_t)strtoul(fields[2], NULL, 10);
  for (int index = 0; index < 2; index++) environment.window[index] = number_of(fields[3 + index]);
  for (int index = 0; index < 4; index++) {
    environment.safe_area[index] = number_of(fields[5 + index]);
  }
  environment.scale = number_of(fields[9]);
  environment.window_origin[0] = number_of(fields[10]);
  environment.window_origin[1] = number_of(fields[11]);
  environment.layout_direction = integer_of(fields[12]);
  environment.reduce_motion = integer_of(fields[13]);
  for (int index = 0; index < 3; index++) environment.date[index] = integer_of(fields[14 + index]);
  environment.color_scheme = (uint8_t)integer_of(fields[17]);
  environment.contrast = (uint8_t)integer_of(fields[18]);
  environment.text_size = (uint8_t)integer_of(fields[19]);
  environment.bold_text = (uint8_t)integer_of(fields[20]);
  return flow_send_environment(session, number_of(fields[1]), &environment, NULL);
}

/// A kind of line that sends an event, with the number of its fields.
static const struct {
  const char *name;
  size_t field_count;
  flow_status (*send)(flow_session, char **);
} events[] = {
    {"pan", 10, send_pan},           {"scroll", 8, send_scroll},
    {"text", 6, send_text},          {"tap", 5, send_tap},
    {"field", 4, send_field},        {"select", 5, send_selection},
    {"key", 6, send_key},            {"selection", 5, send_text_selection},
    {"compose", 7, send_composition},
    {"keyboard", 9, send_keyboard},  {"response", 5, send_response},
    {"command", 6, send_command},    {"environment", 21, send_environment},
};

/// Does what a line says with a session; returns the status of its call.
static flow_status act(player *player, player_session *session, char **fields, size_t count) {
  const char *name = fields[0];
  for (size_t index = 0; index < sizeof events / sizeof *events; index++) {
    if (strcmp(name, events[index].name) == 0 && count == events[index].field_count) {
      return events[index].send(session->handle, fields);
    }
  }
  if (strcmp(name, "line") == 0 && count == 2) {
    field_text line = text_of(fields[1]);
    return flow_send(session->handle, line.bytes, line.count, NULL);
  }
  if (strcmp(name, "tick") == 0 && count == 2) {
    return flow_send_tick(session->handle, number_of(fields[1]), NULL);
  }
  if (strcmp(name, "advance") == 0 && count == 2) {
    return flow_advance(session->handle, number_of(fields[1]), NULL);
  }
  if (strcmp(name, "fork") == 0) return fork_session(player);
  if (strcmp(name, "restore") == 0) return restore_session(player, session);
  if (strcmp(name, "record") == 0) return flow_record(session->handle, NULL, NULL, 0);
  if (strcmp(name, "recording") == 0) {
    return flow_buffer_fill(&player->buffer, flow_recording, session->handle);
  }
  if (strcmp(name, "look") == 0) return FLOW_OK;
  if (strcmp(name, "use") == 0 && count == 2) {
    size_t index = (size_t)integer_of(fields[1]);
    if (index >= player->session_count) return FLOW_INVALID;
    player->current = index;
    return FLOW_OK;
  }
  fprintf(stderr, "player: cannot read the line '%s' of script %s\n", name, player->number);
  exit(2);
}

static void emit_output(player *player, flow_writer *writer, flow_session session) {
  if (flow_buffer_fill(&player->buffer, writer, session) != FLOW_OK) return;
  emit(player, player->buffer.bytes, player->buffer.count);
  if (writer != flow_frames) return;
  for (size_t index = 0; index < player->buffer.count; index++) {
    player->frame_count += player->buffer.bytes[index] == '\n';
  }
}

static void play_line(player *player, char **fields, size_t count) {
  static player_session none;
  player_session *session = player->session_count > 0 ? &player->sessions[player->current] : &none;
  int is_opening = strcmp(fields[0], "open") == 0;
  flow_status status =
      is_opening ? open_session(player, text_of(fields[1])) : act(player, session, fields, count);
  emit_u32(player, (uint32_t)status);
  if (player->session_count == 0 || (is_opening && status != FLOW_OK)) return;

  flow_buffer trace = {0};
  int is_recording = strcmp(fields[0], "recording") == 0;
  if (is_recording) {
    trace = player->buffer;
    player->buffer = (flow_buffer){0};
  }
  session = &player->sessions[player->current];
  emit_output(player, flow_frames, session->handle);
  emit_output(player, flow_effects, session->handle);
  emit(player, trace.bytes, trace.count);
  flow_buffer_free(&trace);
  if (strcmp(fields[0], "look") == 0) {
    look(player, &session->nodes);
  } else {
    flow_nodes_update(&session->nodes, session->handle);
  }
}

static void end_script(player *player) {
  printf(
      "%s %08x %llu %llu\n", player->number, (unsigned)player->crc, player->frame_count,
      player->byte_count);
  for (size_t index = 0; index < player->session_count; index++) {
    flow_close(player->sessions[index].handle);
    flow_nodes_free(&player->sessions[index].nodes);
    free(player->sessions[index].scene);
  }
  free(player->sessions);
  flow_buffer_free(&player->buffer);
  *player = (struct player){0};
}

/// Reads a line of any length, without its newline; returns 0 at the end.
static int read_line(flow_buffer *line) {
  int byte = getchar();
  if (byte == EOF) return 0;
  for (line->count = 0; byte != EOF && byte != '\n'; byte = getchar()) {
    if (!flow_buffer_reserve(line, line->count + 1)) checked(NULL);
    line->bytes[line->count++] = (uint8_t)byte;
  }
  if (!flow_buffer_reserve(line, line->count)) checked(NULL);
  line->bytes[line->count] = 0;
  return 1;
}

int main(void) {
  player player = {0};
  flow_buffer line = {0};
  char number[32];
  if (flow_check_version(FLOW_VERSION) != FLOW_OK) return 2;
  make_crc_table();
  while (read_line(&line)) {
    char *fields[MOST_FIELDS];
    size_t count = 0;
    for (char *at = (char *)line.bytes; at && count < MOST_FIELDS;) {
      fields[count++] = at;
      at = strchr(at, ' ');
      if (at) *at++ = 0;
    }
    if (*fields[0] == 0) continue;
    if (strcmp(fields[0], "play") == 0 && count == 2) {
      snprintf(number, sizeof number, "%s", fields[1]);
      player.number = number;
    } else if (strcmp(fields[0], "end") == 0) {
      end_script(&player);
    } else {
      play_line(&player, fields, count);
    }
  }
  flow_buffer_free(&line);
  return 0;
}

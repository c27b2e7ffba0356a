// Tests what is in this folder, against the library.

#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow_effect.h"
#include "flow_nodes.h"
#include "flow_recording_file.h"
#include "flow_scenes.h"

static int failures;

static void check(int holds, const char *what, int line) {
  if (holds) return;
  failures += 1;
  printf("tests.c:%d: not so: %s\n", line, what);
}
#define CHECK(condition) check(condition, #condition, __LINE__)

static const uint8_t *bytes(const char *text) {
  return (const uint8_t *)text;
}

static flow_session opened(const char *setup) {
  flow_session session;
  CHECK(flow_open(bytes(setup), strlen(setup), NULL, 0, &session) == FLOW_OK);
  CHECK(flow_advance(session, 0, NULL) == FLOW_OK);
  return session;
}

static flow_status send(flow_session session, const char *line) {
  return flow_send(session, bytes(line), strlen(line), NULL);
}

static int is(flow_text text, const char *expected) {
  return text.count == strlen(expected) && memcmp(text.bytes, expected, text.count) == 0;
}

static flow_status pan(flow_session session, double time, int32_t phase, double y) {
  flow_pan pan = {.size = sizeof pan, .phase = phase, .translation = {0, y}};
  return flow_send_pan(session, time, &pan, bytes("card"), 4, NULL);
}

// MARK: Nodes

static int same_text(flow_text one, flow_text other) {
  return one.count == other.count && memcmp(one.bytes, other.bytes, one.count) == 0;
}

/// Whether two stores show the same; numbers may differ.
static int same_nodes(const flow_nodes *one, const flow_nodes *other) {
  if (one->count != other->count || !same_text(one->state, other->state)) return 0;
  for (size_t index = 0; index < one->count; index++) {
    const flow_shown_node *a = one->order[index], *b = other->order[index];
    const flow_node *g = &a->geometry, *h = &b->geometry;
    if (!same_text(a->id, b->id) || !same_text(a->text, b->text)) return 0;
    if (!same_text(a->accessibility_value, b->accessibility_value)) return 0;
    if (g->flags != h->flags || g->members != h->members) return 0;
    if (memcmp(g->frame, h->frame, sizeof g->frame) != 0) return 0;
    if (memcmp(g->transform, h->transform, sizeof g->transform) != 0) return 0;
    if (g->alpha < h->alpha || g->alpha > h->alpha) return 0;
    if (a->component_count != b->component_count || a->selected_count != b->selected_count) return 0;
    for (uint32_t row = 0; row < a->content.rows.count; row++) {
      if (!same_text(a->rows[row], b->rows[row])) return 0;
    }
    for (uint32_t row = 0; row < a->selected_count; row++) {
      if (a->selected_rows[row] != b->selected_rows[row]) return 0;
    }
  }
  return 1;
}

static void test_nodes_stay_current(void) {
  flow_session session = opened(FLOW_GLIDE_CARD);
  flow_nodes nodes = {0};
  CHECK(flow_nodes_update(&nodes, session) == FLOW_OK);
  CHECK(nodes.count == 6);
  CHECK(is(nodes.state, FLOW_GLIDE_CARD_STATE_RESTING));
  const flow_shown_node *card = flow_nodes_find(&nodes, FLOW_GLIDE_CARD_NODE_CARD);
  const flow_shown_node *grabber = flow_nodes_find(&nodes, FLOW_GLIDE_CARD_NODE_GRABBER);
  CHECK(card != NULL && grabber != NULL);
  CHECK(flow_nodes_find(&nodes, "nobody") == NULL);
  if (!card || !grabber) return;
  CHECK(flow_nodes_numbered(&nodes, grabber->geometry.parent) == card);

  double closed = card->geometry.frame[1];
  CHECK(send(session, "{\"t\":1,\"type\":\"command\",\"name\":\"show\"}") == FLOW_OK);
  for (int step = 1; step <= 100; step++) {
    CHECK(flow_advance(session, 1 + step / 50.0, NULL) == FLOW_OK);
    CHECK(flow_nodes_update(&nodes, session) == FLOW_OK);
    flow_nodes fresh = {0};
    CHECK(flow_nodes_update(&fresh, session) == FLOW_OK);
    CHECK(same_nodes(&nodes, &fresh));
    flow_nodes_free(&fresh);
  }
  CHECK(flow_nodes_find(&nodes, FLOW_GLIDE_CARD_NODE_CARD) == card);
  CHECK(card->geometry.frame[1] < closed);
  CHECK(card->updated < nodes.update_count);

  CHECK(send(session, "{\"t\":4,\"type\":\"command\",\"name\":\"remove\"}") == FLOW_OK);
  CHECK(flow_nodes_update(&nodes, session) == FLOW_OK);
  CHECK(nodes.count == 2);
  CHECK(flow_nodes_find(&nodes, FLOW_GLIDE_CARD_NODE_CARD) == NULL);
  flow_nodes_free(&nodes);
  CHECK(flow_close(session) == FLOW_OK);
}

/// More nodes are gone than a session remembers.
static void test_nodes_of_a_slow_reader(void) {
  flow_session session = opened(FLOW_VERIFICATION_CODE);
  const uint8_t *field = bytes(FLOW_VERIFICATION_CODE_NODE_CODE_INPUT);
  const size_t count = strlen(FLOW_VERIFICATION_CODE_NODE_CODE_INPUT);
  CHECK(flow_send_field(session, 1, FLOW_FOCUS, field, count, NULL) == FLOW_OK);
  CHECK(flow_send_text(session, 2, NULL, field, count, bytes("1"), 1, NULL) == FLOW_OK);
  flow_nodes slow = {0}, quick = {0};
  CHECK(flow_nodes_update(&slow, session) == FLOW_OK && slow.count <= 32);
  const flow_shown_node *before[32];
  uint32_t numbers[32];
  const size_t before_count = slow.count;
  for (size_t index = 0; index < before_count; index++) {
    before[index] = slow.order[index];
    numbers[index] = slow.order[index]->geometry.number;
  }
  for (int step = 0; step < 300; step++) {
    CHECK(flow_send_field(session, 3 + step, FLOW_DELETE_BACKWARD, field, count, NULL) == FLOW_OK);
    CHECK(flow_nodes_update(&quick, session) == FLOW_OK);
    CHECK(flow_send_text(session, 3.5 + step, NULL, field, count, bytes("1"), 1, NULL) == FLOW_OK);
    CHECK(flow_nodes_update(&quick, session) == FLOW_OK);
  }
  CHECK(flow_nodes_update(&slow, session) == FLOW_OK);
  size_t gone_count = 0;
  for (size_t index = 0; index < before_count; index++) {
    const flow_shown_node *node = flow_nodes_numbered(&slow, numbers[index]);
    if (!node) gone_count += 1;
    CHECK(!node || node == before[index]);
  }
  CHECK(gone_count == 1 && slow.count == before_count && slow.known_count == slow.count);
  CHECK(same_nodes(&slow, &quick));
  flow_nodes_free(&slow);
  flow_nodes_free(&quick);
  CHECK(flow_close(session) == FLOW_OK);
}

static void test_nodes_of_pickers_and_texts(void) {
  flow_session session = opened(FLOW_CARD_INPUT);
  flow_nodes nodes = {0}, copy = {0};
  CHECK(
      send(session,
           "{\"t\":1,\"type\":\"focus\",\"target\":\"" FLOW_CARD_INPUT_NODE_INPUT_HOLDER_TEXT
           "\"}") == FLOW_OK);
  static const char name[] = "Zo\xC3\xAB \xF0\x9F\x92\xB3";
  CHECK(
      flow_send_text(
          session, 1.5, NULL, bytes(FLOW_CARD_INPUT_NODE_INPUT_HOLDER_TEXT),
          strlen(FLOW_CARD_INPUT_NODE_INPUT_HOLDER_TEXT), bytes(name), strlen(name), NULL)
      == FLOW_OK);
  CHECK(
      send(session, "{\"t\":2,\"type\":\"tap\",\"target\":\"" FLOW_CARD_INPUT_NODE_EXPIRY_BUTTON "\"}")
      == FLOW_OK);
  CHECK(flow_advance(session, 5, NULL) == FLOW_OK);
  CHECK(flow_nodes_update(&nodes, session) == FLOW_OK);
  const flow_shown_node *holder = flow_nodes_find(&nodes, FLOW_CARD_INPUT_NODE_INPUT_HOLDER_TEXT);
  CHECK(holder != NULL && is(holder->text, name));
  const flow_shown_node *picker = flow_nodes_find(&nodes, FLOW_CARD_INPUT_NODE_PICKER_EXPIRY);
  CHECK(picker != NULL && picker->component_count == 2 && picker->row_counts[0] == 12);
  CHECK(picker != NULL && picker->content.kind == 7 && picker->rows[11].count > 0);

  CHECK(flow_nodes_copy(&copy, &nodes) == FLOW_OK);
  CHECK(same_nodes(&nodes, &copy));
  flow_nodes_free(&nodes);
  CHECK(flow_nodes_update(&copy, session) == FLOW_OK);
  CHECK(flow_nodes_update(&nodes, session) == FLOW_OK);
  CHECK(same_nodes(&nodes, &copy));
  flow_nodes_free(&nodes);
  flow_nodes_free(&copy);
  flow_close(session);
}

static void test_fork(void) {
  flow_session session = opened(FLOW_GLIDE_CARD), fork;
  flow_nodes nodes = {0}, copy = {0}, fresh = {0};
  CHECK(pan(session, 1, 0, 0) == FLOW_OK && pan(session, 1.02, 1, -200) == FLOW_OK);
  CHECK(flow_nodes_update(&nodes, session) == FLOW_OK);
  CHECK(flow_fork(session, &fork) == FLOW_OK);
  CHECK(flow_nodes_copy(&copy, &nodes) == FLOW_OK);
  CHECK(pan(fork, 1.04, 1, -260) == FLOW_OK);
  CHECK(flow_nodes_update(&copy, fork) == FLOW_OK && flow_nodes_update(&fresh, fork) == FLOW_OK);
  CHECK(same_nodes(&copy, &fresh));
  CHECK(flow_nodes_update(&nodes, session) == FLOW_OK);
  CHECK(!same_nodes(&copy, &nodes));
  CHECK(flow_close(session) == FLOW_OK);
  CHECK(flow_nodes_update(&copy, fork) == FLOW_OK);
  CHECK(flow_close(fork) == FLOW_OK);
  flow_nodes_free(&nodes);
  flow_nodes_free(&copy);
  flow_nodes_free(&fresh);
}

// MARK: Errors and buffers

/// Whether the message of the last failed call is a text.
static int said(const char *text) {
  flow_buffer message = {0};
  int result = flow_buffer_fill_message(&message) == FLOW_OK && strcmp((const char *)message.bytes, text) == 0;
  if (!result) fprintf(stderr, "said: %s\n", (const char *)message.bytes);
  flow_buffer_free(&message);
  return result;
}

static void test_messages(void) {
  flow_session session;
  flow_environment environment = {.size = sizeof environment, .members = FLOW_ENVIRONMENT_SCALE, .scale = NAN};
  CHECK(flow_open(bytes("glide-card"), 10, &environment, 0, &session) == FLOW_INVALID);
  CHECK(said("'environment.scale' must be a number above 0, up to 1000000000"));
  environment.members = FLOW_ENVIRONMENT_WINDOW;
  environment.window[1] = -1;
  CHECK(flow_open(bytes("glide-card"), 10, &environment, 0, &session) == FLOW_INVALID);
  CHECK(said("'environment.size' must be numbers from 0 to 1000000"));
  environment.members = FLOW_ENVIRONMENT_DATE;
  CHECK(flow_open(bytes("glide-card"), 10, &environment, 0, &session) == FLOW_INVALID);
  CHECK(said("'date' must be a day that exists"));
  environment.members = FLOW_ENVIRONMENT_CONTRAST;
  environment.contrast = 2;
  CHECK(flow_open(bytes("glide-card"), 10, &environment, 0, &session) == FLOW_INVALID);
  CHECK(said("'contrast' must be 0 to 1"));
  CHECK(flow_open(bytes("glide-card"), 10, NULL, 64, &session) == FLOW_INVALID);
  CHECK(said("'flags' must be bits of FLOW_OPEN_…"));

  session = opened(FLOW_GLIDE_CARD);
  CHECK(pan(session, 1, 4, 0) == FLOW_INVALID);
  CHECK(said("'phase' must be 0 to 3"));
  CHECK(pan(session, 1, 0, NAN) == FLOW_INVALID);
  CHECK(said("'translation[1]' must be a finite number"));
  flow_pan unsized = {.phase = 0};
  CHECK(flow_send_pan(session, 1, &unsized, NULL, 0, NULL) == FLOW_WRONG_SIZE);
  char expected[80];
  snprintf(expected, sizeof expected, "flow_pan begins with the size 0; expected %zu", sizeof unsized);
  CHECK(said(expected));

  // Any number but 0 is a yes.
  flow_buffer one = {0}, two = {0};
  CHECK(flow_buffer_fill_saved(&one, session, 1) == FLOW_OK);
  CHECK(flow_buffer_fill_saved(&two, session, 2) == FLOW_OK);
  CHECK(one.count == two.count && memcmp(one.bytes, two.bytes, one.count) == 0);
  flow_buffer_free(&one);
  flow_buffer_free(&two);
  CHECK(flow_close(session) == FLOW_OK);
}

static void test_errors(void) {
  flow_buffer message = {0};
  flow_session session;
  CHECK(flow_open(bytes("glide-cart"), 10, NULL, 0, &session) == FLOW_UNKNOWN_SCENE);
  CHECK(session == 0);
  CHECK(flow_buffer_fill_message(&message) == FLOW_OK);
  CHECK(strcmp((const char *)message.bytes, "unknown scene 'glide-cart'; did you mean 'glide-card'?") == 0);
  static const char header[] = "{\"flowTrace\":1,\"scene\":\"onbaording\"}";
  CHECK(flow_open(bytes(header), strlen(header), NULL, 0, &session) == FLOW_UNKNOWN_SCENE);
  CHECK(flow_buffer_fill_message(&message) == FLOW_OK);
  CHECK(strstr((const char *)message.bytes, "did you mean 'onboarding'?") != NULL);
  CHECK(flow_open(bytes(""), 0, NULL, 0, &session) == FLOW_UNKNOWN_SCENE);
  CHECK(flow_buffer_fill_message(&message) == FLOW_OK);
  CHECK(strstr((const char *)message.bytes, "; expected 'adaptive-field', 'card-input', ") != NULL);

  session = opened(FLOW_GLIDE_CARD);
  CHECK(send(session, "{\"t\":1,\"type\":\"command\",\"name\":\"shew\"}") == FLOW_REFUSED);
  CHECK(flow_buffer_fill_message(&message) == FLOW_OK);
  CHECK(strstr((const char *)message.bytes, "shew") != NULL);
  CHECK(send(session, "{\"t\":1,\"type\":\"tep\"}") == FLOW_BAD_TRACE);

  flow_nodes nodes = {0};
  CHECK(flow_close(session) == FLOW_OK);
  CHECK(flow_close(session) == FLOW_CLOSED);
  CHECK(pan(session, 2, 0, 0) == FLOW_CLOSED);
  CHECK(flow_nodes_update(&nodes, session) == FLOW_CLOSED);
  CHECK(flow_nodes_update(&nodes, 0) == FLOW_FOREIGN);
  flow_nodes_free(&nodes);
  flow_nodes_free(&nodes);
  flow_buffer_free(&message);
}

static void test_buffers_grow(void) {
  flow_session session = opened(FLOW_CARD_INPUT);
  flow_buffer frame = {0};
  CHECK(flow_buffer_reserve(&frame, 1));
  CHECK(flow_buffer_fill(&frame, flow_frame, session) == FLOW_OK);
  CHECK(frame.count > 1000 && strlen((const char *)frame.bytes) == frame.count);
  const uint8_t *before = frame.bytes;
  CHECK(flow_buffer_fill(&frame, flow_frame, session) == FLOW_OK);
  CHECK(frame.bytes == before);
  CHECK(flow_buffer_fill(&frame, flow_frames, session) == FLOW_NOT_KEPT);
  CHECK(frame.count == 0);
  flow_buffer_free(&frame);
  flow_close(session);
}

// MARK: Effects

static void test_effects(void) {
  flow_session session = opened(FLOW_ADAPTIVE_FIELD);
  flow_buffer lines = {0};
  flow_effect effect;
  char section[64], text[64];
  snprintf(section, sizeof section, FLOW_ADAPTIVE_FIELD_NODE_SECTION_FORMAT, "name", 0);
  flow_buffer_fill(&lines, flow_effects, session);
  CHECK(
      send(session, "{\"t\":1,\"type\":\"tap\",\"target\":\"name\"}") == FLOW_OK
      && flow_advance(session, 3, NULL) == FLOW_OK);
  size_t size = strlen(section);
  static const char typed[] = "\"\\\xC3\xA4";
  CHECK(
      flow_send_field(session, 3, FLOW_FOCUS, bytes(section), size, NULL) == FLOW_OK
      && flow_send_text(
             session, 4, NULL, bytes(section), size, bytes(typed), sizeof typed - 1, NULL)
             == FLOW_OK);
  CHECK(flow_buffer_fill(&lines, flow_effects, session) == FLOW_OK);
  int has_changed = 0;
  for (size_t at = 0; flow_next_effect(&lines, &at, &effect);) {
    if (!flow_effect_is(&effect, FLOW_ADAPTIVE_FIELD_EFFECT_DID_CHANGE)) continue;
    has_changed = 1;
    CHECK(effect.frame > 0 && effect.time >= 3.999 && effect.time <= 4.001);
    CHECK(flow_effect_text(&effect, "field", text, sizeof text) == 4 && strcmp(text, "name") == 0);
    CHECK(flow_effect_text(&effect, "text", text, sizeof text) == (ptrdiff_t)sizeof typed - 1);
    CHECK(strcmp(text, typed) == 0);
    CHECK(flow_effect_text(&effect, "text", text, 2) == (ptrdiff_t)sizeof typed - 1);
    CHECK(flow_effect_text(&effect, "nothing", text, sizeof text) == -1);
    CHECK(flow_effect_member(&effect, "nothing").bytes == NULL);
  }
  CHECK(has_changed);
  CHECK(flow_buffer_fill(&lines, flow_effects, session) == FLOW_OK && lines.count == 0);

  static const char written[] =
      "{\"frame\":1,\"t\":0.5,\"effect\":{\"type\":\"a\",\"list\":[{\"text\":\"no\"},2],"
      "\"text\":\"\\ud83d\\udcb3\\u0001\\/\",\"n\":-4}}\n";
  flow_buffer made = {0};
  CHECK(flow_buffer_reserve(&made, sizeof written));
  memcpy(made.bytes, written, sizeof written);
  made.count = sizeof written - 1;
  size_t at = 0;
  CHECK(flow_next_effect(&made, &at, &effect) && is(effect.type, "a"));
  CHECK(flow_effect_text(&effect, "text", text, sizeof text) == 6);
  CHECK(memcmp(text, "\xF0\x9F\x92\xB3\x01/", 7) == 0);
  CHECK(is(flow_effect_member(&effect, "n"), "-4"));
  CHECK(is(flow_effect_member(&effect, "list"), "[{\"text\":\"no\"},2]"));
  CHECK(!flow_next_effect(&made, &at, &effect));
  flow_buffer_free(&made);
  flow_buffer_free(&lines);
  flow_close(session);
}

// MARK: Restoring and recording

/// A program may have set a locale that has a comma where the library writes a point.
static void test_effects_with_decimal_commas(void) {
  static const char *const names[] = {"de_DE.UTF-8", "de_DE.utf8", "de_DE", "fr_FR.UTF-8", "fr_FR"};
  size_t count = sizeof names / sizeof *names, index = 0;
  while (index < count && !setlocale(LC_ALL, names[index])) index++;
  if (index == count) {
    printf("SKIPPED: times of effects with decimal commas, for no such locale is installed\n");
    return;
  }
  CHECK(strcmp(localeconv()->decimal_point, ",") == 0);
  static const char lines[] =
      "{\"frame\":1,\"t\":1.5,\"effect\":{\"type\":\"a\"}}\n"
      "{\"frame\":2,\"t\":1234567.890123,\"effect\":{\"type\":\"a\"}}\n"
      "{\"frame\":3,\"t\":1e-7,\"effect\":{\"type\":\"a\"}}\n";
  static const double times[] = {1.5, 1234567.890123, 1e-7};
  flow_buffer buffer = {0};
  CHECK(flow_buffer_reserve(&buffer, sizeof lines));
  memcpy(buffer.bytes, lines, sizeof lines);
  buffer.count = sizeof lines - 1;
  flow_effect effect;
  size_t at = 0;
  for (int line = 0; line < 3; line++) {
    CHECK(flow_next_effect(&buffer, &at, &effect) && memcmp(&effect.time, &times[line], sizeof effect.time) == 0);
  }
  flow_buffer_free(&buffer);
  CHECK(setlocale(LC_ALL, "C") != NULL);
}

static void test_restoring(void) {
  flow_session session = opened(FLOW_GLIDE_CARD), restored;
  flow_buffer state = {0};
  flow_nodes before = {0}, after = {0};
  CHECK(send(session, "{\"t\":1,\"type\":\"command\",\"name\":\"show\"}") == FLOW_OK);
  CHECK(flow_advance(session, 5, NULL) == FLOW_OK);
  CHECK(flow_nodes_update(&before, session) == FLOW_OK);
  CHECK(flow_buffer_fill_saved(&state, session, 1) == FLOW_OK);
  CHECK(strchr((const char *)state.bytes, '\n') == NULL);
  char *header = malloc(state.count + 100);
  CHECK(header != NULL);
  if (!header) return;
  int count = sprintf(
      header, "{\"flowTrace\":1,\"scene\":\"%s\",\"state\":%s}", FLOW_GLIDE_CARD,
      (const char *)state.bytes);
  CHECK(flow_open(bytes(header), (size_t)count, NULL, 0, &restored) == FLOW_OK);
  CHECK(flow_nodes_update(&after, restored) == FLOW_OK);
  CHECK(same_nodes(&before, &after));
  free(header);
  flow_buffer_free(&state);
  flow_nodes_free(&before);
  flow_nodes_free(&after);
  flow_close(session);
  flow_close(restored);
}

static int is_refused(flow_status status, const char *member) {
  flow_buffer message = {0};
  int holds = status == FLOW_INVALID && flow_buffer_fill_message(&message) == FLOW_OK
      && message.count < message.capacity;
  if (holds) {
    message.bytes[message.count] = 0;
    holds = strstr((const char *)message.bytes, member) != NULL;
  }
  flow_buffer_free(&message);
  return holds;
}

/// What is not finite is refused, by the name of its member, and the session goes on.
static void test_numbers(void) {
  flow_session session = opened(FLOW_GLIDE_CARD);
  const double numbers[] = {INFINITY, -INFINITY, NAN};
  for (int index = 0; index < 3; index++) {
    double number = numbers[index];
    CHECK(is_refused(pan(session, 1, 1, number), "'translation[1]'"));
    flow_tap tap = {.size = sizeof tap, .location = {0, number}, .has_location = 1};
    CHECK(is_refused(flow_send_tap(session, 1, &tap, NULL, 0, NULL), "'location[1]'"));
    flow_pointer pointer = {.size = sizeof pointer, .location = {number, 0}};
    CHECK(is_refused(flow_send_pointer(session, 1, &pointer, NULL), "'location[0]'"));
    flow_environment change = {
        .size = sizeof change, .members = FLOW_ENVIRONMENT_WINDOW, .window = {number, 800}};
    CHECK(is_refused(flow_send_environment(session, 1, &change, NULL), "'environment.size[0]'"));
  }
  CHECK(pan(session, 1, 0, 0) == FLOW_OK);
  flow_close(session);
}

static void test_recording(const char *path) {
  flow_session session = opened(FLOW_GLIDE_CARD);
  CHECK(flow_write_recording(session, path) == FLOW_NOT_KEPT);
  CHECK(flow_record(session, NULL, NULL, 0) == FLOW_OK);
  CHECK(send(session, "{\"t\":1,\"type\":\"command\",\"name\":\"show\"}") == FLOW_OK);
  flow_buffer message = {0};
  flow_tap tap = {.size = sizeof tap};
  CHECK(
      flow_write_if_failed(
          session, flow_send_tap(session, 2, &tap, NULL, 0, NULL), path, &message)
      == FLOW_INVALID);
  CHECK(message.count > 0 && strstr((const char *)message.bytes, "needs 'target' or 'location'"));
  CHECK(
      flow_write_if_failed(
          session, send(session, "{\"t\":2,\"type\":\"command\",\"name\":\"shew\"}"), path, NULL)
      == FLOW_REFUSED);
  CHECK(flow_write_if_failed(session, FLOW_OK, "/nowhere/nothing", NULL) == FLOW_OK);

  static uint8_t trace[10000], frames[100000];
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL);
  if (!file) return;
  size_t count = fread(trace, 1, sizeof trace, file);
  fclose(file);
  ptrdiff_t written = flow_replay(trace, count, NULL, 0, 0, frames, sizeof frames - 1);
  CHECK(written > 0 && strstr((const char *)frames, "\"event\":\"command\"") != NULL);
  remove(path);

  CHECK(flow_write_recording(session, "/nowhere/recording.trace.jsonl") == FLOW_INVALID);
  flow_close(session);
  CHECK(flow_write_recording(session, path) == FLOW_CLOSED);
  flow_buffer_free(&message);
}

int main(int count, char **arguments) {
  CHECK(flow_check_version(FLOW_VERSION) == FLOW_OK);
  CHECK(flow_check_version(FLOW_VERSION + 0x10000) == FLOW_WRONG_VERSION);
  test_nodes_stay_current();
  test_nodes_of_a_slow_reader();
  test_nodes_of_pickers_and_texts();
  test_fork();
  test_errors();
  test_messages();
  test_buffers_grow();
  test_effects();
  test_effects_with_decimal_commas();
  test_restoring();
  test_numbers();
  test_recording(count > 1 ? arguments[1] : "failure.trace.jsonl");
  if (failures == 0) printf("all tests passed\n");
  return failures > 0;
}

// Makes calls that are refused, at random, and checks that the session is as before: it is compared with a twin that is
// told the same, but for what the session has refused.
//
// usage: refused CALLS SEED
//
// CALLS is how many calls are refused at least. Half of the calls are meant to be refused: times that no session can
// have, commands and rows that there are not, lines that are cut or of a wrong kind, structs of a wrong size, buffers
// that are too small, handles that are closed. A call that the session takes is made of the twin as well, and must then
// have the same status. After that, everything that can be asked of the two must be equal, byte for byte.
// Before, outputs that are too small must stay as they are, and a fork of no session must be 0.

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

enum { bufferSize = 1 << 20, eventsPerSession = 120 };

typedef struct Text {
  const uint8_t *start;
  size_t count;
} Text;

static Text text(const char *string) { return (Text){(const uint8_t *)string, strlen(string)}; }

static uint64_t randomState;

static void fail(const char *what) {
  fprintf(stderr, "refused: %s\n", what);
  exit(1);
}

static uint32_t below(uint32_t count) {
  // splitmix64
  uint64_t x = randomState += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return (uint32_t)((x ^ x >> 31) % count);
}

static bool chance(uint32_t percent) { return below(100) < percent; }

// MARK: Calls

// A call with all that is random about it, so that it can be made twice.
typedef struct Call {
  int kind;
  double time;
  Text target, value;
  int32_t number;
  double x, y;
  bool hasUpdate, isSmall, isWrong;
} Call;

static Text anyTarget(void) {
  static const char *const names[] = {
      "trigger", "card", "dim", "scroll", "code-input", "resend-button", "input-number-text", "input-code-text",
      "input-strip", "number-button", "expiry-button", "bar-next", "picker-expiry", "field-displayName", "next-button",
      "back-button", "name", "name.section-0", "card.section-1", "price", "nobody"};
  return text(names[below(sizeof names / sizeof names[0])]);
}

static Call anyCall(double time) {
  static const char *const values[] = {"1", "42", "4242 4242 4242 4242", "13/1999", "", "Zoë", "open", "12,x"};
  static const double stamps[] = {NAN, INFINITY, -INFINITY, 1e308, 2e7, 1.7e9};
  Call call = {
      .kind = (int)below(chance(50) ? 12 : 22),
      .time = time,
      .target = anyTarget(),
      .value = text(values[below(sizeof values / sizeof values[0])]),
      .number = (int32_t)below(4),
      .x = below(400),
      .y = below(800),
      .hasUpdate = chance(70),
  };
  // The twin's state tells whether nothing has come of it.
  if (chance(20)) call.time = time + stamps[below(sizeof stamps / sizeof stamps[0])];
  if (chance(10)) call.time = time + (chance(50) ? 0.4 : 500);
  call.isWrong = chance(15);
  call.isSmall = chance(50);
  return call;
}

static flow_status make(flow_session session, const Call *call, uint8_t *output, size_t *count) {
  flow_update update = {.size = sizeof update};
  flow_update *wanted = call->hasUpdate ? &update : NULL;
  uint32_t excess = call->isWrong ? 8 : 0;
  size_t room = call->isSmall ? 40 : bufferSize;
  Text target = call->target, value = call->value;
  switch (call->kind) {
    case 0:
    case 1: return flow_advance(session, call->time, wanted);
    case 2:
    case 3: {
      flow_tap tap = {.size = (uint32_t)sizeof tap + excess, .has_location = call->number & 1, .location = {call->x, call->y}};
      return flow_send_tap(session, call->time, &tap, target.start, target.count, wanted);
    }
    case 4:
    case 5: {
      flow_pan pan = {.size = (uint32_t)sizeof pan + excess,
          .phase = call->number,
          .translation = {0, -call->y},
          .location = {call->x, call->y},
          .has_location = 1};
      return flow_send_pan(session, call->time, &pan, NULL, 0, wanted);
    }
    case 6:
    case 7: return flow_send_text(session, call->time, NULL, target.start, target.count, value.start, value.count, wanted);
    case 8: return flow_send_field(session, call->time, call->number + (call->isWrong ? 9 : 0), target.start, target.count, wanted);
    case 9: {
      flow_keyboard keyboard = {.size = (uint32_t)sizeof keyboard,
          .phase = call->number % 3,
          .frame = {0, 500, 375, 312},
          .duration = call->isWrong ? 1e6 : 0.25};
      return flow_send_keyboard(session, call->time, &keyboard, wanted);
    }
    case 10: {
      flow_scroll scroll = {.size = sizeof scroll, .phase = call->number, .offset = {call->isWrong ? NAN : call->x, 0}};
      return flow_send_scroll(session, call->time, &scroll, target.start, target.count, wanted);
    }
    case 11: return flow_send_response(session, call->time, call->number, (const uint8_t *)"verify-1", 8, NULL, 0, wanted);
    case 12:
    case 13:
    case 14: {
      static const char *const names[] = {"show", "dismiss", "setValue", "setText", "setLimits", "setLength", "reload", "nothing"};
      Text name = text(names[(uint32_t)(call->x + call->y) % (sizeof names / sizeof names[0])]);
      flow_value given = {.size = sizeof given, .kind = call->number, .number = call->x};
      return flow_send_command(session, call->time, name.start, name.count, target.start,
          call->isWrong ? 0 : target.count, &given, value.start, value.count, wanted);
    }
    case 15: {
      flow_selection selection = {.size = sizeof selection, .component = call->number, .row = (int32_t)call->x};
      return flow_send_selection(session, call->time, &selection, target.start, target.count, wanted);
    }
    case 16: {
      static const char *const lines[] = {"{\"t\":1,\"type\":\"tap\"", "{\"t\":NaN,\"type\":\"tick\"}", "", "[]",
          "{\"t\":1e999,\"type\":\"tick\"}", "{\"t\":1,\"type\":\"jump\"}", "{\"t\":1,\"type\":\"tick\",\"a\":0}",
          "{\"t\":1e11,\"type\":\"command\",\"name\":\"show\"}", "{\"t\":0,\"type\":\"command\",\"name\":\"shwo\"}"};
      Text line = text(lines[(uint32_t)call->x % (sizeof lines / sizeof lines[0])]);
      return flow_send(session, line.start, line.count, wanted);
    }
    case 17: return flow_get_changes(session, call->isWrong ? 1 << 30 : 0, output, room, count);
    case 18: return flow_frames(session, output, room, count);
    case 19: return flow_effects(session, output, call->isSmall ? 0 : bufferSize, count);
    case 20: {
      flow_recording_options options = {.size = sizeof options, .extent = call->isWrong ? 9 : call->number % 2, .seconds = call->isSmall ? -1 : 5};
      return flow_record(session, &options, NULL, 0);
    }
    default: return flow_recording(session, output, room, count);
  }
}

// MARK: Comparing

typedef flow_status (*Writer)(flow_session, uint8_t *, size_t, size_t *);

static flow_status saved(flow_session session, uint8_t *output, size_t capacity, size_t *count) {
  return flow_saved(session, 0, output, capacity, count);
}

static flow_status allChanges(flow_session session, uint8_t *output, size_t capacity, size_t *count) {
  return flow_get_changes(session, 0, output, capacity, count);
}

static uint8_t *outputs[2];
static size_t counts[2];

static void compare(Writer write, flow_session session, flow_session twin, const char *what) {
  flow_status first = write(session, outputs[0], bufferSize, &counts[0]);
  flow_status second = write(twin, outputs[1], bufferSize, &counts[1]);
  if (first != second || (first == FLOW_OK && (counts[0] != counts[1] || memcmp(outputs[0], outputs[1], counts[0])))) {
    fail(what);
  }
}

// What differs from the last revisions that were read.
static void compareChanges(flow_session session, flow_session twin, uint64_t *since) {
  if (flow_get_changes(session, *since, outputs[0], bufferSize, &counts[0])) fail("no changes");
  if (flow_get_changes(twin, *since, outputs[1], bufferSize, &counts[1])) fail("no changes of the twin");
  if (counts[0] != counts[1] || memcmp(outputs[0], outputs[1], counts[0])) fail("the changes differ");
  *since = ((const flow_changes *)(const void *)outputs[0])->revision;
}

static long refusals, accepted;

static void play(const char *scene, double start) {
  flow_session session, twin;
  Text name = text(scene);
  flow_open_flags flags = FLOW_OPEN_KEEPS_FRAMES | (chance(30) ? FLOW_OPEN_SAMPLES_REPEATING : 0);
  if (flow_open(name.start, name.count, NULL, flags, &session)) fail("it cannot be opened");
  if (flow_open(name.start, name.count, NULL, flags, &twin)) fail("the twin cannot be opened");
  double time = start;
  uint64_t since = 0;
  for (int i = 0; i < eventsPerSession; i += 1) {
    time += below(60) / 240.0;
    Call call = anyCall(time);
    flow_status status = make(session, &call, outputs[0], &counts[0]);
    if (status == FLOW_OK) {
      if (make(twin, &call, outputs[1], &counts[1])) fail("the twin refuses what the session takes");
      accepted += 1;
      // The others have no time, or that of their line.
      if (call.kind < 16 && call.time > time) time = call.time;
    } else {
      refusals += 1;
    }
    if (chance(20)) {
      compare(saved, session, twin, "the saved states differ");
      compare(flow_frames, session, twin, "the frames differ");
      compare(flow_effects, session, twin, "the effects differ");
    }
    if (chance(10)) compareChanges(session, twin, &since);
    if (chance(2)) {
      // A session that goes on from there takes as little notice.
      flow_session forks[2];
      if (flow_fork(session, &forks[0]) || flow_fork(twin, &forks[1])) fail("no forks");
      flow_update updates[2] = {{.size = sizeof updates[0]}, {.size = sizeof updates[0]}};
      for (int k = 0; k < 2; k += 1) {
        if (flow_advance(forks[k], time + 0.2, &updates[k])) fail("a fork does not go on");
      }
      if (memcmp(&updates[0], &updates[1], sizeof updates[0])) fail("the forks differ");
      compare(saved, forks[0], forks[1], "the saved states of forks differ");
      flow_close(forks[0]);
      flow_close(forks[1]);
      if (flow_send_tick(forks[0], time, NULL) != FLOW_CLOSED) fail("a closed session takes an event");
    }
  }
  flow_update updates[2] = {{.size = sizeof updates[0]}, {.size = sizeof updates[0]}};
  if (flow_send_tick(session, time + 3, &updates[0]) || flow_send_tick(twin, time + 3, &updates[1])) fail("the end");
  if (memcmp(&updates[0], &updates[1], sizeof updates[0])) fail("what comes next differs");
  compareChanges(session, twin, &since);
  compare(allChanges, session, twin, "the nodes differ");
  compare(flow_recording, session, twin, "the recordings differ");
  compare(flow_frames, session, twin, "the last frames differ");
  compare(saved, session, twin, "the last saved states differ");
  flow_close(session);
  flow_close(twin);
}

// An output that has too little room, or a handle that is no session's.
static void checkOutputs(void) {
  flow_session session, fork;
  Text name = text("glide-card");
  if (flow_open(name.start, name.count, NULL, FLOW_OPEN_KEEPS_FRAMES, &session)) fail("it cannot be opened");
  static const struct {
    Writer write;
    const char *what;
  } writers[] = {{allChanges, "changes"}, {flow_frame, "a frame"}, {flow_frames, "frames"}, {saved, "a saved state"}};
  if (flow_send_tick(session, 0, NULL)) fail("it does not begin");
  for (size_t i = 0; i < sizeof writers / sizeof writers[0]; i += 1) {
    size_t needed = 0, count = 0;
    if (writers[i].write(session, NULL, 0, &needed) != FLOW_NO_ROOM || !needed) fail("a needless output");
    memset(outputs[0], 0xA5, needed);
    for (size_t room = 0; room < needed; room += room < 8 ? 1 : 97) {
      if (writers[i].write(session, outputs[0], room, &count) != FLOW_NO_ROOM || count != needed) fail("no need of room");
      for (size_t at = 0; at < needed; at += 1) {
        if (outputs[0][at] != 0xA5) fail(writers[i].what);
      }
    }
  }
  fork = 1;
  if (flow_fork(0, &fork) != FLOW_FOREIGN || fork) fail("a fork of nothing");
  flow_close(session);
  fork = 1;
  if (flow_fork(session, &fork) != FLOW_CLOSED || fork) fail("a fork of a closed session");
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: refused CALLS SEED\n");
    return 2;
  }
  long calls = atol(argv[1]);
  randomState = strtoull(argv[2], NULL, 10);
  for (int i = 0; i < 2; i += 1) {
    if (!(outputs[i] = malloc(bufferSize))) fail("memory");
  }
  checkOutputs();
  static uint8_t names[1024];
  size_t count = 0;
  if (flow_scenes(names, sizeof names - 1, &count)) fail("no scenes");
  static const double starts[] = {0, 1000, -1e9, 86400};
  while (refusals < calls) {
    // Each scene in turn, from its line.
    char list[1024];
    memcpy(list, names, count);
    list[count] = 0;
    for (char *scene = strtok(list, "\n"); scene; scene = strtok(NULL, "\n")) play(scene, starts[below(4)]);
  }
  if (accepted * 8 < refusals) fail("hardly any call was accepted");
  free(outputs[0]);
  free(outputs[1]);
  printf("%ld calls refused, %ld taken: the sessions are as if the refused ones had not been\n", refusals, accepted);
  return 0;
}

// Calls the C interface in every wrong way, at random, beside a session that must not notice.
//
// usage: misuse CALLS SEED [THREADS]
//
// Each call gets arguments of which any may be wrong: handles that are closed, foreign, of another slot or made up;
// null pointers; short and unaligned buffers; structs of a wrong size; numbers that are none, not finite or huge;
// bytes that are not UTF-8 or not JSON. A call answers with one of the statuses of flow.h and writes nothing beyond its
// buffer. With more than one thread, all of them use the same handles.

#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

enum { handleCount = 64, bufferSize = 1 << 14, statusCount = 15, mostThreads = 16 };

static _Atomic uint64_t handles[handleCount];

typedef struct Worker {
  pthread_t thread;
  uint64_t random;
  long calls;
  long statuses[statusCount];
} Worker;

static void fail(const char *what) {
  fprintf(stderr, "misuse: %s\n", what);
  exit(1);
}

// MARK: Random arguments

static uint64_t next(Worker *worker) {
  // splitmix64
  uint64_t x = worker->random += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

static uint32_t below(Worker *worker, uint32_t count) { return (uint32_t)(next(worker) % count); }

static bool chance(Worker *worker, uint32_t percent) { return below(worker, 100) < percent; }

static flow_session anyHandle(Worker *worker) {
  uint64_t handle = handles[below(worker, handleCount)];
  switch (below(worker, 40)) {
    case 0: return 0;
    case 1: return next(worker);
    case 2: return handle ^ (uint64_t)1 << below(worker, 64);
    case 3: return handle + ((uint64_t)1 << 16);
    default: return handle;
  }
}

static double anyNumber(Worker *worker) {
  switch (below(worker, 24)) {
    case 0: return NAN;
    case 1: return INFINITY;
    case 2: return -INFINITY;
    case 3: return 1e300;
    case 4: return -1e9;
    case 5: return 5e-324;
    default: return (double)below(worker, 100000) / 100 - 200;
  }
}

static double anyTime(Worker *worker) {
  static _Atomic uint64_t milliseconds;
  if (chance(worker, 3)) return anyNumber(worker);
  return (double)(milliseconds += below(worker, 20)) / 1000;
}

static int32_t anyInt(Worker *worker) {
  switch (below(worker, 12)) {
    case 0: return INT32_MAX;
    case 1: return INT32_MIN;
    case 2: return -1;
    default: return (int32_t)below(worker, 6);
  }
}

static uint32_t anySize(Worker *worker, size_t size) {
  switch (below(worker, 24)) {
    case 0: return 0;
    case 1: return (uint32_t)size - 1;
    case 2: return (uint32_t)size + 8;
    case 3: return UINT32_MAX;
    default: return (uint32_t)size;
  }
}

typedef struct Text {
  const uint8_t *start;
  size_t count;
} Text;

static Text anyText(Worker *worker) {
  static const char *const texts[] = {
      "trigger", "card", "dim", "scroll", "input-number-text", "input-code-text", "code-input", "field-displayName",
      "4242 4242", "1", "12-34", "größe", "\xf0\x9f\x91\x8d", "verify-1", "setText", "setValue", "show", "dismiss",
      "setLength", "a\nb", "\xff\xfe", "\xc0\x80", "glide-card", "card-input", "onboarding", "adaptive-field",
      "verification-code", "{\"flowTrace\":1,\"scene\":\"card-input\"}", "{\"flowTrace\":1,\"scene\":\"nope\"}",
      "{\"flowTrace\":1,\"scene\":\"verification-code\",\"configuration\":{\"length\":3}}", "{\"flowTrace\":2}", "{",
      "{\"t\":1,\"type\":\"tick\"}", "{\"t\":-1e999,\"type\":\"tap\"}", "{\"t\":3,\"type\":\"tap\",\"target\":\"trigger\"}",
      "{\"t\":9,\"type\":\"text\",\"target\":\"code-input\",\"replacement\":\"12\"}", "[[[[", "", "\0\0",
      "{\"flowTrace\":1,\"scene\":\"glide-card\",\"state\":{\"flowState\":1}}",
  };
  const int count = sizeof texts / sizeof texts[0];
  const char *text = texts[below(worker, (uint32_t)count)];
  switch (below(worker, 40)) {
    case 0: return (Text){NULL, 0};
    case 1: return (Text){NULL, 5};
    case 2: return (Text){(const uint8_t *)text, SIZE_MAX};
    case 3: return (Text){(const uint8_t *)text, (size_t)1 << 62};
    case 4: return (Text){(const uint8_t *)text, strlen(text) / 2};
    default: return (Text){(const uint8_t *)text, strlen(text)};
  }
}

// A buffer with a border that must stay as it is.
typedef struct Buffer {
  uint64_t words[bufferSize / 8 + 4];
  uint8_t *start;
  size_t capacity;
} Buffer;

static void prepare(Worker *worker, Buffer *buffer) {
  uint8_t *base = (uint8_t *)buffer->words + 8;
  buffer->capacity = chance(worker, 50) ? bufferSize : below(worker, chance(worker, 50) ? 64 : bufferSize);
  buffer->start = base + (chance(worker, 5) ? below(worker, 8) : 0);
  memset(base - 8, 0xa5, 8);
  memset(buffer->start + buffer->capacity, 0xa5, 8);
}

static void checkBorder(const Buffer *buffer) {
  const uint8_t *end = buffer->start + buffer->capacity;
  for (int i = 0; i < 8; i += 1) {
    if (end[i] != 0xa5 || ((const uint8_t *)buffer->words)[i] != 0xa5) fail("a call has written beyond its buffer");
  }
}

// MARK: Calls

static void keep(Worker *worker, flow_session handle) {
  // What is overwritten stays open, if another thread has not closed it: so close it here.
  uint64_t earlier = atomic_exchange(&handles[below(worker, handleCount)], handle);
  while (flow_close(earlier) == FLOW_BUSY) sched_yield();
}



static flow_status call(Worker *worker, Buffer *buffer) {
  flow_session session = anyHandle(worker);
  double time = anyTime(worker);
  Text target = anyText(worker), text = anyText(worker);
  flow_update update = {.size = anySize(worker, sizeof update)};
  flow_update *wanted = chance(worker, 80) ? &update : NULL;
  size_t count = 0, *counted = chance(worker, 98) ? &count : NULL;
  uint8_t *output = chance(worker, 98) ? buffer->start : NULL;
  flow_session opened = 0, *opens = chance(worker, 97) ? &opened : NULL;
  flow_status status;
  flow_environment environment = {
      .size = anySize(worker, sizeof environment),
      .members = chance(worker, 20) ? (uint32_t)next(worker) : 1u << below(worker, 8),
      .window = {anyNumber(worker), anyNumber(worker)},
      .safe_area = {anyNumber(worker), 0, anyNumber(worker), 0},
      .scale = anyNumber(worker),
      .window_origin = {anyNumber(worker), 0},
      .layout_direction = anyInt(worker),
      .reduce_motion = anyInt(worker),
      .date = {chance(worker, 80) ? 2026 : anyInt(worker), anyInt(worker), anyInt(worker)},
  };
  switch (below(worker, 26)) {
    case 0:
      status = flow_open(text.start, text.count, chance(worker, 70) ? NULL : &environment,
          chance(worker, 90) ? below(worker, 4) : (uint32_t)next(worker), opens);
      if (opened) keep(worker, opened);
      return status;
    case 1:
      status = flow_fork(session, opens);
      if (opened) keep(worker, opened);
      return status;
    case 2: return chance(worker, 10) ? flow_close(session) : flow_advance(session, time, wanted);
    case 3: return flow_send(session, text.start, text.count, wanted);
    case 4:
    case 5: {
      flow_pan pan = {
          .size = anySize(worker, sizeof pan),
          .phase = anyInt(worker),
          .translation = {anyNumber(worker), anyNumber(worker)},
          .velocity = {anyNumber(worker), anyNumber(worker)},
          .location = {anyNumber(worker), anyNumber(worker)},
          .has_location = anyInt(worker),
      };
      return flow_send_pan(session, time, chance(worker, 98) ? &pan : NULL, target.start,
          chance(worker, 50) ? 0 : target.count, wanted);
    }
    case 6: {
      flow_scroll scroll = {.size = anySize(worker, sizeof scroll),
          .phase = anyInt(worker),
          .offset = {0, anyNumber(worker)},
          .velocity = {0, anyNumber(worker)}};
      return flow_send_scroll(
          session, time, chance(worker, 98) ? &scroll : NULL, target.start, target.count, wanted);
    }
    case 7:
    case 8: {
      flow_text_edit edit = {.size = anySize(worker, sizeof edit),
          .has_range = anyInt(worker),
          .location = anyInt(worker),
          .length = anyInt(worker)};
      return flow_send_text(session, time, chance(worker, 50) ? &edit : NULL, target.start, target.count, text.start,
          text.count, wanted);
    }
    case 9:
    case 10: {
      flow_tap tap = {.size = anySize(worker, sizeof tap),
          .has_location = anyInt(worker),
          .location = {anyNumber(worker), anyNumber(worker)}};
      return flow_send_tap(session, time, chance(worker, 60) ? &tap : NULL, target.start, target.count, wanted);
    }
    case 11: return flow_send_field(session, time, anyInt(worker), target.start, target.count, wanted);
    case 12: {
      flow_selection selection = {
          .size = anySize(worker, sizeof selection), .component = anyInt(worker), .row = anyInt(worker)};
      return flow_send_selection(
          session, time, chance(worker, 98) ? &selection : NULL, target.start, target.count, wanted);
    }
    case 13: {
      flow_keyboard keyboard = {.size = anySize(worker, sizeof keyboard),
          .phase = anyInt(worker),
          .frame = {0, anyNumber(worker), 375, anyNumber(worker)},
          .duration = anyNumber(worker),
          .curve = anyInt(worker)};
      return flow_send_keyboard(session, time, chance(worker, 98) ? &keyboard : NULL, wanted);
    }
    case 14:
      return flow_send_response(
          session, time, anyInt(worker), target.start, target.count, text.start, text.count, wanted);
    case 15: {
      flow_value value = {.size = anySize(worker, sizeof value), .kind = anyInt(worker), .number = anyNumber(worker)};
      Text name = anyText(worker);
      return flow_send_command(session, time, name.start, name.count, target.start, target.count,
          chance(worker, 80) ? &value : NULL, text.start, text.count, wanted);
    }
    case 16: return flow_send_environment(session, time, chance(worker, 98) ? &environment : NULL, wanted);
    case 17: return flow_send_tick(session, time, wanted);
    case 18: return flow_effects(session, output, buffer->capacity, counted);
    case 19: return flow_frame(session, output, buffer->capacity, counted);
    case 20: return flow_frames(session, output, buffer->capacity, counted);
    case 21: {
      status = flow_saved(session, anyInt(worker), output, buffer->capacity, counted);
      if (status != FLOW_OK || !output) return status;
      // Back again as a header, now and then with a byte of it changed.
      char *header = malloc(count + 64);
      if (!header) fail("memory");
      int length = snprintf(header, count + 64, "{\"flowTrace\":1,\"scene\":\"glide-card\",\"state\":%.*s}", (int)count,
          (const char *)output);
      if (chance(worker, 30)) header[below(worker, (uint32_t)length)] = (char)next(worker);
      status = flow_open((const uint8_t *)header, (size_t)length, NULL, 0, &opened);
      free(header);
      if (opened) keep(worker, opened);
      return status;
    }
    case 22: {
      flow_recording_options options = {
          .size = anySize(worker, sizeof options), .extent = anyInt(worker), .seconds = anyNumber(worker)};
      return flow_record(session, chance(worker, 80) ? &options : NULL, text.start, text.count);
    }
    case 23:
      return chance(worker, 80) ? flow_recording(session, output, buffer->capacity, counted)
                                : flow_stop_recording(session);
    case 24: return flow_message(output, buffer->capacity, counted);
    default:
      return flow_get_changes(session, chance(worker, 60) ? 0 : next(worker) >> below(worker, 64), output,
          buffer->capacity, counted);
  }
}

static void *work(void *argument) {
  Worker *worker = argument;
  Buffer *buffer = malloc(sizeof *buffer);
  if (!buffer) fail("memory");
  for (long i = 0; i < worker->calls; i += 1) {
    prepare(worker, buffer);
    flow_status status = call(worker, buffer);
    checkBorder(buffer);
    if (status > 0 || status <= -statusCount) fail("a status is none of those listed");
    worker->statuses[-status] += 1;
  }
  free(buffer);
  return NULL;
}

// MARK: The session beside

// Drags and taps a card in the same way each time; returns a checksum of its frames.
static uint64_t witness(flow_session session, int from, int to) {
  static uint8_t output[1 << 20];
  uint64_t sum = 0xcbf29ce484222325;
  for (int i = from; i < to; i += 1) {
    double time = i / 60.0;
    flow_pan pan = {.size = sizeof pan,
        .phase = i % 20 == 0 ? 0 : i % 20 == 19 ? 2 : 1,
        .translation = {0, -(i % 20) * 9},
        .velocity = {0, -240},
        .location = {187, 700 - (i % 20) * 9},
        .has_location = 1};
    if (i % 40 == 0) {
      const uint8_t *trigger = (const uint8_t *)"trigger";
      if (flow_send_tap(session, time, NULL, trigger, 7, NULL)) fail("the session beside has been harmed");
    }
    if (flow_send_pan(session, time, &pan, NULL, 0, NULL)) fail("the session beside has been harmed");
    if (flow_advance(session, time + 0.008, NULL)) fail("the session beside has been harmed");
    size_t count = 0;
    if (flow_frames(session, output, sizeof output, &count)) fail("the session beside has been harmed");
    for (size_t k = 0; k < count; k += 1) sum = (sum ^ output[k]) * 0x100000001b3;
  }
  return sum;
}

static flow_session openScene(int generations) {
  flow_session session = 0;
  const uint8_t *scene = (const uint8_t *)"glide-card";
  // After many generations, no handle that is made up from another one is this.
  for (int i = 0; i < generations; i += 1) {
    flow_close(session);
    if (flow_open(scene, 10, NULL, FLOW_OPEN_KEEPS_FRAMES, &session)) fail("the session beside cannot be opened");
  }
  return session;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: misuse CALLS SEED [THREADS]\n");
    return 2;
  }
  long calls = atol(argv[1]);
  int threads = argc > 3 ? atoi(argv[3]) : 1;
  if (threads < 1 || threads > mostThreads) threads = 1;
  enum { steps = 400, half = steps / 2 };

  flow_session alone = openScene(1000), beside = openScene(1000);
  uint64_t expected = witness(alone, 0, half) ^ witness(alone, half, steps) * 3;
  uint64_t sum = witness(beside, 0, half);

  for (int i = 0; i < handleCount; i += 1) handles[i] = openScene(1);

  static Worker workers[mostThreads];
  for (int i = 0; i < threads; i += 1) {
    workers[i].random = strtoull(argv[2], NULL, 10) * 1000 + (uint64_t)i;
    workers[i].calls = calls / threads;
    if (pthread_create(&workers[i].thread, NULL, work, &workers[i])) fail("no thread");
  }
  long statuses[statusCount] = {0};
  for (int i = 0; i < threads; i += 1) {
    pthread_join(workers[i].thread, NULL);
    for (int k = 0; k < statusCount; k += 1) statuses[k] += workers[i].statuses[k];
  }
  if ((sum ^ witness(beside, half, steps) * 3) != expected) fail("the session beside has been harmed");
  flow_close(alone);
  flow_close(beside);
  for (int i = 0; i < handleCount; i += 1) flow_close(handles[i]);
  // All of them were closed: as many can be opened again.
  static flow_session all[FLOW_MOST_SESSIONS];
  const uint8_t *scene = (const uint8_t *)"glide-card";
  for (int i = 0; i < FLOW_MOST_SESSIONS; i += 1) {
    if (flow_open(scene, 10, NULL, 0, &all[i])) fail("a session was not closed");
  }
  flow_session one;
  if (flow_open(scene, 10, NULL, 0, &one) != FLOW_FULL) fail("more sessions are open than there can be");
  for (int i = 0; i < FLOW_MOST_SESSIONS; i += 1) flow_close(all[i]);

  long sent = 0;
  for (int k = 0; k < statusCount; k += 1) {
    if (statuses[k]) printf("%-20s %ld\n", flow_status_name(-k), statuses[k]);
    sent += statuses[k];
  }
  // A run in which everything is refused tests nothing.
  if (statuses[0] * 5 < sent) fail("fewer than a fifth of the calls were accepted");
  printf("%ld calls, the session beside is unharmed\n", sent);
  return 0;
}

// Counts what a session allocates once its buffers have grown: nothing, but for the text of a text edit (and a change of
// the environment, which is not tried).
//
// usage: steady
//
// Each scene is used again and again as people use it, by packed calls, with a display's refreshes in between; after
// each call the changes and the effects are read. Linux with glibc only: it counts in malloc's place.

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

// MARK: Counting

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long allocations;

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocations += 1;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations += 1;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

// MARK: What people do

typedef enum Kind { END, TAP, FOCUS, BLUR, RETURN, DELETE, TYPE, PAN, SHOW, HIDE, COMMAND } Kind;

typedef struct Step {
  Kind kind;
  const char *target;
  // What is typed, or set.
  const char *text;
} Step;

typedef struct Course {
  const char *scene;
  Step steps[32];
} Course;

static const Course courses[] = {
    {"glide-card", {{TAP, "trigger"}, {PAN, "card"}, {TAP, "dim"}, {COMMAND, "show"}, {COMMAND, "dismiss"}}},
    {"verification-code",
        {{TAP, "code-input"}, {FOCUS, "code-input"}, {SHOW}, {TYPE, "code-input", "27"}, {DELETE, "code-input"}, {DELETE, "code-input"},
            {HIDE}, {BLUR, "code-input"}}},
    {"onboarding",
        {{TAP, "field-displayName"}, {FOCUS, "field-displayName"}, {SHOW}, {TYPE, "field-displayName", "Ann"}, {DELETE, "field-displayName"},
            {DELETE, "field-displayName"}, {DELETE, "field-displayName"}, {RETURN, "field-displayName"}, {FOCUS, "field-realName"},
            {BLUR, "field-realName"}, {HIDE}, {TAP, "next-button"}, {TAP, "next-button"}, {TAP, "back-button"}, {TAP, "back-button"}}},
    {"card-input",
        {{TAP, "number-button"}, {SHOW}, {TYPE, "input-number-text", "4242"}, {DELETE, "input-number-text"}, {DELETE, "input-number-text"},
            {DELETE, "input-number-text"}, {DELETE, "input-number-text"}, {TAP, "bar-next"}, {FOCUS, "input-holder-text"},
            {RETURN, "input-holder-text"}, {TAP, "expiry-button"}, {FOCUS, "input-number-text"}, {HIDE}, {BLUR, "input-number-text"}}},
    {"adaptive-field",
        {{TAP, "name"}, {FOCUS, "name.section-0"}, {SHOW}, {TYPE, "name.section-0", "Mai"}, {DELETE, "name.section-0"},
            {DELETE, "name.section-0"}, {DELETE, "name.section-0"}, {TAP, "price"}, {FOCUS, "price.section-0"}, {RETURN, "price.section-0"},
            {BLUR, "price.section-0"}, {HIDE}}},
};

static void fail(const char *what) {
  fprintf(stderr, "steady: %s\n", what);
  exit(1);
}

static flow_status take(flow_session session, double time, const Step *step, flow_update *update) {
  const uint8_t *target = (const uint8_t *)step->target;
  size_t count = step->target ? strlen(step->target) : 0;
  switch (step->kind) {
    case TAP: return flow_send_tap(session, time, NULL, target, count, update);
    case FOCUS: return flow_send_field(session, time, FLOW_FOCUS, target, count, update);
    case BLUR: return flow_send_field(session, time, FLOW_BLUR, target, count, update);
    case RETURN: return flow_send_field(session, time, FLOW_RETURN, target, count, update);
    case DELETE: return flow_send_field(session, time, FLOW_DELETE_BACKWARD, target, count, update);
    case TYPE:
      return flow_send_text(session, time, NULL, target, count, (const uint8_t *)step->text, strlen(step->text), update);
    case PAN:
      for (int i = 0; i < 20; i += 1) {
        flow_pan pan = {.size = sizeof pan,
            .phase = i == 0 ? FLOW_BEGAN : i == 19 ? FLOW_ENDED : FLOW_CHANGED,
            .translation = {0, -12.0 * i},
            .velocity = {0, i == 19 ? 0 : -700},
            .location = {187, 540 - 12.0 * i},
            .has_location = 1};
        flow_status status = flow_send_pan(session, time + i / 120.0, &pan, NULL, 0, update);
        if (status) return status;
      }
      return FLOW_OK;
    case SHOW:
    case HIDE: {
      flow_keyboard keyboard = {.size = sizeof keyboard,
          .phase = step->kind == SHOW ? FLOW_WILL_SHOW : FLOW_WILL_HIDE,
          .frame = {0, step->kind == SHOW ? 521 : 812, 375, 291},
          .duration = 0.25};
      return flow_send_keyboard(session, time, &keyboard, update);
    }
    case COMMAND: return flow_send_command(session, time, target, count, NULL, 0, NULL, NULL, 0, update);
    default: return FLOW_OK;
  }
}

static uint8_t *output;
enum { outputSize = 1 << 20, cycles = 40 };

static void read(flow_session session, const flow_update *update, uint64_t *since) {
  size_t count;
  if (flow_get_changes(session, *since, output, outputSize, &count)) fail("no changes");
  *since = ((const flow_changes *)(const void *)output)->revision;
  if (update->effect_count > 0 && flow_effects(session, output, outputSize, &count)) fail("no effects");
}

static void play(const Course *course) {
  flow_session session;
  const uint8_t *scene = (const uint8_t *)course->scene;
  if (flow_open(scene, strlen(course->scene), NULL, 0, &session)) fail("a session cannot be opened");
  flow_update update = {.size = sizeof update};
  uint64_t since = 0;
  double time = 1000;
  for (int cycle = 0; cycle < cycles; cycle += 1) {
    for (const Step *step = course->steps; step->kind != END; step += 1) {
      long before = allocations;
      flow_status status = take(session, time, step, &update);
      if (status) fail(flow_status_name(status));
      read(session, &update, &since);
      for (int refresh = 0; refresh < 60 && !update.is_settled; refresh += 1) {
        time += 1 / 60.0;
        if (flow_advance(session, time, &update)) fail("it does not go on");
        read(session, &update, &since);
      }
      if (cycle >= cycles / 2 && step->kind != TYPE && allocations != before) {
        fprintf(stderr, "steady: %s allocates %ld times at step %d\n", course->scene, allocations - before,
            (int)(step - course->steps));
        exit(1);
      }
      time += 0.3;
    }
  }
  flow_close(session);
}

int main(void) {
  output = malloc(outputSize);
  if (!output) fail("memory");
  for (size_t i = 0; i < sizeof courses / sizeof courses[0]; i += 1) play(&courses[i]);
  free(output);
  printf("nothing is allocated in the steady state, but for texts\n");
  return 0;
}

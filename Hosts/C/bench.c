// Measures what a pan costs with the changes that it makes, and whether it allocates. Link with
// -Wl,--wrap for each of the functions in `test`, so that what the library allocates is counted, too.

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "flow_nodes.h"
#include "flow_scenes.h"

static unsigned long allocations;

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_malloc(size_t size) {
  allocations += 1;
  return __real_malloc(size);
}

void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size) {
  allocations += 1;
  return __real_calloc(count, size);
}

void *__real_realloc(void *memory, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void *__wrap_realloc(void *memory, size_t size) {
  allocations += 1;
  return __real_realloc(memory, size);
}

int __real_posix_memalign(void **memory, size_t alignment, size_t size);
int __wrap_posix_memalign(void **memory, size_t alignment, size_t size);
int __wrap_posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations += 1;
  return __real_posix_memalign(memory, alignment, size);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/// Nanoseconds a pan of a dragged card, the best of some rounds.
static double measure(flow_session session, double *time, flow_nodes *nodes) {
  const int rounds = 400, pans = 500;
  double best = 1e12;
  for (int round = 0; round < rounds; round++) {
    double start = now();
    for (int index = 0; index < pans; index++) {
      flow_pan pan = {.size = sizeof pan, .phase = 1};
      pan.translation[1] = -100 - index % 200;
      flow_update update = {.size = sizeof update};
      flow_send_pan(session, *time += 0.001, &pan, (const uint8_t *)"card", 4, &update);
      if (nodes) flow_nodes_update(nodes, session);
    }
    double each = (now() - start) / pans;
    if (each < best) best = each;
  }
  return best;
}

int main(void) {
  flow_session session;
  flow_nodes nodes = {0};
  const char *scene = FLOW_GLIDE_CARD;
  if (flow_open((const uint8_t *)scene, strlen(scene), NULL, 0, &session) != FLOW_OK) return 1;
  double time = 1;
  flow_pan began = {.size = sizeof began};
  flow_send_pan(session, time, &began, (const uint8_t *)"card", 4, NULL);
  flow_nodes_update(&nodes, session);
  unsigned long opening = allocations;
  double alone = measure(session, &time, NULL);
  double with_changes = measure(session, &time, &nodes);
  printf(
      "pan %.0f ns, with changes applied %.0f ns, %lu allocations\n", alone, with_changes,
      allocations - opening);
  if (opening == 0) printf("allocations are not counted\n");
  flow_nodes_free(&nodes);
  return flow_close(session) != FLOW_OK;
}

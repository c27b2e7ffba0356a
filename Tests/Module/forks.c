// Takes forks of one session further on two threads at once, and checks that each shows what the session itself shows.
//
// usage: forks ROUNDS
//
// The session is a checkout that has been opened by a deep link: the page below has never been shown, and both forks
// show it with the same call, which makes the names of its nodes.

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

enum { bufferSize = 1 << 20 };

typedef struct Shown {
  flow_session session;
  flow_status status;
  size_t count;
  uint8_t frame[bufferSize];
} Shown;

static Shown forks[2], original;
static atomic_int ready;

static const char deepLink[] = "{\"t\":1,\"type\":\"command\",\"name\":\"open\",\"value\":[\"form\",\"code\"]}";
static const char pop[] = "{\"t\":4,\"type\":\"command\",\"name\":\"pop\",\"target\":\"pages\"}";

static flow_status send(flow_session session, const char *line) {
  return flow_send(session, (const uint8_t *)line, strlen(line), NULL);
}

static void show(Shown *shown) {
  shown->status = send(shown->session, pop);
  if (shown->status == FLOW_OK) shown->status = flow_advance(shown->session, 4.2, NULL);
  if (shown->status == FLOW_OK)
    shown->status = flow_frame(shown->session, shown->frame, bufferSize, &shown->count);
}

static void *showAtOnce(void *shown) {
  // Threads do not begin together; they wait for each other without a lock, which would put them in turn.
  atomic_fetch_add(&ready, 1);
  while (atomic_load(&ready) < 2) {
  }
  show(shown);
  return NULL;
}

static void require(flow_status status, const char *what) {
  if (status == FLOW_OK) return;
  fprintf(stderr, "forks: %s: %s\n", what, flow_status_name(status));
  exit(1);
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: forks ROUNDS\n");
    return 2;
  }
  for (long round = 0; round < atol(argv[1]); round++) {
    require(flow_open((const uint8_t *)"checkout", 8, NULL, 0, &original.session), "open");
    require(flow_advance(original.session, 1, NULL), "advance");
    require(send(original.session, deepLink), "send");
    require(flow_advance(original.session, 3, NULL), "advance");
    pthread_t threads[2];
    atomic_store(&ready, 0);
    for (int index = 0; index < 2; index++)
      require(flow_fork(original.session, &forks[index].session), "fork");
    for (int index = 0; index < 2; index++)
      if (pthread_create(&threads[index], NULL, showAtOnce, &forks[index]) != 0) return 1;
    for (int index = 0; index < 2; index++) pthread_join(threads[index], NULL);
    show(&original);
    require(original.status, "show");
    for (int index = 0; index < 2; index++) {
      require(forks[index].status, "show a fork");
      if (forks[index].count != original.count
          || memcmp(forks[index].frame, original.frame, original.count) != 0) {
        fprintf(stderr, "forks: round %ld: fork %d shows something else\n", round, index);
        return 1;
      }
      flow_close(forks[index].session);
    }
    flow_close(original.session);
  }
  return 0;
}

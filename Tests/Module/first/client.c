// A program of version 1.0: compiled with the header of that version, which stands beside it and does not change, it runs
// with every later library of the same major version.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

#define TEXT(text) (const uint8_t *)(text), strlen(text)

static uint64_t words[1 << 16];
static uint8_t *const output = (uint8_t *)words;
static size_t count;

static void expect(int condition, const char *what) {
  if (condition) return;
  if (flow_message(output, sizeof words, &count)) count = 0;
  fprintf(stderr, "client: %s: %.*s\n", what, (int)count, (const char *)output);
  exit(1);
}

static const flow_node *find(const flow_changes *changes, const char *id) {
  const uint8_t *place = output + changes->nodes.offset;
  for (uint32_t i = 0; i < changes->nodes.count; i += 1) {
    const flow_node *node = (const flow_node *)place;
    const flow_content *content = (const flow_content *)(output + node->content.offset);
    if (content->id.count == strlen(id) && !memcmp(output + content->id.offset, id, strlen(id))) return node;
    place += node->size;
  }
  return NULL;
}

int main(void) {
  expect(flow_check_version(FLOW_VERSION) == FLOW_OK, "version");
  expect(flow_check_version((FLOW_VERSION_MAJOR + 1) << 16) == FLOW_WRONG_VERSION, "a later major version");
  expect(flow_version() >> 16 == 1, "the major version");
  expect(!strcmp(flow_status_name(FLOW_CLOSED), "FLOW_CLOSED"), "the name of a status");

  flow_environment window = {.size = sizeof window, .members = FLOW_ENVIRONMENT_WINDOW, .window = {320, 568}};
  flow_session session = 0;
  expect(flow_open(TEXT("glide-card"), &window, FLOW_OPEN_KEEPS_FRAMES, &session) == FLOW_OK, "open");
  expect(flow_record(session, NULL, NULL, 0) == FLOW_OK, "record");

  flow_update update = {.size = sizeof update};
  expect(flow_advance(session, 1000, &update) == FLOW_OK && update.is_settled && isinf(update.next_wake_up), "start");
  expect(flow_send_tap(session, 1000.5, NULL, TEXT("trigger"), &update) == FLOW_OK && !update.is_settled, "tap");
  expect(flow_get_changes(session, 0, output, sizeof words, &count) == FLOW_OK, "changes");
  const flow_changes *changes = (const flow_changes *)output;
  expect((changes->flags & FLOW_CHANGES_ALL) && changes->order.count == changes->nodes.count, "all nodes");
  const flow_node *card = find(changes, "card");
  expect(card && card->frame[1] == 568, "the card, below the window");
  uint32_t number = card->number;
  uint64_t revision = changes->revision;

  expect(flow_advance(session, 1005, &update) == FLOW_OK && update.is_settled, "settled");
  expect(flow_get_changes(session, revision, output, 8, &count) == FLOW_NO_ROOM && count > 8, "too little room");
  expect(flow_get_changes(session, revision, output, sizeof words, &count) == FLOW_OK, "changes");
  expect(!(changes->flags & FLOW_CHANGES_ALL), "only what has changed");
  const uint8_t *place = output + changes->nodes.offset;
  int isUp = 0;
  for (uint32_t i = 0; i < changes->nodes.count; i += 1) {
    const flow_node *node = (const flow_node *)place;
    if (node->number == number) isUp = node->frame[1] < 568;
    place += node->size;
  }
  expect(isUp, "the card, in the window");

  flow_session fork = 0;
  expect(flow_fork(session, &fork) == FLOW_OK && fork != session, "fork");
  expect(flow_close(fork) == FLOW_OK && flow_close(fork) == FLOW_CLOSED, "close, twice");
  expect(flow_send_tick(1, 0, NULL) == FLOW_FOREIGN, "no handle");
  flow_pan pan = {.size = sizeof pan - 8};
  expect(flow_send_pan(session, 1006, &pan, NULL, 0, NULL) == FLOW_WRONG_SIZE, "a wrong size");
  expect(flow_send(session, TEXT("{\"t\":1007,\"type\":\"tick\"}"), NULL) == FLOW_OK, "a line");
  expect(flow_recording(session, output, sizeof words, &count) == FLOW_OK, "recording");
  static const char end[] = "{\"t\":0.5,\"type\":\"tap\",\"target\":\"trigger\"}\n{\"t\":7,\"type\":\"tick\"}\n";
  expect(count > sizeof end && !memcmp(output + count - sizeof end + 1, end, sizeof end - 1), "the recorded events");
  expect(flow_close(session) == FLOW_OK, "close");
  printf("client of version 1.0: all well with version %u.%u\n", flow_version() >> 16, flow_version() & 0xffff);
  return 0;
}

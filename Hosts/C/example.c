// Shows the first frame of the Glide card: its nodes back to front, as a host would lay out views.

#include <stdio.h>
#include <string.h>

#include "flow_nodes.h"
#include "flow_scenes.h"

static int fail(const char *call) {
  flow_buffer message = {0};
  flow_buffer_fill_message(&message);
  fprintf(stderr, "%s: %s\n", call, (const char *)message.bytes);
  flow_buffer_free(&message);
  return 1;
}

int main(void) {
  if (flow_check_version(FLOW_VERSION) != FLOW_OK) return fail("flow_check_version");

  flow_environment phone = {.size = sizeof phone, .members = FLOW_ENVIRONMENT_WINDOW};
  phone.window[0] = 390;
  phone.window[1] = 844;
  const char *scene = FLOW_GLIDE_CARD;
  flow_session session;
  if (flow_open((const uint8_t *)scene, strlen(scene), &phone, 0, &session)) return fail("flow_open");

  flow_nodes nodes = {0};
  if (flow_advance(session, 0, NULL) != FLOW_OK) return fail("flow_advance");
  if (flow_nodes_update(&nodes, session) != FLOW_OK) return fail("flow_nodes_update");
  printf("%s\n", nodes.state.bytes);
  for (size_t index = 0; index < nodes.count; index++) {
    const flow_shown_node *node = nodes.order[index];
    const double *frame = node->geometry.frame;
    printf("%-8s %6g %6g %6g %6g\n", node->id.bytes, frame[0], frame[1], frame[2], frame[3]);
  }
  flow_nodes_free(&nodes);
  return flow_close(session) == FLOW_OK ? 0 : fail("flow_close");
}

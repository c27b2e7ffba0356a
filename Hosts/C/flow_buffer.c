#include "flow_buffer.h"

#include <stdlib.h>

int flow_buffer_reserve(flow_buffer *buffer, size_t capacity) {
  if (buffer->bytes && capacity <= buffer->capacity) return 1;
  if (capacity < 2 * buffer->capacity) capacity = 2 * buffer->capacity;
  if (capacity < 64) capacity = 64;
  uint8_t *bytes = realloc(buffer->bytes, capacity + 1);
  if (!bytes) return 0;
  buffer->bytes = bytes;
  buffer->capacity = capacity;
  return 1;
}

/// Whether a call that has returned `status` is to be made again, with room for what it counted.
static int needs_another_call(flow_buffer *buffer, flow_status status) {
  if (status == FLOW_OK) {
    buffer->bytes[buffer->count] = 0;
    return 0;
  }
  size_t needed = buffer->count;
  buffer->count = 0;
  return status == FLOW_NO_ROOM && needed > buffer->capacity && flow_buffer_reserve(buffer, needed);
}

flow_status flow_buffer_fill(flow_buffer *buffer, flow_writer *writer, flow_session session) {
  flow_status status;
  if (!flow_buffer_reserve(buffer, 64)) return FLOW_NO_ROOM;
  do {
    buffer->count = 0;
    status = writer(session, buffer->bytes, buffer->capacity, &buffer->count);
  } while (needs_another_call(buffer, status));
  return status;
}

flow_status flow_buffer_fill_changes(flow_buffer *buffer, flow_session session, uint64_t since) {
  flow_status status;
  if (!flow_buffer_reserve(buffer, 1024)) return FLOW_NO_ROOM;
  do {
    buffer->count = 0;
    status = flow_get_changes(session, since, buffer->bytes, buffer->capacity, &buffer->count);
  } while (needs_another_call(buffer, status));
  return status;
}

flow_status flow_buffer_fill_saved(
    flow_buffer *buffer, flow_session session, int32_t omits_secrets) {
  flow_status status;
  if (!flow_buffer_reserve(buffer, 1024)) return FLOW_NO_ROOM;
  do {
    buffer->count = 0;
    status = flow_saved(session, omits_secrets, buffer->bytes, buffer->capacity, &buffer->count);
  } while (needs_another_call(buffer, status));
  if (buffer->count > 0 && buffer->bytes[buffer->count - 1] == '\n') {
    buffer->count -= 1;
    buffer->bytes[buffer->count] = 0;
  }
  return status;
}

flow_status flow_buffer_fill_message(flow_buffer *buffer) {
  flow_status status;
  if (!flow_buffer_reserve(buffer, 256)) return FLOW_NO_ROOM;
  do {
    buffer->count = 0;
    status = flow_message(buffer->bytes, buffer->capacity, &buffer->count);
  } while (needs_another_call(buffer, status));
  return status;
}

void flow_buffer_free(flow_buffer *buffer) {
  free(buffer->bytes);
  *buffer = (flow_buffer){0};
}

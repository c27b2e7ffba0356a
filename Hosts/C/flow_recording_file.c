#include "flow_recording_file.h"

#include <stdio.h>
#include <string.h>

/// Writes bytes to a file under another name, then gives it its own.
static int write_whole(const flow_buffer *bytes, const char *path) {
  static const char ending[] = ".tmp";
  size_t count = strlen(path);
  flow_buffer name = {0};
  if (!flow_buffer_reserve(&name, count + sizeof ending)) return 0;
  memcpy(name.bytes, path, count);
  memcpy(name.bytes + count, ending, sizeof ending);
  const char *temporary = (const char *)name.bytes;
  FILE *file = fopen(temporary, "wb");
  int is_written = 0;
  if (file) {
    is_written = fwrite(bytes->bytes, 1, bytes->count, file) == bytes->count;
    is_written = fclose(file) == 0 && is_written;
    is_written = is_written && rename(temporary, path) == 0;
    if (!is_written) remove(temporary);
  }
  flow_buffer_free(&name);
  return is_written;
}

flow_status flow_write_recording(flow_session session, const char *path) {
  flow_buffer trace = {0};
  flow_status status = flow_buffer_fill(&trace, flow_recording, session);
  if (status == FLOW_OK && !write_whole(&trace, path)) status = FLOW_INVALID;
  flow_buffer_free(&trace);
  return status;
}

flow_status flow_write_if_failed(
    flow_session session, flow_status status, const char *path, flow_buffer *message) {
  if (status == FLOW_OK) return status;
  if (message) flow_buffer_fill_message(message);
  flow_write_recording(session, path);
  return status;
}

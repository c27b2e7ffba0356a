/// Memory for what the library writes, which grows as needed and is used again.

#ifndef FLOW_BUFFER_H
#define FLOW_BUFFER_H

#include <flow.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes. Begin with `{0}`; free with `flow_buffer_free`.
typedef struct flow_buffer {
  /// Aligned to 8 bytes, and followed by a 0 that does not count. Null before the first use.
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} flow_buffer;

/// A call that writes: `flow_effects`, `flow_frame`, `flow_frames` or `flow_recording`.
typedef flow_status flow_writer(flow_session, uint8_t *, size_t, size_t *);

/// Fills a buffer by a call, again with more room if it needs it.
///
/// @return What the call returns; FLOW_NO_ROOM if there is no memory. The buffer is empty unless it is
///   FLOW_OK.
flow_status flow_buffer_fill(flow_buffer *buffer, flow_writer *writer, flow_session session);

/// Fills a buffer with the changes since a revision, for `flow_nodes`.
flow_status flow_buffer_fill_changes(flow_buffer *buffer, flow_session session, uint64_t since);

/// Fills a buffer with the saved state of a session, without its newline.
flow_status flow_buffer_fill_saved(flow_buffer *buffer, flow_session session, int32_t omits_secrets);

/// Fills a buffer with what was wrong with the last call of this thread that failed.
flow_status flow_buffer_fill_message(flow_buffer *buffer);

/// Makes room; what is in the buffer stays.
///
/// @return 1, or 0 if there is no memory.
int flow_buffer_reserve(flow_buffer *buffer, size_t capacity);

void flow_buffer_free(flow_buffer *buffer);

#ifdef __cplusplus
}
#endif

#endif

/// What happened in a session, as a file that `flow replay` reads, for a report of a failure.

#ifndef FLOW_RECORDING_FILE_H
#define FLOW_RECORDING_FILE_H

#include "flow_buffer.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the recording of a session to a file, which appears as a whole.
///
/// @param path The file; its folder must be there.
/// @return What `flow_recording` returns; FLOW_INVALID if the file cannot be written: `errno` says why.
flow_status flow_write_recording(flow_session session, const char *path);

/// Writes the recording if a call has failed. Put around calls that should not fail:
///
///     flow_buffer message = {0};
///     status = flow_write_if_failed(session, flow_send_tap(…), "failure.trace.jsonl", &message);
///
/// The session must be recorded from its beginning, or with extent 1.
///
/// @param message If the call has failed, filled with what was wrong with it, since writing makes calls
///   that replace what `flow_message` says; or null.
/// @return `status`.
flow_status flow_write_if_failed(
    flow_session session, flow_status status, const char *path, flow_buffer *message);

#ifdef __cplusplus
}
#endif

#endif

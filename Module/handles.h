/// The table of what is open: handles that can be told from numbers of any other origin.

#ifndef FLOW_HANDLES_H
#define FLOW_HANDLES_H

#include "flow.h"

// Nothing of this is a library's interface.
#pragma GCC visibility push(hidden)

/// Takes an object into the table. Returns FLOW_FULL if there is no place for it.
flow_status flow_handle_open(void *object, flow_session *handle);

/// Finds the object of a handle and keeps other calls from it until `flow_handle_release`.
flow_status flow_handle_acquire(flow_session handle, void **object);

/// Lets other calls have the object of a handle that was acquired.
void flow_handle_release(flow_session handle);

/// Takes the object of a handle that was acquired out of the table: the handle is closed.
void flow_handle_close(flow_session handle);

/// Keeps the beginning of a message for this thread.
void flow_message_set(const uint8_t *message, size_t count);

/// This thread's message.
const uint8_t *flow_message_get(size_t *count);

#pragma GCC visibility pop

#endif

/// Replays a trace of user-interface events from memory to memory.
///
/// The module keeps no state between calls, opens no files, reads no clock and calls no other code.
/// Only one thread at a time may call it.

#ifndef FLOW_H
#define FLOW_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Replays a trace and writes its frames, or an error message, to a buffer of the caller's.
///
/// All buffers belong to the caller, are not retained and may be anywhere; `output` must not
/// overlap the others. A null pointer means an empty buffer.
///
/// @param trace The trace: JSON Lines in UTF-8 as described in docs/trace-format.md. Bytes that are
///   not a valid trace are reported as an error in the trace, not in the call.
/// @param traceCount The number of bytes in the trace.
/// @param name If empty, frames are written as JSON Lines, as `flow replay` prints them, and errors
///   call the trace `<trace>`. Otherwise the trace's file name in UTF-8: frames are written as one
///   document, as in a golden, and errors call the trace by this name.
/// @param nameCount The number of bytes in the name.
/// @param framesPerSecond The number of samples per second while something moves, at most 1000;
///   0 or less for none.
/// @param output The buffer for the result. If it is too small, it receives the beginning.
/// @param outputCapacity The size of `output` in bytes; nothing is written beyond it.
/// @return The number of bytes in all frames, even if there was not enough room for them: then call
///   again with that much. If the trace is at fault, the negative number of bytes in the error
///   message `name:line:column: error: …`, which is in `output` instead of frames.
ptrdiff_t flow_replay(
    const uint8_t *trace, size_t traceCount, const uint8_t *name, size_t nameCount,
    int32_t framesPerSecond, uint8_t *output, size_t outputCapacity);

/// Replays a trace up to a time and writes the saved state, or an error message, to a buffer of the
/// caller's.
///
/// The state is the line of JSON that `flow replay --save` prints; a trace whose header has it as
/// `state` goes on from there (docs/trace-format.md).
///
/// @param trace The trace, as for `flow_replay`.
/// @param traceCount The number of bytes in the trace.
/// @param time The time in seconds; less than 0, or no finite number, counts as 0. Events of this time
///   are part of what is saved.
/// @param output The buffer for the result. If it is too small, it receives the beginning.
/// @param outputCapacity The size of `output` in bytes; nothing is written beyond it.
/// @return As of `flow_replay`. The whole trace is read, and may be at fault after `time`.
ptrdiff_t flow_save(
    const uint8_t *trace, size_t traceCount, double time, uint8_t *output, size_t outputCapacity);

#ifdef __wasm__

/// Allocates memory for a host that can write only into the module's memory.
///
/// @return The address of `count` bytes, a multiple of 16; 0 if there is not enough memory. The
///   module's memory may have grown, so the host must create its views of it again.
void *flow_allocate(size_t count);

/// Frees memory that `flow_allocate` returned; 0 is allowed.
void flow_deallocate(void *memory);

#endif

#ifdef __cplusplus
}
#endif

#endif

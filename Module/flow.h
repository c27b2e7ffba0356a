/// Replays a trace of user-interface events from memory to memory.
///
/// The module keeps no state between calls, opens no file, reads no clock and calls nobody. It is
/// not to be entered by two threads at a time.

#ifndef FLOW_H
#define FLOW_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Replays a trace and writes its frames, or what is wrong with it, to a buffer of the caller's.
///
/// All buffers belong to the caller, are not kept, and may lie anywhere; `output` must not overlap
/// the others. A null pointer stands for an empty buffer.
///
/// @param trace The trace: JSON Lines in UTF-8 as docs/trace-format.md has them. Bytes that are no
///   trace are an error of the trace, never of the caller.
/// @param traceCount The number of bytes in the trace.
/// @param name Empty: frames come as JSON Lines, as `flow replay` prints them, and an error calls
///   the trace `<trace>`. Otherwise the trace's file name in UTF-8: frames come as one document, as a
///   golden holds them, and an error calls the trace by this name.
/// @param nameCount The number of bytes in the name.
/// @param framesPerSecond How many samples a second are made while something moves, at most
///   1000; 0 or less for none.
/// @param output Where the result goes. Without room for all of it, it holds the beginning.
/// @param outputCapacity The number of bytes there is room for; nothing is written beyond.
/// @return The number of bytes in all frames, also where there was no room for them: then call
///   again with that much. Where the trace is at fault, the negative number of bytes in the error
///   message `name:line:column: error: …`, which is in `output` instead of frames.
ptrdiff_t flow_replay(
    const uint8_t *trace, size_t traceCount, const uint8_t *name, size_t nameCount,
    int32_t framesPerSecond, uint8_t *output, size_t outputCapacity);

#ifdef __wasm__

/// Gives memory to a host that can write only where the module lets it.
///
/// @return The address of `count` bytes, a multiple of 16; 0 where there is no memory left. The
///   module's memory may have grown: a host takes its views of it anew.
void *flow_allocate(size_t count);

/// Takes back what `flow_allocate` gave; 0 is allowed.
void flow_deallocate(void *memory);

#endif

#ifdef __cplusplus
}
#endif

#endif

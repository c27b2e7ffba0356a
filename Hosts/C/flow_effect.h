/// What a session asks its host for, read from the lines that `flow_effects` writes.
///
///     flow_buffer_fill(&buffer, flow_effects, session);
///     flow_effect effect;
///     for (size_t at = 0; flow_next_effect(&buffer, &at, &effect);) perform(&effect);

#ifndef FLOW_EFFECT_H
#define FLOW_EFFECT_H

#include "flow_nodes.h"

#ifdef __cplusplus
extern "C" {
#endif

/// An effect; its texts are in the buffer that it was read from, without a 0 at the end.
typedef struct flow_effect {
  /// The number of the frame that brought it.
  uint64_t frame;
  /// The time of that frame, in the scene's time.
  double time;
  /// Such as `focus`; flow_scenes.h has those of each scene.
  flow_text type;
  /// The effect as JSON: `{"type":"focus","target":"code"}`.
  flow_text json;
} flow_effect;

/// Reads the next effect.
///
/// @param at The place in the buffer; 0 to begin with.
/// @return 1, or 0 if there are no more.
int flow_next_effect(const flow_buffer *buffer, size_t *at, flow_effect *effect);

/// A member of the effect as JSON, such as `"code"` with its quotes, or `4`; null if there is none.
flow_text flow_effect_member(const flow_effect *effect, const char *name);

/// Reads a member that is a string.
///
/// @param output Receives the text and a 0; nothing if it has no room.
/// @return The number of bytes in the text; -1 if there is no such member, or it is no string.
ptrdiff_t flow_effect_text(
    const flow_effect *effect, const char *name, char *output, size_t capacity);

/// Whether an effect is of a type.
int flow_effect_is(const flow_effect *effect, const char *type);

#ifdef __cplusplus
}
#endif

#endif

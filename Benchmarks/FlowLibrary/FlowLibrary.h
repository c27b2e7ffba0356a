#ifndef FLOW_LIBRARY_H
#define FLOW_LIBRARY_H

#include <stdbool.h>

// Weak, so that a program without the library can be linked.
#define FLOW_API __attribute__((weak))
#include "flow.h"

/// Whether the library is part of this program.
static inline bool flow_library_is_linked(void) { return flow_version != NULL; }

#endif

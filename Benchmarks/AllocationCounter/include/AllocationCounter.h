#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this platform.
bool allocation_counter_works(void);

/// The number of times this process has requested heap memory, with malloc, calloc, realloc,
/// posix_memalign, aligned_alloc or memalign.
uint64_t allocation_count(void);

#endif

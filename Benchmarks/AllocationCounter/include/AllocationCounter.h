#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this platform.
bool allocation_counter_works(void);

/// How often this process has asked for memory on the heap: malloc, calloc, realloc,
/// posix_memalign, aligned_alloc and memalign.
uint64_t allocation_count(void);

#endif

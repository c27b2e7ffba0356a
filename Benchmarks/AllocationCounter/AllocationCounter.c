#include "AllocationCounter.h"

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// The executable's own malloc takes precedence over the C library's for all loaded libraries. It
// counts and forwards the call, so free needs no counterpart.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_uint_fast64_t count;

// A load and a store, because a locked addition would show in the timings. It is exact as long as
// only one thread runs, as in every benchmark here.
static inline void note(void) {
  uint_fast64_t next = atomic_load_explicit(&count, memory_order_relaxed) + 1;
  atomic_store_explicit(&count, next, memory_order_relaxed);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
  note();
  return __libc_calloc(members, size);
}

void *realloc(void *memory, size_t size) {
  note();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  note();
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}

bool allocation_counter_works(void) { return true; }

uint64_t allocation_count(void) {
  return atomic_load_explicit(&count, memory_order_relaxed);
}

#else

bool allocation_counter_works(void) { return false; }

uint64_t allocation_count(void) { return 0; }

#endif

// Random numbers, as Embedded Swift expects them of a C library: glibc has them since 2.36.
//
// They only seed the hashing of sets and dictionaries, whose order never affects the output. They are
// constant, so that a call does the same work every time.

#include <stddef.h>

__attribute__((visibility("hidden"))) void arc4random_buf(void *bytes, size_t count) {
  __builtin_memset(bytes, 0x5a, count);
}

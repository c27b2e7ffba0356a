// Retaining a string, as Embedded Swift's library ought to.
//
// The library of Swift 6.3 returns the object without the tag bits that the string keeps beside it.
// Where the compiler goes on with the result instead of the argument, which it may, a short string
// becomes an address and the program crashes; arm64 at -Osize does. The library's definitions are
// weak, so these are linked instead. Pointers of 32 bits have no tag bits.

#include <stdint.h>

_Static_assert(sizeof(void *) == 8, "strings have their tag bits elsewhere");

void *swift_retain_n(void *object, uint32_t count);

void *swift_bridgeObjectRetain_n(void *object, uint32_t count) {
  const uint64_t address = 0x8ffffffffffffff8;
  // The top bit marks what is never freed.
  if ((int64_t)object > 0) swift_retain_n((void *)((uint64_t)object & address), count);
  return object;
}

void *swift_bridgeObjectRetain(void *object) { return swift_bridgeObjectRetain_n(object, 1); }

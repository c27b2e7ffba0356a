// What Embedded Swift expects of a C library and a freestanding target lacks: memory allocation, a
// few byte functions. Single-threaded; the only state is which memory is free.

#include <stddef.h>
#include <stdint.h>

#include "flow.h"

// MARK: Memory
//
// A block has one of a fixed set of sizes, four per doubling, and keeps it: once freed, it waits in
// the free list of its size for the next request. So memory stays within the sum, over the sizes,
// of the most blocks of that size that were in use at a time.

// The header before the bytes of a block, which are therefore aligned to 16.
typedef struct Head {
  // The next free block.
  struct Head *next;
  uint32_t sizeClass;
  // The distance back to the block's own header; 0 unless the bytes had to be moved for alignment.
  uint32_t offset;
  // `inUse` from the request to the release of a block; in the header of moved bytes, 0.
  uint32_t state;
} Head;

_Static_assert(sizeof(Head) == 16, "the bytes of a block are aligned to 16");

enum {
  pageSize = 65536,
  largestSize = 0x70000000,
  classCount = 103,
  inUse = 0x464c4f57,
};

// Defined by the linker: the memory from here on is free.
extern uint8_t __heap_base;

static Head *freeBlocks[classCount];
// The memory that has never been part of a block.
static uintptr_t fresh, freshEnd;

// The sizes are 16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, … bytes.
static uint32_t classFor(size_t count) {
  if (count <= 64) return count == 0 ? 0 : (count - 1) / 16;
  uint32_t shift = 29 - __builtin_clz(count - 1);
  return 4 * (shift - 4) + ((count - 1) >> shift);
}

static size_t sizeOf(uint32_t sizeClass) {
  if (sizeClass < 4) return 16 * (sizeClass + 1);
  return (size_t)(sizeClass % 4 + 5) << (sizeClass / 4 + 3);
}

// Takes a block from the fresh memory, which grows if necessary.
static Head *freshBlock(size_t count) {
  if (freshEnd == 0) {
    fresh = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    freshEnd = __builtin_wasm_memory_size(0) * pageSize;
  }
  while (freshEnd - fresh < count) {
    size_t pages = (count - (freshEnd - fresh) + pageSize - 1) / pageSize;
    size_t before = __builtin_wasm_memory_grow(0, pages);
    if (before == (size_t)-1) return NULL;
    // The host has added the memory in between, which belongs to it.
    if (before * pageSize != freshEnd) fresh = before * pageSize;
    freshEnd = (before + pages) * pageSize;
  }
  Head *head = (Head *)fresh;
  fresh += count;
  return head;
}

static Head *blockOf(void *bytes) {
  Head *head = (Head *)bytes - 1;
  return (Head *)((uint8_t *)head - head->offset);
}

void *malloc(size_t count) {
  if (count > largestSize) return NULL;
  uint32_t sizeClass = classFor(count);
  // Using a free block of up to twice the size is better than growing.
  for (uint32_t i = sizeClass; i < sizeClass + 4 && i < classCount; i += 1) {
    Head *head = freeBlocks[i];
    if (head) {
      freeBlocks[i] = head->next;
      head->state = inUse;
      return head + 1;
    }
  }
  Head *head = freshBlock(sizeof(Head) + sizeOf(sizeClass));
  if (!head) return NULL;
  head->sizeClass = sizeClass;
  head->offset = 0;
  head->state = inUse;
  return head + 1;
}

void free(void *bytes) {
  if (!bytes) return;
  Head *head = blockOf(bytes);
  // Freed again, a block would stand in the list twice and be given to two.
  if (head->state != inUse) return;
  head->state = 0;
  head->next = freeBlocks[head->sizeClass];
  freeBlocks[head->sizeClass] = head;
}

void *calloc(size_t count, size_t size) {
  size_t all;
  if (__builtin_mul_overflow(count, size, &all)) return NULL;
  void *bytes = malloc(all);
  if (bytes) __builtin_memset(bytes, 0, all);
  return bytes;
}

void *realloc(void *bytes, size_t count) {
  if (!bytes) return malloc(count);
  Head *head = (Head *)bytes - 1;
  size_t room = sizeOf(blockOf(bytes)->sizeClass) - head->offset;
  if (count <= room) return bytes;
  void *moved = malloc(count);
  if (!moved) return NULL;
  __builtin_memcpy(moved, bytes, room);
  free(bytes);
  return moved;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  const int invalid = 22, noMemory = 12;
  if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return invalid;
  if (alignment > largestSize || count > largestSize - alignment) return noMemory;
  uint8_t *bytes = malloc(alignment <= 16 ? count : count + alignment);
  if (!bytes) return noMemory;
  uint32_t offset = -(uintptr_t)bytes & (alignment - 1);
  if (offset) {
    bytes += offset;
    ((Head *)bytes - 1)->offset = offset;
    ((Head *)bytes - 1)->state = 0;
  }
  *result = bytes;
  return 0;
}

void *flow_allocate(size_t count) { return malloc(count); }

void flow_deallocate(void *memory) { free(memory); }

// MARK: Bytes
//
// With bulk memory enabled, the built-ins of the first three are one instruction each.

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *a, const void *b, size_t count) {
  const uint8_t *left = a, *right = b;
  for (size_t i = 0; i < count; i += 1) {
    if (left[i] != right[i]) return left[i] - right[i];
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count += 1;
  return count;
}

// MARK: Numbers
//
// What Swift's numbers call where WebAssembly has no instruction, and scenes may.

double round(double number) {
  double whole = __builtin_trunc(number);
  // The difference is exact.
  if (__builtin_fabs(number - whole) < 0.5) return whole;
  return whole + __builtin_copysign(1, number);
}

float roundf(float number) { return (float)round(number); }

double fmod(double number, double divisor) {
  double rest = __builtin_fabs(number), part = __builtin_fabs(divisor);
  if (!(part > 0) || !(rest < __builtin_inf())) return __builtin_nan("");
  if (part == __builtin_inf()) return number;
  double most = part;
  while (most <= rest / 2) most *= 2;
  // Each difference is exact, since it is of numbers of which one is less than twice the other.
  for (; most >= part; most /= 2) {
    if (rest >= most) rest -= most;
  }
  return __builtin_copysign(rest, number);
}

float fmodf(float number, float divisor) { return (float)fmod(number, divisor); }

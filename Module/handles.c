#include "handles.h"

#include <stdatomic.h>
#include <stdbool.h>

// A handle is, from its upper bits down: what it is a handle of (8), how often its slot has been
// used (40), its slot (16). A slot's state is how often it has been used, whether it is open and
// whether a call is under way.

enum {
  kindShift = 56,
  useShift = 16,
};

static const uint64_t sessionKind = 0xf1;
static const uint64_t slotMask = 0xffff;
static const uint64_t useMask = ((uint64_t)1 << (kindShift - useShift)) - 1;

static const uint64_t isBusy = 1 << 0;
static const uint64_t isOpen = 1 << 1;
static const uint64_t oneUse = 1 << 2;

typedef struct Slot {
  _Atomic uint64_t state;
  // Written while nobody else knows of the slot, or by the call that is under way.
  void *object;
  // The free slot after this one, counted from 1.
  uint32_t nextFree;
} Slot;

static Slot slots[FLOW_MOST_SESSIONS];
// The first free slot, counted from 1, and the number of slots that were ever used.
static uint32_t firstFree, usedCount;
// Guards these two; held for a few instructions.
static atomic_flag listIsLocked = ATOMIC_FLAG_INIT;

static void lockList(void) {
  while (atomic_flag_test_and_set_explicit(&listIsLocked, memory_order_acquire)) {
  }
}

static void unlockList(void) { atomic_flag_clear_explicit(&listIsLocked, memory_order_release); }

flow_status flow_handle_open(void *object, flow_session *handle) {
  lockList();
  uint32_t index = firstFree;
  if (index) {
    firstFree = slots[index - 1].nextFree;
  } else if (usedCount < FLOW_MOST_SESSIONS) {
    index = ++usedCount;
  }
  unlockList();
  if (!index) return FLOW_FULL;
  Slot *slot = &slots[index - 1];
  slot->object = object;
  uint64_t use = atomic_load_explicit(&slot->state, memory_order_relaxed) / oneUse + 1;
  *handle = sessionKind << kindShift | use << useShift | (index - 1);
  atomic_store_explicit(&slot->state, use * oneUse | isOpen, memory_order_release);
  return FLOW_OK;
}

static Slot *slotOf(flow_session handle) {
  if (handle >> kindShift != sessionKind || (handle & slotMask) >= FLOW_MOST_SESSIONS) return NULL;
  return &slots[handle & slotMask];
}

flow_status flow_handle_acquire(flow_session handle, void **object) {
  Slot *slot = slotOf(handle);
  if (!slot) return FLOW_FOREIGN;
  uint64_t use = handle >> useShift & useMask;
  uint64_t idle = use * oneUse | isOpen, seen = idle;
  if (!atomic_compare_exchange_strong_explicit(
          &slot->state, &seen, idle | isBusy, memory_order_acquire, memory_order_relaxed)) {
    if (use == 0 || seen / oneUse < use) return FLOW_FOREIGN;
    return seen == (idle | isBusy) ? FLOW_BUSY : FLOW_CLOSED;
  }
  *object = slot->object;
  return FLOW_OK;
}

void flow_handle_release(flow_session handle) {
  uint64_t use = handle >> useShift & useMask;
  atomic_store_explicit(&slotOf(handle)->state, use * oneUse | isOpen, memory_order_release);
}

void flow_handle_close(flow_session handle) {
  Slot *slot = slotOf(handle);
  uint64_t use = handle >> useShift & useMask;
  slot->object = NULL;
  atomic_store_explicit(&slot->state, use * oneUse, memory_order_release);
  // A slot that has been used as often as a handle can say is not used again.
  if (use == useMask) return;
  lockList();
  slot->nextFree = firstFree;
  firstFree = (uint32_t)(slot - slots) + 1;
  unlockList();
}

enum { messageCapacity = 1024 };

typedef struct Message {
  size_t count;
  uint8_t bytes[messageCapacity];
} Message;

static _Thread_local Message message;

void flow_message_set(const uint8_t *bytes, size_t count) {
  if (count > messageCapacity) {
    count = messageCapacity;
    // Not within a character.
    while (count > 0 && (bytes[count] & 0xc0) == 0x80) count -= 1;
  }
  for (size_t i = 0; i < count; i += 1) message.bytes[i] = bytes[i];
  message.count = count;
}

const uint8_t *flow_message_get(size_t *count) {
  *count = message.count;
  return message.bytes;
}

const char *flow_status_name(flow_status status) {
  static const char *const names[] = {
      "FLOW_OK",          "FLOW_CLOSED",   "FLOW_FOREIGN",   "FLOW_BUSY",          "FLOW_INVALID",
      "FLOW_WRONG_SIZE",  "FLOW_NO_ROOM",  "FLOW_REFUSED",   "FLOW_BAD_TRACE",     "FLOW_UNKNOWN_SCENE",
      "FLOW_FULL",        "FLOW_UNSUPPORTED", "FLOW_NOT_KEPT", "FLOW_WRONG_VERSION",
      "FLOW_BAD_TIME",
  };
  const int count = sizeof names / sizeof names[0];
  return status <= 0 && status > -count ? names[-status] : "";
}

uint32_t flow_version(void) { return FLOW_VERSION; }

flow_status flow_check_version(uint32_t version) {
  bool isUsable =
      version >> 16 == FLOW_VERSION_MAJOR && (version & 0xffff) <= FLOW_VERSION_MINOR;
  if (isUsable) return FLOW_OK;
  static const char message[] = "the library is of another version than the program's flow.h";
  flow_message_set((const uint8_t *)message, sizeof message - 1);
  return FLOW_WRONG_VERSION;
}

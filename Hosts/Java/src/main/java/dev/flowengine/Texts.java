package dev.flowengine;

import java.nio.ByteBuffer;

/** The UTF-8 of the texts that a call is given, in a direct buffer that is used again. */
final class Texts {
  private ByteBuffer bytes = Calls.buffer(1024);
  private long address = Calls.address(bytes);
  private int count;

  /** The address of the first text; of the others, what {@link #add} returned further on. */
  long address() {
    return address;
  }

  void clear() {
    count = 0;
  }

  /** Where the next text begins. */
  int count() {
    return count;
  }

  /**
   * Adds a text; null is empty. Half a surrogate pair becomes U+FFFD.
   *
   * @return its number of bytes
   */
  int add(@Nullable CharSequence text) {
    if (text == null) return 0;
    int length = text.length();
    reserve(3L * length);
    int start = count;
    for (int index = 0; index < length; index++) {
      char unit = text.charAt(index);
      if (unit < 0x80) {
        bytes.put(count++, (byte) unit);
      } else if (unit < 0x800) {
        put(unit, 1, 0xC0);
      } else if (!Character.isSurrogate(unit)) {
        put(unit, 2, 0xE0);
      } else if (Character.isHighSurrogate(unit)
          && index + 1 < length
          && Character.isLowSurrogate(text.charAt(index + 1))) {
        put(Character.toCodePoint(unit, text.charAt(++index)), 3, 0xF0);
      } else {
        put(0xFFFD, 2, 0xE0);
      }
    }
    return count - start;
  }

  /** Adds a scalar with so many bytes after the first one. */
  private void put(int scalar, int following, int mark) {
    bytes.put(count++, (byte) (mark | scalar >> 6 * following));
    for (int rest = following - 1; rest >= 0; rest--) {
      bytes.put(count++, (byte) (0x80 | scalar >> 6 * rest & 0x3F));
    }
  }

  private void reserve(long size) {
    long needed = count + size;
    if (needed <= bytes.capacity()) return;
    if (needed > Integer.MAX_VALUE - 16) throw new OutOfMemoryError("a text of " + size);
    ByteBuffer grown = Calls.buffer((int) Math.min(Integer.MAX_VALUE - 16L, 2 * needed));
    grown.put(bytes.duplicate().position(0).limit(count)).clear();
    bytes = grown;
    address = Calls.address(grown);
  }
}

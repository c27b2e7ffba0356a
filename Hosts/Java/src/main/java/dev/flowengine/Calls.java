package dev.flowengine;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * The native methods, and the buffers that a session gives them.
 *
 * <p>Most methods belong to an object, so that it and its buffers are there until they return.
 */
final class Calls {
  static {
    Library.load();
  }

  // What `read` reads.
  static final int CHANGES = 0;
  static final int EFFECTS = 1;
  static final int FRAME = 2;
  static final int FRAMES = 3;
  static final int SAVED = 4;
  static final int RECORDING = 5;
  static final int SCENES = 6;
  static final int MESSAGE = 7;
  // The number is the address of x and y.
  static final int HIT_TEST = 8;

  // Places in `results`: a flow_update, a size_t, a flow_session, a flow_environment and the
  // struct of an event.
  static final int UPDATE = 0;
  static final int UPDATE_SIZE = 40;
  private static final int COUNT = 40;
  private static final int HANDLE = 48;
  static final int ENVIRONMENT = 56;
  // begin members: environment
  static final int ENVIRONMENT_SIZE = 104;
  // end members: environment
  static final int EVENT = ENVIRONMENT + ENVIRONMENT_SIZE;
  // begin members: event-size
  static final int EVENT_SIZE = 64;
  // end members: event-size

  /** Small outputs of fixed places. */
  final ByteBuffer results = buffer(EVENT + EVENT_SIZE);

  final long resultsAddress = address(results);
  final Texts texts = new Texts();

  /** What `read` has read; it grows, and is used again. */
  ByteBuffer output = buffer(16384);

  private long outputAddress = address(output);
  private byte[] bytes = new byte[0];

  Calls() {
    results.putInt(UPDATE, UPDATE_SIZE);
    results.putInt(ENVIRONMENT, ENVIRONMENT_SIZE);
  }

  /** A direct buffer in the machine's byte order, aligned to 8 bytes. */
  static ByteBuffer buffer(int capacity) {
    return ByteBuffer.allocateDirect(capacity + 8).alignedSlice(8).order(ByteOrder.nativeOrder());
  }

  long updateAddress() {
    return resultsAddress + UPDATE;
  }

  long eventAddress() {
    return resultsAddress + EVENT;
  }

  long handleAddress() {
    return resultsAddress + HANDLE;
  }

  long handle() {
    return results.getLong(HANDLE);
  }

  /** Throws what was wrong with this thread's last call, if it failed. */
  void check(int status) {
    if (status < 0) throw failure(status);
  }

  FlowException failure(int status) {
    String message =
        read(MESSAGE, 0, 0) < 0 ? "there is no room for the message" : outputText();
    return new FlowException(Status.of(status), message);
  }

  /** Reads into the output, which grows where it has no room; returns a status. */
  int read(int kind, long session, long number) {
    while (true) {
      int status =
          read(kind, session, number, outputAddress, output.capacity(), resultsAddress + COUNT);
      // A size_t of 4 bytes leaves the upper half, which is 0, as it is.
      long count = results.getLong(COUNT);
      if (status != Status.NO_ROOM.code) {
        if (status == 0) output.limit((int) count);
        return status;
      }
      if (count > Integer.MAX_VALUE - 16) throw new OutOfMemoryError("an output of " + count);
      output = buffer((int) Math.min(Integer.MAX_VALUE - 16L, Math.max(count, 2L * output.capacity())));
      outputAddress = address(output);
    }
  }

  /** The output as a text. */
  String outputText() {
    return text(0, output.limit());
  }

  /** A text in the output. */
  String text(int offset, int count) {
    if (count == 0) return "";
    if (bytes.length < count) bytes = new byte[Math.max(count, 2 * bytes.length)];
    output.get(offset, bytes, 0, count);
    return new String(bytes, 0, count, StandardCharsets.UTF_8);
  }

  /** Whether a text in the output is one of ASCII. */
  boolean isText(String text, int offset, int count) {
    if (text.length() != count) return false;
    for (int index = 0; index < count; index++) {
      if (output.get(offset + index) != text.charAt(index)) return false;
    }
    return true;
  }

  static native long address(ByteBuffer buffer);

  static native int checkVersion();

  static native int version();

  static native int features();

  static native int close(long session);

  private native int read(
      int kind, long session, long number, long output, long capacity, long count);

  native int open(long setup, long count, long environment, int flags, long session);

  native int fork(long session, long fork);

  native int record(long session, int extent, double seconds, long text, long count);

  native int stopRecording(long session);

  native int advance(long session, double time, long update);

  native int tick(long session, double time, long update);

  native int line(long session, long line, long count, long update);

  // begin members: events
  native int pan(long session, double time, long event, long target, long targetCount, long update);

  native int tap(long session, double time, long event, long target, long targetCount, long update);

  native int scroll(
      long session, double time, long event, long target, long targetCount, long update);

  native int text(
      long session, double time, long event, long target, long targetCount, long replacement,
      long replacementCount, long update);

  native int select(
      long session, double time, long event, long target, long targetCount, long update);

  native int keyboard(long session, double time, long event, long update);

  native int pointer(long session, double time, long event, long update);

  native int doubleTap(
      long session, double time, long event, long target, long targetCount, long update);

  native int longPress(
      long session, double time, long event, long target, long targetCount, long update);

  native int pinch(
      long session, double time, long event, long target, long targetCount, long update);

  native int key(long session, double time, long event, long key, long keyCount, long update);

  native int selection(
      long session, double time, long event, long target, long targetCount, long update);

  native int compose(
      long session, double time, long event, long target, long targetCount, long text,
      long textCount, long update);
  // end members: events

  native int field(long session, double time, int event, long target, long count, long update);

  native int respond(
      long session, double time, int outcome, long id, long count, long message,
      long messageCount, int kind, double number, long text, long textCount, long update);

  native int command(
      long session, double time, long name, long nameCount, long target, long count, int kind,
      double number, long text, long textCount, long update);

  native int environment(long session, double time, long environment, long update);
}

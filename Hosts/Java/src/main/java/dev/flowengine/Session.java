package dev.flowengine;

import java.io.IOException;
import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * A screen that is shown: it is told what happens, and says what is to be drawn.
 *
 * <p>Times are in seconds, of the host's clock, with any origin. Any thread may call, one at a time: a
 * call while another is under way throws {@link Status#BUSY}. After a call, {@link #isSettled},
 * {@link #getNextWakeUp} and the like say what has come of it. A call that throws {@link FlowException}
 * has changed nothing.
 */
public final class Session implements AutoCloseable {
  private static final Cleaner CLEANER = Cleaner.create();
  private static final int KEEPS_FRAMES = 1;
  private static final int SAMPLES_REPEATING = 1 << 1;

  // Places in a flow_update.
  private static final int IS_SETTLED = 4;
  private static final int FRAME = 8;
  private static final int TIME = 16;
  private static final int NEXT_WAKE_UP = 24;
  private static final int EFFECT_COUNT = 32;

  private final Calls calls;
  private final long handle;
  private final Cleaner.Cleanable cleanable;
  private final AtomicBoolean isBusy = new AtomicBoolean();
  private @Nullable Path failureFile;

  private Session(Calls calls, long handle) {
    this.calls = calls;
    this.handle = handle;
    // For what nobody has closed. The native methods keep `calls`, and thereby the session, in use.
    cleanable = CLEANER.register(calls, () -> Calls.close(handle));
  }

  // MARK: Opening and closing

  /** Opens a scene by its name, or what a trace's first line describes. */
  public static Session open(String setup) {
    return open(setup, null, false);
  }

  /**
   * Opens a scene.
   *
   * @param setup a scene's name, or a trace's first line, with a configuration or a saved state
   * @param environment what differs from the environment of {@code setup}
   * @param keepsFrames whether each frame is kept as JSON until {@link #takeFrames}
   */
  public static Session open(
      String setup, @Nullable Environment environment, boolean keepsFrames) {
    return open(setup, environment, keepsFrames, false);
  }

  /**
   * Opens a scene.
   *
   * @param setup a scene's name, or a trace's first line, with a configuration or a saved state
   * @param environment what differs from the environment of {@code setup}
   * @param keepsFrames whether each frame is kept as JSON until {@link #takeFrames}
   * @param samplesRepeating whether {@link #advance} makes frames also while nothing but animations
   *     that repeat for ever is in flight, for a host without an animator of its own
   */
  public static Session open(
      String setup, @Nullable Environment environment, boolean keepsFrames,
      boolean samplesRepeating) {
    int flags = (keepsFrames ? KEEPS_FRAMES : 0) | (samplesRepeating ? SAMPLES_REPEATING : 0);
    Calls calls = new Calls();
    int count = calls.texts.add(setup);
    long change = 0;
    if (environment != null) {
      environment.write(calls.results, Calls.ENVIRONMENT);
      change = calls.resultsAddress + Calls.ENVIRONMENT;
    }
    calls.check(
        calls.open(
            calls.texts.address(), count, change, flags, calls.handleAddress()));
    return new Session(calls, calls.handle());
  }

  /** Opens a scene in the state that {@link #saved} wrote. */
  public static Session restore(String scene, String state) {
    return restore(scene, state, false);
  }

  public static Session restore(String scene, String state, boolean keepsFrames) {
    String header =
        "{\"flowTrace\":1,\"scene\":" + Json.quoted(scene) + ",\"state\":" + state.strip() + "}";
    return open(header, null, keepsFrames);
  }

  /** A second session that goes on from where this one is, by itself. */
  public Session fork() {
    begin();
    try {
      Calls other = new Calls();
      check(other.fork(handle, other.handleAddress()));
      other.results.put(Calls.UPDATE, calls.results, Calls.UPDATE, EFFECT_COUNT);
      return new Session(other, other.handle());
    } finally {
      end();
    }
  }

  /**
   * Closes it; whatever is called afterwards but this throws {@link Status#CLOSED}.
   *
   * @throws FlowException {@link Status#BUSY} while another call is under way: the session stays open,
   *     and can be closed when that call has returned
   */
  @Override
  public void close() {
    begin();
    try {
      cleanable.clean();
    } finally {
      end();
    }
  }

  // MARK: What has come of a call

  /** Whether no more frames come until another event or {@link #getNextWakeUp}. */
  public boolean isSettled() {
    return calls.results.getInt(Calls.UPDATE + IS_SETTLED) != 0;
  }

  /** The number of the latest frame. */
  public long getFrame() {
    return calls.results.getLong(Calls.UPDATE + FRAME);
  }

  /** The latest frame's time, in the scene's time. */
  public double getTime() {
    return calls.results.getDouble(Calls.UPDATE + TIME);
  }

  /** The host's time of the next frame; infinity if nothing will happen by itself. */
  public double getNextWakeUp() {
    return calls.results.getDouble(Calls.UPDATE + NEXT_WAKE_UP);
  }

  /** How many effects wait for {@link #takeEffects}. */
  public int getEffectCount() {
    return calls.results.getInt(Calls.UPDATE + EFFECT_COUNT);
  }

  // MARK: What happens

  /** Advances to a time, as a display link does. */
  public void advance(double time) {
    begin();
    try {
      check(calls.advance(handle, time, calls.updateAddress()));
    } finally {
      end();
    }
  }

  public void send(double time, Event event) {
    event.send(this, time);
  }

  /** Sends a line of a trace, whose {@code t} is the host's time. */
  public void sendLine(String line) {
    begin();
    try {
      int count = calls.texts.add(line);
      check(calls.line(handle, calls.texts.address(), count, calls.updateAddress()));
    } finally {
      end();
    }
  }

  // begin members: events
  /**
   * A sample of a pan gesture.
   *
   * @param phase where in the gesture it is.
   * @param translationX the finger's way since it went down: 0 with began, and all of it in the
   *     next sample, which may have the same time.
   * @param velocityX points per second; at the end, over the finger's last moments.
   * @param target the node's id; none if it is to be found from the location.
   */
  public void pan(
      double time, Event.Phase phase, double translationX, double translationY, double velocityX,
      double velocityY, @Nullable String target) {
    pan(time, phase, translationX, translationY, velocityX, velocityY, false, 0, 0, target);
  }

  /**
   * A sample of a pan gesture.
   *
   * @param phase where in the gesture it is.
   * @param translationX the finger's way since it went down: 0 with began, and all of it in the
   *     next sample, which may have the same time.
   * @param velocityX points per second; at the end, over the finger's last moments.
   * @param locationX the finger's, in the window's coordinates; with began, where it went down.
   * @param target the node's id; none if it is to be found from the location.
   */
  public void pan(
      double time, Event.Phase phase, double translationX, double translationY, double velocityX,
      double velocityY, double locationX, double locationY, @Nullable String target) {
    pan(
        time, phase, translationX, translationY, velocityX, velocityY, true, locationX, locationY,
        target);
  }

  private void pan(
      double time, Event.Phase phase, double translationX, double translationY, double velocityX,
      double velocityY, boolean hasLocation, double locationX, double locationY,
      @Nullable String target) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 64);
      event.putInt(Calls.EVENT + 4, phase.ordinal());
      event.putDouble(Calls.EVENT + 8, translationX);
      event.putDouble(Calls.EVENT + 16, translationY);
      event.putDouble(Calls.EVENT + 24, velocityX);
      event.putDouble(Calls.EVENT + 32, velocityY);
      event.putDouble(Calls.EVENT + 40, locationX);
      event.putDouble(Calls.EVENT + 48, locationY);
      event.putInt(Calls.EVENT + 56, hasLocation ? 1 : 0);
      event.putInt(Calls.EVENT + 60, 0);
      int targetCount = calls.texts.add(target);
      check(
          calls.pan(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * A tap on a node, at a place, or both.
   *
   * @param target the node's id; none if it is to be found from the location.
   */
  public void tap(double time, @Nullable String target) {
    tap(time, target, false, 0, 0);
  }

  /**
   * A tap on a node, at a place, or both.
   *
   * @param target the node's id; none if it is to be found from the location.
   * @param locationX in the window's coordinates.
   */
  public void tap(double time, @Nullable String target, double locationX, double locationY) {
    tap(time, target, true, locationX, locationY);
  }

  private void tap(
      double time, @Nullable String target, boolean hasLocation, double locationX,
      double locationY) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 24);
      event.putInt(Calls.EVENT + 4, hasLocation ? 1 : 0);
      event.putDouble(Calls.EVENT + 8, locationX);
      event.putDouble(Calls.EVENT + 16, locationY);
      int targetCount = calls.texts.add(target);
      check(
          calls.tap(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * A scroll view's report of its offset.
   *
   * @param target the scroll view's id.
   * @param phase where in the gesture it is; not cancelled.
   * @param offsetX the offset of its content.
   * @param velocityX the finger's velocity at its release; positive towards larger offsets.
   */
  public void scroll(
      double time, String target, Event.Phase phase, double offsetX, double offsetY,
      double velocityX, double velocityY) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 40);
      event.putInt(Calls.EVENT + 4, phase.ordinal());
      event.putDouble(Calls.EVENT + 8, offsetX);
      event.putDouble(Calls.EVENT + 16, offsetY);
      event.putDouble(Calls.EVENT + 24, velocityX);
      event.putDouble(Calls.EVENT + 32, velocityY);
      int targetCount = calls.texts.add(target);
      check(
          calls.scroll(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * Text that is typed, pasted or filled in.
   *
   * @param target the field's id.
   * @param replacement what is inserted.
   */
  public void text(double time, String target, String replacement) {
    text(time, target, replacement, false, 0, 0);
  }

  /**
   * Text that is typed, pasted or filled in.
   *
   * @param target the field's id.
   * @param replacement what is inserted.
   * @param location what is replaced, in UTF-16 units of the text before the edit; none for the
   *     selection.
   */
  public void text(double time, String target, String replacement, int location, int length) {
    text(time, target, replacement, true, location, length);
  }

  private void text(
      double time, String target, String replacement, boolean hasRange, int location, int length) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 16);
      event.putInt(Calls.EVENT + 4, hasRange ? 1 : 0);
      event.putInt(Calls.EVENT + 8, location);
      event.putInt(Calls.EVENT + 12, length);
      int targetCount = calls.texts.add(target);
      int replacementCount = calls.texts.add(replacement);
      check(
          calls.text(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.texts.address() + targetCount, replacementCount, calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * A picker's row that came to rest.
   *
   * @param target the picker's id.
   * @param component the wheel, from 0.
   * @param row from 0.
   */
  public void select(double time, String target, int component, int row) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 16);
      event.putInt(Calls.EVENT + 4, component);
      event.putInt(Calls.EVENT + 8, row);
      event.putInt(Calls.EVENT + 12, 0);
      int targetCount = calls.texts.add(target);
      check(
          calls.select(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * The keyboard is about to move.
   *
   * @param phase what it is about to do.
   * @param x x, y, width and height at its end, in the screen's coordinates.
   * @param duration seconds.
   * @param curve how it moves.
   */
  public void keyboard(
      double time, Event.KeyboardPhase phase, double x, double y, double width, double height,
      double duration, Event.Curve curve) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 56);
      event.putInt(Calls.EVENT + 4, phase.ordinal());
      event.putDouble(Calls.EVENT + 8, x);
      event.putDouble(Calls.EVENT + 16, y);
      event.putDouble(Calls.EVENT + 24, width);
      event.putDouble(Calls.EVENT + 32, height);
      event.putDouble(Calls.EVENT + 40, duration);
      event.putInt(Calls.EVENT + 48, curve.ordinal());
      event.putInt(Calls.EVENT + 52, 0);
      check(
          calls.keyboard(handle, time, calls.eventAddress(), calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * A sample of a finger, a mouse or a pen, of which gestures are recognized.
   *
   * @param id which pointer it is, from 0.
   * @param kind what points.
   * @param phase what it does.
   * @param locationX in the window's coordinates.
   * @param buttons the buttons that are pressed, the bits of W3C's Pointer Events: 1 is the first.
   * @param modifiers the keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
   */
  public void pointer(
      double time, int id, Event.PointerKind kind, Event.PointerPhase phase, double locationX,
      double locationY, int buttons, int modifiers) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 40);
      event.putInt(Calls.EVENT + 4, id);
      event.putInt(Calls.EVENT + 8, kind.ordinal());
      event.putInt(Calls.EVENT + 12, phase.ordinal());
      event.putDouble(Calls.EVENT + 16, locationX);
      event.putDouble(Calls.EVENT + 24, locationY);
      event.putInt(Calls.EVENT + 32, buttons);
      event.putInt(Calls.EVENT + 36, modifiers);
      check(
          calls.pointer(handle, time, calls.eventAddress(), calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * A second tap soon after another, and near it.
   *
   * @param target the node's id; none if it is to be found from the location.
   */
  public void doubleTap(double time, @Nullable String target) {
    doubleTap(time, target, false, 0, 0);
  }

  /**
   * A second tap soon after another, and near it.
   *
   * @param target the node's id; none if it is to be found from the location.
   * @param locationX in the window's coordinates.
   */
  public void doubleTap(double time, @Nullable String target, double locationX, double locationY) {
    doubleTap(time, target, true, locationX, locationY);
  }

  private void doubleTap(
      double time, @Nullable String target, boolean hasLocation, double locationX,
      double locationY) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 24);
      event.putInt(Calls.EVENT + 4, hasLocation ? 1 : 0);
      event.putDouble(Calls.EVENT + 8, locationX);
      event.putDouble(Calls.EVENT + 16, locationY);
      int targetCount = calls.texts.add(target);
      check(
          calls.doubleTap(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * A sample of a long press.
   *
   * @param target the node's id; none if it is to be found from the location.
   * @param phase where in the gesture it is.
   */
  public void longPress(double time, @Nullable String target, Event.Phase phase) {
    longPress(time, target, phase, false, 0, 0);
  }

  /**
   * A sample of a long press.
   *
   * @param target the node's id; none if it is to be found from the location.
   * @param phase where in the gesture it is.
   * @param locationX the finger's, in the window's coordinates; with began, where it went down.
   */
  public void longPress(
      double time, @Nullable String target, Event.Phase phase, double locationX, double locationY) {
    longPress(time, target, phase, true, locationX, locationY);
  }

  private void longPress(
      double time, @Nullable String target, Event.Phase phase, boolean hasLocation,
      double locationX, double locationY) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 32);
      event.putInt(Calls.EVENT + 4, phase.ordinal());
      event.putDouble(Calls.EVENT + 8, locationX);
      event.putDouble(Calls.EVENT + 16, locationY);
      event.putInt(Calls.EVENT + 24, hasLocation ? 1 : 0);
      event.putInt(Calls.EVENT + 28, 0);
      int targetCount = calls.texts.add(target);
      check(
          calls.longPress(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * A sample of a pinch.
   *
   * @param target the node's id; none if it is to be found from the location.
   * @param phase where in the gesture it is.
   * @param scale the distance of the fingers over the one that they had at first.
   * @param velocity the change of the scale, per second.
   */
  public void pinch(
      double time, @Nullable String target, Event.Phase phase, double scale, double velocity) {
    pinch(time, target, phase, scale, velocity, false, 0, 0);
  }

  /**
   * A sample of a pinch.
   *
   * @param target the node's id; none if it is to be found from the location.
   * @param phase where in the gesture it is.
   * @param scale the distance of the fingers over the one that they had at first.
   * @param velocity the change of the scale, per second.
   * @param locationX the point between the fingers, in the window's coordinates.
   */
  public void pinch(
      double time, @Nullable String target, Event.Phase phase, double scale, double velocity,
      double locationX, double locationY) {
    pinch(time, target, phase, scale, velocity, true, locationX, locationY);
  }

  private void pinch(
      double time, @Nullable String target, Event.Phase phase, double scale, double velocity,
      boolean hasLocation, double locationX, double locationY) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 48);
      event.putInt(Calls.EVENT + 4, phase.ordinal());
      event.putDouble(Calls.EVENT + 8, scale);
      event.putDouble(Calls.EVENT + 16, velocity);
      event.putDouble(Calls.EVENT + 24, locationX);
      event.putDouble(Calls.EVENT + 32, locationY);
      event.putInt(Calls.EVENT + 40, hasLocation ? 1 : 0);
      event.putInt(Calls.EVENT + 44, 0);
      int targetCount = calls.texts.add(target);
      check(
          calls.pinch(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * A key of a keyboard went down or up.
   *
   * @param key the key, as the `key` of W3C's UI Events: Tab, ArrowLeft, a.
   * @param phase whether it went down or up.
   * @param modifiers the keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
   * @param repeats whether it goes down again because it is held.
   */
  public void key(double time, String key, Event.KeyPhase phase, int modifiers, boolean repeats) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 16);
      event.putInt(Calls.EVENT + 4, phase.ordinal());
      event.putInt(Calls.EVENT + 8, modifiers);
      event.putInt(Calls.EVENT + 12, repeats ? 1 : 0);
      int keyCount = calls.texts.add(key);
      check(
          calls.key(
              handle, time, calls.eventAddress(), calls.texts.address(), keyCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * The caret was put somewhere in a field's text, or some of it was selected.
   *
   * @param target the field's id.
   * @param location what is selected, in UTF-16 units of the text; of length 0 to put the caret
   *     there.
   */
  public void selection(double time, String target, int location, int length) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 16);
      event.putInt(Calls.EVENT + 4, location);
      event.putInt(Calls.EVENT + 8, length);
      event.putInt(Calls.EVENT + 12, 0);
      int targetCount = calls.texts.add(target);
      check(
          calls.selection(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * An input method composes text in a field.
   *
   * @param target the field's id.
   * @param phase what becomes of it.
   * @param text all of the marked text; with committed, what the field gets.
   */
  public void compose(
      double time, String target, Event.CompositionPhase phase, @Nullable String text) {
    compose(time, target, phase, false, 0, 0, text);
  }

  /**
   * An input method composes text in a field.
   *
   * @param target the field's id.
   * @param phase what becomes of it.
   * @param location the caret, or what is selected, in the marked text; none for its end.
   * @param text all of the marked text; with committed, what the field gets.
   */
  public void compose(
      double time, String target, Event.CompositionPhase phase, int location, int length,
      @Nullable String text) {
    compose(time, target, phase, true, location, length, text);
  }

  private void compose(
      double time, String target, Event.CompositionPhase phase, boolean hasSelection, int location,
      int length, @Nullable String text) {
    begin();
    try {
      ByteBuffer event = calls.results;
      event.putInt(Calls.EVENT, 24);
      event.putInt(Calls.EVENT + 4, phase.ordinal());
      event.putInt(Calls.EVENT + 8, hasSelection ? 1 : 0);
      event.putInt(Calls.EVENT + 12, location);
      event.putInt(Calls.EVENT + 16, length);
      event.putInt(Calls.EVENT + 20, 0);
      int targetCount = calls.texts.add(target);
      int textCount = calls.texts.add(text);
      check(
          calls.compose(
              handle, time, calls.eventAddress(), calls.texts.address(), targetCount,
              calls.texts.address() + targetCount, textCount, calls.updateAddress()));
    } finally {
      end();
    }
  }
  // end members: events

  public void deleteBackward(double time, String target) {
    field(time, 0, target);
  }

  public void returnKey(double time, String target) {
    field(time, 1, target);
  }

  public void focus(double time, String target) {
    field(time, 2, target);
  }

  public void blur(double time, String target) {
    field(time, 3, target);
  }

  /**
   * The last edit is undone.
   *
   * @param target the field whose last edit it is; null for any
   */
  public void undo(double time, @Nullable String target) {
    field(time, 4, target);
  }

  /**
   * What was undone last is done again.
   *
   * @param target the field where it is; null for any
   */
  public void redo(double time, @Nullable String target) {
    field(time, 5, target);
  }

  private void field(double time, int event, @Nullable String target) {
    begin();
    try {
      int count = calls.texts.add(target);
      check(
          calls.field(
              handle, time, event, calls.texts.address(), count, calls.updateAddress()));
    } finally {
      end();
    }
  }

  /** Answers an effect. */
  public void respond(double time, String id, boolean isSuccess, @Nullable String message) {
    respond(time, id, isSuccess, message, null);
  }

  /**
   * Answers an effect with what was asked for.
   *
   * @param value null, a {@link String}, a {@link Number}, a {@link Boolean} or an {@link Event.Json}
   */
  public void respond(
      double time, String id, boolean isSuccess, @Nullable String message, @Nullable Object value) {
    int kind = kindOf(value);
    begin();
    try {
      int count = calls.texts.add(id);
      int messageCount = calls.texts.add(message);
      int textCount = calls.texts.add(textOf(value));
      long first = calls.texts.address();
      check(
          calls.respond(
              handle, time, isSuccess ? 0 : 1, first, count, message == null ? 0 : first + count,
              messageCount, kind, numberOf(value), first + count + messageCount, textCount,
              calls.updateAddress()));
    } finally {
      end();
    }
  }

  /**
   * Calls one of the scene's commands.
   *
   * @param value null, a {@link String}, a {@link Number}, a {@link Boolean} or an {@link Event.Json}
   */
  public void command(
      double time, String name, @Nullable String target, @Nullable Object value) {
    int kind = kindOf(value);
    begin();
    try {
      int nameCount = calls.texts.add(name);
      int count = calls.texts.add(target);
      int textCount = calls.texts.add(textOf(value));
      long first = calls.texts.address();
      check(
          calls.command(
              handle, time, first, nameCount, first + nameCount, count, kind, numberOf(value),
              first + nameCount + count, textCount, calls.updateAddress()));
    } finally {
      end();
    }
  }

  /** The kind of a flow_value. */
  private static int kindOf(@Nullable Object value) {
    if (value == null) return 0;
    if (value instanceof Number) return 1;
    if (value instanceof String) return 2;
    if (value instanceof Boolean isTrue) return isTrue ? 3 : 4;
    if (value instanceof Event.Json) return 5;
    throw new IllegalArgumentException("a value is a text, a number, a boolean or an Event.Json");
  }

  private static double numberOf(@Nullable Object value) {
    return value instanceof Number number ? number.doubleValue() : 0;
  }

  /** The text that is given beside a flow_value. */
  private static @Nullable String textOf(@Nullable Object value) {
    if (value instanceof Event.Json json) return json.text();
    return value instanceof String text ? text : null;
  }

  /** The members of the environment that have changed. */
  public void environment(double time, Environment environment) {
    begin();
    try {
      environment.write(calls.results, Calls.ENVIRONMENT);
      check(
          calls.environment(
              handle, time, calls.resultsAddress + Calls.ENVIRONMENT, calls.updateAddress()));
    } finally {
      end();
    }
  }

  /** Asks for a frame, whatever moves. */
  public void tick(double time) {
    begin();
    try {
      check(calls.tick(handle, time, calls.updateAddress()));
    } finally {
      end();
    }
  }

  // MARK: What is shown

  /** What has the bytes of the changes. */
  interface ChangeReader {
    void read(Calls calls, ByteBuffer changes);
  }

  /** Reads what has changed since a revision; see {@link Screen}. */
  void readChanges(long since, ChangeReader reader) {
    begin();
    try {
      check(calls.read(Calls.CHANGES, handle, since));
      reader.read(calls, calls.output);
    } finally {
      end();
    }
  }

  /** Takes what the scene has asked for, oldest first. */
  public List<Effect> takeEffects() {
    return getEffectCount() == 0 ? List.of() : Effect.parse(takeEffectLines());
  }

  /** Takes what the scene has asked for as JSON Lines. */
  public String takeEffectLines() {
    String lines = read(Calls.EFFECTS, 0);
    calls.results.putInt(Calls.UPDATE + EFFECT_COUNT, 0);
    return lines;
  }

  /**
   * The id of the topmost visible interactive node at a place, in the window's coordinates; null where
   * there is none.
   */
  public @Nullable String hitTest(double x, double y) {
    begin();
    try {
      calls.results.putDouble(Calls.EVENT, x);
      calls.results.putDouble(Calls.EVENT + 8, y);
      check(calls.read(Calls.HIT_TEST, handle, calls.eventAddress()));
      String id = calls.outputText();
      return id.isEmpty() ? null : id;
    } finally {
      end();
    }
  }

  /** The latest frame as JSON. */
  public String frameJson() {
    return read(Calls.FRAME, 0);
  }

  /** Takes the frames that were kept, as JSON Lines. */
  public String takeFrames() {
    return read(Calls.FRAMES, 0);
  }

  /**
   * The whole scene, for {@link #restore}.
   *
   * @param omitsSecrets leaves the texts that are secrets empty, for what goes to disk
   */
  public String saved(boolean omitsSecrets) {
    return read(Calls.SAVED, omitsSecrets ? 1 : 0);
  }

  private String read(int kind, long number) {
    begin();
    try {
      check(calls.read(kind, handle, number));
      return calls.outputText();
    } finally {
      end();
    }
  }

  // MARK: Recording

  /** Begins to record, in place of a recording that may be under way. */
  public void record(RecordingOptions options) {
    begin();
    try {
      int count = calls.texts.add(String.join("\n", options.publicText()));
      check(
          calls.record(
              handle, options.extent().ordinal(), options.seconds(), calls.texts.address(),
              count));
    } finally {
      end();
    }
  }

  /** The recording so far, a trace. */
  public String recording() {
    return read(Calls.RECORDING, 0);
  }

  /** Ends the recording; what it has can still be read. */
  public void stopRecording() {
    begin();
    try {
      check(calls.stopRecording(handle));
    } finally {
      end();
    }
  }

  /**
   * Records from here on, and writes the recording to a file when a call is refused or an exception
   * leaves {@link #guard}: what {@code flow replay} reproduces.
   */
  public void recordFailures(Path file, RecordingOptions options) {
    record(options);
    failureFile = file;
  }

  /** Does something; if it throws, the recording is written first. */
  public <T> T guard(Supplier<T> body) {
    try {
      return body.get();
    } catch (RuntimeException | Error failure) {
      begin();
      try {
        writeRecording(failure);
      } finally {
        end();
      }
      throw failure;
    }
  }

  private void writeRecording(Throwable failure) {
    Path file = failureFile;
    if (file == null || calls.read(Calls.RECORDING, handle, 0) < 0) return;
    Path part = file.resolveSibling(file.getFileName() + ".tmp");
    try {
      Files.write(part, calls.outputText().getBytes(StandardCharsets.UTF_8));
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException error) {
      failure.addSuppressed(error);
    }
  }

  // MARK: One call at a time

  private void begin() {
    if (!isBusy.compareAndSet(false, true)) {
      throw new FlowException(Status.BUSY, "another call of the session is under way");
    }
    calls.texts.clear();
  }

  private void end() {
    isBusy.set(false);
  }

  private void check(int status) {
    if (status >= 0) return;
    FlowException failure = calls.failure(status);
    writeRecording(failure);
    throw failure;
  }
}

package dev.flowengine;

/**
 * Something that happens to a session, as a value: {@code session.send(time, new Event.Return("code"))}.
 *
 * <p>The methods of {@link Session} do the same without a value. Lengths are in points, in the window's
 * coordinates unless said otherwise; velocities in points per second.
 */
public sealed interface Event permits Environment, Event.Pan, Event.Scroll, Event.Text, Event.Tap,
    Event.DeleteBackward, Event.Return, Event.Focus, Event.Blur, Event.Selection, Event.Keyboard,
    Event.Response, Event.Command, Event.Tick, Event.Pointer, Event.DoubleTap, Event.LongPress,
    Event.Pinch, Event.Key, Event.TextSelection, Event.Composition, Event.Undo, Event.Redo {
  /** Sends it to a session. */
  void send(Session session, double time);

  // begin members: choices
  /** The phase of a pan gesture. */
  enum Phase {
    BEGAN,
    CHANGED,
    ENDED,
    CANCELLED
  }

  /** The kind of keyboard notification. */
  enum KeyboardPhase {
    WILL_SHOW,
    WILL_HIDE,
    WILL_CHANGE_FRAME
  }

  /** The named curves. */
  enum Curve {
    LINEAR,
    EASE_IN,
    EASE_OUT,
    EASE_IN_OUT
  }

  /** The kinds of pointer. */
  enum PointerKind {
    TOUCH,
    MOUSE,
    PEN
  }

  /** What a pointer does. */
  enum PointerPhase {
    DOWN,
    MOVE,
    UP,
    CANCEL,
    HOVER
  }

  /** What a key does. */
  enum KeyPhase {
    DOWN,
    UP
  }

  /** What becomes of a composition. */
  enum CompositionPhase {
    CHANGED,
    COMMITTED,
    CANCELLED
  }
  // end members: choices

  /** A point. */
  record Point(double x, double y) {
    public static final Point ZERO = new Point(0, 0);
  }

  /** A range of a text before an edit, in UTF-16 units, as in a {@link String}. */
  record Range(int location, int length) {}

  // begin members: events
  /** A sample of a pan gesture. */
  record Pan(
      Phase phase, Point translation, Point velocity, @Nullable Point location,
      @Nullable String target) implements Event {
    @Override
    public void send(Session session, double time) {
      if (location == null) {
        session.pan(time, phase, translation.x, translation.y, velocity.x, velocity.y, target);
      } else {
        session.pan(
            time, phase, translation.x, translation.y, velocity.x, velocity.y, location.x,
            location.y, target);
      }
    }
  }

  /** A tap on a node, at a place, or both. */
  record Tap(@Nullable String target, @Nullable Point location) implements Event {
    @Override
    public void send(Session session, double time) {
      if (location == null) {
        session.tap(time, target);
      } else {
        session.tap(time, target, location.x, location.y);
      }
    }
  }

  /** A scroll view's report of its offset. */
  record Scroll(String target, Phase phase, Point offset, Point velocity) implements Event {
    @Override
    public void send(Session session, double time) {
      session.scroll(time, target, phase, offset.x, offset.y, velocity.x, velocity.y);
    }
  }

  /** Text that is typed, pasted or filled in. */
  record Text(String target, String replacement, @Nullable Range range) implements Event {
    @Override
    public void send(Session session, double time) {
      if (range == null) {
        session.text(time, target, replacement);
      } else {
        session.text(time, target, replacement, range.location, range.length);
      }
    }
  }

  /** A picker's row that came to rest. */
  record Selection(String target, int component, int row) implements Event {
    @Override
    public void send(Session session, double time) {
      session.select(time, target, component, row);
    }
  }

  /** The keyboard is about to move. */
  record Keyboard(
      KeyboardPhase phase, double x, double y, double width, double height, double duration,
      Curve curve) implements Event {
    @Override
    public void send(Session session, double time) {
      session.keyboard(time, phase, x, y, width, height, duration, curve);
    }
  }

  /** A sample of a finger, a mouse or a pen, of which gestures are recognized. */
  record Pointer(
      int id, PointerKind kind, PointerPhase phase, Point location, int buttons,
      int modifiers) implements Event {
    @Override
    public void send(Session session, double time) {
      session.pointer(time, id, kind, phase, location.x, location.y, buttons, modifiers);
    }
  }

  /** A second tap soon after another, and near it. */
  record DoubleTap(@Nullable String target, @Nullable Point location) implements Event {
    @Override
    public void send(Session session, double time) {
      if (location == null) {
        session.doubleTap(time, target);
      } else {
        session.doubleTap(time, target, location.x, location.y);
      }
    }
  }

  /** A sample of a long press. */
  record LongPress(
      @Nullable String target, Phase phase, @Nullable Point location) implements Event {
    @Override
    public void send(Session session, double time) {
      if (location == null) {
        session.longPress(time, target, phase);
      } else {
        session.longPress(time, target, phase, location.x, location.y);
      }
    }
  }

  /** A sample of a pinch. */
  record Pinch(
      @Nullable String target, Phase phase, double scale, double velocity,
      @Nullable Point location) implements Event {
    @Override
    public void send(Session session, double time) {
      if (location == null) {
        session.pinch(time, target, phase, scale, velocity);
      } else {
        session.pinch(time, target, phase, scale, velocity, location.x, location.y);
      }
    }
  }

  /** A key of a keyboard went down or up. */
  record Key(String key, KeyPhase phase, int modifiers, boolean repeats) implements Event {
    @Override
    public void send(Session session, double time) {
      session.key(time, key, phase, modifiers, repeats);
    }
  }

  /** The caret was put somewhere in a field's text, or some of it was selected. */
  record TextSelection(String target, Range range) implements Event {
    @Override
    public void send(Session session, double time) {
      session.selection(time, target, range.location, range.length);
    }
  }

  /** An input method composes text in a field. */
  record Composition(
      String target, CompositionPhase phase, @Nullable Range selection,
      @Nullable String text) implements Event {
    @Override
    public void send(Session session, double time) {
      if (selection == null) {
        session.compose(time, target, phase, text);
      } else {
        session.compose(time, target, phase, selection.location, selection.length, text);
      }
    }
  }
  // end members: events

  record DeleteBackward(String target) implements Event {
    @Override
    public void send(Session session, double time) {
      session.deleteBackward(time, target);
    }
  }

  record Return(String target) implements Event {
    @Override
    public void send(Session session, double time) {
      session.returnKey(time, target);
    }
  }

  record Focus(String target) implements Event {
    @Override
    public void send(Session session, double time) {
      session.focus(time, target);
    }
  }

  record Blur(String target) implements Event {
    @Override
    public void send(Session session, double time) {
      session.blur(time, target);
    }
  }

  /**
   * The last edit is undone.
   *
   * @param target the field whose last edit it is; null for any
   */
  record Undo(@Nullable String target) implements Event {
    @Override
    public void send(Session session, double time) {
      session.undo(time, target);
    }
  }

  /**
   * What was undone last is done again.
   *
   * @param target the field where it is; null for any
   */
  record Redo(@Nullable String target) implements Event {
    @Override
    public void send(Session session, double time) {
      session.redo(time, target);
    }
  }

  /**
   * The answer to an effect.
   *
   * @param value what was asked for: null, a {@link String}, a {@link Number}, a {@link Boolean} or a
   *     {@link Json}
   */
  record Response(
      String id, boolean isSuccess, @Nullable String message, @Nullable Object value)
      implements Event {
    /** An answer without a value. */
    public Response(String id, boolean isSuccess, @Nullable String message) {
      this(id, isSuccess, message, null);
    }

    @Override
    public void send(Session session, double time) {
      session.respond(time, id, isSuccess, message, value);
    }
  }

  /**
   * A call of one of the scene's commands.
   *
   * @param value null, a {@link String}, a {@link Number}, a {@link Boolean} or a {@link Json}
   */
  record Command(String name, @Nullable String target, @Nullable Object value) implements Event {
    @Override
    public void send(Session session, double time) {
      session.command(time, name, target, value);
    }
  }

  /**
   * The value of a command or a response that is an array or an object.
   *
   * @param text its JSON
   */
  record Json(String text) {}

  /** Asks for a frame, whatever moves. */
  record Tick() implements Event {
    @Override
    public void send(Session session, double time) {
      session.tick(time);
    }
  }
}

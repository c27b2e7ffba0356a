import java.util.ArrayList;
import java.util.List;
import dev.flowengine.Environment;
import dev.flowengine.Event;
import dev.flowengine.FlowException;
import dev.flowengine.RecordingOptions;
import dev.flowengine.Screen;
import dev.flowengine.Session;
import dev.flowengine.Status;

/** What a script does, and what has come of it. */
final class Script {
  private record Shown(Session session, Screen screen, String scene) {}

  private final String number;
  private final Digest digest = new Digest();
  private final List<Shown> sessions = new ArrayList<>();
  private int current = -1;

  Script(String number) {
    this.number = number;
  }

  void play(Fields fields) {
    String action = fields.word();
    String trace = null;
    int status = 0;
    try {
      if (action.equals("recording")) {
        trace = session().recording();
      } else {
        act(action, fields);
      }
    } catch (FlowException failure) {
      status = failure.getStatus().code;
    }
    digest.integer(status);
    if (current < 0 || status < 0 && (action.equals("open") || action.equals("restore"))) return;
    Shown shown = sessions.get(current);
    if (action.equals("look")) {
      digest.frames(shown.session.takeFrames());
      digest.text(shown.session.takeEffectLines());
      digest.nodes(shown.screen);
      return;
    }
    try {
      shown.screen.update();
      digest.frames(shown.session.takeFrames());
      digest.text(shown.session.takeEffectLines());
    } catch (FlowException failure) {
      if (failure.getStatus() != Status.CLOSED) throw failure;
    }
    if (trace != null) digest.text(trace);
  }

  /** Closes what is open; returns the line to print. */
  String end() {
    for (Shown shown : sessions) shown.session.close();
    return number + " " + digest;
  }

  private Session session() {
    return sessions.get(current).session;
  }

  private void act(String action, Fields fields) {
    switch (action) {
      case "open" -> open(fields.text());
      case "fork" -> fork();
      case "use" -> current = fields.integer();
      case "restore" -> restore();
      case "record" -> session().record(RecordingOptions.all());
      case "look" -> {}
      case "line" -> session().sendLine(fields.text());
      default -> send(action, fields.number(), fields);
    }
  }

  private void open(String setup) {
    Session session = Session.open(setup, null, true);
    current = sessions.size();
    sessions.add(new Shown(session, new Screen(session), sceneName(setup)));
  }

  private static String sceneName(String setup) {
    if (!setup.startsWith("{")) return setup;
    int start = setup.indexOf('"', setup.indexOf(':', setup.indexOf("\"scene\""))) + 1;
    return setup.substring(start, setup.indexOf('"', start));
  }

  private void fork() {
    Shown origin = sessions.get(current);
    Session fork = origin.session.fork();
    current = sessions.size();
    sessions.add(new Shown(fork, origin.screen.copy(fork), origin.scene));
  }

  private void restore() {
    Shown origin = sessions.get(current);
    String state = origin.session.saved(false);
    origin.session.close();
    Session restored = Session.restore(origin.scene, state, true);
    sessions.set(current, new Shown(restored, new Screen(restored), origin.scene));
  }

  private void send(String action, double time, Fields fields) {
    switch (action) {
      case "advance" -> session().advance(time);
      case "tick" -> session().tick(time);
      case "pan" -> pan(time, fields);
      case "scroll" -> {
        Event.Phase phase = value(Event.Phase.values(), fields);
        double x = fields.number(), y = fields.number();
        double velocityX = fields.number(), velocityY = fields.number();
        session().scroll(time, fields.text(), phase, x, y, velocityX, velocityY);
      }
      case "text" -> text(time, fields);
      case "tap" -> tap(time, fields);
      case "field" -> field(time, fields.integer(), fields.text());
      case "select" -> {
        int component = fields.integer(), row = fields.integer();
        session().select(time, fields.text(), component, row);
      }
      case "selection" -> {
        int location = fields.integer(), length = fields.integer();
        session().selection(time, fields.text(), location, length);
      }
      case "compose" -> {
        Event.CompositionPhase phase = value(Event.CompositionPhase.values(), fields);
        if (fields.isAbsent()) {
          fields.skip(2);
          session().compose(time, fields.text(), phase, fields.text());
        } else {
          int location = fields.integer(), length = fields.integer();
          session().compose(time, fields.text(), phase, location, length, fields.text());
        }
      }
      case "key" -> {
        Event.KeyPhase phase = value(Event.KeyPhase.values(), fields);
        int modifiers = fields.integer();
        boolean repeats = fields.integer() != 0;
        session().key(time, fields.text(), phase, modifiers, repeats);
      }
      case "keyboard" -> session().keyboard(
          time, value(Event.KeyboardPhase.values(), fields), fields.number(), fields.number(),
          fields.number(), fields.number(), fields.number(), value(Event.Curve.values(), fields));
      case "response" -> {
        boolean isSuccess = fields.integer() == 0;
        String id = fields.text();
        session().respond(time, id, isSuccess, fields.text());
      }
      case "command" -> command(time, fields);
      case "environment" -> session().environment(time, environment(fields));
      default -> throw new IllegalArgumentException("no such line: " + action);
    }
  }

  /** One of the values of an enumeration. */
  private static <Value> Value value(Value[] values, Fields fields) {
    return values[fields.integer()];
  }

  private void pan(double time, Fields fields) {
    Event.Phase phase = value(Event.Phase.values(), fields);
    double translationX = fields.number(), translationY = fields.number();
    double velocityX = fields.number(), velocityY = fields.number();
    if (fields.isAbsent()) {
      fields.skip(2);
      session().pan(
          time, phase, translationX, translationY, velocityX, velocityY, fields.text());
    } else {
      double x = fields.number(), y = fields.number();
      session().pan(
          time, phase, translationX, translationY, velocityX, velocityY, x, y, fields.text());
    }
  }

  private void text(double time, Fields fields) {
    if (fields.isAbsent()) {
      fields.skip(2);
      session().text(time, fields.text(), fields.text());
    } else {
      int location = fields.integer(), length = fields.integer();
      session().text(time, fields.text(), fields.text(), location, length);
    }
  }

  private void tap(double time, Fields fields) {
    if (fields.isAbsent()) {
      fields.skip(2);
      session().tap(time, fields.text());
    } else {
      double x = fields.number(), y = fields.number();
      session().tap(time, fields.text(), x, y);
    }
  }

  private void field(double time, int event, String target) {
    switch (event) {
      case 0 -> session().deleteBackward(time, target);
      case 1 -> session().returnKey(time, target);
      case 2 -> session().focus(time, target);
      case 3 -> session().blur(time, target);
      case 4 -> session().undo(time, target);
      default -> session().redo(time, target);
    }
  }

  private void command(double time, Fields fields) {
    String name = fields.text();
    String target = fields.text();
    Object value =
        switch (fields.integer()) {
          case 1 -> fields.number();
          case 2 -> fields.textOrEmpty();
          case 3 -> true;
          case 4 -> false;
          case 5 -> new Event.Json(fields.textOrEmpty());
          default -> null;
        };
    session().command(time, name, target, value);
  }

  private static Environment environment(Fields fields) {
    int members = fields.integer();
    double[] numbers = new double[9];
    for (int index = 0; index < 9; index++) numbers[index] = fields.number();
    int[] integers = new int[9];
    for (int index = 0; index < 9; index++) integers[index] = fields.integer();
    Environment change = new Environment();
    if ((members & 1) != 0) change.window(numbers[0], numbers[1]);
    if ((members & 2) != 0) change.safeArea(numbers[2], numbers[3], numbers[4], numbers[5]);
    if ((members & 4) != 0) change.scale(numbers[6]);
    if ((members & 8) != 0) change.windowOrigin(numbers[7], numbers[8]);
    if ((members & 16) != 0) change.rightToLeft(integers[0] != 0);
    if ((members & 32) != 0) change.reduceMotion(integers[1] != 0);
    if ((members & 64) != 0) change.date(integers[2], integers[3], integers[4]);
    if ((members & 128) != 0) change.colorScheme(Environment.ColorScheme.values()[integers[5]]);
    if ((members & 256) != 0) change.contrast(Environment.Contrast.values()[integers[6]]);
    if ((members & 512) != 0) change.textSize(Environment.TextSize.values()[integers[7]]);
    if ((members & 1024) != 0) change.boldText(integers[8] != 0);
    return change;
  }
}

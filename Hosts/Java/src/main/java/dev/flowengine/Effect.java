package dev.flowengine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a scene asks of its host. */
public sealed interface Effect
    permits Effect.Focus, Effect.Blur, Effect.Announce, Effect.Copy, Effect.Paste, Effect.Own {
  /** The number of the frame that asks for it. */
  long frame();

  /** The frame's time, in the scene's time. */
  double time();

  /** The line of JSON, as the library wrote it. */
  String json();

  /**
   * Show the keyboard, for a field.
   *
   * @param target the field's id; null where the scene has only one
   */
  record Focus(long frame, double time, String json, @Nullable String target) implements Effect {}

  /** Dismiss the keyboard. */
  record Blur(long frame, double time, String json) implements Effect {}

  /** Have the screen reader say something. */
  record Announce(long frame, double time, String json, String text) implements Effect {}

  /** Put a text on the clipboard. */
  record Copy(long frame, double time, String json, String text) implements Effect {}

  /**
   * Enter what is on the clipboard, by a text event.
   *
   * @param target the id of the field
   */
  record Paste(long frame, double time, String json, String target) implements Effect {}

  /**
   * What is particular to a scene.
   *
   * @param type one of the scene's effect types
   * @param id what a response answers to; null if none is expected
   * @param members the others: strings, doubles, booleans, lists and maps
   */
  record Own(
      long frame, double time, String json, String type, @Nullable String id,
      Map<String, Object> members)
      implements Effect {
    /** A member that is a text; null if there is none. */
    public @Nullable String text(String member) {
      return members.get(member) instanceof String text ? text : null;
    }
  }

  /** Reads lines of JSON. */
  static List<Effect> parse(String lines) {
    List<Effect> effects = new ArrayList<>();
    lines.lines().forEach(line -> effects.add(parseLine(line)));
    return effects;
  }

  @SuppressWarnings("unchecked")
  private static Effect parseLine(String json) {
    Map<String, Object> line = (Map<String, Object>) Json.parse(json);
    Map<String, Object> members = new LinkedHashMap<>((Map<String, Object>) line.get("effect"));
    long frame = ((Double) line.get("frame")).longValue();
    double time = (Double) line.get("t");
    String type = (String) members.remove("type");
    switch (type) {
      case "focus":
        return new Focus(frame, time, json, (String) members.get("target"));
      case "blur":
        return new Blur(frame, time, json);
      case "announce":
        return new Announce(frame, time, json, (String) members.get("text"));
      case "copy":
        return new Copy(frame, time, json, (String) members.get("text"));
      case "paste":
        return new Paste(frame, time, json, (String) members.get("target"));
      default:
        return new Own(frame, time, json, type, (String) members.remove("id"), members);
    }
  }
}

package dev.flowengine;

import java.nio.ByteBuffer;
import java.util.List;

/** Reads values from the packed form of changes. */
final class Packed {
  private Packed() {}

  /** A value of an enumeration; the first one for what a later library may have. */
  static <Value> Value value(Value[] values, int code) {
    return values[code >= 0 && code < values.length ? code : 0];
  }

  /** The text at a flow_place; the one that was there before, if it is the same. */
  static String text(Calls calls, ByteBuffer from, int place, String before) {
    int offset = from.getInt(place);
    int count = from.getInt(place + 4);
    return calls.isText(before, offset, count) ? before : calls.text(offset, count);
  }

  /** The integers at a flow_place. */
  static int[] integers(ByteBuffer from, int place) {
    int offset = from.getInt(place);
    int[] values = new int[from.getInt(place + 4)];
    for (int index = 0; index < values.length; index++) values[index] = from.getInt(offset + 4 * index);
    return values;
  }

  /** Lists of texts, whose places are in one list. */
  static List<List<String>> lists(Calls calls, ByteBuffer from, int places, int counts) {
    int place = from.getInt(places);
    int[] sizes = integers(from, counts);
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<String>[] lists = new List[sizes.length];
    for (int list = 0; list < lists.length; list++) {
      String[] texts = new String[sizes[list]];
      for (int index = 0; index < texts.length; index++, place += 8) {
        texts[index] = text(calls, from, place, "");
      }
      lists[list] = List.of(texts);
    }
    return List.of(lists);
  }
}

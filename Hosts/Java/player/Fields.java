import java.nio.charset.StandardCharsets;
import java.io.ByteArrayOutputStream;

/** The fields of a script's line, one after the other. */
final class Fields {
  private final String[] fields;
  private int next;

  Fields(String line) {
    fields = line.split(" ");
  }

  String word() {
    return fields[next++];
  }

  double number() {
    return Double.parseDouble(word());
  }

  int integer() {
    return Integer.parseInt(word());
  }

  /** Whether the next field is absent; it stays the next. */
  boolean isAbsent() {
    return fields[next].equals("-");
  }

  void skip(int count) {
    next += count;
  }

  /** A text; null if it is absent. */
  String text() {
    String field = word();
    if (field.equals("-")) return null;
    if (field.equals("%")) return "";
    if (field.indexOf('%') < 0) return field;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(field.length());
    for (int index = 0; index < field.length(); index++) {
      if (field.charAt(index) == '%') {
        bytes.write(Integer.parseInt(field, index + 1, index + 3, 16));
        index += 2;
      } else {
        bytes.write(field.charAt(index));
      }
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}

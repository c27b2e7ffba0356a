package dev.flowengine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the JSON that the library writes: maps, lists, strings, doubles, booleans and null; and writes
 * strings.
 *
 * <p>What it reads it trusts to be valid.
 */
final class Json {
  private final String text;
  private int index;

  private Json(String text) {
    this.text = text;
  }

  static @Nullable Object parse(String text) {
    return new Json(text).value();
  }

  /** A string as JSON. */
  static String quoted(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int index = 0; index < text.length(); index++) {
      char unit = text.charAt(index);
      if (unit == '"' || unit == '\\') {
        json.append('\\').append(unit);
      } else if (unit < 0x20) {
        json.append(String.format("\\u%04x", (int) unit));
      } else {
        json.append(unit);
      }
    }
    return json.append('"').toString();
  }

  private @Nullable Object value() {
    switch (text.charAt(index)) {
      case '{':
        return object();
      case '[':
        return array();
      case '"':
        return string();
      case 't':
        index += 4;
        return true;
      case 'f':
        index += 5;
        return false;
      case 'n':
        index += 4;
        return null;
      default:
        return number();
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    index++;
    while (!skips('}')) {
      skips(',');
      String name = string();
      skips(':');
      members.put(name, value());
    }
    return Collections.unmodifiableMap(members);
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    index++;
    while (!skips(']')) {
      skips(',');
      elements.add(value());
    }
    return Collections.unmodifiableList(elements);
  }

  private boolean skips(char mark) {
    boolean isThere = text.charAt(index) == mark;
    if (isThere) index++;
    return isThere;
  }

  private double number() {
    int start = index;
    while (index < text.length() && "+-.eE0123456789".indexOf(text.charAt(index)) >= 0) index++;
    return Double.parseDouble(text.substring(start, index));
  }

  private String string() {
    StringBuilder result = new StringBuilder();
    for (char unit = text.charAt(++index); unit != '"'; unit = text.charAt(++index)) {
      result.append(unit == '\\' ? escape() : unit);
    }
    index++;
    return result.toString();
  }

  private char escape() {
    char unit = text.charAt(++index);
    switch (unit) {
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'u':
        index += 4;
        return (char) Integer.parseInt(text.substring(index - 3, index + 1), 16);
      default:
        return unit;
    }
  }
}

#include "flow_effect.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

// What is read here was written by the library: it is JSON, without white space between values.

/// The end of a value that begins at `at`.
static const char *value_end(const char *at) {
  int depth = 0, is_string = 0;
  for (;; at++) {
    if (is_string) {
      if (*at == '\\') at++;
      else if (*at == '"') is_string = 0;
    } else if (*at == '"') {
      is_string = 1;
    } else if (*at == '{' || *at == '[') {
      depth++;
    } else if (*at == '}' || *at == ']') {
      if (depth == 0) return at;
      depth--;
    } else if (*at == 0 || (depth == 0 && (*at == ',' || *at == ':'))) {
      return at;
    }
  }
}

/// A member of an object that begins at `object`.
static flow_text member(const char *object, const char *name) {
  size_t count = strlen(name);
  const char *at = object;
  while (*at == '{' || *at == ',') {
    const char *key = at + 1;
    const char *colon = value_end(key);
    if (*colon != ':') break;
    const char *end = value_end(colon + 1);
    if ((size_t)(colon - key) == count + 2 && memcmp(key + 1, name, count) == 0) {
      return (flow_text){colon + 1, (size_t)(end - colon - 1)};
    }
    at = end;
  }
  return (flow_text){NULL, 0};
}

/// A number, of which the library writes a point before the decimals and `strtod` reads the locale's mark.
static double number(flow_text json) {
  char text[64];
  const char *mark = localeconv()->decimal_point;
  size_t size = strlen(mark), count = 0;
  for (size_t index = 0; index < json.count && count + size < sizeof text; index++) {
    if (json.bytes[index] == '.') {
      memcpy(text + count, mark, size);
      count += size;
    } else {
      text[count++] = json.bytes[index];
    }
  }
  text[count] = 0;
  return strtod(text, NULL);
}

int flow_next_effect(const flow_buffer *buffer, size_t *at, flow_effect *effect) {
  if (*at >= buffer->count) return 0;
  const char *line = (const char *)buffer->bytes + *at;
  const char *end = memchr(line, '\n', buffer->count - *at);
  *at = end ? (size_t)(end + 1 - (const char *)buffer->bytes) : buffer->count;
  flow_text frame = member(line, "frame"), time = member(line, "t");
  effect->json = member(line, "effect");
  if (!frame.bytes || !time.bytes || !effect->json.bytes) return 0;
  effect->frame = strtoull(frame.bytes, NULL, 10);
  effect->time = number(time);
  effect->type = member(effect->json.bytes, "type");
  if (effect->type.count < 2) return 0;
  effect->type.bytes += 1;
  effect->type.count -= 2;
  return 1;
}

flow_text flow_effect_member(const flow_effect *effect, const char *name) {
  return member(effect->json.bytes, name);
}

int flow_effect_is(const flow_effect *effect, const char *type) {
  size_t count = strlen(type);
  return effect->type.count == count && memcmp(effect->type.bytes, type, count) == 0;
}

// MARK: Strings

static unsigned hex(const char *digits) {
  char text[5] = {digits[0], digits[1], digits[2], digits[3], 0};
  return (unsigned)strtoul(text, NULL, 16);
}

/// Writes a character as UTF-8; returns the number of bytes.
static size_t encode(unsigned long scalar, char *output) {
  if (scalar < 0x80) {
    output[0] = (char)scalar;
    return 1;
  }
  size_t following = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3;
  static const unsigned char first[] = {0, 0xC0, 0xE0, 0xF0};
  output[0] = (char)(first[following] | (scalar >> (6 * following)));
  for (size_t index = 1; index <= following; index++) {
    output[index] = (char)(0x80 | ((scalar >> (6 * (following - index))) & 0x3F));
  }
  return following + 1;
}

/// The character of the escape behind a backslash at `*at`, which moves behind the escape.
static unsigned long escaped(const char **at) {
  static const char names[] = "bfnrt", values[] = "\b\f\n\r\t";
  char name = *(*at)++;
  const char *known = strchr(names, name);
  if (known) return (unsigned char)values[known - names];
  if (name != 'u') return (unsigned char)name;
  unsigned long scalar = hex(*at);
  *at += 4;
  if (scalar >= 0xD800 && scalar < 0xDC00 && (*at)[0] == '\\' && (*at)[1] == 'u') {
    scalar = 0x10000 + ((scalar - 0xD800) << 10) + (hex(*at + 2) - 0xDC00);
    *at += 6;
  }
  return scalar;
}

ptrdiff_t flow_effect_text(
    const flow_effect *effect, const char *name, char *output, size_t capacity) {
  flow_text value = flow_effect_member(effect, name);
  if (value.count < 2 || value.bytes[0] != '"') return -1;
  const char *end = value.bytes + value.count - 1;
  // Once to count, once to write.
  size_t count = 0;
  for (int writes = 0; writes < 2; writes++) {
    count = 0;
    for (const char *at = value.bytes + 1; at < end;) {
      char bytes[4];
      size_t size = 1;
      bytes[0] = *at++;
      if (bytes[0] == '\\') size = encode(escaped(&at), bytes);
      if (writes) memcpy(output + count, bytes, size);
      count += size;
    }
    if (count + 1 > capacity) return (ptrdiff_t)count;
  }
  output[count] = 0;
  return (ptrdiff_t)count;
}

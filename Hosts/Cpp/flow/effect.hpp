#ifndef FLOW_EFFECT_HPP
#define FLOW_EFFECT_HPP

#include <cstdint>
#include <cstdlib>
#include <locale>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace flow {

/// What a session asks its host for, or tells it.
class Effect {
 public:
  /// The number of the frame that brought it.
  std::uint64_t frame = 0;
  /// The time of that frame, in the scene's time.
  double time = 0;
  /// Such as `focus`; the scenes' namespaces `effect` have them.
  std::string type;
  /// All of it as JSON: `{"type":"focus","target":"code"}`.
  std::string json;

  /// A member that is a string; none if there is no such member, or it is no string.
  std::optional<std::string> text(std::string_view name) const {
    const std::string_view value = member(json, name);
    if (value.size() < 2 || value.front() != '"') return std::nullopt;
    return unquoted(value);
  }

  /// A member that is a number.
  std::optional<double> number(std::string_view name) const {
    return read_number(member(json, name));
  }

  /// A member as JSON; empty if there is none.
  std::string_view raw(std::string_view name) const { return member(json, name); }

  /// Reads the lines that `flow_effects` writes.
  static std::vector<Effect> read(std::string_view lines) {
    std::vector<Effect> effects;
    while (!lines.empty()) {
      const std::string_view line = lines.substr(0, lines.find('\n'));
      lines.remove_prefix(line.size() == lines.size() ? line.size() : line.size() + 1);
      Effect effect;
      effect.frame = std::strtoull(std::string(member(line, "frame")).c_str(), nullptr, 10);
      effect.time = read_number(member(line, "t")).value_or(0);
      effect.json = std::string(member(line, "effect"));
      effect.type = effect.text("type").value_or("");
      effects.push_back(std::move(effect));
    }
    return effects;
  }

 private:
  // What is read here was written by the library: it is JSON, without white space between values.

  /// How long the value at the beginning of a text is.
  static std::size_t value_length(std::string_view text) {
    int depth = 0;
    bool is_string = false;
    for (std::size_t at = 0; at < text.size(); at++) {
      const char byte = text[at];
      if (is_string) {
        if (byte == '\\') at++;
        if (byte == '"') is_string = false;
      } else if (byte == '"') {
        is_string = true;
      } else if (byte == '{' || byte == '[') {
        depth++;
      } else if (byte == '}' || byte == ']') {
        if (depth-- == 0) return at;
      } else if (depth == 0 && (byte == ',' || byte == ':')) {
        return at;
      }
    }
    return text.size();
  }

  /// A member of an object, as JSON.
  static std::string_view member(std::string_view object, std::string_view name) {
    while (!object.empty() && (object.front() == '{' || object.front() == ',')) {
      object.remove_prefix(1);
      const std::size_t key_length = value_length(object);
      const std::string_view key = object.substr(0, key_length);
      if (key_length == object.size()) break;
      object.remove_prefix(key_length + 1);
      const std::string_view value = object.substr(0, value_length(object));
      if (key.size() == name.size() + 2 && key.substr(1, name.size()) == name) return value;
      object.remove_prefix(value.size());
    }
    return {};
  }

  /// A number with a point before its decimals, also where the process's locale has a comma there.
  static std::optional<double> read_number(std::string_view json) {
    // Not every standard library has `std::from_chars` for these.
    std::istringstream stream{std::string(json)};
    stream.imbue(std::locale::classic());
    double number = 0;
    if (!(stream >> number) || stream.peek() != std::istringstream::traits_type::eof()) return std::nullopt;
    return number;
  }

  /// The text of a string, which has its quotes.
  static std::string unquoted(std::string_view json) {
    std::string text;
    for (std::size_t at = 1; at + 1 < json.size(); at++) {
      if (json[at] != '\\') {
        text += json[at];
        continue;
      }
      static constexpr std::string_view names = "bfnrt", values = "\b\f\n\r\t";
      const char name = json[++at];
      const std::size_t known = names.find(name);
      if (name == 'u') {
        append_escaped(text, json, at);
      } else {
        text += known == std::string_view::npos ? name : values[known];
      }
    }
    return text;
  }

  static std::uint32_t hex(std::string_view digits) {
    return static_cast<std::uint32_t>(std::strtoul(std::string(digits).c_str(), nullptr, 16));
  }

  /// Appends the character of an escape whose `u` is at `at`, and moves that to its end.
  static void append_escaped(std::string &text, std::string_view json, std::size_t &at) {
    std::uint32_t scalar = hex(json.substr(at + 1, 4));
    at += 4;
    if (scalar >= 0xD800 && scalar < 0xDC00 && json.substr(at + 1, 2) == "\\u") {
      scalar = 0x10000 + ((scalar - 0xD800) << 10) + (hex(json.substr(at + 3, 4)) - 0xDC00);
      at += 6;
    }
    if (scalar < 0x80) {
      text += static_cast<char>(scalar);
      return;
    }
    const int following = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3;
    static constexpr std::uint32_t first[] = {0, 0xC0, 0xE0, 0xF0};
    text += static_cast<char>(first[following] | (scalar >> (6 * following)));
    for (int rest = following - 1; rest >= 0; rest--) {
      text += static_cast<char>(0x80 | ((scalar >> (6 * rest)) & 0x3F));
    }
  }
};

}  // namespace flow

#endif

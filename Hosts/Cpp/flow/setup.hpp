#ifndef FLOW_SETUP_HPP
#define FLOW_SETUP_HPP

#include <charconv>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "error.hpp"

namespace flow {

/// The client's settings of a scene, by their paths.
///
///     flow::Configuration()
///         .set(flow::glide_card::configuration::segmented, false)
///         .set(flow::glide_card::configuration::heights_open, 640)
class Configuration {
 public:
  Configuration &set(std::string_view path, bool value) {
    return set_json(path, value ? "true" : "false");
  }

  Configuration &set(std::string_view path, int value) { return set_json(path, std::to_string(value)); }

  /// @throw Error `invalid` if the number is not finite.
  Configuration &set(std::string_view path, double value) {
    if (!std::isfinite(value)) throw Error(Status::invalid, std::string(path) + " is not finite");
    char text[64];
    return set_json(path, std::string(text, std::to_chars(text, text + sizeof text, value).ptr));
  }

  Configuration &set(std::string_view path, std::string_view value) {
    return set_json(path, quoted(value));
  }

  Configuration &set(std::string_view path, const char *value) {
    return set(path, std::string_view(value));
  }

  /// Sets a member to any JSON, such as an array.
  Configuration &set_json(std::string_view path, std::string json) {
    members_[std::string(path)] = std::move(json);
    return *this;
  }

  /// All of it as JSON.
  std::string json() const { return object(members_); }

  /// A string as JSON.
  static std::string quoted(std::string_view text) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string json = "\"";
    for (const char byte : text) {
      if (byte == '"' || byte == '\\') {
        json += {'\\', byte};
      } else if (static_cast<unsigned char>(byte) < 0x20) {
        json += std::string("\\u00") + digits[byte >> 4] + digits[byte & 15];
      } else {
        json += byte;
      }
    }
    return json + "\"";
  }

 private:
  using Members = std::map<std::string, std::string>;

  /// The object of members whose paths begin in it.
  static std::string object(const Members &members) {
    std::map<std::string, Members> inner;
    std::string json;
    for (const auto &[path, value] : members) {
      const std::size_t dot = path.find('.');
      if (dot == std::string::npos) {
        json += "," + quoted(path) + ":" + value;
      } else {
        inner[path.substr(0, dot)][path.substr(dot + 1)] = value;
      }
    }
    for (const auto &[name, of_it] : inner) json += "," + quoted(name) + ":" + object(of_it);
    return "{" + (json.empty() ? json : json.substr(1)) + "}";
  }

  Members members_;
};

/// How a session begins: the name of a scene, a scene with a configuration, a saved state, or the first
/// line of a trace.
class Setup {
 public:
  Setup(std::string_view name_or_header) : text_(name_or_header) {}
  Setup(const char *name_or_header) : text_(name_or_header) {}
  Setup(const std::string &name_or_header) : text_(name_or_header) {}
  Setup(std::string_view scene, const Configuration &configuration)
      : text_(header(scene, "configuration", configuration.json())) {}

  /// Goes on from what `Session::saved` gave.
  static Setup restoring(std::string_view scene, std::string_view state) {
    return Setup(header(scene, "state", state));
  }

  std::string_view text() const noexcept { return text_; }

 private:
  static std::string header(std::string_view scene, const char *member, std::string_view json) {
    return "{\"flowTrace\":1,\"scene\":" + Configuration::quoted(scene) + ",\"" + member + "\":"
        + std::string(json) + "}";
  }

  std::string text_;
};

}  // namespace flow

#endif

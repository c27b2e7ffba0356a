#ifndef FLOW_VALUES_HPP
#define FLOW_VALUES_HPP

#include <flow.h>

#include <cstdint>
#include <string>
#include <vector>

namespace flow {

// Lengths are in points.

struct Point {
  double x = 0, y = 0;
};

struct Size {
  double width = 0, height = 0;
};

struct Rect {
  double x = 0, y = 0, width = 0, height = 0;
};

struct Insets {
  double top = 0, left = 0, bottom = 0, right = 0;
};

/// The transform about a node's centre.
struct Transform {
  Point translation;
  Point scale{1, 1};
  /// Radians, about the vertical axis.
  double rotation_y = 0;
  double perspective = 0;
};

/// 0xRRGGBBAA.
struct Color {
  std::uint32_t rgba = 0;

  std::uint8_t red() const noexcept { return static_cast<std::uint8_t>(rgba >> 24); }
  std::uint8_t green() const noexcept { return static_cast<std::uint8_t>(rgba >> 16); }
  std::uint8_t blue() const noexcept { return static_cast<std::uint8_t>(rgba >> 8); }
  std::uint8_t alpha() const noexcept { return static_cast<std::uint8_t>(rgba); }
};

namespace detail {

// The values of `flow_node`, which are arrays of numbers.

inline Rect rect_of(const double (&it)[4]) noexcept { return {it[0], it[1], it[2], it[3]}; }
inline Point point_of(const double (&it)[2]) noexcept { return {it[0], it[1]}; }
inline Size size_of(const double (&it)[2]) noexcept { return {it[0], it[1]}; }
inline Insets insets_of(const double (&it)[4]) noexcept { return {it[0], it[1], it[2], it[3]}; }
inline Transform transform_of(const double (&it)[6]) noexcept {
  return {{it[0], it[1]}, {it[2], it[3]}, it[4], it[5]};
}

// The values of `flow_content`, which are places in the changes that begin at `base`.

template <typename Type>
const Type *at(const std::uint8_t *base, flow_place place) noexcept {
  return reinterpret_cast<const Type *>(base + place.offset);
}

inline void set(std::string &text, const std::uint8_t *base, flow_place place) {
  text.assign(at<char>(base, place), place.count);
}

inline void set(std::vector<std::int32_t> &numbers, const std::uint8_t *base, flow_place place) {
  const auto *first = at<std::int32_t>(base, place);
  numbers.assign(first, first + place.count);
}

/// Sets lists of texts, whose places are in one list.
inline void set(
    std::vector<std::vector<std::string>> &lists, const std::uint8_t *base, flow_place places,
    flow_place counts) {
  const auto *count = at<std::uint32_t>(base, counts);
  const auto *place = at<flow_place>(base, places);
  lists.resize(counts.count);
  for (auto &list : lists) {
    list.resize(*count++);
    for (std::string &text : list) set(text, base, *place++);
  }
}

}  // namespace detail
}  // namespace flow

#endif

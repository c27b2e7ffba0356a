#ifndef FLOW_BUFFER_HPP
#define FLOW_BUFFER_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "error.hpp"

namespace flow::detail {

/// Memory for what the library writes, which grows and is used again.
class Buffer {
 public:
  /// Fills the buffer by `call(output, capacity, count)`, again with more room if it needs it.
  template <typename Call>
  void fill(Call call) {
    flow_status status = call(bytes_.data(), bytes_.size(), &count_);
    while (status == FLOW_NO_ROOM && count_ > bytes_.size()) {
      bytes_.resize(count_ > 2 * bytes_.size() ? count_ : 2 * bytes_.size());
      status = call(bytes_.data(), bytes_.size(), &count_);
    }
    if (status == FLOW_OK) return;
    count_ = 0;
    check(status);
  }

  /// Aligned for any type.
  const std::uint8_t *data() const noexcept { return bytes_.data(); }

  std::string_view text() const noexcept {
    return {reinterpret_cast<const char *>(bytes_.data()), count_};
  }

 private:
  std::vector<std::uint8_t> bytes_ = std::vector<std::uint8_t>(1024);
  std::size_t count_ = 0;
};

inline const std::uint8_t *bytes(std::string_view text) noexcept {
  return reinterpret_cast<const std::uint8_t *>(text.data());
}

}  // namespace flow::detail

#endif

#ifndef FLOW_ERROR_HPP
#define FLOW_ERROR_HPP

#include <flow.h>

#include <stdexcept>
#include <string>

namespace flow {

/// What became of a call.
enum class Status : flow_status {
  ok = FLOW_OK,
  closed = FLOW_CLOSED,
  foreign = FLOW_FOREIGN,
  busy = FLOW_BUSY,
  invalid = FLOW_INVALID,
  wrong_size = FLOW_WRONG_SIZE,
  no_room = FLOW_NO_ROOM,
  refused = FLOW_REFUSED,
  bad_trace = FLOW_BAD_TRACE,
  unknown_scene = FLOW_UNKNOWN_SCENE,
  full = FLOW_FULL,
  unsupported = FLOW_UNSUPPORTED,
  not_kept = FLOW_NOT_KEPT,
  wrong_version = FLOW_WRONG_VERSION,
  bad_time = FLOW_BAD_TIME
};

/// A call has failed, and has changed nothing.
class Error : public std::runtime_error {
 public:
  Error(Status status, const std::string &message)
      : std::runtime_error(std::string(flow_status_name(static_cast<flow_status>(status))) + ": " + message),
        status_(status) {}

  /// The error of this thread's last call, which has returned `status`.
  static Error last(flow_status status) {
    std::string message(256, '\0');
    std::size_t count = 0;
    const auto ask = [&] {
      return flow_message(reinterpret_cast<std::uint8_t *>(message.data()), message.size(), &count);
    };
    flow_status asked = ask();
    if (asked == FLOW_NO_ROOM) {
      message.resize(count);
      asked = ask();
    }
    message.resize(asked == FLOW_OK ? count : 0);
    return Error(static_cast<Status>(status), message);
  }

  Status status() const noexcept { return status_; }

 private:
  Status status_;
};

namespace detail {

/// Throws unless a call has succeeded.
inline void check(flow_status status) {
  if (status != FLOW_OK) throw Error::last(status);
}

}  // namespace detail
}  // namespace flow

#endif

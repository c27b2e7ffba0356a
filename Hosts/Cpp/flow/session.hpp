#ifndef FLOW_SESSION_HPP
#define FLOW_SESSION_HPP

#include <flow.h>

#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "buffer.hpp"
#include "effect.hpp"
#include "error.hpp"
#include "events.hpp"
#include "setup.hpp"

namespace flow {

/// What has come of a call that may make frames.
struct Update {
  /// No more frames come until another event or `next_wake_up`: a display link may pause.
  bool is_settled = false;
  /// The number of the latest frame, from 0.
  std::uint64_t frame = 0;
  /// The latest frame's time, in the scene's time.
  double time = 0;
  /// The host's time at which the next frame is due; none if nothing will happen by itself.
  std::optional<double> next_wake_up;
  /// The effects that wait for `Session::effects`.
  std::uint32_t effect_count = 0;
};

/// What a recording keeps.
struct RecordingExtent {
  std::int32_t extent = 0;
  double seconds = 0;

  static RecordingExtent all() { return {0, 0}; }
  /// At least the last seconds.
  static RecordingExtent last(double seconds) { return {1, seconds}; }
  /// `Session::recording` takes what is there.
  static RecordingExtent stream() { return {2, 0}; }
};

/// A live session of a screen. One thread at a time may use it.
///
/// Every member function but `close`, `is_open` and `handle` throws an `Error` if the call fails.
class Session {
 public:
  /// Opens a session.
  ///
  /// @param environment What differs from the environment of `setup`; not with a saved state.
  /// @param keeps_frames Each frame is kept as JSON until `frames` takes it; for a log, or a test.
  /// @param samples_repeating `advance` makes frames also while nothing but animations that repeat for ever
  ///   is in flight, for a host without an animator of its own.
  explicit Session(
      const Setup &setup, const Environment &environment = {}, bool keeps_frames = false,
      bool samples_repeating = false) {
    static const flow_status version = flow_check_version(FLOW_VERSION);
    if (version != FLOW_OK) {
      throw Error(Status::wrong_version, "the library is not of this header's version");
    }
    const flow_environment packed = pack(environment);
    const std::string_view text = setup.text();
    detail::check(flow_open(
        detail::bytes(text), text.size(), packed.members != 0 ? &packed : nullptr,
        (keeps_frames ? flow_open_flags(FLOW_OPEN_KEEPS_FRAMES) : 0)
            | (samples_repeating ? flow_open_flags(FLOW_OPEN_SAMPLES_REPEATING) : 0),
        &handle_));
    is_open_ = true;
  }

  Session(Session &&other) noexcept
      : handle_(std::exchange(other.handle_, 0)), is_open_(std::exchange(other.is_open_, false)),
        buffer_(std::move(other.buffer_)) {}

  Session &operator=(Session &&other) noexcept {
    if (this == &other) return *this;
    close();
    handle_ = std::exchange(other.handle_, 0);
    is_open_ = std::exchange(other.is_open_, false);
    buffer_ = std::move(other.buffer_);
    return *this;
  }

  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;
  ~Session() { close(); }

  /// A second session that goes on from where this one is, by itself.
  Session fork() const {
    flow_session fork = 0;
    detail::check(flow_fork(handle_, &fork));
    return Session(fork);
  }

  /// Closes the session, after a call of another thread that is under way; harmless if it is closed
  /// already.
  void close() noexcept {
    if (!std::exchange(is_open_, false)) return;
    // No call waits for anything, so it soon returns.
    while (flow_close(handle_) == FLOW_BUSY) std::this_thread::yield();
  }

  bool is_open() const noexcept { return is_open_; }

  /// The library's handle, for calls that are not wrapped.
  flow_session handle() const noexcept { return handle_; }

  // MARK: What happens

  /// Advances to a time, as a display link does.
  Update advance(double time) {
    return call([&](flow_update *update) { return flow_advance(handle_, time, update); });
  }

  /// Tells of an event as a line of a trace.
  Update send_line(std::string_view line) {
    return call([&](flow_update *update) {
      return flow_send(handle_, detail::bytes(line), line.size(), update);
    });
  }

  // begin members: events
  Update send(double time, const Pan &event) {
    const auto location = event.location.value_or(Point());
    const flow_pan packed = {
        sizeof packed,
        static_cast<std::int32_t>(event.phase),
        {event.translation.x, event.translation.y},
        {event.velocity.x, event.velocity.y},
        {location.x, location.y},
        event.location.has_value(),
        0};
    return call([&](flow_update *update) {
      return flow_send_pan(handle_, time, &packed, detail::bytes(event.target), event.target.size(), update);
    });
  }

  Update send(double time, const Tap &event) {
    const auto location = event.location.value_or(Point());
    const flow_tap packed = {
        sizeof packed,
        event.location.has_value(),
        {location.x, location.y}};
    return call([&](flow_update *update) {
      return flow_send_tap(handle_, time, &packed, detail::bytes(event.target), event.target.size(), update);
    });
  }

  Update send(double time, const Scroll &event) {
    const flow_scroll packed = {
        sizeof packed,
        static_cast<std::int32_t>(event.phase),
        {event.offset.x, event.offset.y},
        {event.velocity.x, event.velocity.y}};
    return call([&](flow_update *update) {
      return flow_send_scroll(handle_, time, &packed, detail::bytes(event.target), event.target.size(), update);
    });
  }

  Update send(double time, const Text &event) {
    const auto range = event.range.value_or(TextRange());
    const flow_text_edit packed = {
        sizeof packed,
        event.range.has_value(),
        range.location,
        range.length};
    return call([&](flow_update *update) {
      return flow_send_text(handle_, time, &packed, detail::bytes(event.target), event.target.size(), detail::bytes(event.replacement), event.replacement.size(), update);
    });
  }

  Update send(double time, const Selection &event) {
    const flow_selection packed = {
        sizeof packed,
        event.component,
        event.row,
        0};
    return call([&](flow_update *update) {
      return flow_send_selection(handle_, time, &packed, detail::bytes(event.target), event.target.size(), update);
    });
  }

  Update send(double time, const Keyboard &event) {
    const flow_keyboard packed = {
        sizeof packed,
        static_cast<std::int32_t>(event.phase),
        {event.frame.x, event.frame.y, event.frame.width, event.frame.height},
        event.duration,
        static_cast<std::int32_t>(event.curve),
        0};
    return call([&](flow_update *update) {
      return flow_send_keyboard(handle_, time, &packed, update);
    });
  }

  Update send(double time, const Pointer &event) {
    const flow_pointer packed = {
        sizeof packed,
        event.id,
        static_cast<std::int32_t>(event.kind),
        static_cast<std::int32_t>(event.phase),
        {event.location.x, event.location.y},
        event.buttons,
        event.modifiers};
    return call([&](flow_update *update) {
      return flow_send_pointer(handle_, time, &packed, update);
    });
  }

  Update send(double time, const DoubleTap &event) {
    const auto location = event.location.value_or(Point());
    const flow_double_tap packed = {
        sizeof packed,
        event.location.has_value(),
        {location.x, location.y}};
    return call([&](flow_update *update) {
      return flow_send_double_tap(handle_, time, &packed, detail::bytes(event.target), event.target.size(), update);
    });
  }

  Update send(double time, const LongPress &event) {
    const auto location = event.location.value_or(Point());
    const flow_long_press packed = {
        sizeof packed,
        static_cast<std::int32_t>(event.phase),
        {location.x, location.y},
        event.location.has_value(),
        0};
    return call([&](flow_update *update) {
      return flow_send_long_press(handle_, time, &packed, detail::bytes(event.target), event.target.size(), update);
    });
  }

  Update send(double time, const Pinch &event) {
    const auto location = event.location.value_or(Point());
    const flow_pinch packed = {
        sizeof packed,
        static_cast<std::int32_t>(event.phase),
        event.scale,
        event.velocity,
        {location.x, location.y},
        event.location.has_value(),
        0};
    return call([&](flow_update *update) {
      return flow_send_pinch(handle_, time, &packed, detail::bytes(event.target), event.target.size(), update);
    });
  }

  Update send(double time, const Key &event) {
    const flow_key_stroke packed = {
        sizeof packed,
        static_cast<std::int32_t>(event.phase),
        event.modifiers,
        event.repeats};
    return call([&](flow_update *update) {
      return flow_send_key(handle_, time, &packed, detail::bytes(event.key), event.key.size(), update);
    });
  }

  Update send(double time, const TextSelection &event) {
    const flow_text_selection packed = {
        sizeof packed,
        event.range.location,
        event.range.length,
        0};
    return call([&](flow_update *update) {
      return flow_send_text_selection(handle_, time, &packed, detail::bytes(event.target), event.target.size(), update);
    });
  }

  Update send(double time, const Composition &event) {
    const auto selection = event.selection.value_or(TextRange());
    const flow_composition packed = {
        sizeof packed,
        static_cast<std::int32_t>(event.phase),
        event.selection.has_value(),
        selection.location,
        selection.length,
        0};
    return call([&](flow_update *update) {
      return flow_send_composition(handle_, time, &packed, detail::bytes(event.target), event.target.size(), detail::bytes(event.text), event.text.size(), update);
    });
  }
  // end members: events

  Update send(double time, const Field &field) {
    return call([&](flow_update *update) {
      return flow_send_field(
          handle_, time, static_cast<flow_field_event>(field.event), detail::bytes(field.target),
          field.target.size(), update);
    });
  }

  Update send(double time, const Response &response) {
    // A message that is empty is still one.
    const std::string_view message = response.message.value_or(std::string_view());
    const std::uint8_t *bytes = message.empty() ? detail::bytes("") : detail::bytes(message);
    const flow_value value = {sizeof value, response.value.kind(), response.value.number()};
    const std::string_view text = response.value.text();
    return call([&](flow_update *update) {
      return flow_send_data(
          handle_, time, static_cast<std::int32_t>(response.outcome), detail::bytes(response.id),
          response.id.size(), response.message ? bytes : nullptr, message.size(), &value,
          detail::bytes(text), text.size(), update);
    });
  }

  Update send(double time, const Command &command) {
    const flow_value value = {sizeof value, command.value.kind(), command.value.number()};
    const std::string_view text = command.value.text();
    return call([&](flow_update *update) {
      return flow_send_command(
          handle_, time, detail::bytes(command.name), command.name.size(),
          detail::bytes(command.target), command.target.size(), &value, detail::bytes(text),
          text.size(), update);
    });
  }

  Update send(double time, const Environment &environment) {
    const flow_environment packed = pack(environment);
    return call([&](flow_update *update) {
      return flow_send_environment(handle_, time, &packed, update);
    });
  }

  Update send(double time, Tick) {
    return call([&](flow_update *update) { return flow_send_tick(handle_, time, update); });
  }

  // MARK: What is asked for and shown

  /// Takes the effects that the scene has asked for, oldest first.
  std::vector<Effect> effects() { return Effect::read(effect_lines()); }

  /// The same as JSON Lines; valid until the next call.
  std::string_view effect_lines() { return output(flow_effects); }

  /// The id of the topmost visible interactive node at a place, in the window's coordinates; none where
  /// there is none.
  std::optional<std::string> hit_test(Point location) {
    buffer_.fill([&](std::uint8_t *bytes, std::size_t capacity, std::size_t *count) {
      return flow_hit_test(handle_, location.x, location.y, bytes, capacity, count);
    });
    if (buffer_.text().empty()) return std::nullopt;
    return std::string(buffer_.text());
  }

  /// The latest frame as JSON.
  std::string frame() { return std::string(output(flow_frame)); }

  /// Takes the frames that were kept, as JSON Lines.
  std::string frames() { return std::string(output(flow_frames)); }

  /// The whole scene as JSON, for `Setup::restoring`.
  ///
  /// @param omits_secrets Leaves the texts that are secrets empty, for what goes to disk.
  std::string saved(bool omits_secrets) {
    buffer_.fill([&](std::uint8_t *bytes, std::size_t capacity, std::size_t *count) {
      return flow_saved(handle_, omits_secrets, bytes, capacity, count);
    });
    std::string_view text = buffer_.text();
    if (!text.empty() && text.back() == '\n') text.remove_suffix(1);
    return std::string(text);
  }

  // MARK: Recording

  /// Begins to record what happens, in place of a recording that may be under way.
  ///
  /// @param public_text The ids of nodes whose text may be shown.
  void record(
      RecordingExtent extent = RecordingExtent::all(),
      const std::vector<std::string_view> &public_text = {}) {
    const flow_recording_options options = {sizeof options, extent.extent, extent.seconds};
    std::string names;
    for (const std::string_view id : public_text) names.append(id).append("\n");
    detail::check(flow_record(handle_, &options, detail::bytes(names), names.size()));
  }

  /// The recording so far, a trace; of a stream, the lines since the last time, which it takes.
  std::string recording() const {
    detail::Buffer buffer;
    buffer.fill([&](std::uint8_t *bytes, std::size_t capacity, std::size_t *count) {
      return flow_recording(handle_, bytes, capacity, count);
    });
    return std::string(buffer.text());
  }

  void stop_recording() { detail::check(flow_stop_recording(handle_)); }

 private:
  explicit Session(flow_session handle) : handle_(handle), is_open_(true) {}

  template <typename Call>
  Update call(Call call) {
    flow_update update = {};
    update.size = sizeof update;
    detail::check(call(&update));
    Update result;
    result.is_settled = update.is_settled != 0;
    result.frame = update.frame;
    result.time = update.time;
    if (!std::isinf(update.next_wake_up)) result.next_wake_up = update.next_wake_up;
    result.effect_count = update.effect_count;
    return result;
  }

  using Writer = flow_status(flow_session, std::uint8_t *, std::size_t, std::size_t *);

  std::string_view output(Writer *writer) {
    buffer_.fill([&](std::uint8_t *bytes, std::size_t capacity, std::size_t *count) {
      return writer(handle_, bytes, capacity, count);
    });
    return buffer_.text();
  }

  static flow_environment pack(const Environment &environment) {
    flow_environment packed = {};
    packed.size = sizeof packed;
    // begin members: environment
    if (environment.window) {
      packed.members |= FLOW_ENVIRONMENT_WINDOW;
      packed.window[0] = environment.window->width;
      packed.window[1] = environment.window->height;
    }
    if (environment.safe_area) {
      packed.members |= FLOW_ENVIRONMENT_SAFE_AREA;
      packed.safe_area[0] = environment.safe_area->top;
      packed.safe_area[1] = environment.safe_area->left;
      packed.safe_area[2] = environment.safe_area->bottom;
      packed.safe_area[3] = environment.safe_area->right;
    }
    if (environment.scale) {
      packed.members |= FLOW_ENVIRONMENT_SCALE;
      packed.scale = *environment.scale;
    }
    if (environment.window_origin) {
      packed.members |= FLOW_ENVIRONMENT_WINDOW_ORIGIN;
      packed.window_origin[0] = environment.window_origin->x;
      packed.window_origin[1] = environment.window_origin->y;
    }
    if (environment.layout_direction) {
      packed.members |= FLOW_ENVIRONMENT_LAYOUT_DIRECTION;
      packed.layout_direction = static_cast<std::int32_t>(*environment.layout_direction);
    }
    if (environment.reduce_motion) {
      packed.members |= FLOW_ENVIRONMENT_REDUCE_MOTION;
      packed.reduce_motion = *environment.reduce_motion;
    }
    if (environment.date) {
      packed.members |= FLOW_ENVIRONMENT_DATE;
      packed.date[0] = environment.date->year;
      packed.date[1] = environment.date->month;
      packed.date[2] = environment.date->day;
    }
    if (environment.color_scheme) {
      packed.members |= FLOW_ENVIRONMENT_COLOR_SCHEME;
      packed.color_scheme = static_cast<std::uint8_t>(*environment.color_scheme);
    }
    if (environment.contrast) {
      packed.members |= FLOW_ENVIRONMENT_CONTRAST;
      packed.contrast = static_cast<std::uint8_t>(*environment.contrast);
    }
    if (environment.text_size) {
      packed.members |= FLOW_ENVIRONMENT_TEXT_SIZE;
      packed.text_size = static_cast<std::uint8_t>(*environment.text_size);
    }
    if (environment.bold_text) {
      packed.members |= FLOW_ENVIRONMENT_BOLD_TEXT;
      packed.bold_text = static_cast<std::uint8_t>(*environment.bold_text);
    }
    // end members: environment
    return packed;
  }

  flow_session handle_ = 0;
  bool is_open_ = false;
  detail::Buffer buffer_;
};

}  // namespace flow

#endif

#ifndef FLOW_EVENTS_HPP
#define FLOW_EVENTS_HPP

#include <flow.h>

#include <cstdint>
#include <optional>
#include <string_view>

#include "values.hpp"

namespace flow {

// Lengths are in points, times in seconds.

struct Date {
  std::int32_t year = 0, month = 0, day = 0;
};

enum class LayoutDirection : std::int32_t { left_to_right, right_to_left };

/// The environment that a scene is shown in, or what changes of it.
struct Environment {
  std::optional<Size> window;
  std::optional<Insets> safe_area;
  /// Pixels per point.
  std::optional<double> scale;
  /// Where the window's top left is on the screen.
  std::optional<Point> window_origin;
  std::optional<LayoutDirection> layout_direction;
  std::optional<bool> reduce_motion;
  std::optional<Date> date;
};

enum class Phase : std::int32_t { began, changed, ended, cancelled };

/// A sample of a pan gesture.
struct Pan {
  Phase phase = Phase::began;
  /// The finger's way since it went down: 0 with `began`, all of it in the next sample.
  Point translation;
  /// Points per second.
  Point velocity;
  /// In the window's coordinates.
  std::optional<Point> location;
  /// The id of the node; empty if it is to be found from the location.
  std::string_view target;
};

/// A scroll view's report of its offset.
struct Scroll {
  /// The id of the scroll view.
  std::string_view target;
  /// Not `cancelled`.
  Phase phase = Phase::changed;
  Point offset;
  /// The finger's velocity at its release; positive towards larger offsets.
  Point velocity;
};

/// A range in UTF-16 units.
struct TextRange {
  std::int32_t location = 0, length = 0;
};

/// Text that is typed, pasted or filled in.
struct Text {
  /// The id of the field.
  std::string_view target;
  std::string_view replacement;
  /// What is replaced, in the text before the edit; none for the selection.
  std::optional<TextRange> range;
};

struct Tap {
  /// The id of the node; empty if it is to be found from the location.
  std::string_view target;
  /// In the window's coordinates.
  std::optional<Point> location;
};

/// What happens to a field and has nothing else to tell.
struct Field {
  enum class Event : flow_field_event {
    delete_backward = FLOW_DELETE_BACKWARD,
    return_key = FLOW_RETURN,
    focus = FLOW_FOCUS,
    blur = FLOW_BLUR
  };
  Event event = Event::focus;
  /// The id of the field.
  std::string_view target;
};

/// A picker's row that came to rest.
struct Selection {
  /// The id of the picker.
  std::string_view target;
  /// The wheel, from 0.
  std::int32_t component = 0;
  /// From 0.
  std::int32_t row = 0;
};

/// The keyboard is about to move.
struct Keyboard {
  enum class Phase : std::int32_t { will_show, will_hide, will_change_frame };
  enum class Curve : std::int32_t { linear, ease_in, ease_out, ease_in_out };
  Phase phase = Phase::will_show;
  /// At its end, in the screen's coordinates.
  Rect frame;
  /// Seconds.
  double duration = 0;
  Curve curve = Curve::ease_in_out;
};

/// The answer to an effect.
struct Response {
  enum class Outcome : std::int32_t { success, failure };
  /// The `id` of the effect.
  std::string_view id;
  Outcome outcome = Outcome::success;
  /// The host's message.
  std::optional<std::string_view> message;
};

/// The value of a command: none, a number, a text, true or false.
class Value {
 public:
  Value() = default;
  Value(double number) : kind_(1), number_(number) {}
  Value(int number) : kind_(1), number_(number) {}
  Value(bool truth) : kind_(truth ? 3 : 4) {}
  Value(std::string_view text) : kind_(2), text_(text) {}
  Value(const char *text) : kind_(2), text_(text) {}

  std::int32_t kind() const noexcept { return kind_; }
  double number() const noexcept { return number_; }
  std::string_view text() const noexcept { return text_; }

 private:
  std::int32_t kind_ = 0;
  double number_ = 0;
  std::string_view text_;
};

/// A call of one of the scene's commands.
struct Command {
  std::string_view name;
  Value value;
  /// The id of the node that it is for; empty for none.
  std::string_view target;
};

/// Asks for a frame, whatever moves.
struct Tick {};

}  // namespace flow

#endif

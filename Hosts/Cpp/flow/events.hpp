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

// begin members: environment
/// Whether an interface is light or dark.
enum class ColorScheme : std::uint8_t {
  light,
  dark
};

/// How much text differs from its background.
enum class Contrast : std::uint8_t {
  standard,
  increased
};

/// The sizes of text that a user can choose from.
enum class TextSize : std::uint8_t {
  x_small,
  small,
  medium,
  large,
  x_large,
  xx_large,
  xxx_large,
  accessibility_medium,
  accessibility_large,
  accessibility_x_large,
  accessibility_xx_large,
  accessibility_xxx_large
};

/// The environment that a scene is shown in, or what changes of it.
struct Environment {
  /// Width and height of the window.
  std::optional<Size> window;
  /// Top, left, bottom, right.
  std::optional<Insets> safe_area;
  /// Pixels per point.
  std::optional<double> scale;
  /// Where the window's top left is on the screen.
  std::optional<Point> window_origin;
  /// The direction of the layout.
  std::optional<LayoutDirection> layout_direction;
  /// Whether motion is reduced.
  std::optional<bool> reduce_motion;
  /// Today.
  std::optional<Date> date;
  /// Light or dark.
  std::optional<ColorScheme> color_scheme;
  /// Standard or increased contrast.
  std::optional<Contrast> contrast;
  /// The size of text.
  std::optional<TextSize> text_size;
  /// Whether text is bold.
  std::optional<bool> bold_text;
};
// end members: environment

enum class Phase : std::int32_t { began, changed, ended, cancelled };

/// A range in UTF-16 units.
struct TextRange {
  std::int32_t location = 0, length = 0;
};

// begin members: events
/// A sample of a pan gesture.
struct Pan {
  /// Where in the gesture it is.
  flow::Phase phase = flow::Phase::began;
  /// The finger's way since it went down: 0 with began, and all of it in the next sample, which may have the same time.
  Point translation;
  /// Points per second; at the end, over the finger's last moments.
  Point velocity;
  /// The finger's, in the window's coordinates; with began, where it went down.
  std::optional<Point> location;
  /// The node's id; none if it is to be found from the location.
  std::string_view target;
};

/// A tap on a node, at a place, or both.
struct Tap {
  /// The node's id; none if it is to be found from the location.
  std::string_view target;
  /// In the window's coordinates.
  std::optional<Point> location;
};

/// A scroll view's report of its offset.
struct Scroll {
  /// The scroll view's id.
  std::string_view target;
  /// Where in the gesture it is; not cancelled.
  flow::Phase phase = flow::Phase::changed;
  /// The offset of its content.
  Point offset;
  /// The finger's velocity at its release; positive towards larger offsets.
  Point velocity;
};

/// Text that is typed, pasted or filled in.
struct Text {
  /// The field's id.
  std::string_view target;
  /// What is inserted.
  std::string_view replacement;
  /// What is replaced, in UTF-16 units of the text before the edit; none for the selection.
  std::optional<TextRange> range;
};

/// A picker's row that came to rest.
struct Selection {
  /// The picker's id.
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
  /// What it is about to do.
  Phase phase = Phase::will_show;
  /// x, y, width and height at its end, in the screen's coordinates.
  Rect frame;
  /// Seconds.
  double duration = 0;
  /// How it moves.
  Curve curve = Curve::ease_in_out;
};

/// A sample of a finger, a mouse or a pen, of which gestures are recognized.
struct Pointer {
  enum class Kind : std::int32_t { touch, mouse, pen };
  enum class Phase : std::int32_t { down, move, up, cancel, hover };
  /// Which pointer it is, from 0.
  std::int32_t id = 0;
  /// What points.
  Kind kind = Kind::touch;
  /// What it does.
  Phase phase = Phase::down;
  /// In the window's coordinates.
  Point location;
  /// The buttons that are pressed, the bits of W3C's Pointer Events: 1 is the first.
  std::int32_t buttons = 1;
  /// The keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
  std::int32_t modifiers = 0;
};

/// A second tap soon after another, and near it.
struct DoubleTap {
  /// The node's id; none if it is to be found from the location.
  std::string_view target;
  /// In the window's coordinates.
  std::optional<Point> location;
};

/// A sample of a long press.
struct LongPress {
  /// The node's id; none if it is to be found from the location.
  std::string_view target;
  /// Where in the gesture it is.
  flow::Phase phase = flow::Phase::began;
  /// The finger's, in the window's coordinates; with began, where it went down.
  std::optional<Point> location;
};

/// A sample of a pinch.
struct Pinch {
  /// The node's id; none if it is to be found from the location.
  std::string_view target;
  /// Where in the gesture it is.
  flow::Phase phase = flow::Phase::began;
  /// The distance of the fingers over the one that they had at first.
  double scale = 0;
  /// The change of the scale, per second.
  double velocity = 0;
  /// The point between the fingers, in the window's coordinates.
  std::optional<Point> location;
};

/// A key of a keyboard went down or up.
struct Key {
  enum class Phase : std::int32_t { down, up };
  /// The key, as the `key` of W3C's UI Events: Tab, ArrowLeft, a.
  std::string_view key;
  /// Whether it went down or up.
  Phase phase = Phase::down;
  /// The keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
  std::int32_t modifiers = 0;
  /// Whether it goes down again because it is held.
  bool repeats = false;
};

/// The caret was put somewhere in a field's text, or some of it was selected.
struct TextSelection {
  /// The field's id.
  std::string_view target;
  /// What is selected, in UTF-16 units of the text; of length 0 to put the caret there.
  TextRange range;
};

/// An input method composes text in a field.
struct Composition {
  enum class Phase : std::int32_t { changed, committed, cancelled };
  /// The field's id.
  std::string_view target;
  /// What becomes of it.
  Phase phase = Phase::changed;
  /// The caret, or what is selected, in the marked text; none for its end.
  std::optional<TextRange> selection;
  /// All of the marked text; with committed, what the field gets.
  std::string_view text;
};
// end members: events

/// What happens to a field and has nothing else to tell.
struct Field {
  enum class Event : flow_field_event {
    delete_backward = FLOW_DELETE_BACKWARD,
    return_key = FLOW_RETURN,
    focus = FLOW_FOCUS,
    blur = FLOW_BLUR,
    /// The last edit is undone, or what was undone last is done again.
    undo = FLOW_UNDO,
    redo = FLOW_REDO
  };
  Event event = Event::focus;
  /// The id of the field; of undo and redo, none for any.
  std::string_view target;
};

/// The value of a command or a response: none, a number, a text, true or false, or an array or an object as JSON.
class Value {
 public:
  Value() = default;
  Value(double number) : kind_(1), number_(number) {}
  Value(int number) : kind_(1), number_(number) {}
  Value(bool truth) : kind_(truth ? 3 : 4) {}
  Value(std::string_view text) : kind_(2), text_(text) {}
  Value(const char *text) : kind_(2), text_(text) {}

  /// An array or an object.
  static Value json(std::string_view text) {
    Value value(text);
    value.kind_ = 5;
    return value;
  }

  std::int32_t kind() const noexcept { return kind_; }
  double number() const noexcept { return number_; }
  std::string_view text() const noexcept { return text_; }

 private:
  std::int32_t kind_ = 0;
  double number_ = 0;
  std::string_view text_;
};

/// The answer to an effect.
struct Response {
  enum class Outcome : std::int32_t { success, failure };
  /// The `id` of the effect.
  std::string_view id;
  Outcome outcome = Outcome::success;
  /// The host's message.
  std::optional<std::string_view> message;
  /// What was asked for.
  Value value = {};
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

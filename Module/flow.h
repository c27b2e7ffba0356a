/// FlowEngine's C interface: live sessions of a screen, and the replay of a trace.
///
/// A session is one screen that is shown: it is told what happens (touches, keys, the keyboard, the
/// display link), and says what is to be drawn and what its host is asked for. The library reads no
/// clock, opens no files, starts no threads and never calls back. docs/c.md is its manual.
///
/// - Every call returns a `flow_status`: FLOW_OK, or a negative number that says what was wrong. A call
///   that fails changes nothing, and `flow_message` says more.
/// - All memory is the caller's. No pointer is retained; outputs must not overlap inputs. A text is
///   given as its UTF-8 bytes and their number, without a 0 at the end; a null pointer is an empty text.
/// - A call with an output that returns FLOW_OK says in `count` how many bytes it has written; where
///   `capacity` is less, it writes nothing, says how many there are, and returns FLOW_NO_ROOM. Call
///   again with that much.
/// - Every struct begins with its size, which the caller sets to `sizeof`.
/// - Sessions are independent of each other. Any thread may call, but a session takes one call at a
///   time: a call while another is under way returns FLOW_BUSY.
/// - Lengths are in points, times in seconds. Times of events are those of the host's clock, with any
///   origin; a time that is before the last one counts as the last one. One that is not finite is refused
///   (FLOW_BAD_TIME), and one at which the scene's time would be above 10,000,000 s; that begins at 0, or
///   where the saved state was.
/// - What says yes or no is 0 for no, and any other number for yes.

#ifndef FLOW_H
#define FLOW_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef FLOW_API
#define FLOW_API
#endif

// MARK: - Statuses

/// What became of a call.
typedef int32_t flow_status;
enum {
  /// All well.
  FLOW_OK = 0,
  /// The session has been closed.
  FLOW_CLOSED = -1,
  /// The number is not a session's and never was.
  FLOW_FOREIGN = -2,
  /// Another call of the same session is under way.
  FLOW_BUSY = -3,
  /// A pointer is null that must not be, memory is not aligned, or a value is none of those listed.
  FLOW_INVALID = -4,
  /// A struct begins with a size that is not its own.
  FLOW_WRONG_SIZE = -5,
  /// The output needs more room: `count` says how much.
  FLOW_NO_ROOM = -6,
  /// The scene refuses the event.
  FLOW_REFUSED = -7,
  /// A header, a line or a state is not as docs/trace-format.md describes it.
  FLOW_BAD_TRACE = -8,
  /// The library has no scene of this name.
  FLOW_UNKNOWN_SCENE = -9,
  /// FLOW_MOST_SESSIONS are open.
  FLOW_FULL = -10,
  /// The library was built without it.
  FLOW_UNSUPPORTED = -11,
  /// The session is not being recorded, or its frames are not kept.
  FLOW_NOT_KEPT = -12,
  /// The library is of another major version, or an earlier minor one.
  FLOW_WRONG_VERSION = -13,
  /// The time is not finite, or later than a session can last. Since version 1.1.
  FLOW_BAD_TIME = -14
};

/// The name of a status, such as "FLOW_OK", as a text that stays valid; "" for a number that is none.
FLOW_API const char *flow_status_name(flow_status status);

/// Writes what was wrong with the last call of this thread that failed: a line of UTF-8, with the place
/// and what was expected.
FLOW_API flow_status flow_message(uint8_t *output, size_t capacity, size_t *count);

// MARK: - Version

/// The version of this header: a program works with every library of the same major version and of
/// this minor version or a later one.
#define FLOW_VERSION_MAJOR 1
#define FLOW_VERSION_MINOR 1
#define FLOW_VERSION ((FLOW_VERSION_MAJOR << 16) | FLOW_VERSION_MINOR)

/// The library's version: the major one in the upper 16 bits, the minor one in the lower.
FLOW_API uint32_t flow_version(void);

/// Checks whether the library can be used by a program that was compiled with a header of a version.
///
/// @param version FLOW_VERSION, as the program was compiled with it.
/// @return FLOW_OK or FLOW_WRONG_VERSION. Call it first.
FLOW_API flow_status flow_check_version(uint32_t version);

/// What the library contains, as bits.
typedef uint32_t flow_features;
enum {
  /// Traces: `flow_replay`, `flow_save`, `flow_send`, a header and a state for `flow_open`,
  /// `flow_frame`, `flow_frames`, `flow_saved` and recordings. Where this is missing, they return
  /// FLOW_UNSUPPORTED.
  FLOW_FEATURE_TRACES = 1 << 0,
  /// Pointers and what they become: `flow_send_pointer`, `flow_send_double_tap`, `flow_send_long_press`,
  /// `flow_send_pinch`, `flow_send_key`, `flow_send_composition` and `flow_hit_test`. Where this is missing,
  /// a library does not export them. Since version 1.1.
  FLOW_FEATURE_POINTERS = 1 << 1
};

/// What the library contains.
FLOW_API flow_features flow_get_features(void);

/// Writes the names of the scenes, one on a line.
FLOW_API flow_status flow_scenes(uint8_t *output, size_t capacity, size_t *count);

// MARK: - Sessions

/// A session's handle; 0 is none. A handle is never used for a second session.
typedef uint64_t flow_session;

/// The number of sessions that can be open at a time.
#define FLOW_MOST_SESSIONS 4096

/// How a session is opened, as bits.
typedef uint32_t flow_open_flags;
enum {
  /// Each frame is kept as JSON until `flow_frames` takes it; for a log, or a test.
  FLOW_OPEN_KEEPS_FRAMES = 1 << 0,
  /// `flow_advance` makes frames also while nothing but animations that repeat for ever is in flight, such
  /// as a blinking caret: for a host that draws frames and has no animator of its own. Since version 1.1.
  FLOW_OPEN_SAMPLES_REPEATING = 1 << 1
};

// begin members: environment
/// The environment that a scene is shown in, or what changes of it.
typedef struct flow_environment {
  uint32_t size;
  /// Which members are set, as bits of FLOW_ENVIRONMENT_…; the others keep their values.
  uint32_t members;
  /// Width and height of the window.
  double window[2];
  /// Top, left, bottom, right.
  double safe_area[4];
  /// Pixels per point.
  double scale;
  /// Where the window's top left is on the screen.
  double window_origin[2];
  /// The direction of the layout. FLOW_LEFT_TO_RIGHT or FLOW_RIGHT_TO_LEFT.
  int32_t layout_direction;
  /// Whether motion is reduced. 0 for no.
  int32_t reduce_motion;
  /// Today. Year, month and day.
  int32_t date[3];
  /// Light or dark. One of FLOW_COLOR_SCHEME_….
  uint8_t color_scheme;
  /// Standard or increased contrast. One of FLOW_CONTRAST_….
  uint8_t contrast;
  /// The size of text. One of FLOW_TEXT_SIZE_….
  uint8_t text_size;
  /// Whether text is bold. 0 for no.
  uint8_t bold_text;
} flow_environment;
enum {
  FLOW_ENVIRONMENT_WINDOW = 1 << 0,
  FLOW_ENVIRONMENT_SAFE_AREA = 1 << 1,
  FLOW_ENVIRONMENT_SCALE = 1 << 2,
  FLOW_ENVIRONMENT_WINDOW_ORIGIN = 1 << 3,
  FLOW_ENVIRONMENT_LAYOUT_DIRECTION = 1 << 4,
  FLOW_ENVIRONMENT_REDUCE_MOTION = 1 << 5,
  FLOW_ENVIRONMENT_DATE = 1 << 6,
  FLOW_ENVIRONMENT_COLOR_SCHEME = 1 << 7,
  FLOW_ENVIRONMENT_CONTRAST = 1 << 8,
  FLOW_ENVIRONMENT_TEXT_SIZE = 1 << 9,
  FLOW_ENVIRONMENT_BOLD_TEXT = 1 << 10
};
enum {
  FLOW_COLOR_SCHEME_LIGHT = 0,
  FLOW_COLOR_SCHEME_DARK = 1
};
enum {
  FLOW_CONTRAST_STANDARD = 0,
  FLOW_CONTRAST_INCREASED = 1
};
enum {
  FLOW_TEXT_SIZE_X_SMALL = 0,
  FLOW_TEXT_SIZE_SMALL = 1,
  FLOW_TEXT_SIZE_MEDIUM = 2,
  FLOW_TEXT_SIZE_LARGE = 3,
  FLOW_TEXT_SIZE_X_LARGE = 4,
  FLOW_TEXT_SIZE_XX_LARGE = 5,
  FLOW_TEXT_SIZE_XXX_LARGE = 6,
  FLOW_TEXT_SIZE_ACCESSIBILITY_MEDIUM = 7,
  FLOW_TEXT_SIZE_ACCESSIBILITY_LARGE = 8,
  FLOW_TEXT_SIZE_ACCESSIBILITY_X_LARGE = 9,
  FLOW_TEXT_SIZE_ACCESSIBILITY_XX_LARGE = 10,
  FLOW_TEXT_SIZE_ACCESSIBILITY_XXX_LARGE = 11
};
// end members: environment
enum {
  FLOW_LEFT_TO_RIGHT = 0,
  FLOW_RIGHT_TO_LEFT = 1
};

/// Opens a session.
///
/// @param setup Either a scene's name, or a trace's first line (JSON, which begins with `{`), with the
///   environment and the configuration, or with a saved state to go on from. A header of an earlier
///   version of the scene is read through its steps; events sent then are those of today's version.
/// @param environment What differs from the environment of `setup`; may be null. Not with a saved state.
/// @param session Receives the handle; 0 if the call fails.
/// @return FLOW_UNKNOWN_SCENE for a name that the library does not have; the message suggests one.
FLOW_API flow_status flow_open(
    const uint8_t *setup, size_t setup_count, const flow_environment *environment,
    flow_open_flags flags, flow_session *session);

/// Opens a second session that goes on from where this one is, by itself: same clock, no recording.
/// Effects and frames that wait to be taken stay with the first one.
///
/// @param fork Receives the handle; 0 if the call fails.
FLOW_API flow_status flow_fork(flow_session session, flow_session *fork);

/// Closes a session; its handle is FLOW_CLOSED from then on.
///
/// @return FLOW_BUSY while another call of the session is under way: the session stays open. Close it
///   again when that call has returned.
FLOW_API flow_status flow_close(flow_session session);

// MARK: - What happens

/// What has come of a call that may make frames.
typedef struct flow_update {
  uint32_t size;
  /// 1 if no more frames come until another event or `next_wake_up`: a display link may pause. Animations
  /// that repeat do not count, unless the session was opened with FLOW_OPEN_SAMPLES_REPEATING: frames list
  /// them with `repeats`, for the host's own animator.
  uint32_t is_settled;
  /// The number of the latest frame, from 0.
  uint64_t frame;
  /// The latest frame's time, in the scene's time.
  double time;
  /// The host's time at which the next frame is due; infinity if nothing will happen by itself. While
  /// something moves this is in the past: the next refresh.
  double next_wake_up;
  /// The effects that wait for `flow_effects`.
  uint32_t effect_count;
  uint32_t reserved;
} flow_update;

/// Advances to a time, as a display link does. The first call of this or any other shows the scene.
///
/// @param update Receives what has come of it; may be null, here and in all calls below.
FLOW_API flow_status flow_advance(flow_session session, double time, flow_update *update);

/// Tells of an event as a line of a trace, whose `t` is the host's time.
FLOW_API flow_status flow_send(
    flow_session session, const uint8_t *line, size_t line_count, flow_update *update);

// begin members: events
enum {
  FLOW_BEGAN = 0,
  FLOW_CHANGED = 1,
  FLOW_ENDED = 2,
  FLOW_CANCELLED = 3
};

/// A sample of a pan gesture.
typedef struct flow_pan {
  uint32_t size;
  /// Where in the gesture it is. FLOW_BEGAN, FLOW_CHANGED, FLOW_ENDED or FLOW_CANCELLED.
  int32_t phase;
  /// The finger's way since it went down: 0 with began, and all of it in the next sample, which may
  /// have the same time.
  double translation[2];
  /// Points per second; at the end, over the finger's last moments.
  double velocity[2];
  /// The finger's, in the window's coordinates; with began, where it went down.
  double location[2];
  /// 1 if the location is known.
  int32_t has_location;
  int32_t reserved;
} flow_pan;

/// @param target The node's id; none if it is to be found from the location.
FLOW_API flow_status flow_send_pan(
    flow_session session, double time, const flow_pan *pan, const uint8_t *target, size_t target_count,
    flow_update *update);

/// A tap on a node, at a place, or both.
typedef struct flow_tap {
  uint32_t size;
  /// 1 if the location is known.
  int32_t has_location;
  /// In the window's coordinates.
  double location[2];
} flow_tap;

/// @param tap May be null if nothing in it is known.
/// @param target The node's id; none if it is to be found from the location.
FLOW_API flow_status flow_send_tap(
    flow_session session, double time, const flow_tap *tap, const uint8_t *target, size_t target_count,
    flow_update *update);

/// A scroll view's report of its offset.
typedef struct flow_scroll {
  uint32_t size;
  /// Where in the gesture it is; not cancelled. FLOW_BEGAN, FLOW_CHANGED or FLOW_ENDED.
  int32_t phase;
  /// The offset of its content.
  double offset[2];
  /// The finger's velocity at its release; positive towards larger offsets.
  double velocity[2];
} flow_scroll;

/// @param target The scroll view's id.
FLOW_API flow_status flow_send_scroll(
    flow_session session, double time, const flow_scroll *scroll, const uint8_t *target,
    size_t target_count, flow_update *update);

/// Text that is typed, pasted or filled in.
typedef struct flow_text_edit {
  uint32_t size;
  /// 1 if the range is known.
  int32_t has_range;
  /// What is replaced, in UTF-16 units of the text before the edit; none for the selection.
  int32_t location;
  int32_t length;
} flow_text_edit;

/// @param edit May be null if nothing in it is known.
/// @param target The field's id.
/// @param replacement What is inserted.
FLOW_API flow_status flow_send_text(
    flow_session session, double time, const flow_text_edit *edit, const uint8_t *target,
    size_t target_count, const uint8_t *replacement, size_t replacement_count, flow_update *update);

/// A picker's row that came to rest.
typedef struct flow_selection {
  uint32_t size;
  /// The wheel, from 0.
  int32_t component;
  /// From 0.
  int32_t row;
  int32_t reserved;
} flow_selection;

/// @param target The picker's id.
FLOW_API flow_status flow_send_selection(
    flow_session session, double time, const flow_selection *selection, const uint8_t *target,
    size_t target_count, flow_update *update);

enum {
  FLOW_WILL_SHOW = 0,
  FLOW_WILL_HIDE = 1,
  FLOW_WILL_CHANGE_FRAME = 2
};

enum {
  FLOW_LINEAR = 0,
  FLOW_EASE_IN = 1,
  FLOW_EASE_OUT = 2,
  FLOW_EASE_IN_OUT = 3
};

/// The keyboard is about to move.
typedef struct flow_keyboard {
  uint32_t size;
  /// What it is about to do. FLOW_WILL_SHOW, FLOW_WILL_HIDE or FLOW_WILL_CHANGE_FRAME.
  int32_t phase;
  /// x, y, width and height at its end, in the screen's coordinates.
  double frame[4];
  /// Seconds.
  double duration;
  /// How it moves. FLOW_LINEAR, FLOW_EASE_IN, FLOW_EASE_OUT or FLOW_EASE_IN_OUT.
  int32_t curve;
  int32_t reserved;
} flow_keyboard;

FLOW_API flow_status flow_send_keyboard(
    flow_session session, double time, const flow_keyboard *keyboard, flow_update *update);

enum {
  FLOW_TOUCH = 0,
  FLOW_MOUSE = 1,
  FLOW_PEN = 2
};

enum {
  FLOW_DOWN = 0,
  FLOW_MOVE = 1,
  FLOW_UP = 2,
  FLOW_CANCEL = 3,
  FLOW_HOVER = 4
};

/// A sample of a finger, a mouse or a pen, of which gestures are recognized.
typedef struct flow_pointer {
  uint32_t size;
  /// Which pointer it is, from 0.
  int32_t id;
  /// What points. FLOW_TOUCH, FLOW_MOUSE or FLOW_PEN.
  int32_t kind;
  /// What it does. FLOW_DOWN, FLOW_MOVE, FLOW_UP, FLOW_CANCEL or FLOW_HOVER.
  int32_t phase;
  /// In the window's coordinates.
  double location[2];
  /// The buttons that are pressed, the bits of W3C's Pointer Events: 1 is the first.
  int32_t buttons;
  /// The keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
  int32_t modifiers;
} flow_pointer;

FLOW_API flow_status flow_send_pointer(
    flow_session session, double time, const flow_pointer *pointer, flow_update *update);

/// A second tap soon after another, and near it.
typedef struct flow_double_tap {
  uint32_t size;
  /// 1 if the location is known.
  int32_t has_location;
  /// In the window's coordinates.
  double location[2];
} flow_double_tap;

/// @param tap May be null if nothing in it is known.
/// @param target The node's id; none if it is to be found from the location.
FLOW_API flow_status flow_send_double_tap(
    flow_session session, double time, const flow_double_tap *tap, const uint8_t *target,
    size_t target_count, flow_update *update);

/// A sample of a long press.
typedef struct flow_long_press {
  uint32_t size;
  /// Where in the gesture it is. FLOW_BEGAN, FLOW_CHANGED, FLOW_ENDED or FLOW_CANCELLED.
  int32_t phase;
  /// The finger's, in the window's coordinates; with began, where it went down.
  double location[2];
  /// 1 if the location is known.
  int32_t has_location;
  int32_t reserved;
} flow_long_press;

/// @param target The node's id; none if it is to be found from the location.
FLOW_API flow_status flow_send_long_press(
    flow_session session, double time, const flow_long_press *press, const uint8_t *target,
    size_t target_count, flow_update *update);

/// A sample of a pinch.
typedef struct flow_pinch {
  uint32_t size;
  /// Where in the gesture it is. FLOW_BEGAN, FLOW_CHANGED, FLOW_ENDED or FLOW_CANCELLED.
  int32_t phase;
  /// The distance of the fingers over the one that they had at first.
  double scale;
  /// The change of the scale, per second.
  double velocity;
  /// The point between the fingers, in the window's coordinates.
  double location[2];
  /// 1 if the location is known.
  int32_t has_location;
  int32_t reserved;
} flow_pinch;

/// @param target The node's id; none if it is to be found from the location.
FLOW_API flow_status flow_send_pinch(
    flow_session session, double time, const flow_pinch *pinch, const uint8_t *target,
    size_t target_count, flow_update *update);

enum {
  FLOW_KEY_DOWN = 0,
  FLOW_KEY_UP = 1
};

/// A key of a keyboard went down or up.
typedef struct flow_key_stroke {
  uint32_t size;
  /// Whether it went down or up. FLOW_KEY_DOWN or FLOW_KEY_UP.
  int32_t phase;
  /// The keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
  int32_t modifiers;
  /// Whether it goes down again because it is held.
  int32_t repeats;
} flow_key_stroke;

/// @param key The key, as the `key` of W3C's UI Events: Tab, ArrowLeft, a.
FLOW_API flow_status flow_send_key(
    flow_session session, double time, const flow_key_stroke *stroke, const uint8_t *key,
    size_t key_count, flow_update *update);

/// The caret was put somewhere in a field's text, or some of it was selected.
typedef struct flow_text_selection {
  uint32_t size;
  /// What is selected, in UTF-16 units of the text; of length 0 to put the caret there.
  int32_t location;
  int32_t length;
  int32_t reserved;
} flow_text_selection;

/// @param target The field's id.
FLOW_API flow_status flow_send_text_selection(
    flow_session session, double time, const flow_text_selection *selection, const uint8_t *target,
    size_t target_count, flow_update *update);

enum {
  FLOW_COMPOSITION_CHANGED = 0,
  FLOW_COMPOSITION_COMMITTED = 1,
  FLOW_COMPOSITION_CANCELLED = 2
};

/// An input method composes text in a field.
typedef struct flow_composition {
  uint32_t size;
  /// What becomes of it. FLOW_COMPOSITION_CHANGED, FLOW_COMPOSITION_COMMITTED or
  /// FLOW_COMPOSITION_CANCELLED.
  int32_t phase;
  /// 1 if the selection is known.
  int32_t has_selection;
  /// The caret, or what is selected, in the marked text; none for its end.
  int32_t location;
  int32_t length;
  int32_t reserved;
} flow_composition;

/// @param target The field's id.
/// @param text All of the marked text; with committed, what the field gets.
FLOW_API flow_status flow_send_composition(
    flow_session session, double time, const flow_composition *composition, const uint8_t *target,
    size_t target_count, const uint8_t *text, size_t text_count, flow_update *update);
// end members: events

/// What happens to a field and has nothing else to tell.
typedef int32_t flow_field_event;
enum {
  FLOW_DELETE_BACKWARD = 0,
  FLOW_RETURN = 1,
  FLOW_FOCUS = 2,
  FLOW_BLUR = 3,
  /// The last edit is undone, or what was undone last is done again; of a module with
  /// FLOW_FEATURE_POINTERS.
  FLOW_UNDO = 4,
  FLOW_REDO = 5
};

/// @param target The id of the field; of FLOW_UNDO and FLOW_REDO, null for any.
FLOW_API flow_status flow_send_field(
    flow_session session, double time, flow_field_event event, const uint8_t *target,
    size_t target_count, flow_update *update);

/// The value of a command or a response.
typedef struct flow_value {
  uint32_t size;
  /// FLOW_VALUE_….
  int32_t kind;
  double number;
} flow_value;
enum {
  FLOW_VALUE_NONE = 0,
  FLOW_VALUE_NUMBER = 1,
  /// The text that is given beside.
  FLOW_VALUE_TEXT = 2,
  FLOW_VALUE_TRUE = 3,
  FLOW_VALUE_FALSE = 4,
  /// An array or an object; the text that is given beside is its JSON.
  FLOW_VALUE_JSON = 5
};

/// How an effect went.
enum {
  FLOW_SUCCESS = 0,
  FLOW_FAILURE = 1
};

/// Answers an effect.
///
/// @param outcome FLOW_SUCCESS or FLOW_FAILURE.
/// @param id The `id` of the effect.
/// @param message The host's message; null for none.
FLOW_API flow_status flow_send_response(
    flow_session session, double time, int32_t outcome, const uint8_t *id, size_t id_count,
    const uint8_t *message, size_t message_count, flow_update *update);

/// Answers an effect with data.
///
/// @param value Null for none.
/// @param text The value, if it is a text, an array or an object.
FLOW_API flow_status flow_send_data(
    flow_session session, double time, int32_t outcome, const uint8_t *id, size_t id_count,
    const uint8_t *message, size_t message_count, const flow_value *value, const uint8_t *text,
    size_t text_count, flow_update *update);

/// Calls one of the scene's commands.
///
/// @param target The id of the node that it is for; empty for none.
/// @param value Null for none.
/// @param text The value, if it is a text, an array or an object.
FLOW_API flow_status flow_send_command(
    flow_session session, double time, const uint8_t *name, size_t name_count,
    const uint8_t *target, size_t target_count, const flow_value *value, const uint8_t *text,
    size_t text_count, flow_update *update);

FLOW_API flow_status flow_send_environment(
    flow_session session, double time, const flow_environment *environment, flow_update *update);

/// Asks for a frame, whatever moves.
FLOW_API flow_status flow_send_tick(flow_session session, double time, flow_update *update);

// MARK: - What is shown

/// A place in the output of `flow_changes`: `count` elements or bytes, `offset` bytes from its
/// beginning.
typedef struct flow_place {
  uint32_t offset;
  uint32_t count;
} flow_place;

/// The beginning of the output of `flow_changes`.
typedef struct flow_changes {
  /// The size of this struct.
  uint32_t size;
  /// FLOW_CHANGES_… bits.
  uint32_t flags;
  /// What to ask for next time; of this session only, and of a fork that goes on from here.
  uint64_t revision;
  /// The name of the scene's state, such as `dragging`. It may change while no node does.
  flow_place state;
  /// The numbers (uint32_t) of nodes that are gone since.
  flow_place gone;
  /// The numbers (uint32_t) of all nodes, back to front; only with FLOW_CHANGES_ORDER.
  flow_place order;
  /// The nodes that have changed: the first `flow_node`; the next begins `size` bytes after it.
  flow_place nodes;
} flow_changes;
enum {
  /// These are all nodes: whatever else the host has is gone.
  FLOW_CHANGES_ALL = 1 << 0,
  /// Nodes have come, gone or changed places: `order` lists them.
  FLOW_CHANGES_ORDER = 1 << 1
};

// begin members: nodes, written by scripts/generate-members
/// The text of a node, and what it says and shows beside its geometry; absent where it has not changed.
typedef struct flow_content {
  uint32_t size;
  /// The kind of view. FLOW_KIND_….
  int32_t kind;
  /// The node's id, unique in the frame.
  flow_place id;
  /// The text shown, in full even if it does not fit. Only with FLOW_HAS_TEXT.
  flow_place text;
  /// The text that a field shows while it is empty. Only with FLOW_HAS_PLACEHOLDER.
  flow_place placeholder;
  /// Name of the image shown. Only with FLOW_HAS_IMAGE.
  flow_place image;
  /// Font of the text.
  flow_place font_name;
  /// In points; 0 for none.
  double font_size;
  /// The caret's offset in `text`, in UTF-16 units. -1 for none.
  int32_t caret;
  /// Text alignment; none is natural alignment. FLOW_ALIGNMENT_….
  int32_t text_alignment;
  /// The keyboard that a field asks for.
  flow_place keyboard_type;
  /// The meaning of a field's text, for autofill. Only with FLOW_HAS_TEXT_CONTENT_TYPE.
  flow_place text_content_type;
  /// The title of the return key while a field has the keyboard.
  flow_place return_key_type;
  /// Its name, as a screen reader speaks it. Only with FLOW_HAS_ACCESSIBILITY_LABEL.
  flow_place accessibility_label;
  /// Its value, as a screen reader speaks it; never a secret. Only with FLOW_HAS_ACCESSIBILITY_VALUE.
  flow_place accessibility_value;
  /// How it behaves for assistive technologies. FLOW_TRAIT_… bits.
  uint32_t accessibility_traits;
  /// Which texts are there at all, as bits of FLOW_HAS_….
  uint32_t members;
  /// The texts of a picker's rows, by component. A `flow_place` for each, all components in one.
  flow_place rows;
  /// How many each component has (uint32_t).
  flow_place row_counts;
  /// The row under a picker's marker in each component. As int32_t.
  flow_place selected_rows;
  /// The selected part of `text`, in UTF-16 units, if it is more than a caret. Where it begins; -1 for
  /// none.
  int32_t selected_range_location;
  /// How many units it has; 0 for none.
  int32_t selected_range_length;
  /// The part of `text` that an input method still composes, in UTF-16 units. Where it begins; -1 for none.
  int32_t marked_range_location;
  /// How many units it has; 0 for none.
  int32_t marked_range_length;
} flow_content;
enum {
  FLOW_KIND_VIEW = 0,
  FLOW_KIND_LABEL = 1,
  FLOW_KIND_IMAGE = 2,
  FLOW_KIND_FIELD = 3,
  FLOW_KIND_BUTTON = 4,
  FLOW_KIND_SHAPE = 5,
  FLOW_KIND_SCROLL = 6,
  FLOW_KIND_PICKER = 7
};
enum {
  FLOW_ALIGNMENT_NATURAL = 0,
  FLOW_ALIGNMENT_LEFT = 1,
  FLOW_ALIGNMENT_CENTER = 2,
  FLOW_ALIGNMENT_RIGHT = 3
};
enum {
  FLOW_TRAIT_BUTTON = 1 << 0,
  FLOW_TRAIT_LINK = 1 << 1,
  FLOW_TRAIT_HEADER = 1 << 2,
  FLOW_TRAIT_SEARCH_FIELD = 1 << 3,
  FLOW_TRAIT_IMAGE = 1 << 4,
  FLOW_TRAIT_SELECTED = 1 << 5,
  FLOW_TRAIT_KEYBOARD_KEY = 1 << 6,
  FLOW_TRAIT_STATIC_TEXT = 1 << 7,
  FLOW_TRAIT_SUMMARY_ELEMENT = 1 << 8,
  FLOW_TRAIT_NOT_ENABLED = 1 << 9,
  FLOW_TRAIT_UPDATES_FREQUENTLY = 1 << 10,
  FLOW_TRAIT_ADJUSTABLE = 1 << 11
};

/// A node that has changed.
typedef struct flow_node {
  /// The size of this record, a multiple of 8; the next node follows it.
  uint32_t size;
  /// The node's number, which it keeps while it is there.
  uint32_t number;
  /// The parent's number; 0 at the root.
  uint32_t parent;
  /// FLOW_NODE_… bits.
  uint32_t flags;
  /// Position and size before `transform`, in the parent's coordinates. As x, y, width, height.
  double frame[4];
  /// The transform about the node's centre. As translation x, translation y, scale x, scale y, rotation y,
  /// perspective.
  double transform[6];
  /// Opacity, 0…1.
  double alpha;
  /// Corner radius, in points.
  double corner_radius;
  /// Border width, in points.
  double border_width;
  /// Fraction of the outline that is drawn, 0…1.
  double stroke_end;
  /// The point of the content at the node's top left, in points; children are laid out in the content. As
  /// x, y.
  double content_offset[2];
  /// Insets around the content, in points. As top, left, bottom, right.
  double content_inset[4];
  /// Size of the content, in points. As width, height. Only with FLOW_HAS_CONTENT_SIZE.
  double content_size[2];
  /// Background colour. 0xRRGGBBAA; only with FLOW_HAS_BACKGROUND.
  uint32_t background;
  /// Border colour. 0xRRGGBBAA; only with FLOW_HAS_BORDER_COLOR.
  uint32_t border_color;
  /// Text colour. 0xRRGGBBAA; only with FLOW_HAS_TEXT_COLOR.
  uint32_t text_color;
  /// Colour of the placeholder. 0xRRGGBBAA; only with FLOW_HAS_PLACEHOLDER_COLOR.
  uint32_t placeholder_color;
  /// Colour of an image that is a glyph, and of a field's caret. 0xRRGGBBAA; only with FLOW_HAS_TINT_COLOR.
  uint32_t tint_color;
  /// Which members are there, as bits of FLOW_HAS_….
  uint32_t members;
  /// The `flow_content`: its place in the output, with a count of 1; a count of 0 if the content is as it
  /// was.
  flow_place content;
} flow_node;
enum {
  /// Whether it is neither drawn nor touched.
  FLOW_NODE_HIDDEN = 1 << 0,
  /// Whether it responds to input.
  FLOW_NODE_ENABLED = 1 << 1,
  /// Whether it has keyboard focus.
  FLOW_NODE_FOCUSED = 1 << 2,
  /// Whether its text is obscured by dots.
  FLOW_NODE_SECURE = 1 << 3,
  /// Whether its children are drawn only inside its bounds.
  FLOW_NODE_CLIPS_TO_BOUNDS = 1 << 4,
  /// Whether the keyboard may correct the text that is typed into a field.
  FLOW_NODE_AUTOCORRECTION = 1 << 5,
  /// Whether it receives touches; not part of the frame.
  FLOW_NODE_INTERACTIVE = 1 << 6,
  /// The transform is not the identity.
  FLOW_NODE_TRANSFORMED = 1 << 7,
  /// Whether a finger or a button of a mouse is down on it that would be a tap.
  FLOW_NODE_PRESSED = 1 << 8,
  /// Whether a mouse or a pen points at it.
  FLOW_NODE_HOVERED = 1 << 9
};
enum {
  FLOW_HAS_BACKGROUND = 1 << 0,
  FLOW_HAS_BORDER_COLOR = 1 << 1,
  FLOW_HAS_TEXT_COLOR = 1 << 2,
  FLOW_HAS_PLACEHOLDER_COLOR = 1 << 3,
  FLOW_HAS_TINT_COLOR = 1 << 4,
  FLOW_HAS_CONTENT_SIZE = 1 << 5,
  FLOW_HAS_TEXT = 1 << 6,
  FLOW_HAS_FONT = 1 << 7,
  FLOW_HAS_PLACEHOLDER = 1 << 8,
  FLOW_HAS_IMAGE = 1 << 9,
  FLOW_HAS_TEXT_CONTENT_TYPE = 1 << 10,
  FLOW_HAS_ACCESSIBILITY_LABEL = 1 << 11,
  FLOW_HAS_ACCESSIBILITY_VALUE = 1 << 12
};
// end members: nodes

/// Writes what differs from a revision: a `flow_changes`, and what it refers to.
///
/// @param since The `revision` of what the host shows; 0 if it shows nothing.
/// @param output Aligned to 8 bytes.
FLOW_API flow_status flow_get_changes(
    flow_session session, uint64_t since, uint8_t *output, size_t capacity, size_t *count);

/// Takes the effects that the scene has asked for, oldest first, as JSON Lines:
/// `{"frame":4,"t":1.25,"effect":{"type":"focus","target":"code"}}`.
FLOW_API flow_status flow_effects(
    flow_session session, uint8_t *output, size_t capacity, size_t *count);

/// Writes the latest frame as JSON, as docs/frame-format.md describes it.
FLOW_API flow_status flow_frame(
    flow_session session, uint8_t *output, size_t capacity, size_t *count);

/// Takes the frames that were kept, as JSON Lines; of a session with FLOW_OPEN_KEEPS_FRAMES.
FLOW_API flow_status flow_frames(
    flow_session session, uint8_t *output, size_t capacity, size_t *count);

/// Writes the id of the topmost visible interactive node at a place; nothing where there is none. Since
/// version 1.1.
///
/// @param x In the window's coordinates, as y.
FLOW_API flow_status flow_hit_test(
    flow_session session, double x, double y, uint8_t *output, size_t capacity, size_t *count);

/// Writes the whole scene as a line of JSON, for a header's `state`.
///
/// @param omits_secrets Whether the texts that are secrets are left empty, for what goes to disk.
FLOW_API flow_status flow_saved(
    flow_session session, int32_t omits_secrets, uint8_t *output, size_t capacity, size_t *count);

// MARK: - Recording

/// How a session is recorded.
typedef struct flow_recording_options {
  uint32_t size;
  /// FLOW_RECORD_….
  int32_t extent;
  /// With FLOW_RECORD_LAST: at least as many are kept.
  double seconds;
} flow_recording_options;
enum {
  /// All of it.
  FLOW_RECORD_ALL = 0,
  /// The last seconds of it.
  FLOW_RECORD_LAST = 1,
  /// All of it; `flow_recording` takes what is there, and nothing is kept twice.
  FLOW_RECORD_STREAM = 2
};

/// Begins to record what happens, in place of a recording that may be under way. Text is private: the
/// trace has stand-ins of the same shape for it (docs/recording.md).
///
/// @param options Null for all of it.
/// @param public_text The ids of nodes whose text may be shown, one on a line.
FLOW_API flow_status flow_record(
    flow_session session, const flow_recording_options *options, const uint8_t *public_text,
    size_t public_text_count);

/// Writes the recording so far, a trace; with FLOW_RECORD_STREAM, takes the lines since the last time.
FLOW_API flow_status flow_recording(
    flow_session session, uint8_t *output, size_t capacity, size_t *count);

/// Ends the recording. What it has can still be read until another begins.
FLOW_API flow_status flow_stop_recording(flow_session session);

// MARK: - Replaying

/// Replays a trace and writes its frames, or an error message, to a buffer of the caller's.
///
/// All buffers belong to the caller, are not retained and may be anywhere; `output` must not
/// overlap the others. A null pointer means an empty buffer.
///
/// @param trace The trace: JSON Lines in UTF-8 as described in docs/trace-format.md. Bytes that are
///   not a valid trace are reported as an error in the trace, not in the call.
/// @param traceCount The number of bytes in the trace.
/// @param name If empty, frames are written as JSON Lines, as `flow replay` prints them, and errors
///   call the trace `<trace>`. Otherwise the trace's file name in UTF-8: frames are written as one
///   document, as in a golden, and errors call the trace by this name.
/// @param nameCount The number of bytes in the name.
/// @param framesPerSecond The number of samples per second while something moves, at most 1000;
///   0 or less for none.
/// @param output The buffer for the result. If it is too small, it receives the beginning.
/// @param outputCapacity The size of `output` in bytes; nothing is written beyond it.
/// @return The number of bytes in all frames, even if there was not enough room for them: then call
///   again with that much. If the trace is at fault, the negative number of bytes in the error
///   message `name:line:column: error: …`, which is in `output` instead of frames.
FLOW_API ptrdiff_t flow_replay(
    const uint8_t *trace, size_t traceCount, const uint8_t *name, size_t nameCount,
    int32_t framesPerSecond, uint8_t *output, size_t outputCapacity);

/// Replays a trace up to a time and writes the saved state, or an error message, to a buffer of the
/// caller's.
///
/// The state is the line of JSON that `flow replay --save` prints; a trace whose header has it as
/// `state` goes on from there (docs/trace-format.md).
///
/// @param trace The trace, as for `flow_replay`.
/// @param traceCount The number of bytes in the trace.
/// @param time The time in seconds; less than 0, or no finite number, counts as 0, and more than 10,000,000
///   as that. Events of this time are part of what is saved.
/// @param output The buffer for the result. If it is too small, it receives the beginning.
/// @param outputCapacity The size of `output` in bytes; nothing is written beyond it.
/// @return As of `flow_replay`. The whole trace is read, and may be at fault after `time`.
FLOW_API ptrdiff_t flow_save(
    const uint8_t *trace, size_t traceCount, double time, uint8_t *output, size_t outputCapacity);

#ifdef __wasm__

/// Allocates memory for a host that can write only into the module's memory.
///
/// @return The address of `count` bytes, a multiple of 16; 0 if there is not enough memory. The
///   module's memory may have grown, so the host must create its views of it again.
void *flow_allocate(size_t count);

/// Frees memory that `flow_allocate` returned; 0 is allowed.
void flow_deallocate(void *memory);

#endif

#ifdef __cplusplus
}
#endif

#endif

use std::ops::Range;

use crate::environment::Environment;

/// A point, a translation or a velocity (points per second).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// A point of two numbers.
impl From<(f64, f64)> for Point {
    fn from((x, y): (f64, f64)) -> Point {
        Point { x, y }
    }
}

/// A phase of a pan or a scroll; a scroll is not cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Phase {
    Began,
    Changed,
    Ended,
    Cancelled,
}

/// What the keyboard is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum KeyboardPhase {
    WillShow,
    WillHide,
    WillChangeFrame,
}

/// What points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PointerKind {
    Touch,
    Mouse,
    Pen,
}

/// What a pointer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PointerPhase {
    Down,
    Move,
    Up,
    Cancel,
    Hover,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum KeyPhase {
    Down,
    Up,
}

/// What becomes of a composition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum CompositionPhase {
    Changed,
    Committed,
    Cancelled,
}

/// How the keyboard moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Curve {
    Linear,
    EaseIn,
    EaseOut,
    EaseInOut,
}

// begin members: events
/// A sample of a pan gesture.
#[derive(Clone, Debug, PartialEq)]
pub struct Pan<'a> {
    /// Where in the gesture it is.
    pub phase: Phase,
    /// The finger's way since it went down: 0 with began, and all of it in the next sample, which may have the same time.
    pub translation: Point,
    /// Points per second; at the end, over the finger's last moments.
    pub velocity: Point,
    /// The finger's, in the window's coordinates; with began, where it went down.
    pub location: Option<Point>,
    /// The node's id; none if it is to be found from the location.
    pub target: Option<&'a str>,
}

/// A tap on a node, at a place, or both.
#[derive(Clone, Debug, PartialEq)]
pub struct Tap<'a> {
    /// The node's id; none if it is to be found from the location.
    pub target: Option<&'a str>,
    /// In the window's coordinates.
    pub location: Option<Point>,
}

/// A scroll view's report of its offset.
#[derive(Clone, Debug, PartialEq)]
pub struct Scroll<'a> {
    /// The scroll view's id.
    pub target: &'a str,
    /// The offset of its content.
    pub offset: Point,
    /// The finger's velocity at its release; positive towards larger offsets.
    pub velocity: Point,
    /// Where in the gesture it is; not cancelled.
    pub phase: Phase,
}

/// Text that is typed, pasted or filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct TextEdit<'a> {
    /// The field's id.
    pub target: &'a str,
    /// What is inserted.
    pub replacement: &'a str,
    /// What is replaced, in UTF-16 units of the text before the edit; none for the selection.
    pub range: Option<Range<i32>>,
}

/// A picker's row that came to rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Selection<'a> {
    /// The picker's id.
    pub target: &'a str,
    /// The wheel, from 0.
    pub component: i32,
    /// From 0.
    pub row: i32,
}

/// The keyboard is about to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Keyboard {
    /// What it is about to do.
    pub phase: KeyboardPhase,
    /// x, y, width and height at its end, in the screen's coordinates.
    pub frame: [f64; 4],
    /// Seconds.
    pub duration: f64,
    /// How it moves.
    pub curve: Curve,
}

/// A sample of a finger, a mouse or a pen, of which gestures are recognized.
#[derive(Clone, Debug, PartialEq)]
pub struct Pointer {
    /// Which pointer it is, from 0.
    pub id: i32,
    /// What points.
    pub kind: PointerKind,
    /// What it does.
    pub phase: PointerPhase,
    /// In the window's coordinates.
    pub location: Point,
    /// The buttons that are pressed, the bits of W3C's Pointer Events: 1 is the first.
    pub buttons: i32,
    /// The keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
    pub modifiers: i32,
}

/// A second tap soon after another, and near it.
#[derive(Clone, Debug, PartialEq)]
pub struct DoubleTap<'a> {
    /// The node's id; none if it is to be found from the location.
    pub target: Option<&'a str>,
    /// In the window's coordinates.
    pub location: Option<Point>,
}

/// A sample of a long press.
#[derive(Clone, Debug, PartialEq)]
pub struct LongPress<'a> {
    /// Where in the gesture it is.
    pub phase: Phase,
    /// The node's id; none if it is to be found from the location.
    pub target: Option<&'a str>,
    /// The finger's, in the window's coordinates; with began, where it went down.
    pub location: Option<Point>,
}

/// A sample of a pinch.
#[derive(Clone, Debug, PartialEq)]
pub struct Pinch<'a> {
    /// Where in the gesture it is.
    pub phase: Phase,
    /// The distance of the fingers over the one that they had at first.
    pub scale: f64,
    /// The change of the scale, per second.
    pub velocity: f64,
    /// The node's id; none if it is to be found from the location.
    pub target: Option<&'a str>,
    /// The point between the fingers, in the window's coordinates.
    pub location: Option<Point>,
}

/// A key of a keyboard went down or up.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyStroke<'a> {
    /// The key, as the `key` of W3C's UI Events: Tab, ArrowLeft, a.
    pub key: &'a str,
    /// Whether it went down or up.
    pub phase: KeyPhase,
    /// The keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
    pub modifiers: i32,
    /// Whether it goes down again because it is held.
    pub repeats: bool,
}

/// The caret was put somewhere in a field's text, or some of it was selected.
#[derive(Clone, Debug, PartialEq)]
pub struct TextSelection<'a> {
    /// The field's id.
    pub target: &'a str,
    /// What is selected, in UTF-16 units of the text; of length 0 to put the caret there.
    pub range: Range<i32>,
}

/// An input method composes text in a field.
#[derive(Clone, Debug, PartialEq)]
pub struct Composition<'a> {
    /// The field's id.
    pub target: &'a str,
    /// What becomes of it.
    pub phase: CompositionPhase,
    /// All of the marked text; with committed, what the field gets.
    pub text: &'a str,
    /// The caret, or what is selected, in the marked text; none for its end.
    pub selection: Option<Range<i32>>,
}
// end members: events

/// The answer to an effect.
#[derive(Clone, Debug, PartialEq)]
pub struct Response<'a> {
    /// The `id` of the effect.
    pub id: &'a str,
    /// Whether what was asked for was done.
    pub is_success: bool,
    /// The host's message.
    pub message: Option<&'a str>,
    /// What was asked for.
    pub value: Value<'a>,
}

/// The value of a command or a response.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Value<'a> {
    None,
    Number(f64),
    Text(&'a str),
    Bool(bool),
    /// An array or an object, as JSON.
    Json(&'a str),
}

/// A call of one of the scene's commands.
#[derive(Clone, Debug, PartialEq)]
pub struct Command<'a> {
    /// The command.
    pub name: &'a str,
    /// The id of the node that it is for.
    pub target: Option<&'a str>,
    /// The command's value.
    pub value: Value<'a>,
}

/// Something that happens to a session.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<'a> {
    /// A sample of a pan gesture.
    Pan(Pan<'a>),
    /// A scroll view's report of its offset.
    Scroll(Scroll<'a>),
    /// Text is replaced in a field.
    Text(TextEdit<'a>),
    /// A tap.
    Tap(Tap<'a>),
    /// A sample of a finger, a mouse or a pen, of which gestures are recognized.
    Pointer(Pointer),
    /// A second tap soon after another, and near it.
    DoubleTap(DoubleTap<'a>),
    /// A sample of a long press.
    LongPress(LongPress<'a>),
    /// A sample of a pinch.
    Pinch(Pinch<'a>),
    /// A key of a keyboard went down or up.
    Key(KeyStroke<'a>),
    /// The caret was put somewhere in a field's text, or some of it was selected.
    TextSelection(TextSelection<'a>),
    /// An input method composes text in a field.
    Composition(Composition<'a>),
    /// The last edit, or the last one of a field, is undone.
    Undo(Option<&'a str>),
    /// What was undone last, or last in a field, is done again.
    Redo(Option<&'a str>),
    /// A deletion in a field, by its id.
    DeleteBackward(&'a str),
    /// The return key in a field, by its id.
    Return(&'a str),
    /// A field, by its id, gets the keyboard.
    Focus(&'a str),
    /// A field, by its id, loses the keyboard.
    Blur(&'a str),
    /// A picker's row came to rest.
    Selection(Selection<'a>),
    /// The keyboard is about to move.
    Keyboard(Keyboard),
    /// The answer to an effect.
    Response(Response<'a>),
    /// A call of one of the scene's commands.
    Command(Command<'a>),
    /// What has changed of the environment.
    Environment(Environment),
    /// Asks for a frame, whatever moves.
    Tick,
    /// A line of a trace, whose `t` is taken as the time.
    Line(&'a str),
}

impl<'a> Event<'a> {
    /// A tap on a node.
    pub fn tap(target: &'a str) -> Event<'a> {
        Event::Tap(Tap { target: Some(target), location: None })
    }

    /// Text in place of the selection.
    pub fn text(target: &'a str, replacement: &'a str) -> Event<'a> {
        Event::Text(TextEdit { target, replacement, range: None })
    }

    /// A command without a value.
    pub fn command(name: &'a str) -> Event<'a> {
        Event::Command(Command { name, target: None, value: Value::None })
    }
}

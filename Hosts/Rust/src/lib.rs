//! Screens as state machines: live sessions of FlowEngine.
//!
//! A [`Session`] is one screen that is shown. It is told what happens, and a [`Screen`] says what is to
//! be drawn:
//!
//! ```no_run
//! use flow_engine::{scenes::glide_card, Event, Screen, Session};
//!
//! # fn main() -> flow_engine::Result<()> {
//! let mut session = Session::open(glide_card::NAME)?;
//! let mut screen = Screen::new();
//! session.send(0.0, &Event::tap(glide_card::node::TRIGGER))?;
//! while !session.is_settled() {
//!     session.advance(session.next_wake_up() + 1.0 / 60.0)?;
//!     screen.update(&mut session)?;
//!     for node in screen.nodes() {
//!         println!("{} {:?}", node.id(), node.frame());
//!     }
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Lengths are in points, times in seconds of the host's clock, with any origin.

#![deny(unsafe_op_in_unsafe_fn)]
#![warn(missing_docs)]

mod bytes;
mod effect;
mod environment;
mod error;
mod event;
mod failures;
mod json;
mod library;
mod node;
mod packed;
mod recording;
#[allow(missing_docs, clippy::useless_format)]
#[rustfmt::skip]
pub mod scenes;
mod screen;
mod session;
mod sys;
mod values;

pub use effect::{Effect, Request};
pub use environment::{ColorScheme, Contrast, Date, Environment, TextSize};
pub use error::{Error, Result, Status};
pub use event::{
    Command, Composition, CompositionPhase, Curve, DoubleTap, Event, KeyPhase, KeyStroke, Keyboard, KeyboardPhase, LongPress, Pan,
    Phase, Pinch, Point, Pointer, PointerKind, PointerPhase, Response, Scroll, Selection, Tap,
    TextEdit, TextSelection, Value,
};
pub use failures::FailureRecorder;
pub use json::Json;
pub use library::{has_traces, scene_names, version};
pub use node::{Kind, Node, TextAlignment};
pub use recording::{Extent, RecordingOptions};
pub use screen::Screen;
pub use session::Session;
pub use values::{Color, Insets, Rect, Size, Transform};

use std::cell::Cell;
use std::marker::PhantomData;
use std::mem::size_of;
use std::ptr;

use crate::bytes::Output;
use crate::effect::Effect;
use crate::environment::Environment;
use crate::error::{check, Result};
use crate::event::{
    Command, Composition, DoubleTap, Event, KeyStroke, Keyboard, LongPress, Pan, Pinch, Point, Pointer,
    Response, Scroll, Selection, Tap, TextEdit, TextSelection, Value,
};
use crate::json::quoted;
use crate::library;
use crate::recording::{Extent, RecordingOptions};
use crate::sys::{self, flow_session, flow_update, flow_writer};

/// A screen that is shown: it is told what happens, and says what is to be drawn.
///
/// It may go from one thread to another; a session takes one call at a time, which the borrow checker
/// sees to. A call that fails changes nothing. Dropping it closes it.
pub struct Session {
    handle: flow_session,
    update: flow_update,
    output: Output,
    // One thread at a time, also for what only looks.
    is_not_sync: PhantomData<Cell<()>>,
}

impl Session {
    // MARK: Opening

    /// Opens a scene by its name, or what a trace's first line describes.
    pub fn open(setup: &str) -> Result<Session> {
        Session::open_with(setup, None, false)
    }

    /// Opens a scene.
    ///
    /// `setup` is a scene's name, or a trace's first line with a configuration or a saved state;
    /// `environment` is what differs from its environment. With `keeps_frames` each frame is kept as
    /// JSON until [`take_frames`](Session::take_frames).
    pub fn open_with(
        setup: &str,
        environment: Option<&Environment>,
        keeps_frames: bool,
    ) -> Result<Session> {
        let flags = if keeps_frames { sys::FLOW_OPEN_KEEPS_FRAMES } else { 0 };
        Session::open_as(setup, environment, flags)
    }

    /// Opens a scene as [`open_with`](Session::open_with) does, for a host without an animator of its
    /// own: [`advance`](Session::advance) makes frames also while nothing but animations that repeat for
    /// ever is in flight.
    pub fn open_sampling_repeating(
        setup: &str,
        environment: Option<&Environment>,
        keeps_frames: bool,
    ) -> Result<Session> {
        let flags = if keeps_frames { sys::FLOW_OPEN_KEEPS_FRAMES } else { 0 };
        Session::open_as(setup, environment, flags | sys::FLOW_OPEN_SAMPLES_REPEATING)
    }

    fn open_as(setup: &str, environment: Option<&Environment>, flags: u32) -> Result<Session> {
        library::check_version()?;
        let packed = environment.map(Environment::packed);
        let environment = packed.as_ref().map_or(ptr::null(), |packed| packed as *const _);
        let mut handle = 0;
        // SAFETY: all pointers are valid during the call.
        check(unsafe {
            sys::flow_open(setup.as_ptr(), setup.len(), environment, flags, &mut handle)
        })?;
        Ok(Session::new(handle))
    }

    /// Opens a scene in a state that [`saved`](Session::saved) wrote.
    pub fn restore(scene: &str, state: &str, keeps_frames: bool) -> Result<Session> {
        let (scene, state) = (quoted(scene), state.trim_end());
        let header = format!("{{\"flowTrace\":1,\"scene\":{scene},\"state\":{state}}}");
        Session::open_with(&header, None, keeps_frames)
    }

    /// A second session that goes on from where this one is, by itself.
    pub fn fork(&mut self) -> Result<Session> {
        let mut handle = 0;
        // SAFETY: the pointer is valid during the call.
        check(unsafe { sys::flow_fork(self.handle, &mut handle) })?;
        let mut fork = Session::new(handle);
        fork.update = flow_update { effect_count: 0, ..self.update };
        Ok(fork)
    }

    fn new(handle: flow_session) -> Session {
        let size = size_of::<flow_update>() as u32;
        Session {
            handle,
            update: flow_update { size, ..flow_update::default() },
            output: Output::default(),
            is_not_sync: PhantomData,
        }
    }

    pub(crate) fn handle(&self) -> flow_session {
        self.handle
    }

    // MARK: What has come of a call

    /// Whether no more frames come until another event or [`next_wake_up`](Session::next_wake_up).
    pub fn is_settled(&self) -> bool {
        self.update.is_settled != 0
    }

    /// The number of the latest frame, from 0.
    pub fn frame(&self) -> u64 {
        self.update.frame
    }

    /// The latest frame's time, in the scene's time.
    pub fn time(&self) -> f64 {
        self.update.time
    }

    /// The host's time at which the next frame is due; infinity if nothing will happen by itself.
    pub fn next_wake_up(&self) -> f64 {
        self.update.next_wake_up
    }

    /// How many effects wait for [`take_effects`](Session::take_effects).
    pub fn effect_count(&self) -> usize {
        self.update.effect_count as usize
    }

    // MARK: What happens

    /// Advances to a time, as a display link does.
    pub fn advance(&mut self, time: f64) -> Result<()> {
        // SAFETY: the pointer is valid during the call.
        check(unsafe { sys::flow_advance(self.handle, time, &mut self.update) })
    }

    /// Tells of an event at a time.
    pub fn send(&mut self, time: f64, event: &Event<'_>) -> Result<()> {
        match event {
            Event::Pan(pan) => self.send_pan(time, pan),
            Event::Scroll(scroll) => self.send_scroll(time, scroll),
            Event::Text(edit) => self.send_text(time, edit),
            Event::Tap(tap) => self.send_tap(time, tap),
            Event::Pointer(pointer) => self.send_pointer(time, pointer),
            Event::DoubleTap(tap) => self.send_double_tap(time, tap),
            Event::LongPress(press) => self.send_long_press(time, press),
            Event::Pinch(pinch) => self.send_pinch(time, pinch),
            Event::Key(stroke) => self.send_key(time, stroke),
            Event::TextSelection(selection) => self.send_text_selection(time, selection),
            Event::Composition(composition) => self.send_composition(time, composition),
            Event::Undo(target) => self.send_field(time, 4, target.unwrap_or_default()),
            Event::Redo(target) => self.send_field(time, 5, target.unwrap_or_default()),
            Event::DeleteBackward(target) => self.send_field(time, 0, target),
            Event::Return(target) => self.send_field(time, 1, target),
            Event::Focus(target) => self.send_field(time, 2, target),
            Event::Blur(target) => self.send_field(time, 3, target),
            Event::Selection(selection) => self.send_selection(time, selection),
            Event::Keyboard(keyboard) => self.send_keyboard(time, keyboard),
            Event::Response(response) => self.send_response(time, response),
            Event::Command(command) => self.send_command(time, command),
            Event::Environment(environment) => self.send_environment(time, environment),
            Event::Tick => self.send_tick(time),
            Event::Line(line) => self.send_line(line),
        }
    }

    // SAFETY: of all calls below, the pointers are valid during the call, which keeps none.

    // begin members: events
    fn send_pan(&mut self, time: f64, event: &Pan<'_>) -> Result<()> {
        let location = event.location.unwrap_or_default();
        let target = event.target.unwrap_or_default();
        let packed = sys::flow_pan {
            size: size_of::<sys::flow_pan>() as u32,
            phase: event.phase as i32,
            translation: [event.translation.x, event.translation.y],
            velocity: [event.velocity.x, event.velocity.y],
            location: [location.x, location.y],
            has_location: i32::from(event.location.is_some()),
            reserved: 0,
        };
        check(unsafe {
            sys::flow_send_pan(
                self.handle,
                time,
                &packed,
                target.as_ptr(),
                target.len(),
                &mut self.update,
            )
        })
    }

    fn send_tap(&mut self, time: f64, event: &Tap<'_>) -> Result<()> {
        let target = event.target.unwrap_or_default();
        let location = event.location.unwrap_or_default();
        let packed = sys::flow_tap {
            size: size_of::<sys::flow_tap>() as u32,
            has_location: i32::from(event.location.is_some()),
            location: [location.x, location.y],
        };
        check(unsafe {
            sys::flow_send_tap(
                self.handle,
                time,
                &packed,
                target.as_ptr(),
                target.len(),
                &mut self.update,
            )
        })
    }

    fn send_scroll(&mut self, time: f64, event: &Scroll<'_>) -> Result<()> {
        let packed = sys::flow_scroll {
            size: size_of::<sys::flow_scroll>() as u32,
            phase: event.phase as i32,
            offset: [event.offset.x, event.offset.y],
            velocity: [event.velocity.x, event.velocity.y],
        };
        check(unsafe {
            sys::flow_send_scroll(
                self.handle,
                time,
                &packed,
                event.target.as_ptr(),
                event.target.len(),
                &mut self.update,
            )
        })
    }

    fn send_text(&mut self, time: f64, event: &TextEdit<'_>) -> Result<()> {
        let range = event.range.clone().unwrap_or_default();
        let packed = sys::flow_text_edit {
            size: size_of::<sys::flow_text_edit>() as u32,
            has_range: i32::from(event.range.is_some()),
            location: range.start,
            length: range.end.saturating_sub(range.start),
        };
        check(unsafe {
            sys::flow_send_text(
                self.handle,
                time,
                &packed,
                event.target.as_ptr(),
                event.target.len(),
                event.replacement.as_ptr(),
                event.replacement.len(),
                &mut self.update,
            )
        })
    }

    fn send_selection(&mut self, time: f64, event: &Selection<'_>) -> Result<()> {
        let packed = sys::flow_selection {
            size: size_of::<sys::flow_selection>() as u32,
            component: event.component,
            row: event.row,
            reserved: 0,
        };
        check(unsafe {
            sys::flow_send_selection(
                self.handle,
                time,
                &packed,
                event.target.as_ptr(),
                event.target.len(),
                &mut self.update,
            )
        })
    }

    fn send_keyboard(&mut self, time: f64, event: &Keyboard) -> Result<()> {
        let packed = sys::flow_keyboard {
            size: size_of::<sys::flow_keyboard>() as u32,
            phase: event.phase as i32,
            frame: event.frame,
            duration: event.duration,
            curve: event.curve as i32,
            reserved: 0,
        };
        check(unsafe { sys::flow_send_keyboard(self.handle, time, &packed, &mut self.update) })
    }

    fn send_pointer(&mut self, time: f64, event: &Pointer) -> Result<()> {
        let packed = sys::flow_pointer {
            size: size_of::<sys::flow_pointer>() as u32,
            id: event.id,
            kind: event.kind as i32,
            phase: event.phase as i32,
            location: [event.location.x, event.location.y],
            buttons: event.buttons,
            modifiers: event.modifiers,
        };
        check(unsafe { sys::flow_send_pointer(self.handle, time, &packed, &mut self.update) })
    }

    fn send_double_tap(&mut self, time: f64, event: &DoubleTap<'_>) -> Result<()> {
        let target = event.target.unwrap_or_default();
        let location = event.location.unwrap_or_default();
        let packed = sys::flow_double_tap {
            size: size_of::<sys::flow_double_tap>() as u32,
            has_location: i32::from(event.location.is_some()),
            location: [location.x, location.y],
        };
        check(unsafe {
            sys::flow_send_double_tap(
                self.handle,
                time,
                &packed,
                target.as_ptr(),
                target.len(),
                &mut self.update,
            )
        })
    }

    fn send_long_press(&mut self, time: f64, event: &LongPress<'_>) -> Result<()> {
        let target = event.target.unwrap_or_default();
        let location = event.location.unwrap_or_default();
        let packed = sys::flow_long_press {
            size: size_of::<sys::flow_long_press>() as u32,
            phase: event.phase as i32,
            location: [location.x, location.y],
            has_location: i32::from(event.location.is_some()),
            reserved: 0,
        };
        check(unsafe {
            sys::flow_send_long_press(
                self.handle,
                time,
                &packed,
                target.as_ptr(),
                target.len(),
                &mut self.update,
            )
        })
    }

    fn send_pinch(&mut self, time: f64, event: &Pinch<'_>) -> Result<()> {
        let target = event.target.unwrap_or_default();
        let location = event.location.unwrap_or_default();
        let packed = sys::flow_pinch {
            size: size_of::<sys::flow_pinch>() as u32,
            phase: event.phase as i32,
            scale: event.scale,
            velocity: event.velocity,
            location: [location.x, location.y],
            has_location: i32::from(event.location.is_some()),
            reserved: 0,
        };
        check(unsafe {
            sys::flow_send_pinch(
                self.handle,
                time,
                &packed,
                target.as_ptr(),
                target.len(),
                &mut self.update,
            )
        })
    }

    fn send_key(&mut self, time: f64, event: &KeyStroke<'_>) -> Result<()> {
        let packed = sys::flow_key_stroke {
            size: size_of::<sys::flow_key_stroke>() as u32,
            phase: event.phase as i32,
            modifiers: event.modifiers,
            repeats: i32::from(event.repeats),
        };
        check(unsafe {
            sys::flow_send_key(
                self.handle,
                time,
                &packed,
                event.key.as_ptr(),
                event.key.len(),
                &mut self.update,
            )
        })
    }

    fn send_text_selection(&mut self, time: f64, event: &TextSelection<'_>) -> Result<()> {
        let packed = sys::flow_text_selection {
            size: size_of::<sys::flow_text_selection>() as u32,
            location: event.range.start,
            length: event.range.end.saturating_sub(event.range.start),
            reserved: 0,
        };
        check(unsafe {
            sys::flow_send_text_selection(
                self.handle,
                time,
                &packed,
                event.target.as_ptr(),
                event.target.len(),
                &mut self.update,
            )
        })
    }

    fn send_composition(&mut self, time: f64, event: &Composition<'_>) -> Result<()> {
        let selection = event.selection.clone().unwrap_or_default();
        let packed = sys::flow_composition {
            size: size_of::<sys::flow_composition>() as u32,
            phase: event.phase as i32,
            has_selection: i32::from(event.selection.is_some()),
            location: selection.start,
            length: selection.end.saturating_sub(selection.start),
            reserved: 0,
        };
        check(unsafe {
            sys::flow_send_composition(
                self.handle,
                time,
                &packed,
                event.target.as_ptr(),
                event.target.len(),
                event.text.as_ptr(),
                event.text.len(),
                &mut self.update,
            )
        })
    }
    // end members: events

    fn send_field(&mut self, time: f64, event: i32, target: &str) -> Result<()> {
        check(unsafe {
            sys::flow_send_field(
                self.handle,
                time,
                event,
                target.as_ptr(),
                target.len(),
                &mut self.update,
            )
        })
    }

    fn send_response(&mut self, time: f64, response: &Response<'_>) -> Result<()> {
        let (id, message) = (response.id, response.message);
        let (value, text) = packed(&response.value);
        check(unsafe {
            sys::flow_send_data(
                self.handle,
                time,
                i32::from(!response.is_success),
                id.as_ptr(),
                id.len(),
                message.map_or(ptr::null(), str::as_ptr),
                message.map_or(0, str::len),
                &value,
                text.as_ptr(),
                text.len(),
                &mut self.update,
            )
        })
    }

    fn send_command(&mut self, time: f64, command: &Command<'_>) -> Result<()> {
        let (value, text) = packed(&command.value);
        let name = command.name;
        let target = command.target.unwrap_or_default();
        check(unsafe {
            sys::flow_send_command(
                self.handle,
                time,
                name.as_ptr(),
                name.len(),
                target.as_ptr(),
                target.len(),
                &value,
                text.as_ptr(),
                text.len(),
                &mut self.update,
            )
        })
    }

    fn send_environment(&mut self, time: f64, environment: &Environment) -> Result<()> {
        let packed = environment.packed();
        check(unsafe { sys::flow_send_environment(self.handle, time, &packed, &mut self.update) })
    }

    fn send_tick(&mut self, time: f64) -> Result<()> {
        check(unsafe { sys::flow_send_tick(self.handle, time, &mut self.update) })
    }

    fn send_line(&mut self, line: &str) -> Result<()> {
        check(unsafe { sys::flow_send(self.handle, line.as_ptr(), line.len(), &mut self.update) })
    }

    // MARK: What is shown

    /// Writes what has changed since a revision.
    pub(crate) fn changes(&mut self, since: u64) -> Result<&Output> {
        let handle = self.handle;
        // SAFETY: the output is as large as it says, and aligned to 8 bytes.
        check(self.output.fill(|output, capacity, count| unsafe {
            sys::flow_get_changes(handle, since, output, capacity, count)
        }))?;
        Ok(&self.output)
    }

    /// Takes what the scene has asked for, oldest first.
    pub fn take_effects(&mut self) -> Result<Vec<Effect>> {
        if self.update.effect_count == 0 {
            return Ok(Vec::new());
        }
        Ok(self.take_effect_lines()?.lines().filter_map(Effect::parse).collect())
    }

    /// Takes what the scene has asked for as JSON Lines, which are there until the next call.
    pub fn take_effect_lines(&mut self) -> Result<&str> {
        self.update.effect_count = 0;
        self.write(sys::flow_effects)
    }

    /// The id of the topmost visible interactive node at a place, in the window's coordinates, which is
    /// there until the next call.
    pub fn hit_test(&mut self, location: Point) -> Result<Option<&str>> {
        let handle = self.handle;
        // SAFETY: the output is as large as it says.
        check(self.output.fill(|output, capacity, count| unsafe {
            sys::flow_hit_test(handle, location.x, location.y, output, capacity, count)
        }))?;
        Ok(Some(self.output.text()).filter(|id| !id.is_empty()))
    }

    /// The latest frame as JSON, which is there until the next call.
    pub fn frame_json(&mut self) -> Result<&str> {
        self.write(sys::flow_frame)
    }

    /// Takes the frames that were kept as JSON Lines, which are there until the next call.
    pub fn take_frames(&mut self) -> Result<&str> {
        self.write(sys::flow_frames)
    }

    /// The whole scene, for [`restore`](Session::restore).
    ///
    /// For what goes to disk, `omits_secrets` leaves the texts that are secrets empty.
    pub fn saved(&mut self, omits_secrets: bool) -> Result<&str> {
        let handle = self.handle;
        // SAFETY: the output is as large as it says.
        check(self.output.fill(|output, capacity, count| unsafe {
            sys::flow_saved(handle, i32::from(omits_secrets), output, capacity, count)
        }))?;
        Ok(self.output.text())
    }

    fn write(&mut self, writer: flow_writer) -> Result<&str> {
        let handle = self.handle;
        // SAFETY: the output is as large as it says.
        check(
            self.output
                .fill(|output, capacity, count| unsafe { writer(handle, output, capacity, count) }),
        )?;
        Ok(self.output.text())
    }

    // MARK: Recording

    /// Begins to record, in place of a recording that may be under way.
    pub fn record(&mut self, options: RecordingOptions<'_>) -> Result<()> {
        let (extent, seconds) = match options.extent {
            Extent::All => (0, 0.0),
            Extent::Last(seconds) => (1, seconds),
            Extent::Stream => (2, 0.0),
        };
        let size = size_of::<sys::flow_recording_options>() as u32;
        let packed = sys::flow_recording_options { size, extent, seconds };
        let text = options.public_text.join("\n");
        // SAFETY: the pointers are valid during the call.
        check(unsafe { sys::flow_record(self.handle, &packed, text.as_ptr(), text.len()) })
    }

    /// The recording so far, a trace, which is there until the next call.
    pub fn recording(&mut self) -> Result<&str> {
        self.write(sys::flow_recording)
    }

    /// Ends the recording; what it has can still be read.
    pub fn stop_recording(&mut self) -> Result<()> {
        // SAFETY: no pointers.
        check(unsafe { sys::flow_stop_recording(self.handle) })
    }
}

/// A value, and the text that is given beside it.
fn packed<'a>(value: &Value<'a>) -> (sys::flow_value, &'a str) {
    let (kind, number, text) = match *value {
        Value::None => (0, 0.0, ""),
        Value::Number(number) => (1, number, ""),
        Value::Text(text) => (2, 0.0, text),
        Value::Bool(true) => (3, 0.0, ""),
        Value::Bool(false) => (4, 0.0, ""),
        Value::Json(text) => (5, 0.0, text),
    };
    (sys::flow_value { size: size_of::<sys::flow_value>() as u32, kind, number }, text)
}

impl Drop for Session {
    fn drop(&mut self) {
        // SAFETY: no pointers; nobody else closes the handle.
        unsafe { sys::flow_close(self.handle) };
    }
}

impl std::fmt::Debug for Session {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Session")
            .field("handle", &self.handle)
            .field("frame", &self.frame())
            .field("time", &self.time())
            .finish_non_exhaustive()
    }
}

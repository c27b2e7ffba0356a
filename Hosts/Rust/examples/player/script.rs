use flow_engine::{
    ColorScheme, Command, Composition, CompositionPhase, Contrast, Curve, Date, Environment, Error, Event, Insets, KeyPhase, KeyStroke, Keyboard,
    KeyboardPhase, Pan, Phase, Point, RecordingOptions, Response, Result, Screen, Scroll, Selection, Session, Size, Status,
    Tap, TextEdit, TextSelection, TextSize, Value,
};

use crate::digest::Digest;
use crate::fields::Fields;

/// A session, which is gone if it could not be restored, and what the host shows of it.
struct Shown {
    session: Option<Session>,
    screen: Screen,
    scene: String,
}

/// What a script does, and what has come of it.
pub struct Script {
    number: String,
    digest: Digest,
    sessions: Vec<Shown>,
    current: usize,
}

impl Script {
    pub fn new(number: &str) -> Script {
        let number = number.to_owned();
        Script { number, digest: Digest::new(), sessions: Vec::new(), current: 0 }
    }

    pub fn summary(&self) -> String {
        format!("{} {}", self.number, self.digest)
    }

    pub fn play(&mut self, action: &str, mut fields: Fields<'_>) {
        let mut trace = None;
        let result = match action {
            "recording" => self.session().and_then(|session| {
                trace = Some(session.recording()?.to_owned());
                Ok(())
            }),
            _ => self.act(action, &mut fields),
        };
        self.digest.integer(result.as_ref().map_or_else(|error| error.status.code(), |()| 0));
        if action == "open" && result.is_err() {
            return;
        }
        let Script { digest, sessions, current, .. } = self;
        let shown = match sessions.get_mut(*current) {
            Some(shown) => shown,
            None => return,
        };
        if let Some(session) = &mut shown.session {
            digest.frames(session.take_frames().unwrap_or_default());
            digest.text(session.take_effect_lines().unwrap_or_default());
            if action != "look" {
                // A session that refuses this shows what it did.
                let _ = shown.screen.update(session);
            }
        }
        digest.text(&trace.unwrap_or_default());
        if action == "look" {
            digest.nodes(&shown.screen);
        }
    }

    fn session(&mut self) -> Result<&mut Session> {
        let session = self.sessions.get_mut(self.current).and_then(|shown| shown.session.as_mut());
        session.ok_or_else(|| Error { status: Status::Foreign, message: "no session".to_owned() })
    }

    fn act(&mut self, action: &str, fields: &mut Fields<'_>) -> Result<()> {
        match action {
            "open" => self.open(fields),
            "fork" => self.fork(),
            "use" => {
                self.current = fields.integer() as usize;
                Ok(())
            }
            "restore" => self.restore(),
            "record" => self.session()?.record(RecordingOptions::default()),
            "look" => Ok(()),
            "line" => {
                let line = fields.text().unwrap_or_default();
                self.session()?.send(0.0, &Event::Line(&line))
            }
            _ => {
                let time = fields.number();
                self.send(action, time, fields)
            }
        }
    }

    fn open(&mut self, fields: &mut Fields<'_>) -> Result<()> {
        let setup = fields.text().unwrap_or_default();
        let session = Session::open_with(&setup, None, true)?;
        self.add(session, Screen::new(), scene_name(&setup).to_owned());
        Ok(())
    }

    fn add(&mut self, session: Session, screen: Screen, scene: String) {
        self.current = self.sessions.len();
        self.sessions.push(Shown { session: Some(session), screen, scene });
    }

    fn fork(&mut self) -> Result<()> {
        let fork = self.session()?.fork()?;
        let origin = &self.sessions[self.current];
        let (screen, scene) = (origin.screen.copy(&fork), origin.scene.clone());
        self.add(fork, screen, scene);
        Ok(())
    }

    fn restore(&mut self) -> Result<()> {
        let state = self.session()?.saved(false)?.to_owned();
        let shown = &mut self.sessions[self.current];
        shown.session = None;
        shown.screen = Screen::new();
        shown.session = Some(Session::restore(&shown.scene, &state, true)?);
        Ok(())
    }

    fn send(&mut self, action: &str, time: f64, fields: &mut Fields<'_>) -> Result<()> {
        let session = self.session()?;
        match action {
            "advance" => return session.advance(time),
            "tick" => return session.send(time, &Event::Tick),
            "environment" => return session.send(time, &Event::Environment(environment(fields))),
            "command" => return command(session, time, fields),
            "keyboard" => {
                let keyboard = Keyboard {
                    phase: KEYBOARD_PHASES[fields.integer() as usize],
                    frame: [fields.number(), fields.number(), fields.number(), fields.number()],
                    duration: fields.number(),
                    curve: CURVES[fields.integer() as usize],
                };
                return session.send(time, &Event::Keyboard(keyboard));
            }
            "response" => {
                let is_success = fields.integer() == 0;
                let (id, message) = (fields.text().unwrap_or_default(), fields.text());
                let message = message.as_deref();
                let response = Response { id: &id, is_success, message, value: Value::None };
                return session.send(time, &Event::Response(response));
            }
            _ => {}
        }
        touch(session, action, time, fields)
    }
}

/// The scene's name in a setup.
fn scene_name(setup: &str) -> &str {
    let mut parts = setup.split("\"scene\":\"");
    let (name, header) = (parts.next().unwrap_or_default(), parts.next());
    header.map_or(name, |rest| rest.split('"').next().unwrap_or_default())
}

const PHASES: [Phase; 4] = [Phase::Began, Phase::Changed, Phase::Ended, Phase::Cancelled];
const KEYBOARD_PHASES: [KeyboardPhase; 3] =
    [KeyboardPhase::WillShow, KeyboardPhase::WillHide, KeyboardPhase::WillChangeFrame];
const CURVES: [Curve; 4] = [Curve::Linear, Curve::EaseIn, Curve::EaseOut, Curve::EaseInOut];

/// What has a target at its end.
fn touch(session: &mut Session, action: &str, time: f64, fields: &mut Fields<'_>) -> Result<()> {
    let phase = |fields: &mut Fields<'_>| PHASES[fields.integer() as usize];
    let point = |fields: &mut Fields<'_>| Point { x: fields.number(), y: fields.number() };
    match action {
        "pan" => {
            let (phase, translation, velocity) = (phase(fields), point(fields), point(fields));
            let location = fields.pair(Fields::number).map(Point::from);
            let target = fields.text();
            let target = target.as_deref();
            session.send(time, &Event::Pan(Pan { phase, translation, velocity, location, target }))
        }
        "scroll" => {
            let (phase, offset, velocity) = (phase(fields), point(fields), point(fields));
            let target = &fields.text().unwrap_or_default();
            session.send(time, &Event::Scroll(Scroll { target, phase, offset, velocity }))
        }
        "text" => {
            let range = fields.pair(Fields::integer);
            let range = range.map(|(location, length)| location..location.saturating_add(length));
            let target = &fields.text().unwrap_or_default();
            let replacement = &fields.text().unwrap_or_default();
            session.send(time, &Event::Text(TextEdit { target, replacement, range }))
        }
        "tap" => {
            let location = fields.pair(Fields::number).map(Point::from);
            let target = fields.text();
            session.send(time, &Event::Tap(Tap { target: target.as_deref(), location }))
        }
        "field" => {
            let event = fields.integer();
            let target = &fields.text().unwrap_or_default();
            session.send(
                time,
                &match event {
                    0 => Event::DeleteBackward(target),
                    1 => Event::Return(target),
                    2 => Event::Focus(target),
                    3 => Event::Blur(target),
                    4 => Event::Undo(Some(target.as_str()).filter(|id| !id.is_empty())),
                    _ => Event::Redo(Some(target.as_str()).filter(|id| !id.is_empty())),
                },
            )
        }
        "selection" => {
            let (location, length) = (fields.integer(), fields.integer());
            let range = location..location.saturating_add(length);
            let target = &fields.text().unwrap_or_default();
            session.send(time, &Event::TextSelection(TextSelection { target, range }))
        }
        "compose" => {
            let phase = match fields.integer() {
                0 => CompositionPhase::Changed,
                1 => CompositionPhase::Committed,
                _ => CompositionPhase::Cancelled,
            };
            let selection = fields.pair(Fields::integer);
            let selection = selection.map(|(at, length)| at..at.saturating_add(length));
            let target = &fields.text().unwrap_or_default();
            let text = &fields.text().unwrap_or_default();
            session.send(time, &Event::Composition(Composition { target, phase, selection, text }))
        }
        "key" => {
            let phase = if fields.integer() == 0 { KeyPhase::Down } else { KeyPhase::Up };
            let (modifiers, repeats) = (fields.integer(), fields.integer() != 0);
            let key = &fields.text().unwrap_or_default();
            session.send(time, &Event::Key(KeyStroke { key, phase, modifiers, repeats }))
        }
        "select" => {
            let (component, row) = (fields.integer(), fields.integer());
            let target = &fields.text().unwrap_or_default();
            session.send(time, &Event::Selection(Selection { target, component, row }))
        }
        _ => panic!("no such line: {action}"),
    }
}

fn command(session: &mut Session, time: f64, fields: &mut Fields<'_>) -> Result<()> {
    let name = &fields.text().unwrap_or_default();
    let target = fields.text();
    let text;
    let value = match fields.integer() {
        1 => Value::Number(fields.number()),
        2 => {
            text = fields.text().unwrap_or_default();
            Value::Text(&text)
        }
        3 => Value::Bool(true),
        4 => Value::Bool(false),
        5 => {
            text = fields.text().unwrap_or_default();
            Value::Json(&text)
        }
        _ => Value::None,
    };
    session.send(time, &Event::Command(Command { name, target: target.as_deref(), value }))
}

const TEXT_SIZES: [TextSize; 12] = [
    TextSize::XSmall,
    TextSize::Small,
    TextSize::Medium,
    TextSize::Large,
    TextSize::XLarge,
    TextSize::XxLarge,
    TextSize::XxxLarge,
    TextSize::AccessibilityMedium,
    TextSize::AccessibilityLarge,
    TextSize::AccessibilityXLarge,
    TextSize::AccessibilityXxLarge,
    TextSize::AccessibilityXxxLarge,
];

fn environment(fields: &mut Fields<'_>) -> Environment {
    let members = fields.integer();
    let has = |bit: i32| members >> bit & 1 != 0;
    let window = Size { width: fields.number(), height: fields.number() };
    let safe_area = Insets {
        top: fields.number(),
        left: fields.number(),
        bottom: fields.number(),
        right: fields.number(),
    };
    let scale = fields.number();
    let window_origin = Point { x: fields.number(), y: fields.number() };
    let is_right_to_left = fields.integer() != 0;
    let reduce_motion = fields.integer() != 0;
    let date = Date { year: fields.integer(), month: fields.integer(), day: fields.integer() };
    let color_scheme = [ColorScheme::Light, ColorScheme::Dark][fields.integer() as usize];
    let contrast = [Contrast::Standard, Contrast::Increased][fields.integer() as usize];
    let text_size = TEXT_SIZES[fields.integer() as usize];
    let bold_text = fields.integer() != 0;
    Environment {
        window: has(0).then_some(window),
        safe_area: has(1).then_some(safe_area),
        scale: has(2).then_some(scale),
        window_origin: has(3).then_some(window_origin),
        is_right_to_left: has(4).then_some(is_right_to_left),
        reduce_motion: has(5).then_some(reduce_motion),
        date: has(6).then_some(date),
        color_scheme: has(7).then_some(color_scheme),
        contrast: has(8).then_some(contrast),
        text_size: has(9).then_some(text_size),
        bold_text: has(10).then_some(bold_text),
    }
}

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::thread;

use flow_engine::scenes::{adaptive_field, glide_card, onboarding, verification_code};
use flow_engine::*;

const FRAME: f64 = 1.0 / 60.0;

fn y_of(screen: &Screen, id: &str) -> f64 {
    screen.node(id).map_or(f64::NAN, |node| node.frame().y)
}

fn status<T: std::fmt::Debug>(result: Result<T>) -> Status {
    result.unwrap_err().status
}

#[test]
fn library_says_what_it_has() -> Result<()> {
    assert_eq!(version(), (1, 1));
    assert!(has_traces());
    assert!(scene_names()?.iter().any(|name| name == glide_card::NAME));
    Ok(())
}

#[test]
fn card_opens() -> Result<()> {
    let mut session = Session::open(glide_card::NAME)?;
    let mut screen = Screen::new();
    session.advance(10.0)?;
    screen.update(&mut session)?;
    assert_eq!(screen.state(), glide_card::state::RESTING);
    assert_eq!(y_of(&screen, glide_card::node::CARD), 812.0);
    let parent = screen.node(glide_card::node::GRABBER).and_then(Node::parent);
    let parent = parent.and_then(|number| screen.numbered(number));
    assert_eq!(parent.map(Node::id), Some(glide_card::node::CARD));
    assert!(session.is_settled());

    session.send(10.1, &Event::tap(glide_card::node::TRIGGER))?;
    assert!(!session.is_settled());
    let mut time = 10.1;
    while !session.is_settled() {
        session.advance(time)?;
        time += FRAME;
    }
    screen.update(&mut session)?;
    assert_eq!(y_of(&screen, glide_card::node::CARD), 512.0);
    assert!(screen.changed().any(|node| node.id() == glide_card::node::CARD));
    let effects = session.take_effects()?;
    match &effects[0].request {
        Request::Own { kind, id: None, members } => {
            assert_eq!(kind, glide_card::effect::DID_MOVE);
            assert_eq!(members.get("position").and_then(Json::as_str), Some("compressed"));
        }
        other => panic!("{other:?}"),
    }
    assert!(session.take_effects()?.is_empty());
    assert!(session.frame_json()?.starts_with("{\"frame\":"));
    screen.update(&mut session)?;
    assert_eq!(screen.changed().count(), 0);
    Ok(())
}

#[test]
fn environment_changes() -> Result<()> {
    let header = r#"{"flowTrace":1,"scene":"glide-card","configuration":{"segmented":false}}"#;
    let mut environment = Environment {
        window: Some(Size { width: 320.0, height: 568.0 }),
        ..Environment::default()
    };
    let mut session = Session::open_with(header, Some(&environment), false)?;
    let mut screen = Screen::new();
    session.advance(0.0)?;
    screen.update(&mut session)?;
    assert_eq!(screen.node("host").map(|node| node.frame().width), Some(320.0));
    environment.window = Some(Size { width: 400.0, height: 600.0 });
    environment.date = Some(Date { year: 2026, month: 2, day: 3 });
    session.send(1.0, &Event::Environment(environment))?;
    screen.update(&mut session)?;
    assert_eq!(screen.node("host").map(|node| node.frame().width), Some(400.0));
    Ok(())
}

#[test]
fn errors_say_what_is_wrong() -> Result<()> {
    let error = Session::open("nothing").unwrap_err();
    assert_eq!(error.status, Status::UnknownScene);
    assert!(error.message.contains("'nothing'; expected 'adaptive-field', "), "{error}");
    let error = Session::open("GlideCard").unwrap_err();
    assert!(error.message.contains("did you mean 'glide-card'?"), "{error}");
    // What stands in a name is no JSON.
    let error = Session::restore("glide\"card\n", "{}", false).unwrap_err();
    assert_eq!(error.status, Status::UnknownScene);
    assert!(error.message.contains("did you mean 'glide-card'?"), "{error}");
    assert!(error.to_string().starts_with("FLOW_UNKNOWN_SCENE: "), "{error}");
    assert_eq!(status(Session::open("{\"flowTrace\":1,")), Status::BadTrace);

    let mut session = Session::open(glide_card::NAME)?;
    let error = session.send(0.0, &Event::command("shwo")).unwrap_err();
    assert_eq!(error.status, Status::Refused);
    assert!(error.message.contains("show"), "{error}");
    assert_eq!(status(session.take_frames().map(str::len)), Status::NotKept);
    assert_eq!(status(session.recording().map(str::len)), Status::NotKept);
    assert_eq!(status(session.send(0.0, &Event::Line("{\"t\":0}"))), Status::BadTrace);
    // A screen of another session.
    let mut screen = Screen::new();
    session.advance(0.0)?;
    screen.update(&mut session)?;
    assert_eq!(status(screen.update(&mut Session::open(glide_card::NAME)?)), Status::Invalid);
    Ok(())
}

#[test]
fn text_beyond_ascii() -> Result<()> {
    let header = concat!(
        r#"{"flowTrace":1,"scene":"adaptive-field","configuration":{"fields":[{"id":"name","#,
        r#""frame":[0,100,300,40],"limits":[40],"placeholder":"Ünïcode 名前"}]}}"#
    );
    let mut session = Session::open(header)?;
    let mut screen = Screen::new();
    let field = adaptive_field::node::section("name", 0);
    session.send(0.0, &Event::Focus(&field))?;
    for text in ["é", "日本", "👩‍👩‍👧", "\u{feff}x", "𝒳"] {
        session.send(1.0, &Event::text(&field, text))?;
    }
    screen.update(&mut session)?;
    let text = |screen: &Screen| screen.node(&field).and_then(Node::text).map(str::to_owned);
    assert_eq!(text(&screen).as_deref(), Some("é日本👩‍👩‍👧\u{feff}x𝒳"));
    let edit = TextEdit { target: &field, replacement: "a", range: Some(1..3) };
    session.send(2.0, &Event::Text(edit))?;
    screen.update(&mut session)?;
    assert_eq!(text(&screen).as_deref(), Some("éa👩‍👩‍👧\u{feff}x𝒳"));
    Ok(())
}

#[test]
fn buffers_grow() -> Result<()> {
    let fields: Vec<String> = (0..300)
        .map(|index| {
            format!(
                r#"{{"id":"field-{index}","frame":[0,0,300,40],"limits":[10],"placeholder":"{}"}}"#,
                "x".repeat(500)
            )
        })
        .collect();
    let mut session = Session::open(&format!(
        r#"{{"flowTrace":1,"scene":"adaptive-field","configuration":{{"fields":[{}]}}}}"#,
        fields.join(",")
    ))?;
    let mut screen = Screen::new();
    session.advance(0.0)?;
    screen.update(&mut session)?;
    assert!(screen.nodes().len() > 900);
    assert!(session.saved(false)?.len() > 16384);
    let last = screen.node(&adaptive_field::node::placeholder_label("field-299"));
    assert_eq!(last.and_then(Node::text).map(str::len), Some(500));
    Ok(())
}

#[test]
fn fork_goes_on_by_itself() -> Result<()> {
    let mut session = Session::open(glide_card::NAME)?;
    let mut screen = Screen::new();
    session.send(0.0, &Event::tap(glide_card::node::TRIGGER))?;
    session.advance(0.1)?;
    screen.update(&mut session)?;
    let mut fork = session.fork()?;
    let mut copy = screen.copy(&fork);
    assert_eq!(fork.frame(), session.frame());
    fork.advance(0.2)?;
    copy.update(&mut fork)?;
    assert_ne!(y_of(&copy, "card"), y_of(&screen, "card"));
    session.advance(0.2)?;
    screen.update(&mut session)?;
    assert_eq!(y_of(&copy, "card"), y_of(&screen, "card"));
    drop(session);
    fork.advance(0.3)
}

#[test]
fn saved_state_goes_on() -> Result<()> {
    let field = verification_code::node::CODE_INPUT;
    let mut session = Session::open(verification_code::NAME)?;
    session.send(0.0, &Event::Focus(field))?;
    session.send(1.0, &Event::text(field, "27"))?;
    let state = session.saved(false)?.to_owned();
    let mut restored = Session::restore(verification_code::NAME, &state, false)?;
    let mut frames = Vec::new();
    for session in [&mut session, &mut restored] {
        session.send(2.0, &Event::text(field, "301"))?;
        let frame = session.frame_json()?;
        frames.push(frame[frame.find("\"nodes\"").unwrap()..].to_owned());
    }
    assert_eq!(frames[0], frames[1]);
    assert!(!session.saved(true)?.contains("27301"));
    Ok(())
}

#[test]
fn responses_bring_values() -> Result<()> {
    let mut session = Session::open(onboarding::NAME)?;
    session.advance(0.0)?;
    let response = |value| {
        Event::Response(Response { id: "image-1", is_success: true, message: None, value })
    };
    let values =
        [Value::None, Value::Number(2.0), Value::Text("a"), Value::Bool(true), Value::Json("[1]")];
    for value in values {
        session.send(1.0, &response(value))?;
    }
    let error = session.send(2.0, &response(Value::Json("[1"))).unwrap_err();
    assert_eq!(error.status, Status::Invalid);
    assert!(error.message.contains("'text'"), "{error}");
    Ok(())
}

#[test]
fn places_have_nodes() -> Result<()> {
    let mut session = Session::open(glide_card::NAME)?;
    let mut screen = Screen::new();
    session.advance(0.0)?;
    screen.update(&mut session)?;
    let frame = screen.node(glide_card::node::TRIGGER).expect("it is there").frame();
    let place = Point { x: frame.x + 1.0, y: frame.y + 1.0 };
    assert_eq!(session.hit_test(place)?, Some(glide_card::node::TRIGGER));
    assert_eq!(session.hit_test(Point { x: -1.0, y: -1.0 })?, None);
    let nowhere = Point { x: f64::NAN, y: 0.0 };
    assert_eq!(status(session.hit_test(nowhere).map(|_| ())), Status::Invalid);
    Ok(())
}

#[test]
fn dropped_sessions_are_closed() -> Result<()> {
    // There may be 4,096 open.
    for _ in 0..5000 {
        Session::open(glide_card::NAME)?;
    }
    Ok(())
}

#[test]
fn session_goes_to_another_thread() -> Result<()> {
    let mut session = Session::open(glide_card::NAME)?;
    session.advance(0.0)?;
    let mut session = thread::spawn(move || session.advance(1.0).map(|()| session))
        .join()
        .expect("the thread ends")?;
    session.advance(2.0)
}

#[test]
fn failure_leaves_recording() -> Result<()> {
    let file = std::env::temp_dir().join(format!("flow-{}.trace.jsonl", std::process::id()));
    let session = Session::open(glide_card::NAME)?;
    let mut session = FailureRecorder::new(session, &file, RecordingOptions::default())?;
    session.send(1.0, &Event::tap(glide_card::node::TRIGGER))?;
    let result = session.check(|session| session.send(2.0, &Event::command("nothing")));
    assert_eq!(status(result), Status::Refused);
    assert!(fs::read_to_string(&file).unwrap().contains("\"type\":\"tap\""));
    fs::remove_file(&file).unwrap();
    let failed = panic::catch_unwind(AssertUnwindSafe(move || {
        session.advance(3.0).unwrap();
        panic!("the host's");
    }));
    assert!(failed.is_err());
    assert!(fs::read_to_string(&file).unwrap().starts_with("{\"flowTrace\":1"));
    fs::remove_file(&file).unwrap();
    Ok(())
}

#[test]
fn failure_leaves_no_partial_file() -> Result<()> {
    // A folder takes no file's place.
    let folder = std::env::temp_dir().join(format!("flow-folder-{}", std::process::id()));
    fs::create_dir(&folder).unwrap();
    let session = Session::open(glide_card::NAME)?;
    let mut session = FailureRecorder::new(session, &folder, RecordingOptions::default())?;
    let result = session.check(|session| session.send(2.0, &Event::command("nothing")));
    assert_eq!(status(result), Status::Refused);
    assert!(!folder.with_extension("tmp").exists());
    fs::remove_dir(&folder).unwrap();
    Ok(())
}

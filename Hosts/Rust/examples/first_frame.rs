//! Shows a Glide card, taps the button that opens it, and prints what is to be drawn.

use flow_engine::scenes::glide_card;
use flow_engine::{Environment, Event, Insets, Screen, Session, Size};

fn main() -> flow_engine::Result<()> {
    let window = Environment {
        window: Some(Size { width: 375.0, height: 812.0 }),
        safe_area: Some(Insets { top: 44.0, left: 0.0, bottom: 34.0, right: 0.0 }),
        ..Environment::default()
    };
    let mut session = Session::open_with(glide_card::NAME, Some(&window), false)?;
    let mut screen = Screen::new();
    session.advance(0.0)?;
    show(&mut session, &mut screen)?;

    session.send(0.1, &Event::tap(glide_card::node::TRIGGER))?;
    // A host does this whenever its display is refreshed, until nothing moves.
    let mut time = 0.1;
    while !session.is_settled() {
        session.advance(time)?;
        time += 1.0 / 60.0;
    }
    show(&mut session, &mut screen)
}

fn show(session: &mut Session, screen: &mut Screen) -> flow_engine::Result<()> {
    screen.update(session)?;
    println!("frame {}: {}", session.frame(), screen.state());
    for node in screen.nodes() {
        println!("  {:8} {:?} {:?}", node.id(), node.kind(), node.frame());
    }
    for effect in session.take_effects()? {
        println!("  {:?}", effect.request);
    }
    Ok(())
}

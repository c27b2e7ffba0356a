//! A pan and its changes use the memory that there is.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use flow_engine::scenes::glide_card::{command, node, state, NAME};
use flow_engine::{Event, Pan, Phase, Point, Result, Screen, Session};

/// The system's allocator, which counts what this thread allocates: the one that runs the tests prints.
struct Counter;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: all calls are handed on.
unsafe impl GlobalAlloc for Counter {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTER: Counter = Counter;

#[test]
fn pans_in_place() -> Result<()> {
    let mut session = Session::open(NAME)?;
    let mut screen = Screen::new();
    session.send(0.0, &Event::command(command::SHOW))?;
    session.advance(2.0)?;
    session.take_effects()?;
    let mut before = 0;
    for index in 0..1000 {
        if index == 500 {
            before = COUNT.get();
        }
        let pan = Pan {
            phase: if index == 0 { Phase::Began } else { Phase::Changed },
            translation: Point { x: 0.0, y: -f64::from(index % 200) },
            velocity: Point { x: 0.0, y: -100.0 },
            location: Some(Point { x: 187.0, y: 600.0 }),
            target: Some(node::CARD),
        };
        session.send(2.0 + f64::from(index) * 0.008, &Event::Pan(pan))?;
        screen.update(&mut session)?;
        assert_eq!(screen.state(), state::DRAGGING);
        assert!(session.take_effects()?.is_empty());
    }
    assert_eq!(COUNT.get(), before);
    Ok(())
}

//! Measures what a sample of a pan costs, with and without the changes that it makes.

use std::time::Instant;

use flow_engine::scenes::glide_card::{command, node, NAME};
use flow_engine::{Event, Pan, Phase, Point, Result, Screen, Session};

const SAMPLES: u32 = 1_000;
const ROUNDS: u32 = 1_000;

fn main() -> Result<()> {
    let mut session = Session::open(NAME)?;
    let mut screen = Screen::new();
    session.send(0.0, &Event::command(command::SHOW))?;
    session.advance(2.0)?;
    let mut pan = Pan {
        phase: Phase::Began,
        translation: Point::default(),
        velocity: Point { x: 0.0, y: -100.0 },
        location: Some(Point { x: 187.0, y: 600.0 }),
        target: Some(node::CARD),
    };
    session.send(2.0, &Event::Pan(pan.clone()))?;
    pan.phase = Phase::Changed;
    let mut event = Event::Pan(pan);
    let mut time = 2.0;
    // The least of all rounds, with little of what else the machine does.
    let mut least = [f64::INFINITY; 2];
    for round in 0..ROUNDS {
        let looks = round % 2 == 1;
        let start = Instant::now();
        for sample in 0..SAMPLES {
            time += 0.008;
            if let Event::Pan(pan) = &mut event {
                pan.translation.y = -f64::from(sample % 200);
            }
            session.send(time, &event)?;
            if looks {
                screen.update(&mut session)?;
            }
        }
        let cost = start.elapsed().as_secs_f64() * 1e9 / f64::from(SAMPLES);
        let least = &mut least[usize::from(looks)];
        *least = least.min(cost);
    }
    println!("a pan {:.0} ns, with its changes {:.0} ns", least[0], least[1]);
    Ok(())
}

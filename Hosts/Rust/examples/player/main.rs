//! Reads session scripts (Hosts/conformance) from standard input and prints what comes of them.

mod digest;
mod fields;
mod script;

use std::io::{self, BufRead, Write};

use fields::Fields;
use script::Script;

fn main() -> io::Result<()> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut script = None;
    for line in io::stdin().lock().lines() {
        let line = line?;
        let mut fields = Fields::new(&line);
        match fields.word() {
            "" => {}
            "play" => script = Some(Script::new(fields.word())),
            "end" => {
                if let Some(script) = script.take() {
                    writeln!(output, "{}", script.summary())?;
                }
            }
            action => {
                if let Some(script) = &mut script {
                    script.play(action, fields);
                }
            }
        }
    }
    output.flush()
}

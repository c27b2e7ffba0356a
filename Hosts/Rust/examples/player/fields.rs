use std::iter::Peekable;
use std::str::Split;

/// The fields of a script's line, one after the other.
pub struct Fields<'a> {
    words: Peekable<Split<'a, char>>,
}

impl<'a> Fields<'a> {
    pub fn new(line: &'a str) -> Fields<'a> {
        Fields { words: line.split(' ').peekable() }
    }

    pub fn word(&mut self) -> &'a str {
        self.words.next().unwrap_or_default()
    }

    pub fn number(&mut self) -> f64 {
        self.word().parse().unwrap_or(f64::NAN)
    }

    pub fn integer(&mut self) -> i32 {
        self.word().parse().unwrap_or_default()
    }

    /// What two fields are; `None` if both are absent.
    pub fn pair<T>(&mut self, field: impl Fn(&mut Self) -> T) -> Option<(T, T)> {
        if self.words.peek() == Some(&"-") {
            self.word();
            self.word();
            return None;
        }
        Some((field(self), field(self)))
    }

    /// A text; `None` if it is absent.
    pub fn text(&mut self) -> Option<String> {
        let field = self.word();
        match field {
            "-" => return None,
            "%" => return Some(String::new()),
            _ => {}
        }
        let mut bytes = Vec::with_capacity(field.len());
        let mut rest = field;
        while let Some(start) = rest.find('%') {
            bytes.extend_from_slice(rest[..start].as_bytes());
            bytes.extend(u8::from_str_radix(&rest[start + 1..start + 3], 16));
            rest = &rest[start + 3..];
        }
        bytes.extend_from_slice(rest.as_bytes());
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }
}

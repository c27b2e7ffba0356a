use std::str::Chars;

/// A value of JSON.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    Array(Vec<Json>),
    /// Members in their order.
    Object(Vec<(String, Json)>),
}

/// A string as JSON.
pub(crate) fn quoted(text: &str) -> String {
    let mut json = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => json.extend(['\\', character]),
            '\0'..='\x1f' => json.push_str(&format!("\\u{:04x}", character as u32)),
            _ => json.push(character),
        }
    }
    json.push('"');
    json
}

impl Json {
    /// The member of an object.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => {
                members.iter().find(|(key, _)| key == name).map(|(_, value)| value)
            }
            _ => None,
        }
    }

    /// The text, if it is one.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number, if it is one.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Json::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Reads what the library has written; `None` if it is not JSON.
    pub(crate) fn parse(text: &str) -> Option<Json> {
        let mut reader = Reader { characters: text.chars() };
        let value = reader.value()?;
        reader.peek().is_none().then_some(value)
    }
}

struct Reader<'a> {
    characters: Chars<'a>,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.characters.clone().next()
    }

    fn next(&mut self) -> Option<char> {
        self.characters.next()
    }

    fn skips(&mut self, mark: char) -> bool {
        let is_there = self.peek() == Some(mark);
        if is_there {
            self.next();
        }
        is_there
    }

    fn value(&mut self) -> Option<Json> {
        match self.peek()? {
            '{' => self.object(),
            '[' => self.array(),
            '"' => self.string().map(Json::Text),
            _ => self.literal(),
        }
    }

    fn object(&mut self) -> Option<Json> {
        self.next();
        let mut members = Vec::new();
        while !self.skips('}') {
            self.skips(',');
            let name = self.string()?;
            self.skips(':');
            members.push((name, self.value()?));
        }
        Some(Json::Object(members))
    }

    fn array(&mut self) -> Option<Json> {
        self.next();
        let mut elements = Vec::new();
        while !self.skips(']') {
            self.skips(',');
            elements.push(self.value()?);
        }
        Some(Json::Array(elements))
    }

    fn literal(&mut self) -> Option<Json> {
        let rest = self.characters.as_str();
        let end = rest.find(|character| ",]}".contains(character)).unwrap_or(rest.len());
        self.characters = rest[end..].chars();
        match &rest[..end] {
            "null" => Some(Json::Null),
            "true" => Some(Json::Bool(true)),
            "false" => Some(Json::Bool(false)),
            number => number.parse().ok().map(Json::Number),
        }
    }

    fn string(&mut self) -> Option<String> {
        let mut result = String::new();
        if !self.skips('"') {
            return None;
        }
        loop {
            match self.next()? {
                '"' => return Some(result),
                '\\' => result.push(self.escape()?),
                character => result.push(character),
            }
        }
    }

    fn escape(&mut self) -> Option<char> {
        Some(match self.next()? {
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => self.unit()?,
            character => character,
        })
    }

    /// A character of four digits; the library escapes none beyond control characters.
    fn unit(&mut self) -> Option<char> {
        let mut scalar = 0;
        for _ in 0..4 {
            scalar = scalar << 4 | self.next()?.to_digit(16)?;
        }
        char::from_u32(scalar)
    }
}

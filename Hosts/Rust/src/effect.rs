use crate::json::Json;

/// What a scene asks of its host.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// The number of the frame that asks for it.
    pub frame: u64,
    /// The frame's time, in the scene's time.
    pub time: f64,
    /// What it asks for.
    pub request: Request,
    /// The line of JSON, as the library wrote it.
    pub json: String,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Show the keyboard, for a field; `None` where the scene has only one.
    Focus(Option<String>),
    /// Dismiss the keyboard.
    Blur,
    /// Have the screen reader say something.
    Announce(String),
    /// Put a text on the clipboard.
    Copy(String),
    /// Enter what is on the clipboard into a field, by a text event.
    Paste(String),
    /// What is particular to the scene.
    Own {
        /// One of the scene's effect types.
        kind: String,
        /// What a response answers to, if one is expected.
        id: Option<String>,
        /// All of it, with its type and id: a JSON object.
        members: Json,
    },
}

impl Effect {
    /// Reads a line; `None` if it is not an effect's.
    pub(crate) fn parse(line: &str) -> Option<Effect> {
        let json = Json::parse(line)?;
        let members = json.get("effect")?;
        let text = |name| members.get(name).and_then(Json::as_str).map(str::to_owned);
        let kind = text("type")?;
        let request = match kind.as_str() {
            "focus" => Request::Focus(text("target")),
            "blur" => Request::Blur,
            "announce" => Request::Announce(text("text")?),
            "copy" => Request::Copy(text("text")?),
            "paste" => Request::Paste(text("target")?),
            _ => Request::Own { kind, id: text("id"), members: members.clone() },
        };
        Some(Effect {
            frame: json.get("frame")?.as_f64()? as u64,
            time: json.get("t")?.as_f64()?,
            request,
            json: line.to_owned(),
        })
    }
}

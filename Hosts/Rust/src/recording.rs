/// How much of a session is recorded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Extent {
    /// All of it.
    All,
    /// At least the last seconds.
    Last(f64),
    /// All of it, and [`Session::recording`](crate::Session::recording) takes what is there.
    Stream,
}

/// How a session is recorded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RecordingOptions<'a> {
    /// How much of it.
    pub extent: Extent,
    /// The ids of nodes whose text may be shown; all other text is private.
    pub public_text: &'a [&'a str],
}

impl Default for RecordingOptions<'_> {
    fn default() -> Self {
        RecordingOptions { extent: Extent::All, public_text: &[] }
    }
}

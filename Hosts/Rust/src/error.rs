use std::ffi::CStr;
use std::fmt;

use crate::bytes::Output;
use crate::sys;

/// A result of this crate.
pub type Result<T> = std::result::Result<T, Error>;

/// What was wrong with a call; flow.h describes each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Status {
    Closed = -1,
    Foreign = -2,
    Busy = -3,
    Invalid = -4,
    WrongSize = -5,
    NoRoom = -6,
    Refused = -7,
    BadTrace = -8,
    UnknownScene = -9,
    Full = -10,
    Unsupported = -11,
    NotKept = -12,
    WrongVersion = -13,
    BadTime = -14,
}

impl Status {
    const ALL: [Status; 14] = [
        Status::Closed,
        Status::Foreign,
        Status::Busy,
        Status::Invalid,
        Status::WrongSize,
        Status::NoRoom,
        Status::Refused,
        Status::BadTrace,
        Status::UnknownScene,
        Status::Full,
        Status::Unsupported,
        Status::NotKept,
        Status::WrongVersion,
        Status::BadTime,
    ];

    /// The number in the C interface.
    pub fn code(self) -> i32 {
        self as i32
    }

    fn of(code: i32) -> Status {
        Status::ALL.into_iter().find(|status| status.code() == code).unwrap_or(Status::Invalid)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: a valid text for any number, which stays.
        let name = unsafe { CStr::from_ptr(sys::flow_status_name(self.code())) };
        formatter.write_str(&name.to_string_lossy())
    }
}

/// A call that failed, and so has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// What was wrong.
    pub status: Status,
    /// The place, and what was expected.
    pub message: String,
}

impl Error {
    pub(crate) fn new(status: Status, message: impl Into<String>) -> Error {
        Error { status, message: message.into() }
    }

    /// The error of this thread's last call.
    #[cold]
    fn last(code: i32) -> Error {
        let mut message = Output::default();
        // SAFETY: the output is as large as it says.
        let status = message
            .fill(|output, capacity, count| unsafe { sys::flow_message(output, capacity, count) });
        Error::new(Status::of(code), if status < 0 { "" } else { message.text() })
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.status, self.message)
    }
}

impl std::error::Error for Error {}

/// The error of a status that is one.
#[inline]
pub(crate) fn check(status: i32) -> Result<()> {
    if status < 0 {
        return Err(Error::last(status));
    }
    Ok(())
}

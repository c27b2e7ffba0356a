use std::fs;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;
use std::thread;

use crate::error::Result;
use crate::recording::RecordingOptions;
use crate::session::Session;

/// A session that is recorded, and whose recording goes to a file when something fails.
///
/// [`check`](FailureRecorder::check) writes it when a call was refused, and dropping it while a panic
/// passes through. `flow replay` reproduces what the file has.
#[derive(Debug)]
pub struct FailureRecorder {
    session: Session,
    file: PathBuf,
}

impl FailureRecorder {
    /// Records a session from here on.
    pub fn new(
        mut session: Session,
        file: impl Into<PathBuf>,
        options: RecordingOptions<'_>,
    ) -> Result<FailureRecorder> {
        session.record(options)?;
        Ok(FailureRecorder { session, file: file.into() })
    }

    /// Does something with the session; if it fails, the recording is written.
    pub fn check<T>(&mut self, body: impl FnOnce(&mut Session) -> Result<T>) -> Result<T> {
        let result = body(&mut self.session);
        if result.is_err() {
            self.write();
        }
        result
    }

    /// Writes the recording: to a file beside, which then takes the place of the one before.
    ///
    /// What goes wrong here is not told, since something else already did.
    fn write(&mut self) {
        let mut part = self.file.clone().into_os_string();
        part.push(".tmp");
        if let Ok(recording) = self.session.recording() {
            let written = fs::write(&part, recording).and_then(|()| fs::rename(&part, &self.file));
            if written.is_err() {
                let _ = fs::remove_file(&part);
            }
        }
    }
}

impl Deref for FailureRecorder {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl DerefMut for FailureRecorder {
    fn deref_mut(&mut self) -> &mut Session {
        &mut self.session
    }
}

impl Drop for FailureRecorder {
    fn drop(&mut self) {
        if thread::panicking() {
            self.write();
        }
    }
}

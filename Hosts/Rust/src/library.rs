use std::sync::Once;

use crate::bytes::Output;
use crate::error::{check, Result};
use crate::sys;

/// The library's version, major and minor.
pub fn version() -> (u32, u32) {
    // SAFETY: no parameters.
    let version = unsafe { sys::flow_version() };
    (version >> 16, version & 0xFFFF)
}

/// Whether the library has traces: headers, lines, frames as JSON, saved states and recordings.
pub fn has_traces() -> bool {
    // SAFETY: no parameters.
    unsafe { sys::flow_get_features() & sys::FLOW_FEATURE_TRACES != 0 }
}

/// The names of the scenes that the library has.
pub fn scene_names() -> Result<Vec<String>> {
    let mut output = Output::default();
    // SAFETY: the output is as large as it says.
    check(output.fill(|output, capacity, count| unsafe {
        sys::flow_scenes(output, capacity, count)
    }))?;
    Ok(output.text().lines().map(str::to_owned).collect())
}

/// Checks that this crate can use the library; what it found holds from then on.
pub(crate) fn check_version() -> Result<()> {
    static CHECK: Once = Once::new();
    if CHECK.is_completed() {
        return Ok(());
    }
    // SAFETY: no pointers.
    check(unsafe { sys::flow_check_version(sys::FLOW_VERSION) })?;
    CHECK.call_once(|| {});
    Ok(())
}

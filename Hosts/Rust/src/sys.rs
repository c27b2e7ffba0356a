//! The C interface, as in flow.h.

#![allow(non_camel_case_types)]

use std::os::raw::c_char;

pub type flow_session = u64;
pub type flow_status = i32;

pub const FLOW_VERSION: u32 = 1 << 16 | 1;
pub const FLOW_FEATURE_TRACES: u32 = 1;
pub const FLOW_OPEN_KEEPS_FRAMES: u32 = 1;
pub const FLOW_OPEN_SAMPLES_REPEATING: u32 = 1 << 1;
pub const FLOW_CHANGES_ALL: u32 = 1;
pub const FLOW_CHANGES_ORDER: u32 = 1 << 1;

// begin members: environment
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct flow_environment {
    pub size: u32,
    pub members: u32,
    pub window: [f64; 2],
    pub safe_area: [f64; 4],
    pub scale: f64,
    pub window_origin: [f64; 2],
    pub layout_direction: i32,
    pub reduce_motion: i32,
    pub date: [i32; 3],
    pub color_scheme: u8,
    pub contrast: u8,
    pub text_size: u8,
    pub bold_text: u8,
}
// end members: environment

#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct flow_update {
    pub size: u32,
    pub is_settled: u32,
    pub frame: u64,
    pub time: f64,
    pub next_wake_up: f64,
    pub effect_count: u32,
    pub reserved: u32,
}

// begin members: events
#[repr(C)]
pub struct flow_pan {
    pub size: u32,
    pub phase: i32,
    pub translation: [f64; 2],
    pub velocity: [f64; 2],
    pub location: [f64; 2],
    pub has_location: i32,
    pub reserved: i32,
}

#[repr(C)]
pub struct flow_tap {
    pub size: u32,
    pub has_location: i32,
    pub location: [f64; 2],
}

#[repr(C)]
pub struct flow_scroll {
    pub size: u32,
    pub phase: i32,
    pub offset: [f64; 2],
    pub velocity: [f64; 2],
}

#[repr(C)]
pub struct flow_text_edit {
    pub size: u32,
    pub has_range: i32,
    pub location: i32,
    pub length: i32,
}

#[repr(C)]
pub struct flow_selection {
    pub size: u32,
    pub component: i32,
    pub row: i32,
    pub reserved: i32,
}

#[repr(C)]
pub struct flow_keyboard {
    pub size: u32,
    pub phase: i32,
    pub frame: [f64; 4],
    pub duration: f64,
    pub curve: i32,
    pub reserved: i32,
}

#[repr(C)]
pub struct flow_pointer {
    pub size: u32,
    pub id: i32,
    pub kind: i32,
    pub phase: i32,
    pub location: [f64; 2],
    pub buttons: i32,
    pub modifiers: i32,
}

#[repr(C)]
pub struct flow_double_tap {
    pub size: u32,
    pub has_location: i32,
    pub location: [f64; 2],
}

#[repr(C)]
pub struct flow_long_press {
    pub size: u32,
    pub phase: i32,
    pub location: [f64; 2],
    pub has_location: i32,
    pub reserved: i32,
}

#[repr(C)]
pub struct flow_pinch {
    pub size: u32,
    pub phase: i32,
    pub scale: f64,
    pub velocity: f64,
    pub location: [f64; 2],
    pub has_location: i32,
    pub reserved: i32,
}

#[repr(C)]
pub struct flow_key_stroke {
    pub size: u32,
    pub phase: i32,
    pub modifiers: i32,
    pub repeats: i32,
}

#[repr(C)]
pub struct flow_text_selection {
    pub size: u32,
    pub location: i32,
    pub length: i32,
    pub reserved: i32,
}

#[repr(C)]
pub struct flow_composition {
    pub size: u32,
    pub phase: i32,
    pub has_selection: i32,
    pub location: i32,
    pub length: i32,
    pub reserved: i32,
}
// end members: events

#[repr(C)]
pub struct flow_value {
    pub size: u32,
    pub kind: i32,
    pub number: f64,
}

#[repr(C)]
pub struct flow_recording_options {
    pub size: u32,
    pub extent: i32,
    pub seconds: f64,
}

#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct flow_place {
    pub offset: u32,
    pub count: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct flow_changes {
    pub size: u32,
    pub flags: u32,
    pub revision: u64,
    pub state: flow_place,
    pub gone: flow_place,
    pub order: flow_place,
    pub nodes: flow_place,
}

/// A call that writes an output of a session.
pub type flow_writer =
    unsafe extern "C" fn(flow_session, *mut u8, usize, *mut usize) -> flow_status;

extern "C" {
    pub fn flow_version() -> u32;
    pub fn flow_check_version(version: u32) -> flow_status;
    pub fn flow_get_features() -> u32;
    pub fn flow_scenes(output: *mut u8, capacity: usize, count: *mut usize) -> flow_status;
    pub fn flow_status_name(status: flow_status) -> *const c_char;
    pub fn flow_message(output: *mut u8, capacity: usize, count: *mut usize) -> flow_status;

    pub fn flow_open(
        setup: *const u8,
        setup_count: usize,
        environment: *const flow_environment,
        flags: u32,
        session: *mut flow_session,
    ) -> flow_status;
    pub fn flow_fork(session: flow_session, fork: *mut flow_session) -> flow_status;
    pub fn flow_close(session: flow_session) -> flow_status;

    pub fn flow_advance(session: flow_session, time: f64, update: *mut flow_update) -> flow_status;
    pub fn flow_send(
        session: flow_session,
        line: *const u8,
        line_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    // begin members: calls
    pub fn flow_send_pan(
        session: flow_session,
        time: f64,
        pan: *const flow_pan,
        target: *const u8,
        target_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_tap(
        session: flow_session,
        time: f64,
        tap: *const flow_tap,
        target: *const u8,
        target_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_scroll(
        session: flow_session,
        time: f64,
        scroll: *const flow_scroll,
        target: *const u8,
        target_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_text(
        session: flow_session,
        time: f64,
        edit: *const flow_text_edit,
        target: *const u8,
        target_count: usize,
        replacement: *const u8,
        replacement_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_selection(
        session: flow_session,
        time: f64,
        selection: *const flow_selection,
        target: *const u8,
        target_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_keyboard(
        session: flow_session,
        time: f64,
        keyboard: *const flow_keyboard,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_pointer(
        session: flow_session,
        time: f64,
        pointer: *const flow_pointer,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_double_tap(
        session: flow_session,
        time: f64,
        tap: *const flow_double_tap,
        target: *const u8,
        target_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_long_press(
        session: flow_session,
        time: f64,
        press: *const flow_long_press,
        target: *const u8,
        target_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_pinch(
        session: flow_session,
        time: f64,
        pinch: *const flow_pinch,
        target: *const u8,
        target_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_key(
        session: flow_session,
        time: f64,
        stroke: *const flow_key_stroke,
        key: *const u8,
        key_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_text_selection(
        session: flow_session,
        time: f64,
        selection: *const flow_text_selection,
        target: *const u8,
        target_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_composition(
        session: flow_session,
        time: f64,
        composition: *const flow_composition,
        target: *const u8,
        target_count: usize,
        text: *const u8,
        text_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    // end members: calls
    pub fn flow_send_field(
        session: flow_session,
        time: f64,
        event: i32,
        target: *const u8,
        target_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_data(
        session: flow_session,
        time: f64,
        outcome: i32,
        id: *const u8,
        id_count: usize,
        message: *const u8,
        message_count: usize,
        value: *const flow_value,
        text: *const u8,
        text_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_command(
        session: flow_session,
        time: f64,
        name: *const u8,
        name_count: usize,
        target: *const u8,
        target_count: usize,
        value: *const flow_value,
        text: *const u8,
        text_count: usize,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_environment(
        session: flow_session,
        time: f64,
        environment: *const flow_environment,
        update: *mut flow_update,
    ) -> flow_status;
    pub fn flow_send_tick(
        session: flow_session,
        time: f64,
        update: *mut flow_update,
    ) -> flow_status;

    pub fn flow_get_changes(
        session: flow_session,
        since: u64,
        output: *mut u8,
        capacity: usize,
        count: *mut usize,
    ) -> flow_status;
    pub fn flow_effects(
        session: flow_session,
        output: *mut u8,
        capacity: usize,
        count: *mut usize,
    ) -> flow_status;
    pub fn flow_hit_test(
        session: flow_session,
        x: f64,
        y: f64,
        output: *mut u8,
        capacity: usize,
        count: *mut usize,
    ) -> flow_status;
    pub fn flow_frame(
        session: flow_session,
        output: *mut u8,
        capacity: usize,
        count: *mut usize,
    ) -> flow_status;
    pub fn flow_frames(
        session: flow_session,
        output: *mut u8,
        capacity: usize,
        count: *mut usize,
    ) -> flow_status;
    pub fn flow_saved(
        session: flow_session,
        omits_secrets: i32,
        output: *mut u8,
        capacity: usize,
        count: *mut usize,
    ) -> flow_status;

    pub fn flow_record(
        session: flow_session,
        options: *const flow_recording_options,
        public_text: *const u8,
        public_text_count: usize,
    ) -> flow_status;
    pub fn flow_recording(
        session: flow_session,
        output: *mut u8,
        capacity: usize,
        count: *mut usize,
    ) -> flow_status;
    pub fn flow_stop_recording(session: flow_session) -> flow_status;
}

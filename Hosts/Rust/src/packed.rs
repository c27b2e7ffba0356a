// Written by scripts/generate-members; change Members/node.jsonl instead.

//! A node as the C interface packs it.

#![allow(non_camel_case_types)]

use crate::sys::flow_place;

#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct flow_content {
    pub size: u32,
    pub kind: i32,
    pub id: flow_place,
    pub text: flow_place,
    pub placeholder: flow_place,
    pub image: flow_place,
    pub font_name: flow_place,
    pub font_size: f64,
    pub caret: i32,
    pub text_alignment: i32,
    pub keyboard_type: flow_place,
    pub text_content_type: flow_place,
    pub return_key_type: flow_place,
    pub accessibility_label: flow_place,
    pub accessibility_value: flow_place,
    pub accessibility_traits: u32,
    pub members: u32,
    pub rows: flow_place,
    pub row_counts: flow_place,
    pub selected_rows: flow_place,
    pub selected_range_location: i32,
    pub selected_range_length: i32,
    pub marked_range_location: i32,
    pub marked_range_length: i32,
}

#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct flow_node {
    pub size: u32,
    pub number: u32,
    pub parent: u32,
    pub flags: u32,
    pub frame: [f64; 4],
    pub transform: [f64; 6],
    pub alpha: f64,
    pub corner_radius: f64,
    pub border_width: f64,
    pub stroke_end: f64,
    pub content_offset: [f64; 2],
    pub content_inset: [f64; 4],
    pub content_size: [f64; 2],
    pub background: u32,
    pub border_color: u32,
    pub text_color: u32,
    pub placeholder_color: u32,
    pub tint_color: u32,
    pub members: u32,
    pub content: flow_place,
}

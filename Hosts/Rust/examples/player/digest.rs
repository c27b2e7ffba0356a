use std::fmt;

use flow_engine::{Node, Screen};

/// The bytes that a script prints, as their checksum.
pub struct Digest {
    table: [u32; 256],
    checksum: u32,
    frames: usize,
    count: usize,
}

impl Digest {
    pub fn new() -> Digest {
        let mut table = [0; 256];
        for (index, entry) in table.iter_mut().enumerate() {
            *entry = (0..8).fold(index as u32, |value, _| {
                value >> 1 ^ if value & 1 == 0 { 0 } else { 0xEDB8_8320 }
            });
        }
        Digest { table, checksum: 0xFFFF_FFFF, frames: 0, count: 0 }
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            let index = (self.checksum ^ u32::from(byte)) & 0xFF;
            self.checksum = self.checksum >> 8 ^ self.table[index as usize];
        }
        self.count += bytes.len();
    }

    pub fn integer(&mut self, value: i32) {
        self.bytes(&value.to_le_bytes());
    }

    fn bits(&mut self, value: u32) {
        self.bytes(&value.to_le_bytes());
    }

    fn real(&mut self, value: f64) {
        self.bytes(&value.to_le_bytes());
    }

    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    fn terminated(&mut self, text: &str) {
        self.text(text);
        self.bytes(&[0]);
    }

    pub fn frames(&mut self, lines: &str) {
        self.frames += lines.matches('\n').count();
        self.text(lines);
    }

    pub fn nodes(&mut self, screen: &Screen) {
        self.terminated(screen.state());
        self.bits(screen.nodes().len() as u32);
        for node in screen.nodes() {
            let parent = node.parent().and_then(|number| screen.numbered(number));
            self.terminated(node.id());
            self.terminated(parent.map_or("", Node::id));
            self.node(node);
        }
    }

    fn node(&mut self, node: &Node) {
        self.bits(node.kind() as u32);
        self.bits(node.flags());
        self.bits(node.members());
        // begin members: digest, written by scripts/generate-members
        self.real(node.frame().x);
        self.real(node.frame().y);
        self.real(node.frame().width);
        self.real(node.frame().height);
        self.real(node.transform().translation.x);
        self.real(node.transform().translation.y);
        self.real(node.transform().scale.x);
        self.real(node.transform().scale.y);
        self.real(node.transform().rotation_y);
        self.real(node.transform().perspective);
        self.real(node.alpha());
        self.real(node.corner_radius());
        self.real(node.border_width());
        self.real(node.stroke_end());
        self.real(node.content_offset().x);
        self.real(node.content_offset().y);
        self.real(node.content_inset().top);
        self.real(node.content_inset().left);
        self.real(node.content_inset().bottom);
        self.real(node.content_inset().right);
        self.real(node.content_size().unwrap_or_default().width);
        self.real(node.content_size().unwrap_or_default().height);
        self.real(node.font().map_or(0.0, |(_, size)| size));
        self.bits(node.background().map_or(0, |color| color.0));
        self.bits(node.border_color().map_or(0, |color| color.0));
        self.bits(node.text_color().map_or(0, |color| color.0));
        self.bits(node.placeholder_color().map_or(0, |color| color.0));
        self.bits(node.tint_color().map_or(0, |color| color.0));
        self.bits(node.accessibility_traits());
        self.integer(node.caret().unwrap_or(-1));
        self.bits(node.text_alignment() as u32);
        self.integer(node.selected_range().map_or(-1, |range| range.start));
        self.integer(node.selected_range().map_or(0, |range| range.end - range.start));
        self.integer(node.marked_range().map_or(-1, |range| range.start));
        self.integer(node.marked_range().map_or(0, |range| range.end - range.start));
        self.terminated(node.text().unwrap_or_default());
        self.terminated(node.placeholder().unwrap_or_default());
        self.terminated(node.image().unwrap_or_default());
        self.terminated(node.font().map_or("", |(name, _)| name));
        self.terminated(node.keyboard_type());
        self.terminated(node.text_content_type().unwrap_or_default());
        self.terminated(node.return_key_type());
        self.terminated(node.accessibility_label().unwrap_or_default());
        self.terminated(node.accessibility_value().unwrap_or_default());
        // end members: digest
        self.bits(node.rows().len() as u32);
        for component in node.rows() {
            self.bits(component.len() as u32);
            for row in component {
                self.terminated(row);
            }
        }
        self.bits(node.selected_rows().len() as u32);
        for &row in node.selected_rows() {
            self.integer(row);
        }
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:08x} {} {}", !self.checksum, self.frames, self.count)
    }
}

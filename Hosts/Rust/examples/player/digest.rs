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

    fn reals(&mut self, values: &[f64]) {
        for value in values {
            self.bytes(&value.to_le_bytes());
        }
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
        let (frame, transform) = (node.frame(), node.transform());
        self.reals(&[frame.x, frame.y, frame.width, frame.height]);
        self.reals(&[transform.translation.x, transform.translation.y]);
        self.reals(&[transform.scale.x, transform.scale.y]);
        self.reals(&[transform.rotation_y, transform.perspective]);
        self.reals(&[
            node.alpha(), node.corner_radius(), node.border_width(), node.stroke_end(),
        ]);
        let (offset, inset) = (node.content_offset(), node.content_inset());
        let size = node.content_size().unwrap_or_default();
        self.reals(&[offset.x, offset.y, inset.top, inset.left, inset.bottom, inset.right]);
        self.reals(&[size.width, size.height, node.font().map_or(0.0, |(_, size)| size)]);
        let colors = [
            node.background(), node.border_color(), node.text_color(), node.placeholder_color(),
            node.tint_color(),
        ];
        for color in colors {
            self.bits(color.map_or(0, |color| color.0));
        }
        self.bits(node.accessibility_traits());
        self.integer(node.caret().unwrap_or(-1));
        self.bits(node.text_alignment() as u32);
        self.contents(node);
    }

    fn contents(&mut self, node: &Node) {
        let texts = [
            node.text(),
            node.placeholder(),
            node.image(),
            node.font().map(|(name, _)| name),
            Some(node.keyboard_type()),
            node.text_content_type(),
            Some(node.return_key_type()),
            node.accessibility_label(),
            node.accessibility_value(),
        ];
        for text in texts {
            self.terminated(text.unwrap_or_default());
        }
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

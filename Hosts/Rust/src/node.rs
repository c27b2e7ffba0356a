// Written by scripts/generate-members; change Members/node.jsonl instead.

use std::ops::Range;

use crate::bytes::Output;
use crate::event::Point;
use crate::packed::{flow_content, flow_node};
use crate::values::{Color, Insets, Rect, Size, Transform};

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Kind {
    View,
    Label,
    Image,
    Field,
    Button,
    Shape,
    Scroll,
    Picker,
}

const KINDS: [Kind; 8] = [
    Kind::View,
    Kind::Label,
    Kind::Image,
    Kind::Field,
    Kind::Button,
    Kind::Shape,
    Kind::Scroll,
    Kind::Picker,
];

/// The alignment of a node's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum TextAlignment {
    Natural,
    Left,
    Center,
    Right,
}

const ALIGNMENTS: [TextAlignment; 4] = [
    TextAlignment::Natural,
    TextAlignment::Left,
    TextAlignment::Center,
    TextAlignment::Right,
];

/// What a node has beside its geometry.
#[derive(Clone, Debug, Default)]
struct Content {
    members: u32,
    kind: i32,
    id: String,
    text: String,
    placeholder: String,
    image: String,
    font_name: String,
    font_size: f64,
    caret: i32,
    text_alignment: i32,
    keyboard_type: String,
    text_content_type: String,
    return_key_type: String,
    accessibility_label: String,
    accessibility_value: String,
    accessibility_traits: u32,
    rows: Vec<Vec<String>>,
    selected_rows: Vec<i32>,
    selected_range_location: i32,
    selected_range_length: i32,
    marked_range_location: i32,
    marked_range_length: i32,
}

/// A node as a [`Screen`](crate::Screen) has it.
///
/// Lengths are in points; the frame is in the parent's coordinates, before the transform.
#[derive(Clone, Debug)]
pub struct Node {
    packed: flow_node,
    content: Content,
}

impl Node {
    pub(crate) fn new(number: u32) -> Node {
        let packed = flow_node {
            number,
            transform: [0.0, 0.0, 1.0, 1.0, 0.0, 0.0],
            alpha: 1.0,
            stroke_end: 1.0,
            ..flow_node::default()
        };
        Node { packed, content: Content { caret: -1, selected_range_location: -1, marked_range_location: -1, ..Content::default() } }
    }

    /// Takes what has changed.
    pub(crate) fn update(&mut self, packed: flow_node, output: &Output) {
        self.packed = packed;
        if packed.content.count != 0 {
            self.content.read(output.read(packed.content.offset), output);
        }
    }

    /// Whether the last update has changed more than its geometry, if it has changed it.
    pub fn is_content_changed(&self) -> bool {
        self.packed.content.count != 0
    }

    /// The number, which it keeps while it is there.
    pub fn number(&self) -> u32 {
        self.packed.number
    }

    /// The parent's number; `None` at the root.
    pub fn parent(&self) -> Option<u32> {
        (self.packed.parent != 0).then_some(self.packed.parent)
    }

    /// All flags, as the bits of FLOW_NODE_….
    pub fn flags(&self) -> u32 {
        self.packed.flags
    }

    fn flag(&self, bit: u32) -> bool {
        self.packed.flags >> bit & 1 != 0
    }

    /// Whether the transform is not the identity.
    pub fn is_transformed(&self) -> bool {
        self.flag(7)
    }

    /// The members that are there, as the bits of FLOW_HAS_….
    pub fn members(&self) -> u32 {
        self.packed.members | self.content.members
    }

    fn has(&self, bit: u32) -> bool {
        self.members() >> bit & 1 != 0
    }

    /// Whether it is neither drawn nor touched.
    pub fn is_hidden(&self) -> bool {
        self.flag(0)
    }

    /// Whether it responds to input.
    pub fn is_enabled(&self) -> bool {
        self.flag(1)
    }

    /// Whether it has keyboard focus.
    pub fn is_focused(&self) -> bool {
        self.flag(2)
    }

    /// Whether its text is obscured by dots.
    pub fn is_secure(&self) -> bool {
        self.flag(3)
    }

    /// Whether its children are drawn only inside its bounds.
    pub fn clips_to_bounds(&self) -> bool {
        self.flag(4)
    }

    /// Whether the keyboard may correct the text that is typed into a field.
    pub fn has_autocorrection(&self) -> bool {
        self.flag(5)
    }

    /// Whether it receives touches; not part of the frame.
    pub fn is_interactive(&self) -> bool {
        self.flag(6)
    }

    /// Whether a finger or a button of a mouse is down on it that would be a tap.
    pub fn is_pressed(&self) -> bool {
        self.flag(8)
    }

    /// Whether a mouse or a pen points at it.
    pub fn is_hovered(&self) -> bool {
        self.flag(9)
    }

    /// Position and size before `transform`, in the parent's coordinates.
    pub fn frame(&self) -> Rect {
        Rect::from(self.packed.frame)
    }

    /// The transform about the node's centre.
    pub fn transform(&self) -> Transform {
        Transform::from(self.packed.transform)
    }

    /// Opacity, 0…1.
    pub fn alpha(&self) -> f64 {
        self.packed.alpha
    }

    /// Corner radius, in points.
    pub fn corner_radius(&self) -> f64 {
        self.packed.corner_radius
    }

    /// Border width, in points.
    pub fn border_width(&self) -> f64 {
        self.packed.border_width
    }

    /// Fraction of the outline that is drawn, 0…1.
    pub fn stroke_end(&self) -> f64 {
        self.packed.stroke_end
    }

    /// The point of the content at the node's top left, in points; children are laid out in the content.
    pub fn content_offset(&self) -> Point {
        Point::from(self.packed.content_offset)
    }

    /// Insets around the content, in points.
    pub fn content_inset(&self) -> Insets {
        Insets::from(self.packed.content_inset)
    }

    /// Size of the content, in points.
    pub fn content_size(&self) -> Option<Size> {
        self.has(5).then_some(Size::from(self.packed.content_size))
    }

    /// Background colour.
    pub fn background(&self) -> Option<Color> {
        self.has(0).then_some(Color(self.packed.background))
    }

    /// Border colour.
    pub fn border_color(&self) -> Option<Color> {
        self.has(1).then_some(Color(self.packed.border_color))
    }

    /// Text colour.
    pub fn text_color(&self) -> Option<Color> {
        self.has(2).then_some(Color(self.packed.text_color))
    }

    /// Colour of the placeholder.
    pub fn placeholder_color(&self) -> Option<Color> {
        self.has(3).then_some(Color(self.packed.placeholder_color))
    }

    /// Colour of an image that is a glyph, and of a field's caret.
    pub fn tint_color(&self) -> Option<Color> {
        self.has(4).then_some(Color(self.packed.tint_color))
    }

    /// The kind of view.
    pub fn kind(&self) -> Kind {
        KINDS.get(self.content.kind as usize).copied().unwrap_or(Kind::View)
    }

    /// The node's id, unique in the frame.
    pub fn id(&self) -> &str {
        &self.content.id
    }

    /// The text shown, in full even if it does not fit.
    pub fn text(&self) -> Option<&str> {
        self.has(6).then_some(&self.content.text)
    }

    /// The text that a field shows while it is empty.
    pub fn placeholder(&self) -> Option<&str> {
        self.has(8).then_some(&self.content.placeholder)
    }

    /// Name of the image shown.
    pub fn image(&self) -> Option<&str> {
        self.has(9).then_some(&self.content.image)
    }

    /// Font of the text. Its name and size.
    pub fn font(&self) -> Option<(&str, f64)> {
        self.has(7).then_some((self.content.font_name.as_str(), self.content.font_size))
    }

    /// The caret's offset in `text`, in UTF-16 units.
    pub fn caret(&self) -> Option<i32> {
        (self.content.caret >= 0).then_some(self.content.caret)
    }

    /// Text alignment; none is natural alignment.
    pub fn text_alignment(&self) -> TextAlignment {
        ALIGNMENTS.get(self.content.text_alignment as usize).copied().unwrap_or(TextAlignment::Natural)
    }

    /// The keyboard that a field asks for.
    pub fn keyboard_type(&self) -> &str {
        &self.content.keyboard_type
    }

    /// The meaning of a field's text, for autofill.
    pub fn text_content_type(&self) -> Option<&str> {
        self.has(10).then_some(&self.content.text_content_type)
    }

    /// The title of the return key while a field has the keyboard.
    pub fn return_key_type(&self) -> &str {
        &self.content.return_key_type
    }

    /// Its name, as a screen reader speaks it.
    pub fn accessibility_label(&self) -> Option<&str> {
        self.has(11).then_some(&self.content.accessibility_label)
    }

    /// Its value, as a screen reader speaks it; never a secret.
    pub fn accessibility_value(&self) -> Option<&str> {
        self.has(12).then_some(&self.content.accessibility_value)
    }

    /// How it behaves for assistive technologies. Bits of FLOW_TRAIT_….
    pub fn accessibility_traits(&self) -> u32 {
        self.content.accessibility_traits
    }

    /// The texts of a picker's rows, by component.
    pub fn rows(&self) -> &[Vec<String>] {
        &self.content.rows
    }

    /// The row under a picker's marker in each component.
    pub fn selected_rows(&self) -> &[i32] {
        &self.content.selected_rows
    }

    /// The selected part of `text`, in UTF-16 units, if it is more than a caret.
    pub fn selected_range(&self) -> Option<Range<i32>> {
        (self.content.selected_range_location >= 0).then(|| self.content.selected_range_location..self.content.selected_range_location + self.content.selected_range_length)
    }

    /// The part of `text` that an input method still composes, in UTF-16 units.
    pub fn marked_range(&self) -> Option<Range<i32>> {
        (self.content.marked_range_location >= 0).then(|| self.content.marked_range_location..self.content.marked_range_location + self.content.marked_range_length)
    }
}

impl Content {
    fn read(&mut self, packed: flow_content, output: &Output) {
        self.members = packed.members;
        self.kind = packed.kind;
        output.copy_text(packed.id, &mut self.id);
        output.copy_text(packed.text, &mut self.text);
        output.copy_text(packed.placeholder, &mut self.placeholder);
        output.copy_text(packed.image, &mut self.image);
        output.copy_text(packed.font_name, &mut self.font_name);
        self.font_size = packed.font_size;
        self.caret = packed.caret;
        self.text_alignment = packed.text_alignment;
        output.copy_text(packed.keyboard_type, &mut self.keyboard_type);
        output.copy_text(packed.text_content_type, &mut self.text_content_type);
        output.copy_text(packed.return_key_type, &mut self.return_key_type);
        output.copy_text(packed.accessibility_label, &mut self.accessibility_label);
        output.copy_text(packed.accessibility_value, &mut self.accessibility_value);
        self.accessibility_traits = packed.accessibility_traits;
        output.copy_lists(packed.rows, packed.row_counts, &mut self.rows);
        self.selected_rows.clear();
        self.selected_rows.extend(output.list::<i32>(packed.selected_rows));
        self.selected_range_location = packed.selected_range_location;
        self.selected_range_length = packed.selected_range_length;
        self.marked_range_location = packed.marked_range_location;
        self.marked_range_length = packed.marked_range_length;
    }
}

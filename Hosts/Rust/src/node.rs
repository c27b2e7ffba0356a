use crate::bytes::Output;
use crate::event::Point;
use crate::sys::{flow_content, flow_node, flow_place};

/// A rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// A size.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Size {
    pub width: f64,
    pub height: f64,
}

/// Insets of the edges.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Insets {
    pub top: f64,
    pub left: f64,
    pub bottom: f64,
    pub right: f64,
}

/// A transform about a node's centre.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Transform {
    pub translation: Point,
    pub scale: Point,
    /// About the vertical axis, in radians.
    pub rotation_y: f64,
    pub perspective: f64,
}

/// A colour, 0xRRGGBBAA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Color(pub u32);

/// What a node is.
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

/// How a node's text is aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum TextAlignment {
    Natural,
    Left,
    Center,
    Right,
}

const ALIGNMENTS: [TextAlignment; 4] =
    [TextAlignment::Natural, TextAlignment::Left, TextAlignment::Center, TextAlignment::Right];

/// What a node has beside its geometry.
#[derive(Clone, Debug, Default)]
struct Content {
    kind: usize,
    id: String,
    text: String,
    placeholder: String,
    image: String,
    font_name: String,
    font_size: f64,
    caret: i32,
    text_alignment: usize,
    keyboard_type: String,
    text_content_type: String,
    return_key_type: String,
    accessibility_label: String,
    accessibility_value: String,
    accessibility_traits: u32,
    members: u32,
    rows: Vec<Vec<String>>,
    selected_rows: Vec<i32>,
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
        const NOWHERE: flow_place = flow_place { offset: 0, count: 0 };
        let packed = flow_node {
            size: 0,
            number,
            parent: 0,
            flags: 0,
            frame: [0.0; 4],
            transform: [0.0, 0.0, 1.0, 1.0, 0.0, 0.0],
            alpha: 1.0,
            corner_radius: 0.0,
            border_width: 0.0,
            stroke_end: 1.0,
            content_offset: [0.0; 2],
            content_inset: [0.0; 4],
            content_size: [0.0; 2],
            background: 0,
            border_color: 0,
            text_color: 0,
            placeholder_color: 0,
            tint_color: 0,
            members: 0,
            content: NOWHERE,
        };
        Node { packed, content: Content { caret: -1, ..Content::default() } }
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

    /// The node's name in the scene.
    pub fn id(&self) -> &str {
        &self.content.id
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        KINDS.get(self.content.kind).copied().unwrap_or(Kind::View)
    }
}

/// Flags.
impl Node {
    /// All of them, as the bits of FLOW_NODE_….
    pub fn flags(&self) -> u32 {
        self.packed.flags
    }

    fn flag(&self, bit: u32) -> bool {
        self.packed.flags >> bit & 1 != 0
    }

    /// Whether it is not drawn.
    pub fn is_hidden(&self) -> bool {
        self.flag(0)
    }

    /// Whether it can be used.
    pub fn is_enabled(&self) -> bool {
        self.flag(1)
    }

    /// Whether it has the keyboard.
    pub fn is_focused(&self) -> bool {
        self.flag(2)
    }

    /// Whether its text is shown as dots.
    pub fn is_secure(&self) -> bool {
        self.flag(3)
    }

    /// Whether what is beyond its bounds is not drawn.
    pub fn clips_to_bounds(&self) -> bool {
        self.flag(4)
    }

    /// Whether its text is corrected.
    pub fn has_autocorrection(&self) -> bool {
        self.flag(5)
    }

    /// Whether it receives touches.
    pub fn is_interactive(&self) -> bool {
        self.flag(6)
    }

    /// Whether the transform is not the identity.
    pub fn is_transformed(&self) -> bool {
        self.flag(7)
    }
}

/// Geometry.
impl Node {
    /// In the parent's coordinates, before the transform.
    pub fn frame(&self) -> Rect {
        let [x, y, width, height] = self.packed.frame;
        Rect { x, y, width, height }
    }

    /// About the centre.
    pub fn transform(&self) -> Transform {
        let [x, y, scale_x, scale_y, rotation_y, perspective] = self.packed.transform;
        Transform {
            translation: Point { x, y },
            scale: Point { x: scale_x, y: scale_y },
            rotation_y,
            perspective,
        }
    }

    /// From 0 to 1.
    pub fn alpha(&self) -> f64 {
        self.packed.alpha
    }

    /// Of all four corners.
    pub fn corner_radius(&self) -> f64 {
        self.packed.corner_radius
    }

    /// Inside the frame.
    pub fn border_width(&self) -> f64 {
        self.packed.border_width
    }

    /// How much of a shape's path is drawn, from 0 to 1.
    pub fn stroke_end(&self) -> f64 {
        self.packed.stroke_end
    }

    /// Of a scroll view.
    pub fn content_offset(&self) -> Point {
        let [x, y] = self.packed.content_offset;
        Point { x, y }
    }

    /// Of a scroll view.
    pub fn content_inset(&self) -> Insets {
        let [top, left, bottom, right] = self.packed.content_inset;
        Insets { top, left, bottom, right }
    }

    /// Of a scroll view.
    pub fn content_size(&self) -> Option<Size> {
        let [width, height] = self.packed.content_size;
        self.has(5).then_some(Size { width, height })
    }
}

/// Colours.
impl Node {
    /// Which members are there, as the bits of FLOW_HAS_….
    pub fn members(&self) -> u32 {
        self.packed.members | self.content.members
    }

    fn has(&self, bit: u32) -> bool {
        self.members() >> bit & 1 != 0
    }

    fn color(&self, bit: u32, color: u32) -> Option<Color> {
        self.has(bit).then_some(Color(color))
    }

    /// Behind everything.
    pub fn background(&self) -> Option<Color> {
        self.color(0, self.packed.background)
    }

    /// Of the border.
    pub fn border_color(&self) -> Option<Color> {
        self.color(1, self.packed.border_color)
    }

    /// Of the text.
    pub fn text_color(&self) -> Option<Color> {
        self.color(2, self.packed.text_color)
    }

    /// Of the placeholder.
    pub fn placeholder_color(&self) -> Option<Color> {
        self.color(3, self.packed.placeholder_color)
    }

    /// Of a glyph, or a field's caret.
    pub fn tint_color(&self) -> Option<Color> {
        self.color(4, self.packed.tint_color)
    }
}

/// Contents.
impl Node {
    fn text_if<'a>(&self, bit: u32, text: &'a str) -> Option<&'a str> {
        self.has(bit).then_some(text)
    }

    /// What it says.
    pub fn text(&self) -> Option<&str> {
        self.text_if(6, &self.content.text)
    }

    /// What a field without text says.
    pub fn placeholder(&self) -> Option<&str> {
        self.text_if(8, &self.content.placeholder)
    }

    /// The image's name.
    pub fn image(&self) -> Option<&str> {
        self.text_if(9, &self.content.image)
    }

    /// The font's name and size.
    pub fn font(&self) -> Option<(&str, f64)> {
        self.has(7).then_some((self.content.font_name.as_str(), self.content.font_size))
    }

    /// The caret's offset in the text, in UTF-16 units.
    pub fn caret(&self) -> Option<i32> {
        (self.content.caret >= 0).then_some(self.content.caret)
    }

    /// How the text is aligned.
    pub fn text_alignment(&self) -> TextAlignment {
        ALIGNMENTS.get(self.content.text_alignment).copied().unwrap_or(TextAlignment::Natural)
    }

    /// Such as `numberPad`.
    pub fn keyboard_type(&self) -> &str {
        &self.content.keyboard_type
    }

    /// Such as `oneTimeCode`.
    pub fn text_content_type(&self) -> Option<&str> {
        self.text_if(10, &self.content.text_content_type)
    }

    /// Such as `next`.
    pub fn return_key_type(&self) -> &str {
        &self.content.return_key_type
    }

    /// What a screen reader calls it.
    pub fn accessibility_label(&self) -> Option<&str> {
        self.text_if(11, &self.content.accessibility_label)
    }

    /// What a screen reader says that it has.
    pub fn accessibility_value(&self) -> Option<&str> {
        self.text_if(12, &self.content.accessibility_value)
    }

    /// The bits of `flow_content.accessibility_traits`.
    pub fn accessibility_traits(&self) -> u32 {
        self.content.accessibility_traits
    }

    /// The rows of each component of a picker.
    pub fn rows(&self) -> &[Vec<String>] {
        &self.content.rows
    }

    /// The selected row of each component.
    pub fn selected_rows(&self) -> &[i32] {
        &self.content.selected_rows
    }
}

impl Content {
    fn read(&mut self, packed: flow_content, output: &Output) {
        self.kind = packed.kind as usize;
        self.font_size = packed.font_size;
        self.caret = packed.caret;
        self.text_alignment = packed.text_alignment as usize;
        self.accessibility_traits = packed.accessibility_traits;
        self.members = packed.members;
        let texts = [
            (packed.id, &mut self.id),
            (packed.text, &mut self.text),
            (packed.placeholder, &mut self.placeholder),
            (packed.image, &mut self.image),
            (packed.font_name, &mut self.font_name),
            (packed.keyboard_type, &mut self.keyboard_type),
            (packed.text_content_type, &mut self.text_content_type),
            (packed.return_key_type, &mut self.return_key_type),
            (packed.accessibility_label, &mut self.accessibility_label),
            (packed.accessibility_value, &mut self.accessibility_value),
        ];
        for (place, text) in texts {
            output.copy_text(place, text);
        }
        self.read_rows(packed, output);
    }

    fn read_rows(&mut self, packed: flow_content, output: &Output) {
        let mut places = output.list::<flow_place>(packed.rows);
        self.rows.resize_with(packed.row_counts.count as usize, Vec::new);
        for (count, component) in output.list::<u32>(packed.row_counts).zip(&mut self.rows) {
            component.resize_with(count as usize, String::new);
            for (row, place) in component.iter_mut().zip(&mut places) {
                output.copy_text(place, row);
            }
        }
        self.selected_rows.clear();
        self.selected_rows.extend(output.list::<i32>(packed.selected_rows));
    }
}

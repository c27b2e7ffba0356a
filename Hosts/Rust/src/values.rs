use crate::event::Point;

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

impl From<[f64; 2]> for Point {
    fn from([x, y]: [f64; 2]) -> Point {
        Point { x, y }
    }
}

impl From<[f64; 4]> for Rect {
    fn from([x, y, width, height]: [f64; 4]) -> Rect {
        Rect { x, y, width, height }
    }
}

impl From<[f64; 2]> for Size {
    fn from([width, height]: [f64; 2]) -> Size {
        Size { width, height }
    }
}

impl From<[f64; 4]> for Insets {
    fn from([top, left, bottom, right]: [f64; 4]) -> Insets {
        Insets { top, left, bottom, right }
    }
}

impl From<[f64; 6]> for Transform {
    fn from([x, y, scale_x, scale_y, rotation_y, perspective]: [f64; 6]) -> Transform {
        let (translation, scale) = (Point { x, y }, Point { x: scale_x, y: scale_y });
        Transform { translation, scale, rotation_y, perspective }
    }
}

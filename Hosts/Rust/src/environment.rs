// Written by scripts/generate-members; change Members/environment.jsonl instead.

use std::mem::size_of;

use crate::event::Point;
use crate::sys::flow_environment;
use crate::values::{Insets, Size};

/// A day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Date {
    pub year: i32,
    pub month: i32,
    pub day: i32,
}

/// Whether an interface is light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorScheme {
    /// Dark text on a light background.
    Light,
    /// Light text on a dark background.
    Dark,
}

/// How much text differs from its background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contrast {
    /// As it was designed.
    Standard,
    /// More, for users who ask for it.
    Increased,
}

/// The sizes of text that a user can choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSize {
    /// The smallest: body text of 14 points.
    XSmall,
    /// Body text of 15 points.
    Small,
    /// Body text of 16 points.
    Medium,
    /// The default: body text of 17 points.
    Large,
    /// Body text of 19 points.
    XLarge,
    /// Body text of 21 points.
    XxLarge,
    /// The largest but for accessibility's: body text of 23 points.
    XxxLarge,
    /// Body text of 28 points.
    AccessibilityMedium,
    /// Body text of 33 points.
    AccessibilityLarge,
    /// Body text of 40 points.
    AccessibilityXLarge,
    /// Body text of 47 points.
    AccessibilityXxLarge,
    /// The largest: body text of 53 points.
    AccessibilityXxxLarge,
}

/// What a scene is shown in, or what changes of it: members that are `None` keep their values.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Environment {
    /// Width and height of the window.
    pub window: Option<Size>,
    /// Top, left, bottom, right.
    pub safe_area: Option<Insets>,
    /// Pixels per point.
    pub scale: Option<f64>,
    /// Where the window's top left is on the screen.
    pub window_origin: Option<Point>,
    /// Whether the layout direction is right to left.
    pub is_right_to_left: Option<bool>,
    /// Whether motion is reduced.
    pub reduce_motion: Option<bool>,
    /// Today.
    pub date: Option<Date>,
    /// Light or dark.
    pub color_scheme: Option<ColorScheme>,
    /// Standard or increased contrast.
    pub contrast: Option<Contrast>,
    /// The size of text.
    pub text_size: Option<TextSize>,
    /// Whether text is bold.
    pub bold_text: Option<bool>,
}

impl Environment {
    pub(crate) fn packed(&self) -> flow_environment {
        let mut packed = flow_environment {
            size: size_of::<flow_environment>() as u32,
            ..flow_environment::default()
        };
        if let Some(value) = self.window {
            packed.members |= 1 << 0;
            packed.window = [value.width, value.height];
        }
        if let Some(value) = self.safe_area {
            packed.members |= 1 << 1;
            packed.safe_area = [value.top, value.left, value.bottom, value.right];
        }
        if let Some(value) = self.scale {
            packed.members |= 1 << 2;
            packed.scale = value;
        }
        if let Some(value) = self.window_origin {
            packed.members |= 1 << 3;
            packed.window_origin = [value.x, value.y];
        }
        if let Some(value) = self.is_right_to_left {
            packed.members |= 1 << 4;
            packed.layout_direction = i32::from(value);
        }
        if let Some(value) = self.reduce_motion {
            packed.members |= 1 << 5;
            packed.reduce_motion = i32::from(value);
        }
        if let Some(value) = self.date {
            packed.members |= 1 << 6;
            packed.date = [value.year, value.month, value.day];
        }
        if let Some(value) = self.color_scheme {
            packed.members |= 1 << 7;
            packed.color_scheme = value as u8;
        }
        if let Some(value) = self.contrast {
            packed.members |= 1 << 8;
            packed.contrast = value as u8;
        }
        if let Some(value) = self.text_size {
            packed.members |= 1 << 9;
            packed.text_size = value as u8;
        }
        if let Some(value) = self.bold_text {
            packed.members |= 1 << 10;
            packed.bold_text = u8::from(value);
        }
        packed
    }
}

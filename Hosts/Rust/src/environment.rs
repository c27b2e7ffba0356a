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
        packed
    }
}

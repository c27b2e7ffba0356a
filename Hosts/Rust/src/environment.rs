use std::mem::size_of;

use crate::event::Point;
use crate::values::{Insets, Size};
use crate::sys::flow_environment;

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
    /// The window's size.
    pub window: Option<Size>,
    /// The safe area's insets.
    pub safe_area: Option<Insets>,
    /// Pixels per point.
    pub scale: Option<f64>,
    /// Where the window's top left is on the screen.
    pub window_origin: Option<Point>,
    /// Whether the layout runs from right to left.
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
        if let Some(window) = self.window {
            packed.members |= 1;
            packed.window = [window.width, window.height];
        }
        if let Some(area) = self.safe_area {
            packed.members |= 1 << 1;
            packed.safe_area = [area.top, area.left, area.bottom, area.right];
        }
        if let Some(scale) = self.scale {
            packed.members |= 1 << 2;
            packed.scale = scale;
        }
        if let Some(origin) = self.window_origin {
            packed.members |= 1 << 3;
            packed.window_origin = [origin.x, origin.y];
        }
        if let Some(is_right_to_left) = self.is_right_to_left {
            packed.members |= 1 << 4;
            packed.layout_direction = i32::from(is_right_to_left);
        }
        if let Some(reduce_motion) = self.reduce_motion {
            packed.members |= 1 << 5;
            packed.reduce_motion = i32::from(reduce_motion);
        }
        if let Some(date) = self.date {
            packed.members |= 1 << 6;
            packed.date = [date.year, date.month, date.day];
        }
        packed
    }
}

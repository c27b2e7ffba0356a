//! Buffers that are used again, and reading from them.

use std::mem::{size_of, MaybeUninit};
use std::str;

use crate::sys::flow_place;

/// A value for which any bytes will do.
///
/// # Safety
/// All bit patterns must be valid.
pub(crate) unsafe trait Plain: Copy {}

// SAFETY: numbers, and structs of nothing but numbers.
unsafe impl Plain for u32 {}
unsafe impl Plain for i32 {}
unsafe impl Plain for flow_place {}
unsafe impl Plain for crate::sys::flow_changes {}
unsafe impl Plain for crate::packed::flow_node {}
unsafe impl Plain for crate::packed::flow_content {}

/// What the library has written, aligned to 8 bytes; it grows where there is no room.
#[derive(Default)]
pub(crate) struct Output {
    words: Vec<u64>,
    count: usize,
}

impl Output {
    /// Calls until there is room; returns the status of the last call.
    #[inline]
    pub fn fill(&mut self, mut call: impl FnMut(*mut u8, usize, *mut usize) -> i32) -> i32 {
        const NO_ROOM: i32 = crate::Status::NoRoom as i32;
        loop {
            let mut count = 0;
            let capacity = self.words.len() * size_of::<u64>();
            let status = call(self.words.as_mut_ptr().cast(), capacity, &mut count);
            if status == NO_ROOM && count > capacity {
                // Some more, so that what grows by little does not come here each time.
                self.words.resize((count + count / 2 + 64) / size_of::<u64>() + 1, 0);
                continue;
            }
            self.count = if status < 0 { 0 } else { count.min(capacity) };
            return status;
        }
    }

    pub fn bytes(&self) -> &[u8] {
        // SAFETY: there are at least so many bytes, all of them initialized, in the words.
        unsafe { std::slice::from_raw_parts(self.words.as_ptr().cast(), self.count) }
    }

    /// All of it as a text; what is not UTF-8 is left out, which the library does not write.
    pub fn text(&self) -> &str {
        str::from_utf8(self.bytes()).unwrap_or_default()
    }

    /// The value at an offset.
    #[inline]
    pub fn read<T: Plain>(&self, offset: u32) -> T {
        let start = offset as usize;
        let bytes = &self.bytes()[start..start + size_of::<T>()];
        let mut value = MaybeUninit::<T>::uninit();
        // SAFETY: as many bytes as the value has, any of which are valid for it.
        unsafe {
            bytes.as_ptr().copy_to_nonoverlapping(value.as_mut_ptr().cast(), size_of::<T>());
            value.assume_init()
        }
    }

    /// The values at a place.
    pub fn list<T: Plain>(&self, place: flow_place) -> impl Iterator<Item = T> + '_ {
        (0..place.count).map(move |index| self.read(place.offset + index * size_of::<T>() as u32))
    }

    /// The text at a place.
    pub fn text_at(&self, place: flow_place) -> &str {
        let start = place.offset as usize;
        str::from_utf8(&self.bytes()[start..start + place.count as usize]).unwrap_or_default()
    }

    /// Replaces a text by that at a place, in the memory that it has.
    pub fn copy_text(&self, place: flow_place, to: &mut String) {
        let text = self.text_at(place);
        if to != text {
            to.clear();
            to.push_str(text);
        }
    }

    /// Replaces lists of texts, whose places are in one list, in the memory that they have.
    pub fn copy_lists(&self, places: flow_place, counts: flow_place, to: &mut Vec<Vec<String>>) {
        let mut places = self.list::<flow_place>(places);
        to.resize_with(counts.count as usize, Vec::new);
        for (count, list) in self.list::<u32>(counts).zip(to) {
            list.resize_with(count as usize, String::new);
            for (text, place) in list.iter_mut().zip(&mut places) {
                self.copy_text(place, text);
            }
        }
    }
}

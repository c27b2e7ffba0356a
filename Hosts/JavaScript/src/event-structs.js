// Written by scripts/generate-members; change Members/event.jsonl instead.

import { NONE } from './environment.js';

const ORIGIN = [0, 0];
const PAN_PHASE = { began: 0, changed: 1, ended: 2, cancelled: 3 };
const SCROLL_PHASE = { began: 0, changed: 1, ended: 2 };
const KEYBOARD_CHANGE_PHASE = { willShow: 0, willHide: 1, willChangeFrame: 2 };
const TIMING_CURVE_NAME = { linear: 0, easeIn: 1, easeOut: 2, easeInOut: 3 };
const POINTER_KIND = { touch: 0, mouse: 1, pen: 2 };
const POINTER_PHASE = { down: 0, move: 1, up: 2, cancel: 3, hover: 4 };
const KEY_STROKE_PHASE = { down: 0, up: 1 };
const COMPOSITION_PHASE = { changed: 0, committed: 1, cancelled: 2 };

const MODIFIERS = { shift: 1, control: 2, alt: 4, meta: 8 };

/** The bits of the names of keys. */
function bits(keys = []) {
  return keys.reduce((sum, key) => sum | (MODIFIERS[key] ?? NONE), 0);
}

/** A number for an int32_t, which does not wrap around. */
function whole(number) {
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : NONE;
}

/**
 * Per type of event with a struct of its own, what puts it into the memory and makes the call.
 *
 * Texts come first: the views of the memory are others where it has grown for them.
 */
export const structPackers = {
  pan(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 64, true);
    view.setInt32(start + 4, PAN_PHASE[event.phase] ?? NONE, true);
    view.setFloat64(start + 8, event.translation[0], true);
    view.setFloat64(start + 16, event.translation[1], true);
    view.setFloat64(start + 24, event.velocity[0], true);
    view.setFloat64(start + 32, event.velocity[1], true);
    view.setFloat64(start + 40, event.location ? event.location[0] : 0, true);
    view.setFloat64(start + 48, event.location ? event.location[1] : 0, true);
    view.setInt32(start + 56, event.location ? 1 : 0, true);
    view.setInt32(start + 60, 0, true);
    return calls.flow_send_pan(handle, time, start, memory.texts, targetCount, memory.updateAddress);
  },

  tap(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 24, true);
    view.setInt32(start + 4, event.location ? 1 : 0, true);
    view.setFloat64(start + 8, event.location ? event.location[0] : 0, true);
    view.setFloat64(start + 16, event.location ? event.location[1] : 0, true);
    return calls.flow_send_tap(handle, time, start, memory.texts, targetCount, memory.updateAddress);
  },

  scroll(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 40, true);
    view.setInt32(start + 4, SCROLL_PHASE[(event.phase ?? 'changed')] ?? NONE, true);
    view.setFloat64(start + 8, event.offset[0], true);
    view.setFloat64(start + 16, event.offset[1], true);
    view.setFloat64(start + 24, (event.velocity ?? ORIGIN)[0], true);
    view.setFloat64(start + 32, (event.velocity ?? ORIGIN)[1], true);
    return calls.flow_send_scroll(handle, time, start, memory.texts, targetCount, memory.updateAddress);
  },

  text(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const replacementCount = memory.addText(event.replacement);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, event.range ? 1 : 0, true);
    view.setInt32(start + 8, event.range ? whole(event.range[0]) : 0, true);
    view.setInt32(start + 12, event.range ? whole(event.range[1]) : 0, true);
    return calls.flow_send_text(handle, time, start, memory.texts, targetCount, memory.texts + targetCount, replacementCount, memory.updateAddress);
  },

  select(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, whole(event.component), true);
    view.setInt32(start + 8, whole(event.row), true);
    view.setInt32(start + 12, 0, true);
    return calls.flow_send_selection(handle, time, start, memory.texts, targetCount, memory.updateAddress);
  },

  keyboard(memory, handle, time, event) {
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 56, true);
    view.setInt32(start + 4, KEYBOARD_CHANGE_PHASE[event.phase] ?? NONE, true);
    view.setFloat64(start + 8, event.frame[0], true);
    view.setFloat64(start + 16, event.frame[1], true);
    view.setFloat64(start + 24, event.frame[2], true);
    view.setFloat64(start + 32, event.frame[3], true);
    view.setFloat64(start + 40, event.duration, true);
    view.setInt32(start + 48, TIMING_CURVE_NAME[event.curve] ?? NONE, true);
    view.setInt32(start + 52, 0, true);
    return calls.flow_send_keyboard(handle, time, start, memory.updateAddress);
  },

  pointer(memory, handle, time, event) {
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 40, true);
    view.setInt32(start + 4, whole(event.id), true);
    view.setInt32(start + 8, POINTER_KIND[(event.kind ?? 'touch')] ?? NONE, true);
    view.setInt32(start + 12, POINTER_PHASE[event.phase] ?? NONE, true);
    view.setFloat64(start + 16, event.location[0], true);
    view.setFloat64(start + 24, event.location[1], true);
    view.setInt32(start + 32, whole((event.buttons ?? 1)), true);
    view.setInt32(start + 36, bits(event.modifiers), true);
    return calls.flow_send_pointer(handle, time, start, memory.updateAddress);
  },

  doubleTap(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 24, true);
    view.setInt32(start + 4, event.location ? 1 : 0, true);
    view.setFloat64(start + 8, event.location ? event.location[0] : 0, true);
    view.setFloat64(start + 16, event.location ? event.location[1] : 0, true);
    return calls.flow_send_double_tap(handle, time, start, memory.texts, targetCount, memory.updateAddress);
  },

  longPress(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 32, true);
    view.setInt32(start + 4, PAN_PHASE[event.phase] ?? NONE, true);
    view.setFloat64(start + 8, event.location ? event.location[0] : 0, true);
    view.setFloat64(start + 16, event.location ? event.location[1] : 0, true);
    view.setInt32(start + 24, event.location ? 1 : 0, true);
    view.setInt32(start + 28, 0, true);
    return calls.flow_send_long_press(handle, time, start, memory.texts, targetCount, memory.updateAddress);
  },

  pinch(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 48, true);
    view.setInt32(start + 4, PAN_PHASE[event.phase] ?? NONE, true);
    view.setFloat64(start + 8, event.scale, true);
    view.setFloat64(start + 16, (event.velocity ?? 0), true);
    view.setFloat64(start + 24, event.location ? event.location[0] : 0, true);
    view.setFloat64(start + 32, event.location ? event.location[1] : 0, true);
    view.setInt32(start + 40, event.location ? 1 : 0, true);
    view.setInt32(start + 44, 0, true);
    return calls.flow_send_pinch(handle, time, start, memory.texts, targetCount, memory.updateAddress);
  },

  key(memory, handle, time, event) {
    const keyCount = memory.addText(event.key);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, KEY_STROKE_PHASE[(event.phase ?? 'down')] ?? NONE, true);
    view.setInt32(start + 8, bits(event.modifiers), true);
    view.setInt32(start + 12, (event.repeats ?? false) ? 1 : 0, true);
    return calls.flow_send_key(handle, time, start, memory.texts, keyCount, memory.updateAddress);
  },

  selection(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, whole(event.range[0]), true);
    view.setInt32(start + 8, whole(event.range[1]), true);
    view.setInt32(start + 12, 0, true);
    return calls.flow_send_text_selection(handle, time, start, memory.texts, targetCount, memory.updateAddress);
  },

  compose(memory, handle, time, event) {
    const targetCount = memory.addText(event.target);
    const textCount = memory.addText(event.text);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 24, true);
    view.setInt32(start + 4, COMPOSITION_PHASE[event.phase] ?? NONE, true);
    view.setInt32(start + 8, event.selection ? 1 : 0, true);
    view.setInt32(start + 12, event.selection ? whole(event.selection[0]) : 0, true);
    view.setInt32(start + 16, event.selection ? whole(event.selection[1]) : 0, true);
    view.setInt32(start + 20, 0, true);
    return calls.flow_send_composition(handle, time, start, memory.texts, targetCount, memory.texts + targetCount, textCount, memory.updateAddress);
  },
};

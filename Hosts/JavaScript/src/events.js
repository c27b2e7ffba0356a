const PHASES = { began: 0, changed: 1, ended: 2, cancelled: 3 };
const KEYBOARD_PHASES = { willShow: 0, willHide: 1, willChangeFrame: 2 };
const CURVES = { linear: 0, easeIn: 1, easeOut: 2, easeInOut: 3 };
/** For what is none of those listed: the library refuses it. */
const NONE = -1;
const ORIGIN = [0, 0];

/**
 * Per type of event, what puts it into the memory and makes the call; returns the status.
 *
 * Events have the members that they have in a trace. Texts come first: the views of the memory are
 * others where it has grown for them.
 */
export const packers = {
  pan(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    const { translation, velocity, location } = event;
    view.setUint32(start, 64, true);
    view.setInt32(start + 4, PHASES[event.phase] ?? NONE, true);
    view.setFloat64(start + 8, translation[0], true);
    view.setFloat64(start + 16, translation[1], true);
    view.setFloat64(start + 24, velocity[0], true);
    view.setFloat64(start + 32, velocity[1], true);
    view.setFloat64(start + 40, location ? location[0] : 0, true);
    view.setFloat64(start + 48, location ? location[1] : 0, true);
    view.setInt32(start + 56, location ? 1 : 0, true);
    return calls.flow_send_pan(handle, time, start, memory.texts, count, memory.updateAddress);
  },

  scroll(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    const { offset, velocity = ORIGIN } = event;
    view.setUint32(start, 40, true);
    view.setInt32(start + 4, PHASES[event.phase ?? 'changed'] ?? NONE, true);
    view.setFloat64(start + 8, offset[0], true);
    view.setFloat64(start + 16, offset[1], true);
    view.setFloat64(start + 24, velocity[0], true);
    view.setFloat64(start + 32, velocity[1], true);
    return calls.flow_send_scroll(handle, time, start, memory.texts, count, memory.updateAddress);
  },

  text(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const replacementCount = memory.addText(event.replacement);
    const { view, eventAddress: start, calls } = memory;
    const { range } = event;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, range ? 1 : 0, true);
    view.setInt32(start + 8, range ? range[0] : 0, true);
    view.setInt32(start + 12, range ? range[1] : 0, true);
    return calls.flow_send_text(
      handle, time, start, memory.texts, count, memory.texts + count, replacementCount,
      memory.updateAddress,
    );
  },

  tap(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    const { location } = event;
    view.setUint32(start, 24, true);
    view.setInt32(start + 4, location ? 1 : 0, true);
    view.setFloat64(start + 8, location ? location[0] : 0, true);
    view.setFloat64(start + 16, location ? location[1] : 0, true);
    return calls.flow_send_tap(handle, time, start, memory.texts, count, memory.updateAddress);
  },

  deleteBackward: field(0),
  return: field(1),
  focus: field(2),
  blur: field(3),

  select(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, event.component, true);
    view.setInt32(start + 8, event.row, true);
    return calls.flow_send_selection(
      handle, time, start, memory.texts, count, memory.updateAddress,
    );
  },

  keyboard(memory, handle, time, event) {
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 56, true);
    view.setInt32(start + 4, KEYBOARD_PHASES[event.phase] ?? NONE, true);
    for (let index = 0; index < 4; index++) {
      view.setFloat64(start + 8 + 8 * index, event.frame[index], true);
    }
    view.setFloat64(start + 40, event.duration, true);
    view.setInt32(start + 48, CURVES[event.curve] ?? NONE, true);
    return calls.flow_send_keyboard(handle, time, start, memory.updateAddress);
  },

  response(memory, handle, time, event) {
    const count = memory.addText(event.id);
    const messageCount = memory.addText(event.message);
    const outcome = { success: 0, failure: 1 }[event.outcome] ?? NONE;
    const message = event.message == null ? 0 : memory.texts + count;
    return memory.calls.flow_send_response(
      handle, time, outcome, memory.texts, count, message, messageCount, memory.updateAddress,
    );
  },

  command(memory, handle, time, event) {
    const { value } = event;
    const nameCount = memory.addText(event.name);
    const count = memory.addText(event.target);
    const textCount = typeof value === 'string' ? memory.addText(value) : 0;
    const { view, eventAddress: start, texts } = memory;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, kindOf(value), true);
    view.setFloat64(start + 8, typeof value === 'number' ? value : 0, true);
    return memory.calls.flow_send_command(
      handle, time, texts, nameCount, texts + nameCount, count, start, texts + nameCount + count,
      textCount, memory.updateAddress,
    );
  },

  environment(memory, handle, time, event) {
    packEnvironment(memory, event.environment);
    const { calls, eventAddress, updateAddress } = memory;
    return calls.flow_send_environment(handle, time, eventAddress, updateAddress);
  },

  tick(memory, handle, time) {
    return memory.calls.flow_send_tick(handle, time, memory.updateAddress);
  },
};

function field(code) {
  return (memory, handle, time, event) => {
    const count = memory.addText(event.target);
    return memory.calls.flow_send_field(
      handle, time, code, memory.texts, count, memory.updateAddress,
    );
  };
}

/** The kind of a flow_value. */
function kindOf(value) {
  switch (typeof value) {
    case 'number': return 1;
    case 'string': return 2;
    case 'boolean': return value ? 3 : 4;
    default: return value == null ? 0 : NONE;
  }
}

/** Puts the members that are there into a flow_environment. */
export function packEnvironment(memory, environment) {
  const { view, eventAddress: start } = memory;
  const { size, safeArea, scale, windowOrigin, layoutDirection, reduceMotion, date } = environment;
  let members = 0;
  const put = (bit, offset, numbers) => {
    members |= 1 << bit;
    numbers.forEach((number, index) => view.setFloat64(start + offset + 8 * index, number, true));
  };
  view.setUint32(start, 104, true);
  if (size) put(0, 8, size);
  if (safeArea) put(1, 24, safeArea);
  if (scale !== undefined) put(2, 56, [scale]);
  if (windowOrigin) put(3, 64, windowOrigin);
  if (layoutDirection !== undefined) {
    members |= 1 << 4;
    const direction = { leftToRight: 0, rightToLeft: 1 }[layoutDirection] ?? NONE;
    view.setInt32(start + 80, direction, true);
  }
  if (reduceMotion !== undefined) {
    members |= 1 << 5;
    view.setInt32(start + 84, reduceMotion ? 1 : 0, true);
  }
  if (date) {
    members |= 1 << 6;
    date.split('-').forEach((part, index) => view.setInt32(start + 88 + 4 * index, part, true));
  }
  view.setUint32(start + 4, members, true);
  view.setInt32(start + 100, 0, true);
}

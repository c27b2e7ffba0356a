import { NONE, packEnvironment, unpacked } from './environment.js';
import { structPackers } from './event-structs.js';

/** The types of events that a module without pointers has no calls for. */
export const POINTER_TYPES = new Set([
  'pointer', 'doubleTap', 'longPress', 'pinch', 'key', 'compose', 'undo', 'redo',
]);

/**
 * Per type of event, what puts it into the memory and makes the call; returns the status.
 *
 * Events have the members that they have in a trace. Texts come first: the views of the memory are
 * others where it has grown for them.
 */
export const packers = {
  ...structPackers,

  deleteBackward: field(0),
  return: field(1),
  focus: field(2),
  blur: field(3),
  undo: field(4),
  redo: field(5),

  response(memory, handle, time, event) {
    const { value } = event;
    const count = memory.addText(event.id);
    const messageCount = memory.addText(event.message);
    const textCount = memory.addText(textOf(value));
    const outcome = { success: 0, failure: 1 }[event.outcome] ?? NONE;
    const { eventAddress: start, texts } = memory;
    const message = event.message == null ? 0 : texts + count;
    packValue(memory, value);
    return memory.calls.flow_send_data(
      handle, time, outcome, texts, count, message, messageCount, start, texts + count + messageCount,
      textCount, memory.updateAddress,
    );
  },

  command(memory, handle, time, event) {
    const { value } = event;
    const nameCount = memory.addText(event.name);
    const count = memory.addText(event.target);
    const textCount = memory.addText(textOf(value));
    const { eventAddress: start, texts } = memory;
    packValue(memory, value);
    return memory.calls.flow_send_command(
      handle, time, texts, nameCount, texts + nameCount, count, start, texts + nameCount + count,
      textCount, memory.updateAddress,
    );
  },

  environment(memory, handle, time, event) {
    // What the struct has no room for goes as in a trace. A time that is not finite is none in JSON: it
    // goes with the struct, to be refused as a time.
    if (unpacked(event.environment) !== undefined && Number.isFinite(time)) {
      const count = memory.addText(JSON.stringify({ ...event, t: time }));
      return memory.calls.flow_send(handle, memory.texts, count, memory.updateAddress);
    }
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

/** Puts a flow_value where events are packed. */
function packValue({ view, eventAddress: start }, value) {
  view.setUint32(start, 16, true);
  view.setInt32(start + 4, kindOf(value), true);
  view.setFloat64(start + 8, typeof value === 'number' ? value : 0, true);
}

/** The kind of a flow_value. */
function kindOf(value) {
  switch (typeof value) {
    case 'number': return 1;
    case 'string': return 2;
    case 'boolean': return value ? 3 : 4;
    case 'object': return value === null ? 0 : 5;
    default: return value === undefined ? 0 : NONE;
  }
}

/** The text beside a flow_value: an array or an object is JSON. */
function textOf(value) {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : null;
}

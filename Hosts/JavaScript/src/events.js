import { packEnvironment } from './environment.js';
import { NONE, structPackers } from './event-structs.js';

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

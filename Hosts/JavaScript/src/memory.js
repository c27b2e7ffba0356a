import { ENVIRONMENT_SIZE } from './environment.js';
import { BAD_TRACE, FlowError, NO_ROOM } from './error.js';

// Places in the block of fixed outputs and inputs: a flow_update, a size_t, a flow_session, and one of
// the structs of an event, of which flow_environment is the largest.
export const UPDATE = 0;
export const UPDATE_SIZE = 40;
const COUNT = 40;
const HANDLE = 48;
const EVENT = 56;
const BLOCK_SIZE = EVENT + ENVIRONMENT_SIZE;

const FEATURE_POINTERS = 1 << 1;

const encoder = new TextEncoder();
// A mark at the beginning belongs to the text.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The module's memory: buffers that all calls use again, and views of them.
 *
 * The module runs one call at a time and keeps no pointer, so one set of buffers is enough for all its
 * sessions. Views are made again when the memory has grown.
 */
export class Memory {
  /** @param {WebAssembly.Exports} calls */
  constructor(calls) {
    this.calls = calls;
    this.hasPointers = (calls.flow_get_features() & FEATURE_POINTERS) !== 0;
    this.block = this.#allocate(BLOCK_SIZE);
    this.updateAddress = this.block + UPDATE;
    this.handleAddress = this.block + HANDLE;
    this.eventAddress = this.block + EVENT;
    this.texts = this.#allocate(1024);
    this.textCapacity = 1024;
    this.textCount = 0;
    this.output = this.#allocate(16384);
    this.outputCapacity = 16384;
    /** The number of bytes that were last written to the output. */
    this.count = 0;
    this.refresh();
  }

  #allocate(count) {
    const address = this.calls.flow_allocate(count) >>> 0;
    if (address === 0) throw new RangeError(`the module has no room for ${count} bytes`);
    return address;
  }

  /** Makes the views again if the memory has grown, which detaches them. */
  refresh() {
    if (this.bytes?.byteLength) return;
    const { buffer } = this.calls.memory;
    this.bytes = new Uint8Array(buffer);
    this.view = new DataView(buffer);
    this.view.setUint32(this.updateAddress, UPDATE_SIZE, true);
  }

  // MARK: Calls

  /** Throws what was wrong with a call that failed. */
  check(status) {
    this.refresh();
    if (status < 0) throw this.failure(status);
  }

  failure(status) {
    const { calls } = this;
    this.fill((output, capacity, count) => calls.flow_message(output, capacity, count));
    return new FlowError(status, this.outputText());
  }

  /**
   * Calls what writes to the output, which grows where there is no room; returns the status.
   * @param {(output: number, capacity: number, count: number) => number} call
   */
  fill(call) {
    for (;;) {
      const status = call(this.output, this.outputCapacity, this.block + COUNT);
      this.refresh();
      const count = this.view.getUint32(this.block + COUNT, true);
      if (status !== NO_ROOM || count <= this.outputCapacity) {
        this.count = status < 0 ? 0 : count;
        return status;
      }
      this.#makeRoom(count);
    }
  }

  /**
   * Makes a call that returns the number of bytes that there are, or the negative number of those of an
   * error's message, and returns the text.
   * @param {(output: number, capacity: number) => number} call
   */
  replayed(call) {
    for (;;) {
      const result = call(this.output, this.outputCapacity);
      this.refresh();
      const count = Math.abs(result);
      if (count <= this.outputCapacity) {
        this.count = count;
        if (result < 0) throw new FlowError(BAD_TRACE, this.outputText());
        return this.outputText();
      }
      this.#makeRoom(count);
    }
  }

  #makeRoom(count) {
    this.calls.flow_deallocate(this.output);
    this.outputCapacity = 0;
    const capacity = Math.ceil(count * 1.5);
    this.output = this.#allocate(capacity);
    this.outputCapacity = capacity;
    this.refresh();
  }

  /** The handle that a call has written. */
  handle() {
    return this.view.getBigUint64(this.handleAddress, true);
  }

  // MARK: Texts that a call is given

  /** Adds a text behind the others; returns its number of bytes. Missing is empty. */
  addText(text) {
    if (!text) return 0;
    const { length } = text;
    if (this.textCount + 3 * length > this.textCapacity) this.#growTexts(3 * length);
    const { bytes } = this;
    const start = this.texts + this.textCount;
    for (let index = 0; index < length; index++) {
      const unit = text.charCodeAt(index);
      if (unit >= 0x80) {
        const room = bytes.subarray(start, this.texts + this.textCapacity);
        const { written } = encoder.encodeInto(text, room);
        this.textCount += written;
        return written;
      }
      bytes[start + index] = unit;
    }
    this.textCount += length;
    return length;
  }

  #growTexts(size) {
    const capacity = 2 * (this.textCount + size);
    const grown = this.#allocate(capacity);
    this.refresh();
    this.bytes.copyWithin(grown, this.texts, this.texts + this.textCount);
    this.calls.flow_deallocate(this.texts);
    this.texts = grown;
    this.textCapacity = capacity;
  }

  // MARK: The output

  /** The output as a text. */
  outputText() {
    return decoder.decode(this.bytes.subarray(this.output, this.output + this.count));
  }

  /**
   * The text at a flow_place in the output; the one that was there before, if it is the same.
   * @param {number} place the place's address
   */
  text(place, before) {
    const start = this.output + this.view.getUint32(place, true);
    const count = this.view.getUint32(place + 4, true);
    if (count === 0) return '';
    return this.#isText(before, start, count)
      ? before
      : decoder.decode(this.bytes.subarray(start, start + count));
  }

  /** Whether a text of ASCII is that in memory. */
  #isText(text, start, count) {
    if (text.length !== count) return false;
    for (let index = 0; index < count; index++) {
      const byte = this.bytes[start + index];
      if (byte >= 0x80 || byte !== text.charCodeAt(index)) return false;
    }
    return true;
  }
}

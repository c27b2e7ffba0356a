import { parseEffect } from './effect.js';
import { FlowError, UNSUPPORTED } from './error.js';
import { packEnvironment, unpacked } from './environment.js';
import { packers, POINTER_TYPES } from './events.js';

const KEEPS_FRAMES = 1;
const SAMPLES_REPEATING = 1 << 1;
const RECORDING_EXTENTS = { all: 0, last: 1, stream: 2 };

/** Closes what is no longer reachable and nobody has closed. */
const forgotten = new FinalizationRegistry(({ memory, handle }) => {
  try {
    memory.calls.flow_close(handle);
  } catch {
    // A module that has trapped closes nothing.
  }
});

/**
 * A screen that is shown: it is told what happens, and says what is to be drawn.
 *
 * Times are in seconds, of the host's clock (`performance.now() / 1000`), with any origin. A call that
 * throws `FlowError` has changed nothing.
 */
export class Session {
  #memory;
  #handle;
  #writers;
  #since = 0n;
  #omitsSecrets = 0;
  #writeFailure = null;

  /** Whether no more frames come until another event or `nextWakeUp`. */
  isSettled = false;
  /** The number of the latest frame. */
  frame = 0;
  /** The latest frame's time, in the scene's time. */
  time = 0;
  /** The host's time of the next frame; infinity if nothing will happen by itself. */
  nextWakeUp = 0;
  /** How many effects wait for `takeEffects`. */
  effectCount = 0;

  constructor(memory, handle) {
    this.#memory = memory;
    this.#handle = handle;
    const { calls } = memory;
    // What writes an output, where, how much there may be and where its count goes.
    this.#writers = {
      changes: (at, room, count) => calls.flow_get_changes(handle, this.#since, at, room, count),
      effects: (at, room, count) => calls.flow_effects(handle, at, room, count),
      frame: (at, room, count) => calls.flow_frame(handle, at, room, count),
      frames: (at, room, count) => calls.flow_frames(handle, at, room, count),
      saved: (at, room, count) => calls.flow_saved(handle, this.#omitsSecrets, at, room, count),
      recording: (at, room, count) => calls.flow_recording(handle, at, room, count),
    };
    forgotten.register(this, { memory, handle }, this);
  }

  // MARK: Opening and closing

  static open(memory, setup, { keepsFrames = false, samplesRepeating = false, environment } = {}) {
    const other = environment && unpacked(environment);
    if (other !== undefined) {
      // What the struct has no room for goes with the setup, as in a trace.
      const isText = typeof setup === 'string';
      if (isText && setup.startsWith('{')) throw new TypeError(`'${other}' belongs into the environment of the header`);
      const header = isText ? { scene: setup } : setup;
      return Session.open(
        memory, { ...header, environment: { ...header.environment, ...environment } }, { keepsFrames, samplesRepeating },
      );
    }
    const text = typeof setup === 'string' ? setup : JSON.stringify({ flowTrace: 1, ...setup });
    memory.textCount = 0;
    const count = memory.addText(text);
    if (environment) packEnvironment(memory, environment);
    memory.check(
      memory.calls.flow_open(
        memory.texts, count, environment ? memory.eventAddress : 0,
        (keepsFrames ? KEEPS_FRAMES : 0) | (samplesRepeating ? SAMPLES_REPEATING : 0),
        memory.handleAddress,
      ),
    );
    return new Session(memory, memory.handle());
  }

  /** A second session that goes on from where this one is, by itself. */
  fork() {
    const memory = this.#memory;
    this.#check(memory.calls.flow_fork(this.#handle, memory.handleAddress));
    const fork = new Session(memory, memory.handle());
    fork.isSettled = this.isSettled;
    fork.frame = this.frame;
    fork.time = this.time;
    fork.nextWakeUp = this.nextWakeUp;
    return fork;
  }

  /** Closes it; whatever is called afterwards but this throws. */
  close() {
    forgotten.unregister(this);
    this.#memory.calls.flow_close(this.#handle);
    this.#memory.refresh();
  }

  // MARK: What happens

  /** Advances to a time, as a display link does. */
  advance(time) {
    const memory = this.#memory;
    this.#take(memory.calls.flow_advance(this.#handle, time, memory.updateAddress));
  }

  /** Tells of an event, which has the form that it has in a trace. */
  send(time, event) {
    const pack = packers[event.type];
    if (!pack) throw new TypeError(`there is no event of the type '${event.type}'`);
    const memory = this.#memory;
    if (POINTER_TYPES.has(event.type)) this.#requirePointers();
    memory.textCount = 0;
    this.#take(pack(memory, this.#handle, time, event));
  }

  /** Tells of an event as a line of a trace, whose `t` is the host's time. */
  sendLine(line) {
    const memory = this.#memory;
    memory.textCount = 0;
    const count = memory.addText(line);
    this.#take(memory.calls.flow_send(this.#handle, memory.texts, count, memory.updateAddress));
  }

  #requirePointers() {
    if (this.#memory.hasPointers) return;
    throw new FlowError(UNSUPPORTED, 'the module was built without pointers');
  }

  /** Takes what has come of a call. */
  #take(status) {
    this.#check(status);
    const { view, updateAddress } = this.#memory;
    this.isSettled = view.getUint32(updateAddress + 4, true) !== 0;
    this.frame =
      view.getUint32(updateAddress + 8, true) + 2 ** 32 * view.getUint32(updateAddress + 12, true);
    this.time = view.getFloat64(updateAddress + 16, true);
    this.nextWakeUp = view.getFloat64(updateAddress + 24, true);
    this.effectCount = view.getUint32(updateAddress + 32, true);
  }

  #check(status) {
    this.#memory.refresh();
    if (status >= 0) return;
    const failure = this.#memory.failure(status);
    this.#reportFailure(failure);
    throw failure;
  }

  // MARK: What is shown

  /**
   * Leaves what has changed since a revision in the memory's output; see `Screen`.
   * @param {bigint} since
   */
  readChanges(since) {
    this.#since = since;
    this.#check(this.#memory.fill(this.#writers.changes));
    return this.#memory;
  }

  /** The id of the topmost visible interactive node at a place; undefined where there is none. */
  hitTest([x, y]) {
    this.#requirePointers();
    const { calls } = this.#memory;
    const id = this.#write((...output) => calls.flow_hit_test(this.#handle, x, y, ...output));
    return id || undefined;
  }

  /** Takes what the scene has asked for, oldest first. */
  takeEffects() {
    if (this.effectCount === 0) return [];
    return this.takeEffectLines().trimEnd().split('\n').map(parseEffect);
  }

  /** Takes what the scene has asked for as JSON Lines. */
  takeEffectLines() {
    const lines = this.#write(this.#writers.effects);
    this.effectCount = 0;
    return lines;
  }

  /** The latest frame as JSON. */
  frameJSON() {
    return this.#write(this.#writers.frame);
  }

  /** Takes the frames that were kept, as JSON Lines. */
  takeFrames() {
    return this.#write(this.#writers.frames);
  }

  /** The whole scene as JSON, for the `state` of a header that opens a session. */
  saved({ omitsSecrets = false } = {}) {
    this.#omitsSecrets = omitsSecrets ? 1 : 0;
    return this.#write(this.#writers.saved);
  }

  #write(writer) {
    this.#check(this.#memory.fill(writer));
    return this.#memory.outputText();
  }

  // MARK: Recording

  /** Begins to record, in place of a recording that may be under way. */
  record({ extent = 'all', seconds = 0, publicText = [] } = {}) {
    const memory = this.#memory;
    memory.textCount = 0;
    const count = memory.addText(publicText.join('\n'));
    const options = memory.eventAddress;
    memory.view.setUint32(options, 16, true);
    memory.view.setInt32(options + 4, RECORDING_EXTENTS[extent] ?? -1, true);
    memory.view.setFloat64(options + 8, seconds, true);
    this.#check(memory.calls.flow_record(this.#handle, options, memory.texts, count));
  }

  /** The recording so far, a trace. */
  recording() {
    return this.#write(this.#writers.recording);
  }

  /** Ends the recording; what it has can still be read. */
  stopRecording() {
    this.#check(this.#memory.calls.flow_stop_recording(this.#handle));
  }

  /**
   * Records from here on, and hands out the recording when a call is refused or an exception leaves
   * `guard`: what `flow replay` reproduces.
   * @param {(trace: string, failure: unknown) => void} write
   */
  recordFailures(write, options) {
    this.record(options);
    this.#writeFailure = write;
  }

  /** Does something; if it throws, the recording is handed out first. */
  guard(body) {
    try {
      return body(this);
    } catch (failure) {
      // What the session refused has been reported.
      if (!(failure instanceof FlowError)) this.#reportFailure(failure);
      throw failure;
    }
  }

  #reportFailure(failure) {
    if (!this.#writeFailure || this.#memory.fill(this.#writers.recording) < 0) return;
    this.#writeFailure(this.#memory.outputText(), failure);
  }
}

// `using session = …`, where there is such a thing.
if (Symbol.dispose) Session.prototype[Symbol.dispose] = Session.prototype.close;

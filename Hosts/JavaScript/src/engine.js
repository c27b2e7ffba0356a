import { FlowError, UNSUPPORTED } from './error.js';
import { Memory } from './memory.js';
import { Session } from './session.js';

const VERSION = 1 << 16 | 1;
const FEATURE_TRACES = 1;
/** The module of the package, which is not in the repository. */
const PACKAGED = new URL('../flow.wasm', import.meta.url);

/** The engine: an instance of its WebAssembly module. */
export class FlowEngine {
  #memory;

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    const calls = instance.exports;
    this.#memory = new Memory(calls);
    this.#memory.check(calls.flow_check_version(VERSION));
  }

  /**
   * Loads the module.
   *
   * @param source its address or path, its bytes, a response with it, or the module itself; without it,
   *   the `flow.wasm` of the package
   */
  static async load(source = PACKAGED) {
    return new FlowEngine(await instantiate(await source));
  }

  /** The version, such as '1.1'. */
  get version() {
    const version = this.#memory.calls.flow_version();
    return `${version >>> 16}.${version & 0xffff}`;
  }

  /** Whether it has traces: configurations, lines, frames as JSON, saved states and recordings. */
  get hasTraces() {
    return (this.#memory.calls.flow_get_features() & FEATURE_TRACES) !== 0;
  }

  /** Whether it has pointers and what they become, keys, composition, undo and redo. */
  get hasPointers() {
    return this.#memory.hasPointers;
  }

  /** The names of its scenes. */
  get scenes() {
    const { calls } = this.#memory;
    const status = this.#memory.fill((...output) => calls.flow_scenes(...output));
    this.#memory.check(status);
    return this.#memory.outputText().trimEnd().split('\n');
  }

  /**
   * Opens a session.
   *
   * @param setup a scene's name; or a trace's first line, as an object or as its JSON
   * @param {{environment?: object, keepsFrames?: boolean, samplesRepeating?: boolean}} options
   */
  open(setup, options = {}) {
    return Session.open(this.#memory, setup, options);
  }

  /**
   * Replays a trace.
   *
   * @param {string} trace
   * @param {{name?: string, framesPerSecond?: number}} options with a name, that of the trace's file,
   *   the result is a document, as a golden is; else it is frames as JSON Lines
   * @throws {FlowError} for a trace at fault, with the place
   */
  replay(trace, { name = '', framesPerSecond = 0 } = {}) {
    const memory = this.#memory;
    if (!this.hasTraces) throw new FlowError(UNSUPPORTED, 'the module was built without traces');
    memory.textCount = 0;
    const count = memory.addText(trace);
    const nameCount = memory.addText(name);
    const { texts } = memory;
    return memory.replayed((output, capacity) => memory.calls.flow_replay(
      texts, count, nameCount === 0 ? 0 : texts + count, nameCount, framesPerSecond, output, capacity,
    ));
  }
}

async function instantiate(source) {
  if (typeof source === 'string' || source instanceof URL) {
    return instantiate(await fetchModule(source));
  }
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source);
  if (typeof Response === 'function' && source instanceof Response) {
    // Also from a server that does not know the type of WebAssembly.
    source = await source.arrayBuffer();
  }
  return (await WebAssembly.instantiate(source)).instance;
}

/** What is at an address, or in a file. */
async function fetchModule(source) {
  const isAddress = source instanceof URL ? source.protocol !== 'file:' : /^https?:/.test(source);
  if (isAddress || typeof process === 'undefined') {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    return response;
  }
  const { readFile } = await import('node:fs/promises');
  try {
    return await readFile(source);
  } catch (cause) {
    if (source !== PACKAGED || cause.code !== 'ENOENT') throw cause;
    const path = decodeURIComponent(source.pathname);
    throw new Error(`there is no ${path}: scripts/build-libraries wasm makes one to copy there`, { cause });
  }
}

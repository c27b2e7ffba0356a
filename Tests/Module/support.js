'use strict';

// What the tests of the module share: how it is built, and how it is called.

const { execFile } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const built = path.join(root, '.build/module');

function run(program, args) {
  return new Promise((done) => {
    execFile(program, args, { encoding: 'buffer', maxBuffer: 1 << 30, cwd: root }, (error, out, err) => {
      if (error && typeof error.code !== 'number') throw error;
      done({ status: error ? error.code : 0, out, err });
    });
  });
}

async function build(target, out, options = []) {
  const { status, err } = await run('scripts/build-module', [...options, target, out]);
  if (status !== 0) {
    process.stderr.write(err);
    throw new Error(`scripts/build-module ${target} has failed`);
  }
  return out;
}

/// The module, as a host uses it.
class Module {
  constructor(file) {
    this.compiled = new WebAssembly.Module(fs.readFileSync(file));
    this.exports = new WebAssembly.Instance(this.compiled, {}).exports;
    this.capacity = 1 << 16;
    this.output = this.exports.flow_allocate(this.capacity);
  }

  get bytes() { return new Uint8Array(this.exports.memory.buffer); }

  /// Copies bytes into the module's memory.
  place(bytes) {
    const address = this.exports.flow_allocate(bytes.length);
    this.bytes.set(bytes, address);
    return address;
  }

  /// Replays a trace; `result` is negative for one at fault.
  replay(trace, { name = '', framesPerSecond = 0 } = {}) {
    const named = Buffer.from(name);
    const traceAt = this.place(trace);
    const nameAt = this.place(named);
    const answer = this.answer(() => this.exports.flow_replay(
      traceAt, trace.length, nameAt, named.length, framesPerSecond, this.output, this.capacity));
    this.exports.flow_deallocate(traceAt);
    this.exports.flow_deallocate(nameAt);
    return answer;
  }

  /// The saved state of a trace at a time.
  save(trace, time) {
    const traceAt = this.place(trace);
    const answer = this.answer(
      () => this.exports.flow_save(traceAt, trace.length, time, this.output, this.capacity));
    this.exports.flow_deallocate(traceAt);
    return answer;
  }

  /// What a call writes to the output, which is made as large as it must be.
  answer(call) {
    let result = call();
    if (Math.abs(result) > this.capacity) {
      this.exports.flow_deallocate(this.output);
      this.capacity = Math.abs(result);
      this.output = this.exports.flow_allocate(this.capacity);
      result = call();
    }
    const text = Buffer.from(this.bytes.subarray(this.output, this.output + Math.abs(result)));
    return { result, text };
  }
}

module.exports = { Module, build, built, root, run };

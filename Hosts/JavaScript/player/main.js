// Reads session scripts (Hosts/conformance) from standard input and prints what comes of them.

import { createInterface } from 'node:readline';
import { FlowEngine } from '../src/index.js';
import { Fields } from './fields.js';
import { Script } from './script.js';

const engine = await FlowEngine.load(process.argv[2]);
const results = [];
let script;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const fields = new Fields(line);
  const action = fields.word();
  if (action === '') continue;
  if (action === 'play') {
    script = new Script(engine, fields.word());
  } else if (action === 'end') {
    results.push(script.end());
  } else {
    script.play(action, fields);
  }
}
process.stdout.write(results.map((line) => `${line}\n`).join(''));

// Measures what a sample of a pan costs, with and without the changes that it makes.

import { FlowEngine, GlideCard, Screen } from '../src/index.js';

const SAMPLES = 1_000;
const ROUNDS = 1_000;

const engine = await FlowEngine.load(process.argv[2]);
const session = engine.open(GlideCard.name);
const screen = new Screen(session);
session.send(0, { type: 'command', name: GlideCard.commands.show });
session.advance(2);
const pan = {
  type: 'pan',
  phase: 'began',
  translation: [0, 0],
  velocity: [0, -100],
  location: [187, 600],
  target: GlideCard.nodes.card,
};
session.send(2, pan);
pan.phase = 'changed';
let time = 2;
// The least of all rounds, with little of what else the machine does.
const least = [Infinity, Infinity];
for (let round = 0; round < ROUNDS; round++) {
  const looks = round % 2;
  const start = performance.now();
  for (let sample = 0; sample < SAMPLES; sample++) {
    time += 0.008;
    pan.translation[1] = -(sample % 200);
    session.send(time, pan);
    if (looks) screen.update();
  }
  least[looks] = Math.min(least[looks], ((performance.now() - start) * 1e6) / SAMPLES);
}
console.log(`a pan ${least[0].toFixed(0)} ns, with its changes ${least[1].toFixed(0)} ns`);

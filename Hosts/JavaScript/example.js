// Shows a Glide card, taps the button that opens it, and prints what is to be drawn.

import { FlowEngine, GlideCard, Screen } from './src/index.js';

const engine = await FlowEngine.load(process.argv[2]);
const session = engine.open({
  scene: GlideCard.name,
  environment: { size: [375, 812], safeArea: [44, 0, 34, 0] },
});
const screen = new Screen(session);

function show() {
  screen.update();
  console.log(`frame ${session.frame}: ${screen.state}`);
  for (const { id, kind, x, y, width, height } of screen.nodes) {
    console.log(`  ${id.padEnd(8)} ${kind.padEnd(7)} x ${x} y ${y}, ${width} by ${height}`);
  }
  for (const effect of session.takeEffects()) console.log(' ', effect.json);
}

session.advance(0);
show();
session.send(0.1, { type: 'tap', target: GlideCard.nodes.trigger });
// A host does this whenever its display is refreshed, until nothing moves.
for (let time = 0.1; !session.isSettled; time += 1 / 60) session.advance(time);
show();
session.close();

// What events cost, and what they leave behind.

import { open } from './conformance.js';

/** Sends pans and taps of a card, each drawn and laid out; the milliseconds of each. */
export async function drag(count) {
  const element = await open({ scene: 'glide-card' });
  const took = [];
  let time = 0;
  const send = (event) => {
    time += 1 / 120;
    const began = performance.now();
    element.send(event, time);
    // Has the browser lay out what was drawn.
    element.shadowRoot.querySelector('.window').getBoundingClientRect();
    took.push(performance.now() - began);
  };
  element.command('show');
  element.advance(time += 2);
  while (took.length < count) {
    const start = [187, 530];
    send({ type: 'pan', phase: 'began', translation: [0, 0], velocity: [0, 0], location: start });
    for (let step = 1; step <= 20; step += 1) {
      const way = -10 * step;
      send({ type: 'pan', phase: 'changed', translation: [0, way], velocity: [0, -900], location: [187, 530 + way] });
    }
    send({ type: 'pan', phase: 'ended', translation: [0, -200], velocity: [0, 900], location: [187, 330] });
    element.advance(time += 2);
  }
  element.close();
  element.remove();
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.floor(share * (took.length - 1))];
  return { count: took.length, half: at(0.5), most: at(0.99) };
}

/** Types and deletes letters in the fields of a form. */
export async function type(count) {
  const element = await open({ scene: 'card-input' });
  let time = 0;
  element.send({ type: 'focus', target: 'input-number-text' }, time += 1);
  for (let sent = 0; sent < count; sent += 2) {
    element.send({ type: 'text', target: 'input-number-text', replacement: '4' }, time += 0.01);
    element.send({ type: 'deleteBackward', target: 'input-number-text' }, time += 0.01);
  }
  element.close();
  element.remove();
  return count;
}

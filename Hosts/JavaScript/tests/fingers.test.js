import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fingers } from '../src/fingers.js';
import { FlowEngine, GlideCard, Screen } from '../src/index.js';
import { path } from './module.js';

const engine = await FlowEngine.load(path);

/** What a recognizer makes of pointers: each is [kind, time in milliseconds, x, y]. */
function recognized(pointers, pointerType = 'touch') {
  const events = [];
  const fingers = new Fingers(
    ({ x, y }) => [x, y], (stamp, event) => events.push({ stamp, ...event }));
  for (const [kind, timeStamp, x, y, pointerId = 1] of pointers) {
    fingers[kind]({ timeStamp, x, y, pointerId, pointerType });
  }
  return events;
}

/** Shows a card, at the compressed position if it is to be up. */
function openCard(position) {
  const session = engine.open(GlideCard.name);
  session.advance(0);
  if (position) session.send(0, { type: 'command', name: 'show', value: position });
  session.advance(9);
  return session;
}

function settle(session, time) {
  for (let at = time; !session.isSettled; at += 1 / 60) session.advance(at);
}

test('a pan begins where the finger went down, and loses nothing of its way', () => {
  const events = recognized([
    ['down', 0, 100, 600], ['move', 8, 100, 595], ['move', 16, 100, 570], ['move', 24, 100, 560],
    ['up', 32, 100, 560],
  ]);
  assert.deepEqual(events.map(({ stamp, phase }) => [stamp, phase]), [
    [16, 'began'], [16, 'changed'], [24, 'changed'], [32, 'ended'],
  ]);
  assert.deepEqual(events.map((it) => it.translation), [[0, 0], [0, -30], [0, -40], [0, -40]]);
  assert.deepEqual(events.map((it) => it.location), [
    [100, 600], [100, 570], [100, 560], [100, 560],
  ]);
});

test('what is under way ends where an element is removed, and another finger is followed', () => {
  const events = [];
  const fingers = new Fingers(({ x, y }) => [x, y], (stamp, event) => events.push(event));
  const tell = (kind, timeStamp, y, pointerId) => fingers[kind]({ timeStamp, x: 100, y, pointerId, pointerType: 'touch' });
  fingers.cancel();
  tell('down', 0, 600, 1);
  tell('move', 8, 570, 1);
  fingers.cancel();
  tell('up', 16, 570, 1);
  tell('down', 32, 600, 2);
  tell('up', 48, 600, 2);
  assert.deepEqual(events.map(({ type, phase }) => phase ?? type), ['began', 'changed', 'cancelled', 'tap']);
});

test('a flick of three samples has a velocity at its release, and opens the card', () => {
  const flick = [['down', 10000, 187, 525], ['move', 10008, 187, 465], ['up', 10016, 187, 465]];
  const events = recognized(flick);
  assert.equal(events.at(-1).phase, 'ended');
  assert.ok(Math.abs(events.at(-1).velocity[1] + 7500) < 1, `${events.at(-1).velocity}`);
  const session = openCard('compressed');
  for (const { stamp, ...event } of events) session.send(stamp / 1000, event);
  settle(session, 10.016);
  assert.equal(JSON.parse(session.frameJSON()).state.position, 'open');
  session.close();
});

test('a flick down of three samples closes the card, from the grabber that the finger leaves', () => {
  // 6 points high: where the pan is recognized, the finger is far from it.
  const session = openCard('compressed');
  const screen = new Screen(session);
  const flick = [['down', 10000, 187, 525], ['move', 10010, 187, 725], ['up', 10020, 187, 725]];
  for (const { stamp, ...event } of recognized(flick)) session.send(stamp / 1000, event);
  screen.update();
  assert.equal(screen.node('card').y, 712);
  settle(session, 10.02);
  assert.equal(JSON.parse(session.frameJSON()).state.position, 'closed');
  session.close();
});

test('a finger that is lifted elsewhere than where it was seen has gone there', () => {
  const events = recognized([['down', 0, 100, 600], ['up', 10, 100, 500]]);
  assert.deepEqual(events.map((it) => [it.phase, it.translation[1]]), [
    ['began', 0], ['changed', -100], ['ended', -100],
  ]);
  assert.equal(events.at(-1).velocity[1], -10000);
});

test('a finger that rests before it is lifted has no velocity', () => {
  const events = recognized([['down', 0, 100, 600], ['move', 16, 100, 500], ['up', 300, 100, 500]]);
  assert.deepEqual(events.at(-1).velocity, [0, 0]);
});

test('velocity is by least squares over the last 100 ms', () => {
  const still = [0, 50, 100].map((stamp) => ['move', stamp, 100, 600]);
  const steady = Array.from({ length: 13 }, (_, step) => ['move', 200 + 8 * step, 100, 599 - step * 4]);
  const events = recognized([['down', 0, 100, 600], ...still, ...steady, ['up', 297, 100, 551]]);
  assert.ok(Math.abs(events.at(-1).velocity[1] + 500) < 5, `${events.at(-1).velocity}`);
});

test('a finger that stays within the slop taps where it went down, and a mouse has less of it', () => {
  const pointers = [['down', 0, 100, 600], ['move', 8, 106, 600], ['up', 16, 106, 600]];
  assert.deepEqual(recognized(pointers), [{ stamp: 16, type: 'tap', location: [100, 600] }]);
  assert.equal(recognized(pointers, 'mouse')[0].phase, 'began');
});

test('a finger that the system takes away neither taps nor goes on', () => {
  assert.deepEqual(recognized([['down', 0, 100, 600], ['cancel', 8, 100, 600]]), []);
  const events = recognized([
    ['down', 0, 100, 600], ['move', 8, 100, 500], ['cancel', 16, 0, 0], ['move', 24, 100, 400],
  ]);
  assert.equal(events.length, 3);
  assert.equal(events[2].phase, 'cancelled');
  assert.deepEqual([events[2].translation, events[2].velocity], [[0, -100], [0, 0]]);
});

test('a second finger changes nothing', () => {
  const events = recognized([
    ['down', 0, 100, 600], ['down', 4, 200, 600, 2], ['move', 8, 100, 500],
    ['move', 9, 200, 300, 2], ['up', 10, 200, 300, 2], ['up', 16, 100, 500],
  ]);
  assert.deepEqual(events.map((it) => it.phase), ['began', 'changed', 'ended']);
  assert.ok(events.every((it) => it.location[0] === 100));
});

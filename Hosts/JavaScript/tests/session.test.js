import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parseEffect } from '../src/effect.js';
import { failureFile } from '../src/files.js';
import { AdaptiveField, FlowEngine, FlowError, GlideCard, Onboarding, Screen, VerificationCode } from '../src/index.js';
import { path as modulePath } from './module.js';

const engine = await FlowEngine.load(modulePath);

function fails(status, body, message) {
  assert.throws(body, (error) => {
    assert.ok(error instanceof FlowError);
    assert.equal(error.status, status);
    if (message) assert.match(error.message, message);
    return true;
  });
}

/** What a screen shows, as a value that can be compared. */
function shown(screen) {
  return screen.nodes.map((node) => ({ ...node, parent: node.parent?.id, isContentChanged: false }));
}

test('the engine says what it has', () => {
  assert.equal(engine.version, '1.1');
  assert.ok(engine.hasTraces);
  assert.ok(engine.scenes.includes(GlideCard.name));
});

test('a module without pointers refuses what it has no calls for', async () => {
  const { exports } = await WebAssembly.instantiate(new WebAssembly.Module(readFileSync(modulePath)));
  const absent = /_(pointer|double_tap|long_press|pinch|key|composition|hit_test)$/;
  const calls = Object.fromEntries(Object.entries(exports).filter(([name]) => !absent.test(name)));
  calls.flow_get_features = () => 0;
  const live = new FlowEngine({ exports: calls });
  assert.ok(engine.hasPointers);
  assert.ok(!live.hasPointers);
  const session = live.open(VerificationCode.name);
  session.advance(0);
  const target = VerificationCode.nodes.codeInput;
  for (const event of [
    { type: 'pointer', id: 0, phase: 'down', location: [1, 2] }, { type: 'doubleTap', target },
    { type: 'longPress', phase: 'began', target }, { type: 'pinch', phase: 'began', scale: 1, target },
    { type: 'key', key: 'Tab' }, { type: 'compose', target, phase: 'changed', text: 'a' },
    { type: 'undo' }, { type: 'redo' }, { type: 'undo', target },
  ]) fails('UNSUPPORTED', () => session.send(1, event), /without pointers/);
  fails('UNSUPPORTED', () => session.hitTest([1, 2]), /without pointers/);
  session.send(1, { type: 'tap', target });
  assert.equal(session.time, 1);
  session.close();
});

test('a module is loaded from its bytes, and compiled', async () => {
  const bytes = readFileSync(modulePath);
  assert.equal((await FlowEngine.load(bytes)).version, '1.1');
  assert.equal((await FlowEngine.load(new WebAssembly.Module(bytes))).version, '1.1');
  const response = new Response(bytes, { headers: { 'content-type': 'text/plain' } });
  assert.equal((await FlowEngine.load(response)).version, '1.1');
});

test('a package without its module says what to do', async () => {
  // A copy of the sources alone, since the package may have one.
  const folder = mkdtempSync(join(tmpdir(), 'flow-'));
  cpSync(new URL('../src', import.meta.url), join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const copy = await import(pathToFileURL(join(folder, 'src/index.js')).href);
  await assert.rejects(copy.FlowEngine.load(), /no .*flow\.wasm: scripts\/build-libraries wasm/);
  await assert.rejects(copy.FlowEngine.load(join(folder, 'other.wasm')), /ENOENT.*other\.wasm/);
  rmSync(folder, { recursive: true });
});

test('a text whose characters were the bytes of the new one changes', () => {
  const session = engine.open(GlideCard.name);
  const screen = new Screen(session);
  for (const text of ['Ã©', 'é', 'Â°', '°']) {
    session.send(0, { type: 'environment', environment: { strings: { 'glide-card.show': text } } });
    screen.update();
    assert.equal(screen.node('trigger').text, text);
  }
  session.close();
});

test('an effect of a child says whose it is', () => {
  const line = '{"frame":3,"t":0.5,"effect":{"type":"didMove","from":"card","position":"open"}}';
  const effect = parseEffect(line);
  assert.equal(effect.from, 'card');
  assert.deepEqual(effect.members, { position: 'open' });
  const own = parseEffect('{"frame":3,"t":0.5,"effect":{"type":"didRemove"}}');
  assert.ok(!('from' in own));
});

test('a card opens', () => {
  const session = engine.open(GlideCard.name);
  const screen = new Screen(session);
  session.advance(10);
  screen.update();
  assert.equal(screen.state, GlideCard.states.resting);
  assert.equal(screen.node(GlideCard.nodes.card).y, 812);
  assert.equal(screen.node(GlideCard.nodes.grabber).parent.id, GlideCard.nodes.card);
  assert.ok(session.isSettled);

  session.send(10.1, { type: 'tap', target: GlideCard.nodes.trigger });
  assert.ok(!session.isSettled);
  for (let time = 10.1; !session.isSettled; time += 1 / 60) session.advance(time);
  screen.update();
  assert.equal(screen.node(GlideCard.nodes.card).y, 512);
  assert.ok(screen.changed.includes(screen.node(GlideCard.nodes.card)));
  const [effect] = session.takeEffects();
  assert.equal(effect.type, 'own');
  assert.equal(effect.name, GlideCard.effects.didMove);
  assert.deepEqual(effect.members, { position: 'compressed' });
  assert.equal(session.effectCount, 0);
  assert.deepEqual(session.takeEffects(), []);
  assert.equal(JSON.parse(session.frameJSON()).state.name, 'resting');

  screen.update();
  assert.deepEqual(screen.changed, []);
  session.close();
});

test('places have nodes', () => {
  const session = engine.open(GlideCard.name);
  const screen = new Screen(session);
  session.advance(0);
  screen.update();
  const { x, y } = screen.node(GlideCard.nodes.trigger);
  assert.equal(session.hitTest([x + 1, y + 1]), GlideCard.nodes.trigger);
  assert.equal(session.hitTest([-1, -1]), undefined);
  fails('INVALID', () => session.hitTest([NaN, 0]));
  session.close();
});

test('responses bring values', () => {
  const session = engine.open(Onboarding.name);
  session.advance(0);
  const response = { type: 'response', id: 'image-1', outcome: 'success' };
  for (const value of [undefined, null, 2, 'a', true, ['a', 1], { a: null }]) session.send(1, { ...response, value });
  fails('INVALID', () => session.send(2, { ...response, value: () => 1 }));
  session.close();
});

test('a configuration and an environment', () => {
  const session = engine.open(
    { scene: GlideCard.name, configuration: { headerHeight: 80, segmented: false } },
    { environment: { size: [320, 568], safeArea: [20, 0, 0, 0], date: '2026-02-03' } },
  );
  const screen = new Screen(session);
  session.advance(0);
  screen.update();
  assert.equal(screen.node('host').width, 320);
  session.send(1, { type: 'environment', environment: { size: [400, 600], reduceMotion: true } });
  screen.update();
  assert.equal(screen.node('host').width, 400);
  session.close();
});

test('texts in another language', () => {
  const session = engine.open(GlideCard.name);
  const screen = new Screen(session);
  session.advance(0);
  const title = () => {
    screen.update();
    return screen.node('trigger').text;
  };
  assert.equal(title(), 'Show');
  const strings = { 'glide-card.show': 'Zeigen' };
  session.send(1, { type: 'environment', environment: { locale: 'de', colorScheme: 'dark', strings } });
  assert.equal(title(), 'Zeigen');
  session.send(2, { type: 'environment', environment: { locale: 'en', strings: {} } });
  assert.equal(title(), 'Show');
  fails('BAD_TRACE', () => session.send(3, { type: 'environment', environment: { siez: [1, 2] } }), /siez/);
  session.close();
  const other = engine.open(GlideCard.name, { environment: { size: [320, 568], strings } });
  const shown = new Screen(other);
  other.advance(0);
  shown.update();
  assert.equal(shown.node('trigger').text, 'Zeigen');
  assert.deepEqual(JSON.parse(other.saved()).environment.size, [320, 568]);
  other.close();
  const header = '{"flowTrace":1,"scene":"glide-card"}';
  assert.throws(() => engine.open(header, { environment: { strings } }), /'strings' .* header/);
});

test('an event of a trace comes at the time that is told', () => {
  for (const change of [{ scale: 3 }, { locale: 'de' }]) {
    const session = engine.open(GlideCard.name);
    session.advance(100);
    const event = { t: 0, type: 'environment', environment: change };
    session.send(107, event);
    assert.equal(session.time, 7);
    fails('BAD_TIME', () => session.send(NaN, event));
    assert.equal(session.time, 7);
    session.close();
  }
});

test('errors', () => {
  fails('UNKNOWN_SCENE', () => engine.open('nothing'), /'nothing'; expected 'adaptive-field', /);
  fails('UNKNOWN_SCENE', () => engine.open('checkout'), /expected 'adaptive-field', /);
  fails('INVALID', () => engine.open('glide-card', { environment: { scale: 0 } }), /'environment.scale' must be a number above 0/);
  fails('UNKNOWN_SCENE', () => engine.open('GlideCard'), /did you mean 'glide-card'\?/);
  fails('UNKNOWN_SCENE', () => engine.open({ scene: 'glide-crad' }), /did you mean 'glide-card'\?/);
  fails('BAD_TRACE', () => engine.open('{"flowTrace":1,'), /column/);
  const session = engine.open(GlideCard.name);
  fails('REFUSED', () => session.send(0, { type: 'command', name: 'shwo' }), /show/);
  const scroll = { type: 'scroll', target: 'scroll', offset: [0, 0], phase: 'paused' };
  fails('INVALID', () => session.send(0, scroll));
  fails('NOT_KEPT', () => session.takeFrames());
  fails('NOT_KEPT', () => session.recording());
  fails('BAD_TRACE', () => session.sendLine('{"t":0}'));
  assert.throws(() => session.send(0, { type: 'rotate' }), TypeError);
  const edit = { type: 'text', target: 'card', replacement: '' };
  fails('INVALID', () => session.send(0, { ...edit, range: [2 ** 32, 0] }));
  session.close();
  session.close();
  fails('CLOSED', () => session.advance(1));
  fails('CLOSED', () => session.fork());
  fails('CLOSED', () => new Screen(session).update());
});

test('text beyond ASCII', () => {
  const header = { scene: AdaptiveField.name, configuration: {
    fields: [{ id: 'name', frame: [0, 100, 300, 40], limits: [40], placeholder: 'Ünïcode 名前' }],
  } };
  const session = engine.open(header);
  const screen = new Screen(session);
  const field = AdaptiveField.nodes.section('name', 0);
  session.send(0, { type: 'focus', target: field });
  for (const text of ['é', '日本', '👩‍👩‍👧', '\ufeffx', '𝒳']) {
    session.send(1, { type: 'text', target: field, replacement: text });
  }
  screen.update();
  assert.equal(screen.node(field).text, 'é日本👩‍👩‍👧\ufeffx𝒳');
  session.send(2, { type: 'text', target: field, replacement: 'a', range: [1, 2] });
  screen.update();
  assert.equal(screen.node(field).text, 'éa👩‍👩‍👧\ufeffx𝒳');
  // Half a pair.
  session.send(3, { type: 'text', target: field, replacement: '\ud800', range: [0, 1] });
  screen.update();
  assert.equal(screen.node(field).text[0], '\ufffd');
  session.close();
});

test('buffers and memory grow', () => {
  const fields = Array.from({ length: 300 }, (_, index) => ({
    id: `field-${index}`, frame: [0, 50 * index, 300, 40], limits: [10], placeholder: 'x'.repeat(500),
  }));
  const setup = { scene: AdaptiveField.name, configuration: { fields } };
  const sessions = Array.from({ length: 8 }, () => engine.open(setup));
  for (const session of sessions) {
    session.advance(0);
    const screen = new Screen(session);
    screen.update();
    assert.ok(screen.nodes.length > 900);
    assert.ok(session.saved().length > 16384);
    const copy = new Screen(session);
    copy.update();
    assert.deepEqual(shown(copy), shown(screen));
  }
  for (const session of sessions) session.close();
});

test('a fork goes on by itself', () => {
  const session = engine.open(GlideCard.name);
  const screen = new Screen(session);
  session.send(0, { type: 'tap', target: GlideCard.nodes.trigger });
  session.advance(0.1);
  screen.update();
  const fork = session.fork();
  const copy = screen.copy(fork);
  assert.equal(fork.frame, session.frame);
  fork.advance(0.2);
  copy.update();
  assert.notDeepEqual(shown(copy), shown(screen));
  session.advance(0.2);
  screen.update();
  assert.deepEqual(shown(copy), shown(screen));
  session.close();
  fork.advance(0.3);
  fork.close();
});

test('a saved state goes on', () => {
  const session = engine.open(VerificationCode.name, { keepsFrames: true });
  session.send(0, { type: 'focus', target: VerificationCode.nodes.codeInput });
  session.send(1, { type: 'text', target: VerificationCode.nodes.codeInput, replacement: '27' });
  const restored = engine.open({ scene: VerificationCode.name, state: JSON.parse(session.saved()) });
  const [one, other] = [session, restored].map((it) => {
    it.send(2, { type: 'text', target: VerificationCode.nodes.codeInput, replacement: '301' });
    const screen = new Screen(it);
    screen.update();
    return shown(screen).map((node) => ({ ...node, number: 0, parentNumber: 0 }));
  });
  assert.deepEqual(one, other);
  assert.ok(session.takeFrames().split('\n').length > 3);
  const secretless = session.saved({ omitsSecrets: true });
  assert.ok(!secretless.includes('27301'));
  session.close();
  restored.close();
});

test('a failure leaves a recording', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flow-'));
  const path = join(folder, 'failure.trace.jsonl');
  const session = engine.open(GlideCard.name);
  session.recordFailures(failureFile(path));
  session.send(1, { type: 'tap', target: GlideCard.nodes.trigger });
  fails('REFUSED', () => session.send(2, { type: 'command', name: 'nothing' }));
  assert.match(readFileSync(path, 'utf8'), /"type":"tap"/);
  rmSync(path);
  assert.throws(() => session.guard(() => { throw new RangeError('host'); }), RangeError);
  assert.match(readFileSync(path, 'utf8'), /^\{"flowTrace":1,"scene":"glide-card"/);
  session.stopRecording();
  assert.match(session.recording(), /"type":"tap"/);
  rmSync(folder, { recursive: true });
  session.close();
});

test('a trace is replayed, also one that needs more room than there was', () => {
  const header = '{"flowTrace":1,"scene":"glide-card"}\n';
  const tap = '{"t":0.2,"type":"tap","target":"trigger"}\n';
  const lines = engine.replay(header + tap).trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.equal(lines.at(-1).state.position, 'compressed');
  assert.ok(engine.replay(header + tap, { framesPerSecond: 120 }).length > 16384);
  const document = JSON.parse(engine.replay(header + tap, { name: 'ä.trace.jsonl' }));
  assert.equal(document.trace, 'ä.trace.jsonl');
  assert.deepEqual(document.frames, lines);
  fails('BAD_TRACE', () => engine.replay(`${header}{"t":0.2,"type":"tpa"}\n`, { name: 'a' }), /a:2:.*'tap'/);
});

test('what is recorded replays', () => {
  const session = engine.open(GlideCard.name);
  session.record();
  session.advance(0);
  session.send(0.2, { type: 'tap', target: GlideCard.nodes.trigger });
  const last = engine.replay(session.recording()).trimEnd().split('\n').at(-1);
  session.advance(9);
  assert.deepEqual(JSON.parse(last).nodes, JSON.parse(session.frameJSON()).nodes);
});

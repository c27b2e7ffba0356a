import { FlowError, Screen } from '../src/index.js';
import { Digest } from './digest.js';

const PHASES = ['began', 'changed', 'ended', 'cancelled'];
const KEYBOARD_PHASES = ['willShow', 'willHide', 'willChangeFrame'];
const CURVES = ['linear', 'easeIn', 'easeOut', 'easeInOut'];
const KEY_PHASES = ['down', 'up'];
const MODIFIERS = ['shift', 'control', 'alt', 'meta'];
const FIELD_EVENTS = ['deleteBackward', 'return', 'focus', 'blur', 'undo', 'redo'];
const COMPOSITION_PHASES = ['changed', 'committed', 'cancelled'];

const modifiers = (bits) => MODIFIERS.filter((_, bit) => (bits >> bit & 1) !== 0);

/** Reads the event of a line, after its time. */
const events = {
  pan: (fields) => ({
    phase: PHASES[fields.number()],
    translation: fields.numbers(2),
    velocity: fields.numbers(2),
    location: fields.pair(),
    target: fields.text(),
  }),
  scroll: (fields) => ({
    phase: PHASES[fields.number()],
    offset: fields.numbers(2),
    velocity: fields.numbers(2),
    target: fields.text(),
  }),
  text: (fields) => ({
    range: fields.pair(),
    target: fields.text(),
    replacement: fields.text(),
  }),
  tap: (fields) => ({ location: fields.pair(), target: fields.text() }),
  field: (fields) => ({ type: FIELD_EVENTS[fields.number()], target: fields.text() }),
  select: (fields) => ({
    component: fields.number(),
    row: fields.number(),
    target: fields.text(),
  }),
  selection: (fields) => ({
    range: fields.pair(),
    target: fields.text(),
  }),
  compose: (fields) => ({
    phase: COMPOSITION_PHASES[fields.number()],
    selection: fields.pair(),
    target: fields.text(),
    text: fields.text(),
  }),
  key: (fields) => ({
    phase: KEY_PHASES[fields.number()],
    modifiers: modifiers(fields.number()),
    repeats: fields.number() !== 0,
    key: fields.text(),
  }),
  keyboard: (fields) => ({
    phase: KEYBOARD_PHASES[fields.number()],
    frame: fields.numbers(4),
    duration: fields.number(),
    curve: CURVES[fields.number()],
  }),
  response: (fields) => ({
    outcome: ['success', 'failure'][fields.number()],
    id: fields.text(),
    message: fields.text(),
  }),
  command: (fields) => ({ name: fields.text(), target: fields.text(), value: value(fields) }),
  environment: (fields) => ({ environment: environment(fields) }),
  tick: () => ({}),
};

function value(fields) {
  switch (fields.number()) {
    case 1: return fields.number();
    case 2: return fields.text() ?? '';
    case 3: return true;
    case 4: return false;
    case 5: return JSON.parse(fields.text() ?? 'null');
    default: return null;
  }
}

const TEXT_SIZES = [
  'xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibilityMedium',
  'accessibilityLarge', 'accessibilityXLarge', 'accessibilityXXLarge', 'accessibilityXXXLarge',
];

function environment(fields) {
  const members = fields.number();
  const all = {
    size: fields.numbers(2),
    safeArea: fields.numbers(4),
    scale: fields.number(),
    windowOrigin: fields.numbers(2),
    layoutDirection: fields.number() ? 'rightToLeft' : 'leftToRight',
    reduceMotion: fields.number() !== 0,
    date: fields.numbers(3).join('-'),
    colorScheme: ['light', 'dark'][fields.number()],
    contrast: ['standard', 'increased'][fields.number()],
    textSize: TEXT_SIZES[fields.number()],
    boldText: fields.number() !== 0,
  };
  return Object.fromEntries(Object.entries(all).filter((_, bit) => (members >> bit) & 1));
}

/** What a script does, and what has come of it. */
export class Script {
  #engine;
  #number;
  #digest = new Digest();
  #sessions = [];
  #current = 0;

  constructor(engine, number) {
    this.#engine = engine;
    this.#number = number;
  }

  play(action, fields) {
    let trace = '';
    let status = 0;
    try {
      if (action === 'recording') {
        trace = this.#shown.session.recording();
      } else {
        this.#act(action, fields);
      }
    } catch (failure) {
      if (!(failure instanceof FlowError)) throw failure;
      status = failure.code;
    }
    this.#digest.integers(status);
    if (!this.#shown || (status < 0 && (action === 'open' || action === 'restore'))) return;
    const { session, screen } = this.#shown;
    if (action !== 'look') screen.update();
    this.#digest.frames(session.takeFrames());
    this.#digest.text(session.takeEffectLines());
    this.#digest.text(trace);
    if (action === 'look') this.#digest.nodes(screen);
  }

  /** Closes what is open; returns the line to print. */
  end() {
    for (const { session } of this.#sessions) session.close();
    return `${this.#number} ${this.#digest}`;
  }

  get #shown() {
    return this.#sessions[this.#current];
  }

  #act(action, fields) {
    switch (action) {
      case 'open': return this.#open(fields.text());
      case 'fork': return this.#fork();
      case 'use': return (this.#current = fields.number());
      case 'restore': return this.#restore();
      case 'record': return this.#shown.session.record();
      case 'look': return undefined;
      case 'line': return this.#shown.session.sendLine(fields.text());
      case 'advance': return this.#shown.session.advance(fields.number());
      default: {
        const time = fields.number();
        this.#shown.session.send(time, { type: action, ...events[action](fields) });
      }
    }
  }

  #open(setup) {
    const session = this.#engine.open(setup, { keepsFrames: true });
    const scene = setup.startsWith('{') ? JSON.parse(setup).scene : setup;
    this.#current = this.#sessions.push({ session, screen: new Screen(session), scene }) - 1;
  }

  #fork() {
    const { session, screen, scene } = this.#shown;
    const fork = session.fork();
    this.#current = this.#sessions.push({ session: fork, screen: screen.copy(fork), scene }) - 1;
  }

  #restore() {
    const { session, scene } = this.#shown;
    const state = session.saved().trimEnd();
    session.close();
    const header = `{"flowTrace":1,"scene":"${scene}","state":${state}}`;
    const restored = this.#engine.open(header, { keepsFrames: true });
    this.#sessions[this.#current] = { session: restored, screen: new Screen(restored), scene };
  }
}

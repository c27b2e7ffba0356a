// What the declarations let a client write, and what they refuse. Compiled by tsc, never run.

import { AdaptiveField, CardInput, FlowEngine, GlideCard, Onboarding, Screen, VerificationCode } from 'flow-engine';
import type { Effect, Event, Header, NodeID, SceneName, Session, Setup } from 'flow-engine';
import { failureFile } from 'flow-engine/files';
import type { GlideCardConfiguration } from 'flow-engine/scenes';

declare function take<Value>(value: Value): void;
declare const engine: FlowEngine;

// MARK: Opening

const card = engine.open('glide-card');
engine.open(GlideCard.name, { environment: { size: [390, 844] }, keepsFrames: true });
const form = engine.open({
  scene: Onboarding.name,
  environment: { layoutDirection: 'rightToLeft' },
  configuration: { barHeight: 80, pages: [{ title: 'One', fields: [{ id: 'name', kind: 'text' }] }] },
});
const code = engine.open({ scene: 'verification-code', configuration: { resendAfter: null } });
const fields = engine.open({
  scene: 'adaptive-field', configuration: { fields: [{ id: 'name', limits: [20], validation: null }] },
});
const restored: Session<'glide-card'> = engine.open({ scene: 'glide-card', state: JSON.parse(card.saved()) });
const replayed: Session = engine.open(card.recording().split('\n')[0] as Header);
engine.open('{"flowTrace":1,"scene":"glide-card"}');
for (const name of engine.scenes) engine.open(name).close();
const settings: GlideCardConfiguration = { dimension: { custom: 300 }, heights: { open: 640 } };
engine.open({ scene: 'glide-card', configuration: settings });

// @ts-expect-error No scene has this name.
engine.open('glide-crad');
// @ts-expect-error Nor here.
engine.open({ scene: 'glide-crad' });
// @ts-expect-error A scene is missing.
engine.open({ configuration: { segmented: false } });
// @ts-expect-error Any object will not do.
engine.open({ scene: 'glide-card', configuratoin: { segmented: false } });
// @ts-expect-error The scene has no such member.
engine.open({ scene: 'glide-card', configuration: { segmentd: false } });
// @ts-expect-error The member is another scene's.
engine.open({ scene: 'glide-card', configuration: { barHeight: 80 } });
// @ts-expect-error The member is of another type.
engine.open({ scene: 'glide-card', configuration: { segmented: 'no' } });
// @ts-expect-error The member within is unknown.
engine.open({ scene: 'glide-card', configuration: { heights: { opened: 1 } } });
// @ts-expect-error The name is none of those that are possible.
engine.open({ scene: 'glide-card', configuration: { dimension: 'twoThirds' } });
// @ts-expect-error A pair has two numbers.
engine.open({ scene: 'glide-card', environment: { size: [390] } });
// @ts-expect-error A configuration of another scene.
const wrong: Setup<'card-input'> = { scene: 'card-input', configuration: settings };
// @ts-expect-error A session of another scene.
const other: Session<'card-input'> = engine.open('glide-card');

// MARK: Events and targets

card.send(0, { type: 'tap', target: 'trigger' });
card.send(0, { type: 'pan', phase: 'began', translation: [0, 0], velocity: [0, 0], location: [9, 9] });
card.send(0, { type: 'command', name: 'show', value: 'open' });
form.send(0, { type: 'focus', target: 'field-realName' });
form.send(0, { type: 'focus', target: Onboarding.nodes.field('realName') });
form.send(0, { type: 'scroll', target: `page-${2}`, offset: [0, 10] });
code.send(0, { type: 'text', target: VerificationCode.nodes.codeInput, replacement: '1', range: [0, 0] });
fields.send(0, { type: 'focus', target: AdaptiveField.nodes.section('name', 0) });
card.send(0, { type: 'environment', environment: { reduceMotion: true } });
const tap: Event<'glide-card'> = { type: 'tap', location: [10, 20] };
const id: NodeID<'card-input'> = CardInput.nodes.numberCell(3);
const there: NodeID<'glide-card'> | undefined = card.hitTest([10, 20]);

// @ts-expect-error The scene has no such node.
card.send(0, { type: 'tap', target: 'triger' });
// @ts-expect-error The node is another scene's.
card.send(0, { type: 'tap', target: CardInput.nodes.barNext });
// @ts-expect-error What takes the place of <k> is a number.
form.send(0, { type: 'tap', target: 'page-one' });
// @ts-expect-error The scene has no such command.
card.send(0, { type: 'command', name: 'shwo' });
// @ts-expect-error The command is another scene's.
card.send(0, { type: 'command', name: 'setValue' });
// @ts-expect-error There is no such event.
card.send(0, { type: 'rotate' });
// @ts-expect-error A scroll is never cancelled.
card.send(0, { type: 'scroll', target: 'scroll', offset: [0, 0], phase: 'cancelled' });
// @ts-expect-error A text needs a target.
code.send(0, { type: 'text', replacement: '1' });
// @ts-expect-error The node is not one whose text may be shown: the scene has none of this name.
form.record({ publicText: ['bio'] });
form.record({ publicText: ['field-bio'], extent: 'last', seconds: 10 });
card.recordFailures(failureFile('failure.trace.jsonl'));

// MARK: What is shown

const screen = new Screen(card);
if (screen.state === 'dragging') take(screen.node('card')?.y);
for (const node of screen.changed) take<'host' | 'trigger' | 'dim' | 'card' | 'scroll' | 'grabber'>(node.id);
const copy: Screen<'glide-card'> = screen.copy(card.fork());
// @ts-expect-error The scene has no such state.
if (screen.state === 'draging') take(screen);
// @ts-expect-error The scene has no such node.
screen.node('crad');
// @ts-expect-error The fork of another scene.
screen.copy(form.fork());

// MARK: Effects

for (const effect of card.takeEffects()) {
  switch (effect.type) {
    case 'focus': take<string | undefined>(effect.target); break;
    case 'blur': break;
    case 'announce': case 'copy': take<string>(effect.text); break;
    case 'paste': take<string>(effect.target); break;
    case 'own':
      if (effect.name === GlideCard.effects.didMove) {
        take<'closed' | 'compressed' | 'open'>(effect.members.position);
        // @ts-expect-error The effect has no such member.
        take(effect.members.target);
      }
      // @ts-expect-error The scene has no such effect.
      if (effect.name === 'didMvoe') take(effect);
  }
}
for (const effect of code.takeEffects()) {
  if (effect.type === 'own' && effect.name === 'verify') {
    take<string>(effect.members.code);
    code.send(1, { type: 'response', id: effect.id, outcome: 'success' });
  }
}
for (const effect of form.takeEffects()) {
  if (effect.type !== 'own') continue;
  if (effect.name === 'finished') take<string | undefined>(effect.members.values['bio']);
  // @ts-expect-error Nothing is to be answered.
  if (effect.name === 'finished') code.send(1, { type: 'response', id: effect.id, outcome: 'success' });
}

const app = engine.open('checkout');
app.send(0, { type: 'command', name: 'show', target: 'card', value: 'open' });
for (const effect of app.takeEffects()) {
  if (effect.type !== 'own') { take<string | undefined>(effect.from); continue; }
  if (effect.name === 'didMove') take<'card'>(effect.from);
  if (effect.name === 'verify') app.send(1, { type: 'response', id: effect.id, outcome: 'success' });
  // @ts-expect-error No child of that path asks for it.
  if (effect.name === 'didMove' && effect.from === 'pages') take(effect);
}

/** Every effect of a scene has its place: none is left. */
function perform(effect: Effect<'card-input'>): void {
  switch (effect.type) {
    case 'focus': case 'blur': case 'announce': case 'copy': case 'paste': return;
    case 'own': break;
  }
  switch (effect.name) {
    case 'numberInvalid': return;
    case 'submitted': return take<'visa' | 'mastercard' | 'amex' | null>(effect.members.brand);
    default: return take<never>(effect);
  }
}

/** What works for any scene. */
function log(session: Session, name: SceneName): void {
  session.advance(0);
  for (const effect of session.takeEffects()) take(`${name}: ${effect.json}`);
}
log(card, 'glide-card');
take([restored, replayed, wrong, other, tap, id, copy, perform]);

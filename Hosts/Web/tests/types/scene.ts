import type { FlowSceneElement } from 'flow-scene';

declare const card: FlowSceneElement<'glide-card'>;
declare const code: FlowSceneElement<'verification-code'>;

// MARK: What compiles

card.configuration = { segmented: false };
card.command('show');
card.send({ type: 'tap', target: 'trigger' });
card.addEventListener('flow-state', ({ detail }) => detail.state === 'dragging');
code.addEventListener('flow-effect', ({ detail: effect }) => {
  if (effect.type === 'own' && effect.name === 'verify') code.respond(effect.id, 'failure', effect.members.code);
});
code.addEventListener('flow-error', ({ detail }) => {
  if (detail.kind === 'refused') console.log(detail.error.status, detail.trace);
});
card.addEventListener('click', (event) => event.clientX);
document.querySelector('flow-scene')?.recording();

// MARK: What does not

// @ts-expect-error: no member of the scene's configuration
card.configuration = { segments: false };
// @ts-expect-error: no node of the scene
card.send({ type: 'tap', target: 'button' });
// @ts-expect-error: no state of the scene
card.addEventListener('flow-state', ({ detail }) => detail.state === 'verifying');
// @ts-expect-error: no outcome
code.respond('verify-1', 'maybe');

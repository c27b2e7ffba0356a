// Runs a scene live, and keeps each frame that is shown beside the recording.

import { Screen } from '/Hosts/JavaScript/src/index.js';
import { moduleOf } from './conformance.js';

let element;
let shown = [];

const update = Screen.prototype.update;
Screen.prototype.update = function updateAndKeep() {
  update.call(this);
  if (element?.screen === this) shown.push(element.session.frameJSON());
};

/** Opens a scene, whose effects are answered at once by turns. */
export async function begin(scene, attributes) {
  element?.close();
  element = document.createElement('flow-scene');
  shown = [];
  for (const [name, value] of Object.entries({ scene, module: moduleOf(scene), ...attributes })) element.setAttribute(name, value);
  let answers = 0;
  element.addEventListener('flow-effect', ({ detail }) => {
    if (detail.id !== undefined) element.respond(detail.id, (answers += 1) % 2 ? 'failure' : 'success');
  });
  const refusals = [];
  const opened = new Promise((resolve, reject) => {
    element.addEventListener('flow-ready', resolve, { once: true });
    element.addEventListener('flow-error', ({ detail }) => {
      if (detail.kind !== 'refused') reject(detail.error);
      refusals.push(`${JSON.stringify(detail.event)}: ${detail.error.message}`);
    });
  });
  document.querySelector('main').replaceChildren(element);
  await opened;
  element.refusals = refusals;
  // What is typed stays as it is, but for secrets: widths of texts are compared, too.
  element.session.record({ publicText: element.screen.nodes.filter(({ kind }) => kind === 'field').map(({ id }) => id) });
  return 0;
}

/** Where there is something to touch. */
export async function targets() {
  const found = element.shadowRoot.querySelectorAll('.window button.face:enabled, .window .input:enabled, .window [role=spinbutton], .window [role=option]');
  const screen = element.getBoundingClientRect();
  return [...found].map((each) => each.getBoundingClientRect())
    .map((box) => [box.left + box.width / 2, box.top + box.height / 2])
    .filter(([x, y]) => x > screen.left && x < screen.right && y > screen.top && y < screen.bottom);
}

export const isAtRest = () => element.session.isSettled;

/** The recording, and the frames that were shown. */
export async function end() {
  const trace = element.session.recording();
  const { refusals } = element;
  // What moves on is shown after the end, too.
  return { trace, shown: [...shown], refusals };
}

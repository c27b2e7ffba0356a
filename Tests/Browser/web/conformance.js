// Plays fixtures in <flow-scene> with a clock kept by hand, and compares what is shown with the goldens.

import '/Hosts/Web/src/index.js';

const DEFAULTS = {
  size: [375, 812], safeArea: [44, 0, 34, 0], scale: 3, layoutDirection: 'leftToRight',
  reduceMotion: false, date: '2026-01-01', windowOrigin: [0, 0],
};
/** Beyond a completion's time, which is rounded to a millionth; short enough to move nothing. */
const AFTER = 1e-6;
const BLANK = '\u200B';
const FAINTEST = 0.01;
const MOST_FINDINGS = 20;

/** The address of a scene's module: a scene that holds others has one of its own. */
export const moduleOf = (scene) => scene === 'checkout'
  ? '/.build/module/checkout.wasm' : '/.build/libraries/wasm/flow.wasm';

/** Opens a trace in an element of its own. */
export async function open(header, attributes = {}) {
  const { flowTrace, environment, ...setup } = header;
  const element = document.createElement('flow-scene');
  const all = { clock: 'manual', 'takes-focus': '', module: moduleOf(setup.scene), scene: setup.scene, ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  element.environment = { ...DEFAULTS, ...environment };
  if (setup.configuration) element.configuration = setup.configuration;
  const [width, height] = element.environment.size;
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  const opened = new Promise((resolve, reject) => {
    element.addEventListener('flow-ready', () => resolve(element), { once: true });
    element.addEventListener('flow-error', ({ detail }) => reject(detail.error), { once: true });
  });
  document.querySelector('main').replaceChildren(element);
  return opened;
}

async function read(address) {
  return (await (await fetch(address)).text()).trim();
}

/** Whether a frame is one more of a line at a time, in seconds, before the next line. */
function isMore(frame, t, next) {
  return frame?.cause === 'event' && frame.t === t && (next === undefined || JSON.parse(next).t > t);
}

/** Plays a fixture; calls `shown` after each frame of the golden that stays on the screen. */
export async function play(fixture, shown, attributes) {
  const lines = (await read(`${fixture}.trace.jsonl`)).split('\n').filter((line) => line.trim() !== '');
  const { frames } = JSON.parse(await read(`${fixture}.frames.json`));
  const element = await open(JSON.parse(lines[0]), attributes);
  let event = 1;
  let index = 0;
  while (index < frames.length) {
    const { cause, t } = frames[index];
    if (cause === 'event') {
      const line = lines[event++];
      element.sendLine(line);
      // Of a pointer's line there is a frame for each gesture that is recognized of it.
      while (JSON.parse(line).type === 'pointer' && isMore(frames[index + 1], t, lines[event])) index += 1;
    }
    else if (cause === 'completion') element.advance(t + AFTER);
    // What ends at once, or at the same time, has ended when the call returns.
    while (frames[index + 1]?.cause === 'completion' && frames[index + 1].t <= t + AFTER) index += 1;
    await shown(element, frames[index], index);
    index += 1;
  }
  element.advance(frames.at(-1).t + 1);
  await shown(element, frames.at(-1), 'rest');
  return element;
}

/** Plays fixtures and lists what differs; roles and names by rules, or as the browser computes them. */
export async function compare(fixtures, computes = false) {
  const result = { frames: 0, nodes: 0, furthest: 0, findings: [], count: 0 };
  for (const fixture of fixtures) {
    const element = await play(fixture, (element, frame, index) => {
      result.frames += 1;
      isComputed = computes && index === 'rest';
      for (const { node, what, expected, found } of differences(element, frame, result)) {
        result.count += 1;
        if (result.findings.length < MOST_FINDINGS) {
          result.findings.push(`${fixture} ${index} ${node}: ${what}: expected ${
            JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
        }
      }
    });
    element.close();
  }
  return result;
}

function* differences(element, frame, result) {
  const root = element.shadowRoot;
  const window = root.querySelector('.window');
  const origin = window.getBoundingClientRect();
  const tolerance = 1 / element.environment.scale;
  const boxes = new Map();
  for (const box of window.querySelectorAll('.node')) boxes.set(box.dataset.id, box);
  const nodes = new Map(frame.nodes.map((node) => [node.id, node]));
  const order = [...boxes.keys()];
  if (order.join() !== [...nodes.keys()].join()) {
    yield { node: '', what: 'nodes in order', expected: [...nodes.keys()], found: order };
  }
  const focused = frame.nodes.find((node) => node.focused)?.id ?? null;
  const active = root.activeElement?.closest('.node')?.dataset.id ?? null;
  if (active !== focused) yield { node: focused, what: 'focus', expected: focused, found: active };
  for (const node of frame.nodes) {
    const box = boxes.get(node.id);
    if (!box || isAway(node, nodes)) continue;
    result.nodes += 1;
    const place = box.getBoundingClientRect();
    const found = [place.left - origin.left, place.top - origin.top, place.right - origin.left, place.bottom - origin.top];
    const expected = bounds(node, nodes);
    const distance = Math.max(...expected.map((value, i) => Math.abs(value - found[i])));
    result.furthest = Math.max(result.furthest, distance);
    if (!(distance <= tolerance)) yield { node: node.id, what: 'place', expected, found };
    for (const [what, wanted] of Object.entries(expectedContent(node, nodes))) {
      const seen = contentOf(box, node)[what];
      if (seen !== wanted) yield { node: node.id, what, expected: wanted, found: seen };
    }
  }
}

function isAway(node, nodes) {
  for (let each = node; each; each = nodes.get(each.parent)) if (each.hidden) return true;
  return false;
}

function isFaint(node, nodes) {
  for (let each = node; each; each = nodes.get(each.parent)) if ((each.alpha ?? 1) < FAINTEST) return true;
  return false;
}

// MARK: Places

/** The bounds of a node in the window: its corners, through its transform and those it is in. */
function bounds(node, nodes) {
  const [, , width, height] = node.frame;
  let corners = [[0, 0], [width, 0], [width, height], [0, height]];
  for (let each = node; each; each = nodes.get(each.parent)) {
    const [x, y, w, h] = each.frame;
    const m = each.transform?.matrix;
    const [scrolledX, scrolledY] = nodes.get(each.parent)?.contentOffset ?? [0, 0];
    corners = corners.map(([left, top]) => {
      const [fromX, fromY] = [left - w / 2, top - h / 2];
      const [toX, toY] = m ? through(m, fromX, fromY) : [fromX, fromY];
      return [x + w / 2 + toX - scrolledX, y + h / 2 + toY - scrolledY];
    });
  }
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A point through a matrix of row vectors. */
function through(m, x, y) {
  const depth = x * m[3] + y * m[7] + m[15];
  return [(x * m[0] + y * m[4] + m[12]) / depth, (x * m[1] + y * m[5] + m[13]) / depth];
}

// MARK: Content

/** What the frame says of a node: text, role, name, value. */
function expectedContent(node, nodes) {
  const traits = node.accessibilityTraits ?? [];
  const label = node.accessibilityLabel ?? '';
  const text = node.text ?? '';
  const value = node.accessibilityValue ?? '';
  if (node.kind === 'picker') {
    return { text: JSON.stringify(node.rows), selected: JSON.stringify(node.selectedRows), role: 'group', name: label, value };
  }
  const expected = { text };
  if (node.kind === 'field') {
    return { ...expected, role: 'textbox', name: label, value: value === text ? '' : value, enabled: node.enabled !== false,
      placeholder: text === '' ? node.placeholder ?? '' : '' };
  }
  // What cannot be seen is not read.
  if (isFaint(node, nodes)) return expected;
  if (label === '' && traits.length === 0) return { ...expected, role: 'none', name: '' };
  const has = (trait) => traits.includes(trait);
  const role = has('adjustable') ? 'spinbutton' : node.kind === 'button' || has('button') ? 'button'
    : has('header') ? 'heading' : node.kind === 'image' || has('image') ? 'img'
      : node.kind === 'label' || has('staticText') ? 'text' : 'group';
  const name = label || text;
  if ((role === 'text' || role === 'heading') && name === '') return { ...expected, role: 'none', name };
  if (role === 'text') return { ...expected, role, name: [name, value].filter(Boolean).join(', ') };
  const enabled = node.enabled !== false && !has('notEnabled');
  return { ...expected, role, name, value, ...(role === 'button' ? { enabled } : {}) };
}

const own = (box, selector) => box.querySelector(`:scope > ${selector}`);

/** What the elements of a node say of it, to a reader and to assistive technology. */
function contentOf(box, node) {
  if (node.kind === 'picker') {
    const wheels = [...box.querySelectorAll(':scope > [role=listbox]')].map((wheel) => [...wheel.children]);
    return {
      ...spoken(box),
      text: JSON.stringify(wheels.map((options) => options.map((option) => option.textContent))),
      selected: JSON.stringify(wheels.map((options) => options.findIndex((option) => option.ariaSelected === 'true'))),
    };
  }
  const input = own(box, '.input');
  if (input) {
    return { ...spoken(input), text: input.value.replaceAll(BLANK, ''), enabled: !input.disabled,
      placeholder: input.value === '' ? input.placeholder : '' };
  }
  const face = own(box, '.face');
  const words = own(box, '.words') ?? (face && own(face, '.words'));
  const text = words?.textContent ?? '';
  if (face) return { ...spoken(face), text, enabled: !face.disabled };
  if (box.role === 'group') return { ...spoken(box), text };
  const said = own(box, '.said');
  if (said) return { text, role: 'text', name: words.ariaHidden === 'true' ? said.textContent : 'said twice' };
  if (words && words.ariaHidden !== 'true' && text !== '') return { text, role: 'text', name: text };
  return { text, role: 'none', name: '' };
}

const NATIVE_ROLES = { BUTTON: 'button', INPUT: 'textbox', TEXTAREA: 'textbox' };
/** Whether the browser is asked what it tells assistive technology, which takes it long. */
let isComputed = false;

/** As the browser computes it, at rest; else by the rules that it has. */
function spoken(element) {
  const isAsked = isComputed && 'computedRole' in element;
  const role = isAsked ? element.computedRole : element.role ?? NATIVE_ROLES[element.tagName];
  const fromContent = role === 'button' || role === 'heading' ? element.textContent : '';
  const name = isAsked ? element.computedName : element.ariaLabel ?? fromContent;
  const value = role === 'spinbutton' ? element.ariaValueText : element.getAttribute('aria-description');
  return { role: role === 'image' ? 'img' : role, name, value: value ?? '' };
}

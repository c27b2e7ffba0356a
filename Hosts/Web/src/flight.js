import { cssColor } from '../../JavaScript/src/color.js';
import { Member } from '../../JavaScript/src/node.js';
import { FAINTEST } from './reading.js';
import { shadowOf, transformOf } from './view.js';

/** From one keyframe to the next, in seconds: a fast spring is less than a third of a point off in between. */
const STEP = 1 / 240;
/** The longest part of a motion that is planned at once, in seconds. */
const LONGEST = 10;
/** What is shorter is not worth handing over, in seconds. */
const SHORTEST = 0.05;

/** What of a box a browser's animation can move. */
const BOX = {
  transform: transformOf,
  width: (node) => `${Math.max(0, node.width)}px`,
  height: (node) => `${Math.max(0, node.height)}px`,
  opacity: (node) => String(node.alpha),
  visibility: (node) => (node.alpha >= FAINTEST ? 'inherit' : 'hidden'),
  backgroundColor: (node) => (node.has(Member.background) ? cssColor(node.background) : 'transparent'),
  borderRadius: (node) => `${node.cornerRadius}px`,
  boxShadow: (node) => shadowOf(node) || 'none',
};
/** What else of a node is drawn by its elements. */
const DRAWN = [
  'isHidden', 'isEnabled', 'textColor', 'fontSize', 'placeholderColor', 'tintColor', 'strokeEnd', 'members',
  'contentOffsetX', 'contentOffsetY', 'contentWidth', 'contentHeight', 'insetTop', 'insetLeft', 'insetBottom',
  'insetRight',
];

/** What of a box is drawn in a line of its own. */
const LINE = ['cornerRadius', 'borderWidth', 'borderColor'];

/**
 * A motion that the browser runs by itself, as Web Animations: from a moment until the scene does something
 * that its boxes alone do not show, or has come to rest.
 *
 * A fork of the session tells the way, so that the browser shows what the engine would.
 */
export class Flight {
  #animations = [];
  #start;

  constructor(start, end, ways) {
    this.#start = start;
    this.end = end;
    for (const [view, keyframes] of ways) {
      const frames = moving(keyframes);
      if (frames.length === 0) continue;
      for (const frame of frames) frame.offset = (frame.offset - start) / (end - start);
      this.#animations.push(view.element.animate(frames, { duration: 1000 * (end - start), fill: 'both' }));
    }
  }

  /** Plans the motion from a time in seconds; null if the boxes alone do not show it. */
  static plan(session, screen, tree, start) {
    const ways = new Map();
    let end = start;
    const fork = session.fork();
    try {
      const later = screen.copy(fork);
      const isOver = () => fork.effectCount > 0 || later.state !== screen.state || later.isReordered;
      while (!fork.isSettled && end < start + LONGEST) {
        const time = end + STEP;
        fork.advance(time);
        later.update();
        if (isOver() || !later.changed.every((node) => isBoxOnly(tree.view(node).node, node))) break;
        for (const node of later.changed) {
          const view = tree.view(node);
          if (!ways.has(view)) ways.set(view, [keyframe(view.node, start)]);
          const way = ways.get(view);
          // It has stood until the last step.
          if (way.at(-1).offset < end) way.push({ ...way.at(-1), offset: end });
          way.push(keyframe(node, time));
        }
        end = time;
      }
    } finally {
      fork.close();
    }
    if (end - start < SHORTEST) return null;
    for (const way of ways.values()) if (way.at(-1).offset < end) way.push({ ...way.at(-1), offset: end });
    return new Flight(start, end, ways);
  }

  /** Runs by the browser's clock, of which `performance.now()` tells the time. */
  run() {
    for (const animation of this.#animations) animation.startTime = 1000 * this.#start;
  }

  /** Shows the moment of a time in seconds, and stands still there. */
  seek(time) {
    for (const animation of this.#animations) {
      animation.pause();
      animation.currentTime = 1000 * (time - this.#start);
    }
  }

  cancel() {
    for (const animation of this.#animations) animation.cancel();
  }
}

function keyframe(node, time) {
  const frame = { offset: time };
  for (const [name, value] of Object.entries(BOX)) frame[name] = value(node);
  return frame;
}

/** Keyframes with what changes in them only: the rest is not the browser's to run. */
function moving(frames) {
  const names = Object.keys(BOX).filter((name) => frames.some((frame) => frame[name] !== frames[0][name]));
  if (names.length === 0) return [];
  return frames.map((frame) => Object.fromEntries(['offset', ...names].map((name) => [name, frame[name]])));
}

/** Whether a node differs from what is drawn in its box only. */
function isBoxOnly(drawn, node) {
  if (node.isContentChanged || DRAWN.some((name) => node[name] !== drawn[name])) return false;
  const isLined = node.kind === 'shape' || node.strokeEnd < 1;
  if (isLined && LINE.some((name) => node[name] !== drawn[name])) return false;
  const keepsSize = node.width === drawn.width && node.height === drawn.height;
  return keepsSize || !(node.text || isLined || node.kind === 'field' || node.kind === 'picker' || isScrolled(node));
}

/** Whether a list is elsewhere than at its start, where its size alone moves no content. */
const isScrolled = ({ kind, contentOffsetX, contentOffsetY, insetLeft, insetTop }) => kind === 'scroll'
  && (contentOffsetX + insetLeft !== 0 || contentOffsetY + insetTop !== 0);

// Compares motions that the browser runs with the engine's own frames, at moments in between.

import { open } from './conformance.js';

/** From one compared moment to the next, in seconds; no whole number of refreshes. */
const STEP = 0.0237;
const MOST_FINDINGS = 10;

/** What is shown of each box. */
function shown(element) {
  const window = element.shadowRoot.querySelector('.window');
  const origin = window.getBoundingClientRect();
  return [...window.querySelectorAll('.node')].map((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const style = getComputedStyle(box);
    return {
      id: box.dataset.id, opacity: Number(style.opacity), radius: parseFloat(style.borderTopLeftRadius) || 0,
      isVisible: style.visibility === 'visible' && style.display !== 'none',
      edges: [left - origin.left, top - origin.top, right - origin.left, bottom - origin.top],
    };
  });
}

/** Plays a trace; returns what is shown at each moment, and at how many of them the browser ran something. */
async function moments(lines, attributes) {
  const element = await open(JSON.parse(lines[0]), attributes);
  const result = [];
  let flying = 0;
  const look = (time) => {
    element.advance(time);
    result.push({ time, boxes: shown(element) });
    if (element.shadowRoot.getAnimations().some((each) => each.playState === 'paused')) flying += 1;
  };
  let time = 0;
  for (const line of lines.slice(1)) {
    const { t } = JSON.parse(line);
    for (time += STEP; time < t; time += STEP) look(time);
    time = t;
    element.sendLine(line);
  }
  for (const end = time + 1; time < end; time += STEP) look(time + STEP);
  element.close();
  return { result, flying };
}

/** Plays fixtures in both ways and lists what differs. */
export async function compareFlights(fixtures) {
  const report = { moments: 0, flying: 0, furthest: 0, count: 0, findings: [] };
  for (const fixture of fixtures) {
    const lines = (await (await fetch(`${fixture}.trace.jsonl`)).text()).trim().split('\n');
    const expected = await moments(lines, {});
    const found = await moments(lines, { animations: 'browser' });
    report.moments += expected.result.length;
    report.flying += found.flying;
    expected.result.forEach(({ time, boxes }, index) => {
      boxes.forEach((box, place) => {
        const other = found.result[index].boxes[place];
        const distance = Math.max(...box.edges.map((edge, side) => Math.abs(edge - other?.edges[side])));
        const isSame = other?.id === box.id && other.isVisible === box.isVisible && distance <= 1 / 3
          && Math.abs(other.opacity - box.opacity) < 0.01 && Math.abs(other.radius - box.radius) < 0.34;
        if (!Number.isNaN(distance)) report.furthest = Math.max(report.furthest, distance);
        if (isSame || !box.isVisible && other?.isVisible === false) return;
        report.count += 1;
        if (report.findings.length < MOST_FINDINGS) {
          report.findings.push(`${fixture} at ${time.toFixed(4)}: ${JSON.stringify(box)}, by the browser ${JSON.stringify(other)}`);
        }
      });
    });
  }
  return report;
}

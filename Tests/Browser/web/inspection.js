// Looks for violations of accessibility at each state that fixtures lead to, once each.

import { play } from './conformance.js';

const MOST_FINDINGS = 20;

export async function inspect(fixtures, leftOut) {
  const seen = new Set();
  const findings = new Set();
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  for (const fixture of fixtures) {
    const element = await play(fixture, async (element, frame, index) => {
      const { name, page, field, face, position } = frame.state;
      const key = JSON.stringify([name, page, field, face, position, frame.nodes.length]);
      if (seen.has(key)) return;
      seen.add(key);
      const { violations } = await window.axe.run(element, { rules, resultTypes: ['violations'] });
      for (const { id, nodes } of violations) {
        for (const { html, target } of nodes) {
          findings.add(`${fixture} ${index} ${id}: ${target.flat().at(-1)}: ${html.slice(0, 160)}`);
        }
      }
    });
    element.close();
  }
  return { states: seen.size, findings: [...findings].slice(0, MOST_FINDINGS) };
}

import { Trait } from '../../JavaScript/src/node.js';

/** Below this opacity a node is neither touched nor read. */
export const FAINTEST = 0.01;

const NOTHING = { role: 'none', name: '', value: '' };

/** What assistive technology is told of a node that is no field and no picker. */
export function readingOf(node) {
  const traits = node.accessibilityTraits;
  const label = node.accessibilityLabel;
  // A text alone is not read: it may be a digit of a secret, or part of something that speaks for it.
  if (label === '' && traits === 0) return NOTHING;
  const role = roleOf(node, traits);
  const name = label || node.text;
  // A text or a heading that is empty is nothing to come to.
  if (name === '' && (role === 'text' || role === 'heading')) return NOTHING;
  return { role, name, value: node.accessibilityValue };
}

function roleOf(node, traits) {
  if (traits & Trait.adjustable) return 'spinbutton';
  if (node.kind === 'button' || traits & Trait.button) return 'button';
  if (traits & Trait.link) return 'link';
  if (traits & Trait.header) return 'heading';
  if (node.kind === 'image' || traits & Trait.image) return 'img';
  return node.kind === 'label' || traits & Trait.staticText ? 'text' : 'group';
}

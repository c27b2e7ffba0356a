// Written by scripts/generate-members; change Members/environment.jsonl instead.

/** For what is none of those listed: the library refuses it. */
export const NONE = -1;

const COLOR_SCHEMES = [
  'light', 'dark',
];
const CONTRASTS = [
  'standard', 'increased',
];
const TEXT_SIZES = [
  'xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibilityMedium',
  'accessibilityLarge', 'accessibilityXLarge', 'accessibilityXXLarge', 'accessibilityXXXLarge',
];

export const ENVIRONMENT_SIZE = 104;

const PACKED = new Set([
  'size', 'safeArea', 'scale', 'windowOrigin', 'layoutDirection', 'reduceMotion', 'date',
  'colorScheme', 'contrast', 'textSize', 'boldText',
]);

/** The first member for which a flow_environment has no room, such as `strings`; undefined if none. */
export const unpacked = (environment) =>
  Object.keys(environment).find((name) => environment[name] != null && !PACKED.has(name));

/** Puts the members that are there into a flow_environment. */
export function packEnvironment(memory, environment) {
  const { view, eventAddress: start } = memory;
  let members = 0;
  const put = (bit, setter, offset, size, numbers) => {
    members |= 1 << bit;
    numbers.forEach((number, index) => view[setter](start + offset + size * index, number, true));
  };
  view.setUint32(start, ENVIRONMENT_SIZE, true);
  if (environment.size != null) {
    put(0, 'setFloat64', 8, 8, environment.size);
  }
  if (environment.safeArea != null) {
    put(1, 'setFloat64', 24, 8, environment.safeArea);
  }
  if (environment.scale != null) {
    put(2, 'setFloat64', 56, 8, [environment.scale]);
  }
  if (environment.windowOrigin != null) {
    put(3, 'setFloat64', 64, 8, environment.windowOrigin);
  }
  if (environment.layoutDirection != null) {
    put(4, 'setInt32', 80, 4, [{ leftToRight: 0, rightToLeft: 1 }[environment.layoutDirection] ?? NONE]);
  }
  if (environment.reduceMotion != null) {
    put(5, 'setInt32', 84, 4, [environment.reduceMotion ? 1 : 0]);
  }
  if (environment.date != null) {
    put(6, 'setInt32', 88, 4, environment.date.split('-'));
  }
  if (environment.colorScheme != null) {
    put(7, 'setUint8', 100, 1, [COLOR_SCHEMES.indexOf(environment.colorScheme)]);
  }
  if (environment.contrast != null) {
    put(8, 'setUint8', 101, 1, [CONTRASTS.indexOf(environment.contrast)]);
  }
  if (environment.textSize != null) {
    put(9, 'setUint8', 102, 1, [TEXT_SIZES.indexOf(environment.textSize)]);
  }
  if (environment.boldText != null) {
    put(10, 'setUint8', 103, 1, [environment.boldText ? 1 : 0]);
  }
  view.setUint32(start + 4, members, true);
}

// Edits of texts in characters as people see them, which a scene never splits.

let segmenter;

/** The characters of a text; where there is no segmenter, its code points. */
export function characters(text) {
  if (!globalThis.Intl?.Segmenter) return [...text];
  // Made once, and not before somebody types.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * What makes one text of another: the range of whole characters that is replaced, and the replacement. Of equal
 * characters those are replaced after which an edit has left the caret.
 */
export function replaced(before, after, caret = after.length) {
  const [old, now] = [characters(before), characters(after)];
  const most = Math.min(old.length, now.length);
  let start = 0;
  let end = 0;
  const isSame = () => start + end < most && old.at(-1 - end) === now.at(-1 - end);
  for (let left = after.length - caret; isSame() && (left -= now.at(-1 - end).length) >= 0;) end += 1;
  while (start + end < most && old[start] === now[start]) start += 1;
  while (isSame()) end += 1;
  const length = (some) => some.join('').length;
  return {
    range: [length(old.slice(0, start)), length(old.slice(start, old.length - end))],
    replacement: now.slice(start, now.length - end).join(''),
  };
}

/** A text as a browser's field has it: any line break is one unit of it. */
export const fieldText = (text) => text.replace(/\r\n?/g, '\n');

/** A place in a text, as a field of it has it. */
export const fieldPlace = (text, place) => fieldText(text.slice(0, place)).length;

/** A range of what a field has of a text, as one of the text. */
export function textRange(text, [start, length]) {
  const [from, to] = [start, start + length].map((place) => {
    let own = place;
    for (const { index } of text.matchAll(/\r\n/g)) if (index < own) own += 1;
    return own;
  });
  return [from, to - from];
}

/** The pictures of the shipped scenes. */
const NAMES = [
  'amex', 'arrow', 'back', 'check', 'close', 'invalid', 'mastercard', 'next', 'photo', 'placeholder',
  'valid', 'visa',
];

/** The address of the picture that a scene names; undefined if there is none. */
export function pictureAddress(name) {
  // What somebody has chosen, such as a photo, is the page's to show.
  const known = /\.(jpe?g|png|heic|webp)$/i.test(name) ? 'photo' : name;
  return NAMES.includes(known) ? new URL(`../pictures/${known}.svg`, import.meta.url).href : undefined;
}

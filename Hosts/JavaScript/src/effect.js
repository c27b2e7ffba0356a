/** What any scene may ask for. What else there is, is particular to one. */
const COMMON = new Set(['focus', 'blur', 'announce', 'copy', 'paste']);

/** Reads a line of JSON. */
export function parseEffect(json) {
  const { frame, t: time, effect } = JSON.parse(json);
  if (COMMON.has(effect.type)) return { ...effect, frame, time, json };
  const { type: name, from, id, ...members } = effect;
  const own = { type: 'own', name, id, members, frame, time, json };
  return from === undefined ? own : { ...own, from };
}

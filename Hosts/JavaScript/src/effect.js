/** Reads a line of JSON: the effect's members, with the frame, its time and the line itself. */
export function parseEffect(json) {
  const { frame, t, effect } = JSON.parse(json);
  return { ...effect, frame, time: t, json };
}

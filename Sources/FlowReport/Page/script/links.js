// Addresses of moments: a case by its path, a frame by its number, and how long after that frame. They
// are the same however many samples a report has.

const casePath = ({ trace }) => trace.replace(/\.trace\.jsonl$/, "");

// The number of a moment: of the golden's frame, or of one that only the trace gives.
const momentOf = (current, step) => {
  if (current.count === 0) return "";
  const isBetween = current.causeLetter(step) === "f";
  const hasGolden = current.compares
    && (isBetween ? current.seen.expected[step] : current.own.expected[step]) >= 0;
  const side = current.compares && !hasGolden ? "actual" : hasGolden ? "expected" : current.sideOf(step);
  const frame = current.seen[side][step];
  const number = `${current.compares && side === "actual" ? "actual" : ""}${current[side].numbers[frame]}`;
  if (!isBetween) return number;
  const begin = current.times[stepOfNumber(current, side, current[side].numbers[frame])];
  return `${number}+${rounded(current.times[step] - begin, 6)}`;
};

// Whether a side has a frame at a step that is no sample.
const isFrameOf = (current, side, step) => current.own[side][step] >= 0 && current.causeLetter(step) !== "f";

// The step of a side's frame by its number; the last one if there is none.
const stepOfNumber = (current, side, number) => {
  const own = current.own[side];
  for (let step = 0; step < current.count; step += 1) {
    if (isFrameOf(current, side, step) && current[side].numbers[own[step]] === number) return step;
  }
  return current.count - 1;
};

// The side and the number of the frame that a moment names, and how long after it that is.
const readMoment = (current, moment) => {
  const [, only, number, after] = /^(actual)?(\d+)(?:\+([\d.]+))?$/.exec(moment) || [];
  const main = current.actual ? "actual" : "expected";
  const side = only && current.actual ? "actual" : current.compares ? "expected" : main;
  return { side, number, after };
};

// The step that a moment is at: the nearest one, after its frame and before the next.
const stepOfMoment = (current, moment) => {
  const { side, number, after } = readMoment(current, moment);
  if (number === undefined) return undefined;
  const first = stepOfNumber(current, side, Number(number));
  if (after === undefined) return first;
  const distance = (step) => Math.abs(current.times[step] - current.times[first] - Number(after));
  let nearest = first;
  for (let step = first + 1; step < current.count && !isFrameOf(current, side, step); step += 1) {
    if (distance(step) < distance(nearest)) nearest = step;
  }
  return nearest;
};

// The time until which a side's frame is shown: until its next one, or until nothing moves any more.
const endOfFrame = (current, side, number) => {
  const { numbers, animations } = current[side];
  if (numbers.includes(number + 1)) return current.times[stepOfNumber(current, side, number + 1)];
  const ends = current.tables.animations[animations[numbers.indexOf(number)]].map(({ end }) => end ?? 0);
  return Math.max(current.duration, ...ends);
};

// What is wrong with a moment of a case; nothing where it is there.
const faultOfMoment = (current, moment) => {
  const { side, number, after } = readMoment(current, moment);
  if (number === undefined) return undefined;
  const { name } = current.info;
  if (!current[side]?.numbers.includes(Number(number))) {
    return `The case “${name}” has no frame ${number}: this is its last.`;
  }
  if (after === undefined) return undefined;
  const time = current.times[stepOfNumber(current, side, Number(number))] + Number(after);
  if (time < endOfFrame(current, side, Number(number)) + 1e-6) return undefined;
  return `The case “${name}” has nothing ${after} s after frame ${number}: this is the nearest moment.`;
};

const addressOf = (info, moment) => {
  const path = casePath(info).split("/").map(encodeURIComponent).join("/");
  return `#${path}${moment === "" ? "" : `@${moment}`}`;
};

// The case and the moment that an address names, or what is wrong with it. A path may be longer or
// shorter at its beginning, as long as it can only be one case.
const readAddress = (hash, cases) => {
  const [, written, moment] = /^#(.+?)(?:@((?:actual)?\d+(?:\+[\d.]+)?))?$/.exec(hash) || [];
  if (written === undefined) return { number: -1 };
  let path;
  try { path = decodeURIComponent(written); } catch {
    return { number: -1, fault: `The address “${written}” cannot be read.` };
  }
  const paths = cases.map(casePath);
  const exact = paths.indexOf(path);
  if (exact >= 0) return { number: exact, moment };
  const alike = paths.flatMap(
    (other, i) => (other.endsWith(`/${path}`) || path.endsWith(`/${other}`) ? [i] : []));
  if (alike.length === 1) return { number: alike[0], moment };
  return { number: -1, fault: alike.length === 0 ? `This report has no case “${path}”.`
    : `This report has ${alike.length} cases “${path}”: the address needs more of the path.` };
};

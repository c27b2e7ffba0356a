import { placeIn } from './place.js';

const SIDES = ['top', 'left', 'bottom', 'right'];
/** The sizes of text, with that of body text in points. */
const TEXT_SIZES = [
  ['xSmall', 14], ['small', 15], ['medium', 16], ['large', 17], ['xLarge', 19], ['xxLarge', 21], ['xxxLarge', 23],
  ['accessibilityMedium', 28], ['accessibilityLarge', 33], ['accessibilityXLarge', 40],
  ['accessibilityXXLarge', 47], ['accessibilityXXXLarge', 53],
];
/** The size of text in a browser whose user has chosen none, in pixels. */
const USUAL_SIZE = 16;

/** What the system and the page say of where a scene is shown; each tells when it changes. */
export class Surroundings {
  #host;
  #probe;
  #changed;
  #motion = matchMedia('(prefers-reduced-motion: reduce)');
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #contrast = matchMedia('(prefers-contrast: more)');
  #stop = null;

  /** @param {() => void} changed called when anything may be different */
  constructor(host, root, changed) {
    this.#host = host;
    this.#changed = changed;
    this.#probe = document.createElement('div');
    // As wide as the user's own size of text, whatever sizes the page has.
    this.#probe.style.cssText = `position: absolute; visibility: hidden; pointer-events: none; font-size: medium;
      width: 1em; box-sizing: content-box; ${SIDES.map((side) => `padding-${side}: env(safe-area-inset-${side})`).join(';')}`;
    root.append(this.#probe);
  }

  follow() {
    if (this.#stop) return;
    const changed = () => this.#changed();
    const size = new ResizeObserver(changed);
    size.observe(this.#host);
    size.observe(this.#probe);
    // The direction is inherited.
    const direction = new MutationObserver(changed);
    for (let element = this.#host; element; element = element.assignedSlot ?? element.parentNode ?? element.host) {
      direction.observe(element, { attributeFilter: ['dir'] });
    }
    const stop = new AbortController();
    const listen = (target, name, handle, { signal } = stop) => target.addEventListener(name, handle, { signal });
    for (const setting of [this.#motion, this.#dark, this.#contrast]) listen(setting, 'change', changed);
    // A day may begin while the machine sleeps, too.
    listen(document, 'visibilitychange', changed);
    let midnight;
    const wait = () => {
      midnight = setTimeout(() => {
        wait();
        changed();
      }, new Date().setHours(24, 0, 0, 0) - Date.now());
    };
    wait();
    // Each is only of the scale that there is.
    const followScale = () => listen(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), 'change', () => {
      followScale();
      changed();
    });
    followScale();
    this.#stop = () => {
      size.disconnect();
      direction.disconnect();
      clearTimeout(midnight);
      stop.abort();
    };
  }

  unfollow() {
    this.#stop?.();
    this.#stop = null;
  }

  /** The environment now. */
  get current() {
    const { clientWidth, clientHeight } = this.#host;
    return {
      // A scene that is not shown has its last size when it is shown again.
      ...(clientWidth > 0 && clientHeight > 0 ? { size: [clientWidth, clientHeight] } : {}),
      safeArea: this.#safeArea,
      scale: devicePixelRatio,
      layoutDirection: getComputedStyle(this.#host).direction === 'rtl' ? 'rightToLeft' : 'leftToRight',
      reduceMotion: this.#motion.matches,
      colorScheme: this.#dark.matches ? 'dark' : 'light',
      contrast: this.#contrast.matches ? 'increased' : 'standard',
      textSize: this.#textSize,
      date: today(),
    };
  }

  /** The size of text that the user has chosen in the browser: the nearest that scenes know. */
  get #textSize() {
    const size = (parseFloat(getComputedStyle(this.#probe).fontSize) / USUAL_SIZE) * 17;
    const far = ([, points]) => Math.abs(points - size);
    return TEXT_SIZES.reduce((best, each) => (far(each) < far(best) ? each : best), ['large', 17])[0];
  }

  /** As far as the edges of the window, under what the system draws there, reach into the element. */
  get #safeArea() {
    const insets = getComputedStyle(this.#probe);
    const [top, left, bottom, right] = SIDES.map((side) => parseFloat(insets[`padding-${side}`]) || 0);
    if (!(top || left || bottom || right)) return [0, 0, 0, 0];
    const { offsetWidth, offsetHeight } = this.#host;
    const [x0, y0] = placeIn(this.#host, left, top);
    const [x1, y1] = placeIn(this.#host, innerWidth - right, innerHeight - bottom);
    return [y0, x0, offsetHeight - y1, offsetWidth - x1].map((inset) => Math.max(0, inset));
  }
}

function today() {
  const date = new Date();
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0')).join('-');
}

/** The members of an environment that differ from those of another. */
export function difference(before, after) {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)));
}

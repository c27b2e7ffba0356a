const SIDES = ['top', 'left', 'bottom', 'right'];

/** What the system and the page say of where a scene is shown; each tells when it changes. */
export class Surroundings {
  #host;
  #probe;
  #changed;
  #motion = matchMedia('(prefers-reduced-motion: reduce)');
  #stop = null;

  /** @param {() => void} changed called when anything may be different */
  constructor(host, root, changed) {
    this.#host = host;
    this.#changed = changed;
    this.#probe = document.createElement('div');
    this.#probe.style.cssText = `position: absolute; visibility: hidden; pointer-events: none; ${
      SIDES.map((side) => `padding-${side}: env(safe-area-inset-${side})`).join(';')}`;
    root.append(this.#probe);
  }

  follow() {
    if (this.#stop) return;
    const changed = () => this.#changed();
    const size = new ResizeObserver(changed);
    size.observe(this.#host);
    // The direction is inherited; of ancestors, a page changes the outermost.
    const direction = new MutationObserver(changed);
    for (const element of [this.#host, document.documentElement, document.body]) {
      direction.observe(element, { attributeFilter: ['dir'] });
    }
    this.#motion.addEventListener('change', changed);
    this.#stop = () => {
      size.disconnect();
      direction.disconnect();
      this.#motion.removeEventListener('change', changed);
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
      date: today(),
    };
  }

  /** As far as the edges of the window, under what the system draws there, reach into the element. */
  get #safeArea() {
    const insets = getComputedStyle(this.#probe);
    const [top, left, bottom, right] = SIDES.map((side) => parseFloat(insets[`padding-${side}`]) || 0);
    if (!(top || left || bottom || right)) return [0, 0, 0, 0];
    const box = this.#host.getBoundingClientRect();
    return [
      top - box.top, left - box.left, box.bottom - (innerHeight - bottom), box.right - (innerWidth - right),
    ].map((inset) => Math.max(0, inset));
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
    Object.entries(after).filter(([name, value]) => String(before[name]) !== String(value)));
}

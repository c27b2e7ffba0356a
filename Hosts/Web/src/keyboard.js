/** What is lower is a toolbar of the browser's. */
const LEAST_HEIGHT = 100;

/** The keyboard on the screen, as far as the visual viewport shows it: what it covers of the page. */
export class Keyboard {
  #host;
  #send;
  #top = Infinity;
  #listen = () => this.#changed();

  /** @param {(event: object) => void} send receives keyboard events */
  constructor(host, send) {
    this.#host = host;
    this.#send = send;
  }

  follow() {
    globalThis.visualViewport?.addEventListener('resize', this.#listen);
  }

  unfollow() {
    globalThis.visualViewport?.removeEventListener('resize', this.#listen);
  }

  #changed() {
    const { height, offsetTop, scale } = visualViewport;
    // Somebody has zoomed in.
    if (Math.abs(scale - 1) > 0.01) return;
    const top = offsetTop + height;
    const covered = innerHeight - top;
    const isUp = covered >= LEAST_HEIGHT;
    const wasUp = this.#top < Infinity;
    if (!isUp && !wasUp) return;
    const box = this.#host.getBoundingClientRect();
    const place = isUp ? top : innerHeight;
    if (isUp && place === this.#top) return;
    this.#top = isUp ? top : Infinity;
    const phase = !isUp ? 'willHide' : wasUp ? 'willChangeFrame' : 'willShow';
    // The scene's screen begins where its window does.
    const frame = [-box.left, place - box.top, innerWidth, Math.max(covered, 0)];
    this.#send({ type: 'keyboard', phase, frame, duration: 0.25, curve: 'easeInOut' });
  }
}

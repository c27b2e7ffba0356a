import { placeIn } from './place.js';

/** What is lower is a toolbar of the browser's. */
const LEAST_HEIGHT = 100;

/** The keyboard on the screen, as far as the visual viewport shows it: what it covers of the page. */
export class Keyboard {
  #host;
  #send;
  /** Where it begins, as the scene knows it: beyond all, it is hidden. */
  #top = Infinity;
  #isFollowed = false;
  #listen = () => this.look();

  /** @param {(event: object) => void} send receives keyboard events */
  constructor(host, send) {
    this.#host = host;
    this.#send = send;
  }

  follow() {
    this.#isFollowed = true;
    globalThis.visualViewport?.addEventListener('resize', this.#listen);
  }

  unfollow() {
    this.#isFollowed = false;
    globalThis.visualViewport?.removeEventListener('resize', this.#listen);
  }

  /** Another scene, or one of another size, knows of none. */
  forget() {
    this.#top = Infinity;
  }

  /** Tells what has changed since it told last. */
  look() {
    if (!this.#isFollowed || !globalThis.visualViewport) return;
    const { height, offsetTop, scale } = visualViewport;
    // Somebody has zoomed in.
    if (Math.abs(scale - 1) > 0.01) return;
    const top = offsetTop + height;
    const covered = innerHeight - top;
    const isUp = covered >= LEAST_HEIGHT;
    const wasUp = this.#top < Infinity;
    if (!isUp && !wasUp) return;
    const place = isUp ? top : innerHeight;
    if (isUp && place === this.#top) return;
    this.#top = isUp ? top : Infinity;
    const phase = !isUp ? 'willHide' : wasUp ? 'willChangeFrame' : 'willShow';
    // The scene's screen begins where its window does.
    const [left, from] = placeIn(this.#host, 0, place);
    const [right, to] = placeIn(this.#host, innerWidth, place + Math.max(covered, 0));
    const frame = [left, from, right - left, to - from];
    this.#send({ type: 'keyboard', phase, frame, duration: 0.25, curve: 'easeInOut' });
  }
}

// What becomes of pointers: pans and taps, of one finger at a time.

/** How far a finger or a pen moves before it pans, in points, and a mouse. */
const SLOP = 10;
const MOUSE_SLOP = 3;
/** How long back a finger's velocity looks, in milliseconds. */
const WINDOW = 100;

/** Tells a session of the pans and taps of an element. */
export class Fingers {
  #place;
  #send;
  #finger = null;

  /**
   * @param {(event: PointerEvent) => [number, number]} place where a pointer is in the window
   * @param {(stamp: number, event: object) => void} send receives each event with its time stamp
   */
  constructor(place, send) {
    this.#place = place;
    this.#send = send;
  }

  /** Listens to an element. */
  follow(element) {
    element.addEventListener('pointerdown', (event) => {
      element.setPointerCapture(event.pointerId);
      this.down(event);
    });
    element.addEventListener('pointermove', (event) => this.move(event));
    element.addEventListener('pointerup', (event) => this.up(event));
    element.addEventListener('pointercancel', (event) => this.cancel(event));
    element.addEventListener('lostpointercapture', (event) => this.cancel(event));
  }

  /** Whether the pointer is followed. */
  down(event) {
    // A scene knows one finger at a time; of a mouse, the first button is one.
    if (this.#finger || (event.button ?? 0) !== 0) return false;
    const start = this.#place(event);
    const slop = event.pointerType === 'mouse' ? MOUSE_SLOP : SLOP;
    const samples = [{ stamp: event.timeStamp, at: start }];
    this.#finger = { id: event.pointerId, start, last: start, slop, samples, isPanning: false };
    return true;
  }

  move(event) {
    if (event.pointerId !== this.#finger?.id) return;
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length > 0 ? samples : [event]) this.#moved(sample);
  }

  up(event) {
    const finger = this.#finger;
    if (event.pointerId !== finger?.id) return;
    // A finger may be lifted elsewhere than where it was last seen.
    this.#moved(event);
    this.#finger = null;
    const { timeStamp: stamp } = event;
    if (finger.isPanning) {
      this.#pan(finger, stamp, 'ended', velocity(finger.samples, stamp));
    } else {
      this.#send(stamp, { type: 'tap', location: finger.start });
    }
  }

  /** The system has taken the finger away, without an event whichever there is: it has not tapped. */
  cancel(event = { pointerId: this.#finger?.id, timeStamp: performance.now() }) {
    const finger = this.#finger;
    if (!finger || event.pointerId !== finger.id) return;
    this.#finger = null;
    if (finger.isPanning) this.#pan(finger, event.timeStamp, 'cancelled', [0, 0]);
  }

  #moved(event) {
    const finger = this.#finger;
    const { timeStamp: stamp } = event;
    const at = this.#place(event);
    const [x, y] = finger.last;
    if (at[0] === x && at[1] === y) return;
    finger.last = at;
    finger.samples = [...finger.samples.filter((it) => stamp - it.stamp <= WINDOW), { stamp, at }];
    const speed = velocity(finger.samples, stamp);
    if (!finger.isPanning) {
      const way = Math.hypot(at[0] - finger.start[0], at[1] - finger.start[1]);
      if (way < finger.slop) return;
      finger.isPanning = true;
      // It begins where the finger went down: the node is the one that was meant, and the way up to
      // here is not lost, however few samples follow.
      this.#send(stamp, {
        type: 'pan', phase: 'began', translation: [0, 0], velocity: speed, location: finger.start,
      });
    }
    this.#pan(finger, stamp, 'changed', speed);
  }

  #pan({ start, last }, stamp, phase, speed) {
    const translation = last.map((it, axis) => it - start[axis]);
    this.#send(stamp, { type: 'pan', phase, translation, velocity: speed, location: last });
  }
}

/**
 * How fast a finger moves at a time, in points per second: by least squares over its last moments. A
 * finger that has rested since has none.
 */
export function velocity(samples, stamp) {
  const recent = samples.filter((it) => stamp - it.stamp <= WINDOW);
  const mean = (value) => recent.reduce((sum, it) => sum + value(it), 0) / recent.length;
  const middle = mean((it) => it.stamp);
  const spread = mean((it) => (it.stamp - middle) ** 2);
  if (!(spread > 0)) return [0, 0];
  return [0, 1].map((axis) => (1000 * mean((it) => (it.stamp - middle) * it.at[axis])) / spread);
}

const CURVES = {
  linear: 'linear', easeIn: 'cubic-bezier(.42,0,1,1)', easeOut: 'cubic-bezier(0,0,.58,1)',
  easeInOut: 'cubic-bezier(.42,0,.58,1)',
};
const KEYFRAMES = {
  alpha: (opacity) => ({ opacity }),
  background: (backgroundColor) => ({ backgroundColor }),
  cornerRadius: (radius) => ({ borderRadius: `${radius}px` }),
};

/** What repeats for ever, such as a blinking caret, is the browser's to animate: the engine sleeps. */
export class Motions {
  #running = new Map();

  /** Runs what a frame lists as repeating, and ends what it does not list any more. */
  run(frame, tree, screen) {
    const listed = new Map();
    for (const animation of frame.animations) {
      if (animation.repeats) listed.set(JSON.stringify(animation), animation);
    }
    for (const [key, running] of this.#running) {
      if (listed.has(key) && running.effect.target.isConnected) continue;
      running.cancel();
      this.#running.delete(key);
    }
    for (const [key, animation] of listed) {
      if (!this.#running.has(key)) this.#start(key, animation, frame.t, tree, screen);
    }
  }

  #start(key, { node: id, property, from, to, timing, begin }, time, tree, screen) {
    const node = screen.node(id);
    const keyframe = KEYFRAMES[property];
    if (!node || !keyframe) return;
    const running = tree.view(node).element.animate([keyframe(from), keyframe(to)], {
      duration: 1000 * timing.duration, iterations: Infinity,
      easing: timing.type === 'cubicBezier' ? `cubic-bezier(${timing.controlPoints})` : CURVES[timing.type] ?? 'linear',
    });
    running.currentTime = 1000 * (time - begin);
    this.#running.set(key, running);
  }
}

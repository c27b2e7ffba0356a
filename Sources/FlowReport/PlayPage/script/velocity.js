// How fast a finger moves, in points per second: over its last moments, as recognizers take it.

class Velocity {
  constructor() { this.samples = []; }

  add(stamp, at) {
    this.samples.push({ stamp, at });
    while (this.samples.length > 2 && stamp - this.samples[0].stamp > Velocity.window) {
      this.samples.shift();
    }
  }

  // A finger that has rested before it is lifted has none.
  at(stamp) {
    const first = this.samples[0];
    const last = this.samples[this.samples.length - 1];
    const passed = last.stamp - first.stamp;
    if (stamp - last.stamp > Velocity.window || passed <= 0) return [0, 0];
    return [0, 1].map((axis) => milli(((last.at[axis] - first.at[axis]) / passed) * 1000));
  }
}
// Milliseconds.
Velocity.window = 80;

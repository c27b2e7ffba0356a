// A wheel of a picker as a finger turns it: it goes on a little, and comes to rest on a row.

class Turning {
  constructor() {
    this.position = 0;
    this.target = 0;
    this.velocity = new Velocity();
    this.isHeld = false;
  }

  get isMoving() { return this.isHeld || this.position !== this.target; }

  // The hand is at a height, in rows from where the wheel begins.
  hold(stamp, rows) {
    this.isHeld = true;
    this.start = this.position + rows;
    this.velocity = new Velocity();
    this.velocity.add(stamp, [0, rows]);
  }

  drag(stamp, rows, count) {
    this.velocity.add(stamp, [0, rows]);
    const raw = this.start - rows;
    const over = raw < 0 ? raw : Math.max(0, raw - (count - 1));
    this.position = raw - over + Math.sign(over) * Math.min(0.8, Math.abs(over) * 0.4);
    this.target = this.position;
  }

  // The row at which it will come to rest.
  release(stamp, count) {
    this.isHeld = false;
    const [, speed] = this.velocity.at(stamp);
    // Each row of way to go takes its part of the speed.
    const row = Math.round(this.position - speed * Turning.coast);
    return this.goTo(row, count);
  }

  goTo(row, count) {
    this.target = Math.min(count - 1, Math.max(0, row));
    return this.target;
  }

  // Comes nearer to its row; with reduced motion it is there at once.
  step(seconds, isReduced) {
    const way = this.target - this.position;
    const left = isReduced ? 0 : Math.exp(-seconds * Turning.pull);
    this.position = Math.abs(way) * left < 0.004 ? this.target : this.target - way * left;
  }
}
// Seconds for which the speed of a hand goes on.
Turning.coast = 0.18;
// Per second.
Turning.pull = 13;

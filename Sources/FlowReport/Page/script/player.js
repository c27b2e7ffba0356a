// Plays frames at their own times; nothing between two frames is interpolated.

class Player {
  constructor(seek) {
    this.seek = seek;
    this.isPlaying = false;
    this.button = byId("play");
  }

  open(current) {
    this.stop();
    this.current = current;
  }

  toggle() { if (this.isPlaying) this.stop(); else this.start(); }

  start() {
    if (!this.current || this.current.count < 2) return;
    if (app.step >= this.current.count - 1) this.seek(0);
    this.isPlaying = true;
    this.time = this.current.times[app.step];
    this.last = undefined;
    this.button.textContent = "❚❚";
    this.button.ariaLabel = "Pause";
    this.request = requestAnimationFrame((now) => this.advance(now));
  }

  stop() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    cancelAnimationFrame(this.request);
    this.button.textContent = "▶";
    this.button.ariaLabel = "Play";
    announce();
  }

  // Continues from another moment, if someone moves to one during playback.
  jumped() { if (this.isPlaying) this.time = this.current.times[app.step]; }

  advance(now) {
    const passed = this.last === undefined ? 0 : Math.min(0.25, (now - this.last) / 1000);
    this.last = now;
    this.time += passed * Number(byId("speed").value);
    const step = this.current.stepAt(this.time);
    if (step > app.step) this.seek(step);
    if (this.time >= this.current.duration) {
      this.seek(this.current.count - 1);
      this.stop();
    } else {
      this.request = requestAnimationFrame((next) => this.advance(next));
    }
  }
}

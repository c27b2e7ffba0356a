// Any instant of a take: its events are sent again, from the last of some forks that are kept.

class Moments {
  constructor(take) {
    this.take = take;
    const session = take.engine.open(JSON.stringify(take.header), { samplesRepeating: true });
    session.advance(take.begin);
    this.kept = [{ count: 0, session }];
  }

  // A session at an instant, which the caller closes.
  session(time) {
    const { events } = this.take;
    let last = this.kept.length - 1;
    while (last > 0 && events[this.kept[last].count - 1].t > time) last -= 1;
    let { count, session } = this.kept[last];
    session = session.fork();
    while (count < events.length && events[count].t <= time) {
      session.send(events[count].t, events[count].event);
      count += 1;
      if (count % Moments.spacing === 0 && last === this.kept.length - 1) {
        this.kept.push({ count, session: session.fork() });
        last += 1;
      }
    }
    session.advance(time);
    return session;
  }

  // The text of the frame of an instant.
  frame(time) {
    const session = this.session(time);
    try {
      return session.frameJSON();
    } finally {
      session.close();
    }
  }

  // What a frame does not contain: the window and the keyboard.
  surroundings(time) {
    const environment = environmentOf(this.take.header);
    let keyboard = null;
    for (const { t, event } of this.take.events) {
      if (t > time) break;
      if (event.type === "environment") Object.assign(environment, event.environment);
      if (event.type === "keyboard") keyboard = event;
    }
    return { environment, keyboard };
  }

  close() { for (const { session } of this.kept) session.close(); }
}
Moments.spacing = 200;

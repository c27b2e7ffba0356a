import { FlowError } from '../../JavaScript/src/error.js';
import { Screen } from '../../JavaScript/src/screen.js';
import { Flight } from './flight.js';
import { Scrolling } from './scrolling.js';

/** Long enough for a motion to be seen, in seconds. */
const MOMENT = 1 / 60;
/** The longest that a browser's timer waits. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * A session that runs: events go in, frames are drawn, and the display link sleeps while nothing moves.
 *
 * Times are in seconds, of `performance.now() / 1000`; by hand, of whoever gives them.
 */
export class Live {
  #tree;
  #page;
  #request = 0;
  #timer = 0;
  #isRunning = false;
  #isByHand;
  #state = '';
  /** By hand, the time that it has come to. */
  #time = 0;
  #isClosed = false;
  /** Reports that the page has not got yet. */
  #reports = [];
  #isReporting = false;
  /** Whether motions are the browser's to run. */
  #flies;
  /** The motion that the browser runs; null while the engine's frames are drawn. */
  #flight = null;
  /** Whether something has happened since the last refresh, as while a finger moves. */
  #isBusy = false;

  /**
   * @param session the session, which has just been opened
   * @param tree the elements that show it
   * @param page what it reports to: `effect`, `state`, `refused`, `drawn`
   * @param {{isByHand: boolean, flies: boolean}} options whether the clock is kept by hand, and whether
   *   the browser runs the motions that it can
   */
  constructor(session, tree, page, { isByHand, flies }) {
    this.session = session;
    this.screen = new Screen(session);
    this.scrolling = new Scrolling(this);
    this.#tree = tree;
    this.#page = page;
    this.#isByHand = isByHand;
    this.#flies = flies;
  }

  get state() {
    return this.screen.state;
  }

  /** The time, in seconds: by hand, the latest that was given. */
  get now() {
    return this.#isByHand ? this.#time : now();
  }

  /** Whether the session has been closed, as a handler of the page's may do at any report. */
  get isClosed() {
    return this.#isClosed;
  }

  // MARK: Running

  resume() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    if (!this.#isByHand) this.advance(now());
  }

  /** Ends the session. What it has asked for by then is still reported. */
  close() {
    this.#isClosed = true;
    this.pause();
    this.session.close();
  }

  pause() {
    this.#isRunning = false;
    this.#land();
    this.#sleep();
  }

  #sleep() {
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#timer);
    this.#request = 0;
  }

  #wake() {
    if (!this.#isRunning || this.#isByHand || this.#request) return;
    clearTimeout(this.#timer);
    const { session } = this;
    if (this.#flight) {
      this.#timer = setTimeout(() => this.advance(now()), Math.max(0, 1000 * (this.#flight.end - now())));
    } else if (!session.isSettled || this.scrolling.isMoving) {
      this.#request = requestAnimationFrame((stamp) => this.#refresh(stamp / 1000));
    } else if (session.nextWakeUp < Infinity) {
      const wait = Math.max(0, 1000 * (session.nextWakeUp - now()));
      this.#timer = setTimeout(() => this.advance(now()), Math.min(wait, LONGEST_WAIT));
    }
  }

  #refresh(stamp) {
    this.#request = 0;
    this.scrolling.step(stamp);
    // A handler may have closed the session, or taken the element from the page.
    if (!this.#isRunning) return;
    const isAlone = !this.#isBusy && !this.scrolling.isMoving;
    this.#isBusy = false;
    this.advance(stamp);
    // It may have sent something as well, at a later time.
    if (isAlone && !this.#isBusy) this.#depart(stamp);
  }

  /** A finger is lifted, after which a list may go on by itself. */
  lift(stamp) {
    this.scrolling.lift(stamp);
    this.#wake();
  }

  /** Lets the browser run what moves from a time on, if it can. */
  #depart(time) {
    // A handler may have closed the session meanwhile, or gone on by hand.
    if (!this.#flies || !this.#isRunning || this.#flight || this.session.isSettled) return;
    this.#flight = Flight.plan(this.session, this.screen, this.#tree, time);
    if (!this.#flight) return;
    this.#sleep();
    if (!this.#isByHand) this.#flight.run();
    this.#wake();
  }

  /** Goes on with the engine's own frames. */
  #land() {
    this.#flight?.cancel();
    this.#flight = null;
  }

  // MARK: What happens

  /** Tells the scene of an event; returns whether it was taken. */
  send(stamp, event) {
    this.#isBusy = true;
    return this.#call(stamp, event, () => this.session.send(stamp, event));
  }

  /** Tells the scene of an event as a line of a trace. */
  sendLine(line, stamp) {
    this.#isBusy = true;
    return this.#call(stamp, line, () => this.session.sendLine(line));
  }

  advance(stamp) {
    if (this.#isByHand && this.#flight && stamp < this.#flight.end) {
      this.#pass(stamp);
      this.#flight.seek(stamp);
      return true;
    }
    const isDone = this.#call(stamp, null, () => this.session.advance(stamp));
    if (this.#isByHand && isDone) {
      this.#depart(this.#time);
      this.#flight?.seek(this.#time);
    }
    return isDone;
  }

  /** A time has come; one that has passed counts as the latest. */
  #pass(stamp) {
    if (stamp > this.#time) this.#time = stamp;
  }

  /** A command that scenes may not have: the first one outwards from a node's that has it takes it. */
  tryCommand(stamp, name, id = '') {
    const target = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    const event = { type: 'command', name, ...(target ? { target } : {}) };
    this.#isBusy = true;
    return this.#call(stamp, event, () => this.session.send(stamp, event), true)
      || (target !== '' && this.tryCommand(stamp, name, target));
  }

  #call(stamp, event, call, isOptional = false) {
    if (this.#isClosed) return false;
    try {
      call();
    } catch (error) {
      if (isOptional && error instanceof FlowError) return false;
      // A module that has trapped cannot be used again.
      if (!(error instanceof FlowError)) this.pause();
      this.#page.failed(event, error);
      return false;
    }
    this.#pass(stamp);
    this.draw();
    return true;
  }

  // MARK: What is shown

  has(node) {
    return this.#tree.view(node)?.element.isConnected === true;
  }

  /** Whether the scene itself is about to move a scroll view's content: a fork of it tells. */
  movesContent(node) {
    const fork = this.session.fork();
    try {
      const later = this.screen.copy(fork);
      fork.advance(this.now + MOMENT);
      later.update();
      const moved = later.node(node.id);
      return moved !== undefined && (Math.abs(moved.contentOffsetX - node.contentOffsetX) > 0.01
        || Math.abs(moved.contentOffsetY - node.contentOffsetY) > 0.01);
    } finally {
      fork.close();
    }
  }

  draw() {
    const { screen, session } = this;
    screen.update();
    const { state } = screen;
    if (state !== this.#state) {
      this.#state = state;
      this.#reports.push(() => this.#page.state(state));
    }
    for (const effect of session.takeEffects()) this.#reports.push(() => this.#page.effect(effect));
    this.#tree.show(screen);
    // In the same task, so that nothing is painted in between.
    this.#land();
    this.#page.drawn(screen);
    this.#report();
    this.#wake();
  }

  /**
   * Reports in the order in which the scene has asked. A handler may answer at once, which draws: what comes of that
   * is reported after the rest.
   */
  #report() {
    if (this.#isReporting) return;
    this.#isReporting = true;
    try {
      while (this.#reports.length > 0) this.#reports.shift()();
    } finally {
      this.#isReporting = false;
    }
  }
}

/** The time, in seconds. */
const now = () => performance.now() / 1000;

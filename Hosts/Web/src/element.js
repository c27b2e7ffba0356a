import { FlowEngine } from '../../JavaScript/src/engine.js';
import { FlowError } from '../../JavaScript/src/error.js';
import { Fingers } from '../../JavaScript/src/fingers.js';
import { Surroundings, difference } from './environment.js';
import { isComposed } from './field.js';
import { Keyboard } from './keyboard.js';
import { Live } from './live.js';
import { Motions } from './motions.js';
import { pictureAddress } from './pictures.js';
import { placeIn } from './place.js';
import { Restoration } from './restoration.js';
import { style } from './style.js';
import { NodeTree } from './tree.js';

/** Of the members of the environment of which a browser says nothing. */
const USUAL = { windowOrigin: [0, 0], boldText: false, locale: 'en', strings: {} };

/** One engine for all elements whose module has the same address. */
const engines = new Map();

function engineAt(address) {
  let engine = engines.get(address);
  if (!engine) {
    engine = FlowEngine.load(address ?? undefined);
    engines.set(address, engine);
    // Another element may try again.
    engine.catch(() => engines.delete(address));
  }
  return engine;
}

/**
 * A screen of the engine's, as an element: `<flow-scene scene="glide-card"></flow-scene>`.
 *
 * index.d.ts describes its attributes, properties and events.
 */
export class FlowSceneElement extends HTMLElement {
  // No static field: esbuild takes all that is private out of a class that has one, which costs 1 kB.
  static get observedAttributes() {
    return ['scene', 'version', 'configuration', 'environment', 'module'];
  }

  /** Returns the address of a picture that the scene names; undefined shows none. */
  picture = pictureAddress;

  #root;
  #window = document.createElement('div');
  #voice = document.createElement('div');
  #problem = null;
  #live = null;
  #tree = null;
  #motions = null;
  #surroundings;
  #keyboard;
  #fingers;
  #restoration = new Restoration(this);
  /** What the scene has been told of where it is. */
  #environment = {};
  #configuration;
  #overrides;
  /** Counts attempts to open, of which the last one counts. */
  #attempt = 0;
  #isPending = false;
  /** Whether something has changed that opens another session, be it out of the page. */
  #isStale = false;
  /** The node on which a finger went down, and whether that is in a field. */
  #touched = { live: null, node: null, isField: false };
  #wasTouched = false;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open', delegatesFocus: false });
    this.#root.append(Object.assign(document.createElement('style'), { textContent: style }));
    this.#window.className = 'window';
    this.#window.setAttribute('part', 'window');
    this.#voice.className = 'voice';
    this.#voice.setAttribute('aria-live', 'polite');
    this.#root.append(this.#window, this.#voice);
    this.#surroundings = new Surroundings(this, this.#root, () => this.#follow());
    this.#keyboard = new Keyboard(this, (event) => this.send(event));
    this.#listen();
    new MutationObserver(() => this.#tree?.fill())
      .observe(this, { childList: true, subtree: true, attributeFilter: ['slot'] });
  }

  // MARK: Attributes

  get scene() {
    return this.getAttribute('scene') ?? '';
  }

  set scene(name) {
    this.setAttribute('scene', name);
  }

  /** The version of the scene that the configuration is of. */
  get version() {
    return Number(this.getAttribute('version') ?? 1);
  }

  set version(version) {
    this.setAttribute('version', version);
  }

  /** The configuration: that of the property, or else of the attribute. */
  get configuration() {
    return this.#configuration ?? this.#parsed('configuration');
  }

  set configuration(configuration) {
    this.#configuration = configuration;
    this.#reopen();
  }

  /** Members of the environment that are not those of the system and the page. */
  get environment() {
    return this.#overrides ?? this.#parsed('environment') ?? {};
  }

  set environment(environment) {
    const former = this.#live ? Object.keys(this.environment) : [];
    this.#overrides = environment;
    if (this.#live) this.#follow(former);
    else this.#reopen();
  }

  #parsed(name) {
    const text = this.getAttribute(name);
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new SyntaxError(`the attribute ${name} is no JSON: ${cause.message}`, { cause });
    }
  }

  get #isByHand() {
    return this.getAttribute('clock') === 'manual';
  }

  attributeChangedCallback(name, before, after) {
    // One that is closed, or that could not be opened, may be tried again.
    if (before !== after || !this.#live) this.#reopen();
  }

  // MARK: Opening and closing

  connectedCallback() {
    this.#restoration.follow();
    this.#tree?.settle();
    if (this.#live && !this.#isStale) this.#run();
    else this.#reopen();
  }

  disconnectedCallback() {
    // An element that is gone is told of no finger, and of no input method.
    this.#tree?.commit([]);
    this.#fingers.cancel();
    this.#live?.lift(performance.now() / 1000);
    this.#restoration.save();
    this.#restoration.unfollow();
    this.#surroundings.unfollow();
    this.#keyboard.unfollow();
    this.#live?.pause();
  }

  /** Ends the session; a change of an attribute opens another one. */
  close() {
    this.#attempt += 1;
    this.#live?.close();
    this.#live = null;
    this.#tree = null;
    this.#window.textContent = '';
  }

  /** Several attributes are often set at once. */
  #reopen() {
    this.#isStale = true;
    if (!this.isConnected || this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => {
      this.#isPending = false;
      if (this.isConnected) this.#open();
    });
  }

  async #open() {
    this.#isStale = false;
    this.close();
    const attempt = this.#attempt;
    this.#problem?.remove();
    this.#problem = null;
    let engine;
    try {
      engine = await engineAt(this.getAttribute('module'));
    } catch (error) {
      if (attempt === this.#attempt) this.#fail('module', error);
      return;
    }
    if (attempt !== this.#attempt || !this.isConnected) return;
    try {
      const session = this.#begin(engine);
      // A handler may have closed the element, which has had to tell of a restoration.
      if (attempt === this.#attempt) this.#show(session);
      else session.close();
    } catch (error) {
      this.#fail('configuration', error);
    }
  }

  #begin(engine) {
    const { scene, version, configuration, environment } = this;
    const setup = {
      scene, ...(version === 1 ? {} : { version }), environment,
      ...(configuration === undefined ? {} : { configuration }),
    };
    const current = { ...this.#surroundings.current, ...environment };
    const options = { samplesRepeating: !engine.hasTraces };
    const session = this.#restoration.open((state) => {
      // A scene that is restored is told afterwards where it is now.
      this.#environment = state?.environment ?? current;
      return state === undefined
        ? engine.open(setup, { ...options, environment: current }) : engine.open({ scene, state }, options);
    }, (error) => this.#report('restoration', error));
    this.#motions = engine.hasTraces ? new Motions() : null;
    const extent = this.getAttribute('record');
    if (extent !== null) {
      session.record(Number(extent) > 0 ? { extent: 'last', seconds: Number(extent) } : {});
    }
    return session;
  }

  #show(session) {
    const tree = new NodeTree(this.#window, {
      // What is late in an element of an earlier session is not for this one.
      send: (event) => { if (this.#tree === tree) this.send(event); },
      picture: (name) => this.picture(name),
      host: this,
    });
    this.#tree = tree;
    const live = new Live(session, tree, {
      effect: (effect) => this.#perform(effect),
      state: (state) => this.#dispatch('flow-state', { state }),
      failed: (event, error) => this.#refused(event, error),
      drawn: (screen) => this.#drawn(screen),
    }, { isByHand: this.#isByHand, flies: this.getAttribute('animations') === 'browser' });
    this.#live = live;
    this.#keyboard.forget();
    this.#resize();
    if (this.#isByHand) live.advance(0);
    this.#run();
    if (!live.isClosed) this.#dispatch('flow-ready', { session });
  }

  #run() {
    // A handler may close the session or take the element from the page at any report.
    if (!this.#live || !this.isConnected) return;
    if (!this.#isByHand) {
      this.#surroundings.follow();
      this.#keyboard.follow();
    }
    this.#live.resume();
    if (!this.#isByHand) this.#follow();
    this.#keyboard.look();
  }

  // MARK: The screen

  /** The live session; null while there is none. */
  get session() {
    return this.#live?.session ?? null;
  }

  /** The nodes as they are shown; null while there is no session. */
  get screen() {
    return this.#live?.screen ?? null;
  }

  /** The name of the scene's state; empty while there is no session. */
  get state() {
    return this.#live?.state ?? '';
  }

  #drawn(screen) {
    const mayTake = this.#wasTouched || this.hasAttribute('takes-focus') || document.activeElement === this;
    this.#tree.followFocus(screen.nodes, mayTake);
    // A handler of the page's may have heard of the focus.
    const session = this.#live?.session;
    if (session?.isSettled) this.#motions?.run(JSON.parse(session.frameJSON()), this.#tree, screen);
  }

  #resize() {
    const { size: [width, height] = [375, 812], layoutDirection, colorScheme } = this.#environment;
    this.#window.style.width = `${width}px`;
    this.#window.style.height = `${height}px`;
    this.#tree.direction = layoutDirection === 'rightToLeft' ? 'rtl' : 'ltr';
    // Carets, scroll bars and wheels are no nodes.
    this.#window.style.colorScheme = colorScheme === 'dark' ? 'dark' : 'light';
    this.#window.classList.toggle('dark', colorScheme === 'dark');
  }

  /** The system or the page may have changed something of the environment, as the page what it overrode. */
  #follow(overridden = []) {
    if (!this.#live) return;
    const usual = Object.entries(USUAL).filter(([name]) => overridden.includes(name));
    // Out of the page there are no surroundings.
    const surroundings = this.isConnected ? this.#surroundings.current : {};
    const current = { ...Object.fromEntries(usual), ...surroundings, ...this.environment };
    const environment = difference(this.#environment, current);
    if (Object.keys(environment).length > 0) this.send({ type: 'environment', environment });
  }

  // MARK: What happens

  /**
   * Tells the scene of an event, now or at a time in seconds; returns whether it was taken. By hand, now is the latest
   * time that was given.
   */
  send(event, time = this.#live?.now) {
    return this.#tell(event, (live) => live.send(time, event));
  }

  /** Tells the scene of an event as a line of a trace. */
  sendLine(line) {
    const event = JSON.parse(line);
    return this.#tell(event, (live) => live.sendLine(line, event.t));
  }

  /** Goes on to a time, in seconds: for a clock that is kept by hand. */
  advance(time) {
    return this.#live?.advance(time) ?? false;
  }

  /** Calls a command of the scene's. */
  command(name, value, target) {
    return this.send({
      type: 'command', name, ...(value === undefined ? {} : { value }), ...(target ? { target } : {}),
    });
  }

  /** Answers an effect. */
  respond(id, outcome = 'success', message) {
    return this.send({ type: 'response', id, outcome, ...(message ? { message } : {}) });
  }

  #tell({ type, environment }, tell) {
    const live = this.#live;
    if (!live) return false;
    if (type === 'environment') {
      this.#environment = { ...this.#environment, ...environment };
      this.#resize();
    }
    const isTaken = tell(live);
    if (environment?.size) {
      // To the scene the keyboard has gone with the former size.
      this.#keyboard.forget();
      this.#keyboard.look();
    }
    return isTaken;
  }

  /** What has been recorded, a trace; null without the attribute `record`. */
  recording() {
    return this.hasAttribute('record') ? this.session?.recording() ?? null : null;
  }

  /** The scene as JSON, without its secrets. */
  saved() {
    return this.session?.saved({ omitsSecrets: true }) ?? null;
  }

  // MARK: What comes of it

  #perform(effect) {
    if (effect.type === 'announce') {
      this.#voice.replaceChildren(Object.assign(document.createElement('p'), { textContent: effect.text }));
    }
    if (effect.type === 'copy') navigator.clipboard?.writeText(effect.text).catch(() => {});
    if (effect.type === 'paste') this.#paste(effect.target);
    this.#dispatch('flow-effect', effect);
  }

  /** Enters what is on the clipboard, if the browser allows it. */
  async #paste(target) {
    const live = this.#live;
    try {
      const replacement = await navigator.clipboard.readText();
      if (replacement && live === this.#live) this.send({ type: 'text', target, replacement });
    } catch {
      // A person may forbid it; then there is nothing to enter.
    }
  }

  #dispatch(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  #refused(event, error) {
    if (error instanceof FlowError) this.#report('refused', error, event);
    else this.#fail('crashed', error, event);
  }

  /** Returns whether the page leaves it to the element. */
  #report(kind, error, event = null) {
    let trace = null;
    try {
      trace = this.recording();
    } catch {
      // A module that has trapped has no recording.
    }
    return this.#dispatch('flow-error', { kind, error, event, trace }, true);
  }

  /** Without a screen, the element says why, unless the page does. */
  #fail(kind, error, event = null) {
    if (!this.#report(kind, error, event)) return;
    this.#problem?.remove();
    this.#problem = Object.assign(document.createElement('p'), {
      className: 'problem', role: 'alert', textContent: `${this.scene}: ${error.message}`,
    });
    this.#problem.setAttribute('part', 'problem');
    this.#root.append(this.#problem);
  }

  // MARK: Hands

  #listen() {
    this.#fingers = new Fingers(
      ({ clientX, clientY }) => placeIn(this.#window, clientX, clientY),
      (stamp, event) => this.#gesture(stamp / 1000, event));
    const listen = (name, handle) => this.#window.addEventListener(name, handle);
    listen('pointerdown', (event) => this.#down(event));
    listen('pointermove', (event) => this.#fingers.move(event));
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      listen(name, (event) => {
        this.#fingers[name === 'pointerup' ? 'up' : 'cancel'](event);
        this.#live?.lift(event.timeStamp / 1000);
      });
    }
    // Keeps the focus where the scene has it.
    listen('mousedown', (event) => { if (!isNative(event)) event.preventDefault(); });
    listen('click', (event) => this.#clicked(event));
    listen('keydown', (event) => this.#keyDown(event));
  }

  #down(event) {
    this.#wasTouched = true;
    this.#tree?.commit(event.composedPath());
    if (!this.#live || event.button !== 0) return;
    const isField = isInput(event);
    // Of a mouse, a field's text and a wheel are the browser's; of a finger, a wheel.
    if (isNative(event) && !(isField && event.pointerType !== 'mouse')) return;
    // What a second finger touches is nothing to what the first one does.
    if (!this.#fingers.down(event)) return;
    if (!isField) this.#window.setPointerCapture(event.pointerId);
    const view = this.#tree.viewAround(event.composedPath());
    this.#touched = { live: this.#live, node: view?.node ?? null, isField };
    this.#live.scrolling.stop();
  }

  #gesture(time, event) {
    const { live, node, isField } = this.#touched;
    // A finger that went down on an earlier session does nothing in this one.
    if (!live || live !== this.#live) return;
    // The browser focuses a field, of which the field tells the scene.
    if (event.type === 'tap' && isField) return;
    const stamp = this.#isByHand ? live.now : time;
    live.send(stamp, event);
    if (event.type === 'pan') live.scrolling.follow(stamp, event, node);
  }

  /** A button that is pressed by a key or by assistive technology: pointers have told of themselves. */
  #clicked(event) {
    const button = event.target.closest?.('button.face');
    if (event.detail !== 0 || !button) return;
    this.#tree?.commit([]);
    const view = this.#tree?.viewAround(event.composedPath());
    if (view) this.send({ type: 'tap', target: view.node.id });
  }

  #keyDown(event) {
    if (!this.#live || isComposed(event) || event.defaultPrevented) return;
    // With these it is the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const id = this.#tree.viewAround(event.composedPath())?.node.id;
    const face = event.target.closest?.('[role="spinbutton"], [role="link"]');
    const command = event.key === 'Escape' ? 'escape' : face && {
      ArrowUp: 'increment', ArrowRight: 'increment', ArrowDown: 'decrement', ArrowLeft: 'decrement',
    }[event.key];
    if (command && this.#live.tryCommand(this.#live.now, command, id)) {
      event.preventDefault();
    } else if (face?.getAttribute('role') === 'link' && event.key === 'Enter') {
      this.send({ type: 'tap', target: id });
    }
  }
}

const isInput = (event) => event.composedPath()[0].classList?.contains('input') === true;
const isNative = (event) => isInput(event) || event.composedPath().some((each) => each.classList?.contains('wheel'));

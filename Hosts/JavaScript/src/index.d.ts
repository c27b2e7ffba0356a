import type { Node } from './node.js';
import type { Scenes } from './scenes.js';

export { Member, Node, Trait } from './node.js';
export * from './scenes.js';

/** The name of a scene of the library. */
export type SceneName = keyof Scenes & string;
/** The client's settings of a scene. */
export type Configuration<Name extends SceneName = SceneName> = Scenes[Name]['configuration'];
/**
 * The id of one of a scene's nodes. Of `adaptive-field` it is any string, since the client's
 * configuration names the fields.
 */
export type NodeID<Name extends SceneName = SceneName> = Scenes[Name]['node'];
/** The path of a scene that a scene holds, to which commands are sent. */
export type ChildPath<Name extends SceneName = SceneName> =
  Scenes[Name] extends { readonly child: infer Path } ? Path : never;
/** The name of one of a scene's states. */
export type StateName<Name extends SceneName = SceneName> = Scenes[Name]['state'];
/** The name of one of a scene's commands. */
export type CommandName<Name extends SceneName = SceneName> = Scenes[Name]['command'];

/** A point, a translation, a size, or a velocity in points per second. */
export type Pair = readonly [number, number];

export type Status =
  | 'CLOSED' | 'FOREIGN' | 'BUSY' | 'INVALID' | 'WRONG_SIZE' | 'NO_ROOM' | 'REFUSED' | 'BAD_TRACE'
  | 'UNKNOWN_SCENE' | 'FULL' | 'UNSUPPORTED' | 'NOT_KEPT' | 'WRONG_VERSION' | 'BAD_TIME';

/** A call that failed, and so has changed nothing. The message has the place and what was expected. */
export declare class FlowError extends Error {
  readonly status: Status;
  /** The number in the C interface. */
  readonly code: number;
}

// begin members: environment
/** Whether an interface is light or dark. */
export type ColorScheme =
  | 'light'
  | 'dark';

/** How much text differs from its background. */
export type Contrast =
  | 'standard'
  | 'increased';

/** The sizes of text that a user can choose from. */
export type TextSize =
  | 'xSmall'
  | 'small'
  | 'medium'
  | 'large'
  | 'xLarge'
  | 'xxLarge'
  | 'xxxLarge'
  | 'accessibilityMedium'
  | 'accessibilityLarge'
  | 'accessibilityXLarge'
  | 'accessibilityXXLarge'
  | 'accessibilityXXXLarge';

/** What a scene is shown in, or what changes of it. Lengths are in points. */
export interface Environment {
  /** Width and height of the window. */
  readonly size?: Pair;
  /** Top, left, bottom, right. */
  readonly safeArea?: readonly [number, number, number, number];
  /** Pixels per point. */
  readonly scale?: number;
  /** Where the window's top left is on the screen. */
  readonly windowOrigin?: Pair;
  /** The direction of the layout. */
  readonly layoutDirection?: 'leftToRight' | 'rightToLeft';
  /** Whether motion is reduced. */
  readonly reduceMotion?: boolean;
  /** Today. */
  readonly date?: string;
  /** Light or dark. */
  readonly colorScheme?: ColorScheme;
  /** Standard or increased contrast. */
  readonly contrast?: Contrast;
  /** The size of text. */
  readonly textSize?: TextSize;
  /** Whether text is bold. */
  readonly boldText?: boolean;
  /** Metrics by font name, as in a trace; not in the options of `open` beside a header's text. */
  readonly fonts?: Readonly<Record<string, object>>;
  /** The language, a tag of BCP 47; not in the options of `open` beside a header's text. */
  readonly locale?: string;
  /** Texts by key, plural forms by category; not in the options of `open` beside a header's text. */
  readonly strings?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}
// end members: environment

/** A trace's first line. */
export interface Setup<Name extends SceneName = SceneName> {
  readonly scene: Name;
  /** The version of the scene that the configuration is of; 1 if it is left out. */
  readonly version?: number;
  /** The versions of the scenes that it holds, by path, that are not 1. */
  readonly versions?: Readonly<Record<string, number>>;
  readonly environment?: Environment;
  readonly configuration?: Configuration<Name>;
  /** What `saved` wrote, parsed, with `-0` as `0`; has its own environment and configuration. */
  readonly state?: unknown;
}

/** A trace's first line as JSON, such as the first one of a recording. */
export type Header = `{${string}`;

/** Something that happens, as in a trace but for the time. Points are in the window's coordinates. */
// begin members: events
export type Event<Name extends SceneName = SceneName> =
  | {
      readonly type: 'pan';
      /** Where in the gesture it is. */
      readonly phase: 'began' | 'changed' | 'ended' | 'cancelled';
      /** The finger's way since it went down: 0 with began, and all of it in the next sample, which may have the same time. */
      readonly translation: Pair;
      /** Points per second; at the end, over the finger's last moments. */
      readonly velocity: Pair;
      /** The finger's, in the window's coordinates; with began, where it went down. */
      readonly location?: Pair;
      /** The node's id; none if it is to be found from the location. */
      readonly target?: NodeID<Name>;
    }
  | {
      readonly type: 'tap';
      /** The node's id; none if it is to be found from the location. */
      readonly target?: NodeID<Name>;
      /** In the window's coordinates. */
      readonly location?: Pair;
    }
  | {
      readonly type: 'scroll';
      /** The scroll view's id. */
      readonly target: NodeID<Name>;
      /** The offset of its content. */
      readonly offset: Pair;
      /** The finger's velocity at its release; positive towards larger offsets. */
      readonly velocity?: Pair;
      /** Where in the gesture it is; not cancelled. */
      readonly phase?: 'began' | 'changed' | 'ended';
    }
  | {
      readonly type: 'text';
      /** The field's id. */
      readonly target: NodeID<Name>;
      /** What is inserted. */
      readonly replacement: string;
      /** What is replaced, in UTF-16 units of the text before the edit; none for the selection. */
      readonly range?: Pair;
    }
  | {
      readonly type: 'deleteBackward';
      readonly target: NodeID<Name>;
    }
  | {
      readonly type: 'return';
      readonly target: NodeID<Name>;
    }
  | {
      readonly type: 'focus';
      readonly target: NodeID<Name>;
    }
  | {
      readonly type: 'blur';
      readonly target: NodeID<Name>;
    }
  | {
      readonly type: 'select';
      /** The picker's id. */
      readonly target: NodeID<Name>;
      /** The wheel, from 0. */
      readonly component: number;
      /** From 0. */
      readonly row: number;
    }
  | {
      readonly type: 'keyboard';
      /** What it is about to do. */
      readonly phase: 'willShow' | 'willHide' | 'willChangeFrame';
      /** x, y, width and height at its end, in the screen's coordinates. */
      readonly frame: readonly [number, number, number, number];
      /** Seconds. */
      readonly duration: number;
      /** How it moves. */
      readonly curve: 'linear' | 'easeIn' | 'easeOut' | 'easeInOut';
    }
  | {
      readonly type: 'response';
      readonly id: string;
      readonly outcome: 'success' | 'failure';
      readonly message?: string | null;
      readonly value?: string | number | boolean | readonly unknown[] | object | null;
    }
  | {
      readonly type: 'command';
      readonly name: CommandName<Name>;
      readonly target?: NodeID<Name> | ChildPath<Name>;
      readonly value?: string | number | boolean | readonly unknown[] | object | null;
    }
  | {
      readonly type: 'environment';
      readonly environment: Environment;
    }
  | {
      readonly type: 'tick';
    }
  | {
      readonly type: 'pointer';
      /** Which pointer it is, from 0. */
      readonly id: number;
      /** What points. */
      readonly kind?: 'touch' | 'mouse' | 'pen';
      /** What it does. */
      readonly phase: 'down' | 'move' | 'up' | 'cancel' | 'hover';
      /** In the window's coordinates. */
      readonly location: Pair;
      /** The buttons that are pressed, the bits of W3C's Pointer Events: 1 is the first. */
      readonly buttons?: number;
      /** The keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta. */
      readonly modifiers?: readonly ('shift' | 'control' | 'alt' | 'meta')[];
    }
  | {
      readonly type: 'doubleTap';
      /** The node's id; none if it is to be found from the location. */
      readonly target?: NodeID<Name>;
      /** In the window's coordinates. */
      readonly location?: Pair;
    }
  | {
      readonly type: 'longPress';
      /** Where in the gesture it is. */
      readonly phase: 'began' | 'changed' | 'ended' | 'cancelled';
      /** The node's id; none if it is to be found from the location. */
      readonly target?: NodeID<Name>;
      /** The finger's, in the window's coordinates; with began, where it went down. */
      readonly location?: Pair;
    }
  | {
      readonly type: 'pinch';
      /** Where in the gesture it is. */
      readonly phase: 'began' | 'changed' | 'ended' | 'cancelled';
      /** The distance of the fingers over the one that they had at first. */
      readonly scale: number;
      /** The change of the scale, per second. */
      readonly velocity?: number;
      /** The node's id; none if it is to be found from the location. */
      readonly target?: NodeID<Name>;
      /** The point between the fingers, in the window's coordinates. */
      readonly location?: Pair;
    }
  | {
      readonly type: 'key';
      /** The key, as the `key` of W3C's UI Events: Tab, ArrowLeft, a. */
      readonly key: string;
      /** Whether it went down or up. */
      readonly phase?: 'down' | 'up';
      /** The keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta. */
      readonly modifiers?: readonly ('shift' | 'control' | 'alt' | 'meta')[];
      /** Whether it goes down again because it is held. */
      readonly repeats?: boolean;
    }
  | {
      readonly type: 'selection';
      /** The field's id. */
      readonly target: NodeID<Name>;
      /** What is selected, in UTF-16 units of the text; of length 0 to put the caret there. */
      readonly range: Pair;
    }
  | {
      readonly type: 'compose';
      /** The field's id. */
      readonly target: NodeID<Name>;
      /** What becomes of it. */
      readonly phase: 'changed' | 'committed' | 'cancelled';
      /** All of the marked text; with committed, what the field gets. */
      readonly text?: string;
      /** The caret, or what is selected, in the marked text; none for its end. */
      readonly selection?: Pair;
    }
  | {
      readonly type: 'undo';
      readonly target?: NodeID<Name>;
    }
  | {
      readonly type: 'redo';
      readonly target?: NodeID<Name>;
    };
// end members: events

interface EffectOrigin {
  /** The path of the child that asks for it; undefined for the scene itself. */
  readonly from?: string;
  /** The number of the frame that asks for it. */
  readonly frame: number;
  /** The frame's time, in the scene's time. */
  readonly time: number;
  /** The line of JSON, as the library wrote it. */
  readonly json: string;
}

/** Show the keyboard, for a field; without a target where the scene has only one. */
export type FocusEffect<Name extends SceneName = SceneName> = EffectOrigin & {
  readonly type: 'focus';
  readonly target?: NodeID<Name>;
};
/** Dismiss the keyboard. */
export type BlurEffect = EffectOrigin & { readonly type: 'blur' };
/** Have the screen reader say something. */
export type AnnounceEffect = EffectOrigin & { readonly type: 'announce'; readonly text: string };
/** Put a text on the clipboard. */
export type CopyEffect = EffectOrigin & { readonly type: 'copy'; readonly text: string };
/** Enter what is on the clipboard into a field, by a `text` event. */
export type PasteEffect = EffectOrigin & { readonly type: 'paste'; readonly target: string };
/** An effect of a scene's own. */
export type OwnEffect<
  Type extends string = string,
  Members = { readonly [member: string]: unknown },
  ID extends string | undefined = undefined,
> = EffectOrigin & {
  readonly type: 'own';
  /** One of the scene's `effects`. */
  readonly name: Type;
  /** What a response answers to; undefined if none is expected. */
  readonly id: ID;
  /** The others. */
  readonly members: Members;
};

/** What a scene asks of its host; `type`, then `name`, tell one from another. */
export type Effect<Name extends SceneName = SceneName> =
  | FocusEffect<Name>
  | BlurEffect
  | AnnounceEffect
  | CopyEffect
  | PasteEffect
  | Scenes[Name]['effect'];

export interface RecordingOptions<Name extends SceneName = SceneName> {
  /** All of it (the default); at least the last seconds; or all, taken by `recording` as it goes. */
  readonly extent?: 'all' | 'last' | 'stream';
  /** With 'last'. */
  readonly seconds?: number;
  /** The ids of nodes whose text may be shown; all other text is private. */
  readonly publicText?: readonly NodeID<Name>[];
}

export interface OpenOptions {
  /** What differs from the environment of the setup. */
  readonly environment?: Environment;
  /** Whether each frame is kept as JSON until `takeFrames`. */
  readonly keepsFrames?: boolean;
  /**
   * Whether `advance` makes frames also while nothing but animations that repeat for ever is in flight,
   * such as a blinking caret: for a host without an animator of its own.
   */
  readonly samplesRepeating?: boolean;
}

/** The engine: an instance of its WebAssembly module. */
export declare class FlowEngine {
  constructor(instance: WebAssembly.Instance);

  /**
   * Loads the module: from its address or path, its bytes, a response with it, or the module itself;
   * without a source, the `flow.wasm` of the package.
   */
  static load(
    source?:
      | string | URL | BufferSource | Response | WebAssembly.Module
      | Promise<BufferSource | Response | WebAssembly.Module>,
  ): Promise<FlowEngine>;

  /** The version, such as '1.1'. */
  readonly version: string;
  /** Whether it has traces: configurations, lines, frames as JSON, saved states and recordings. */
  readonly hasTraces: boolean;
  /**
   * Whether it has pointers and what they become, keys, composition, undo and redo: events of the types
   * `pointer`, `doubleTap`, `longPress`, `pinch`, `key`, `compose`, `undo` and `redo`.
   */
  readonly hasPointers: boolean;
  /** The names of its scenes. */
  readonly scenes: SceneName[];

  /** Opens a scene by its name, or as a trace's first line describes it. */
  open<Name extends SceneName>(setup: Name | Setup<Name>, options?: OpenOptions): Session<Name>;
  /** Opens what a trace's first line describes, which is given as JSON. */
  open(header: Header, options?: OpenOptions): Session;

  /**
   * Replays a trace: frames as JSON Lines or, with the name of the trace's file, a document as a golden
   * is. Throws `FlowError` for a trace at fault, with the place.
   */
  replay(trace: string, options?: { name?: string; framesPerSecond?: number }): string;
}

/**
 * A screen that is shown: it is told what happens, and says what is to be drawn.
 *
 * Times are in seconds, of the host's clock (`performance.now() / 1000`), with any origin. A call that
 * throws `FlowError` has changed nothing.
 */
export declare class Session<Name extends SceneName = SceneName> {
  private constructor();

  /** Whether no more frames come until another event or `nextWakeUp`. */
  readonly isSettled: boolean;
  /** The number of the latest frame. */
  readonly frame: number;
  /** The latest frame's time, in the scene's time. */
  readonly time: number;
  /** The host's time of the next frame; infinity if nothing will happen by itself. */
  readonly nextWakeUp: number;
  /** How many effects wait for `takeEffects`. */
  readonly effectCount: number;

  /** A second session that goes on from where this one is, by itself. */
  fork(): Session<Name>;
  /** Closes it; whatever is called afterwards but this throws. */
  close(): void;

  /** Advances to a time, as a display link does. */
  advance(time: number): void;
  send(time: number, event: Event<Name>): void;
  /** Tells of an event as a line of a trace, whose `t` is the host's time. */
  sendLine(line: string): void;

  /**
   * The id of the topmost visible interactive node at a place, in the window's coordinates; undefined
   * where there is none. Of an engine that `hasPointers`.
   */
  hitTest(location: Pair): NodeID<Name> | undefined;

  /** Takes what the scene has asked for, oldest first. */
  takeEffects(): Effect<Name>[];
  /** The same as JSON Lines. */
  takeEffectLines(): string;
  /** The latest frame as JSON. */
  frameJSON(): string;
  /** Takes the frames that were kept, as JSON Lines. */
  takeFrames(): string;
  /** The whole scene as JSON, for the `state` of a setup; without its secrets for what goes to disk. */
  saved(options?: { readonly omitsSecrets?: boolean }): string;

  /** Begins to record, in place of a recording that may be under way. */
  record(options?: RecordingOptions<Name>): void;
  /** The recording so far, a trace. */
  recording(): string;
  /** Ends the recording; what it has can still be read. */
  stopRecording(): void;
  /**
   * Records from here on, and hands out the recording when a call is refused or an exception leaves
   * `guard`: what `flow replay` reproduces.
   */
  recordFailures(
    write: (trace: string, failure: unknown) => void, options?: RecordingOptions<Name>,
  ): void;
  /** Does something; if it throws, the recording is handed out first. */
  guard<Result>(body: (session: Session<Name>) => Result): Result;
}

/** A colour of a node for CSS. */
export declare function cssColor(color: number): string;

/** The nodes of a session as a host shows them, kept current by what has changed. */
export declare class Screen<Name extends SceneName = SceneName> {
  /** A screen that shows nothing. */
  constructor(session: Session<Name>);

  /** The name of the scene's state; empty before the first update. */
  readonly state: StateName<Name> | '';
  /** All nodes, back to front, parents before their children. */
  readonly nodes: readonly Node<NodeID<Name>>[];
  /** The nodes that the last update has changed or brought. */
  readonly changed: readonly Node<NodeID<Name>>[];
  /** The nodes that are gone with the last update. */
  readonly gone: readonly Node<NodeID<Name>>[];
  /** Whether nodes have come, gone or changed places with the last update. */
  readonly isReordered: boolean;

  /** The node with an id. */
  node(id: NodeID<Name>): Node<NodeID<Name>> | undefined;
  /** Asks for what has changed, and applies it. */
  update(): void;
  /** What this screen shows, for a fork of its session. */
  copy(fork: Session<Name>): Screen<Name>;
}

/** Recognizes pans and taps in pointer events, of one finger at a time. */
export declare class Fingers {
  constructor(
    /** Returns the location of a pointer in the window of the scene. */
    place: (event: PointerEvent) => [number, number],
    /** Receives each event with its time stamp, in milliseconds. */
    send: (stamp: number, event: Event) => void,
  );
  /** Listens to an element. */
  follow(element: HTMLElement): void;
  down(event: PointerEvent): boolean;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  /** Without an event, cancels what is under way: an element that is removed gets no more of them. */
  cancel(event?: PointerEvent): void;
}

import type {
  Configuration, Effect, Environment, Event as FlowEvent, FlowError, NodeID, SceneName, Screen, Session,
  StateName,
} from '../../JavaScript/src/index.js';

export type {
  Configuration, Effect, Environment, FlowEvent, NodeID, SceneName, Screen, Session, StateName,
};
export { FlowError } from '../../JavaScript/src/index.js';

/** Why something failed. */
export type FlowErrorDetail =
  | {
      /**
       * `module`: it cannot be loaded; `configuration`: the scene cannot be opened with the attributes;
       * `crashed`: the engine cannot be used again. The element then shows the message in place of the
       * screen, unless the event's default is prevented.
       */
      readonly kind: 'module' | 'configuration' | 'crashed';
      readonly error: Error;
      readonly event: FlowEvent | null;
      /** What was recorded so far; null without the attribute `record`. */
      readonly trace: string | null;
    }
  | {
      /** `refused`: the event changed nothing; `restoration`: the scene has begun anew. */
      readonly kind: 'refused' | 'restoration';
      readonly error: FlowError;
      readonly event: FlowEvent | null;
      readonly trace: string | null;
    };

/** The events of the element, which bubble out of shadow trees. */
export interface FlowSceneEventMap<Name extends SceneName = SceneName> {
  /** The scene is shown. */
  readonly 'flow-ready': CustomEvent<{ readonly session: Session<Name> }>;
  /** The scene asks for something. */
  readonly 'flow-effect': CustomEvent<Effect<Name>>;
  /** The scene's state has another name. */
  readonly 'flow-state': CustomEvent<{ readonly state: StateName<Name> }>;
  readonly 'flow-error': CustomEvent<FlowErrorDetail>;
}

/**
 * A screen as an element: `<flow-scene scene="glide-card"></flow-scene>`.
 *
 * Attributes: `scene`, `version`, `configuration` and `environment` (JSON), `module` (the address of `flow.wasm`),
 * `record` (all, or the last so many seconds), `restore` (a name in the session's storage),
 * `takes-focus` (the scene may take the focus before anybody has touched it), `clock="manual"`
 * (nothing happens but by `send` and `advance`), `animations="browser"` (motions of boxes are Web
 * Animations, during which `screen` stays as it was). Children with a node's id as `slot` stand in that node.
 */
export declare class FlowSceneElement<Name extends SceneName = SceneName> extends HTMLElement {
  /** The scene's name. Another one opens another session. */
  scene: Name | '';
  /** The version of the scene that the configuration is of; 1 by default. */
  version: number;
  /** The scene's configuration; assigning opens another session. */
  configuration: Configuration<Name> | undefined;
  /** Members of the environment that differ from those of the system and the page. */
  environment: Environment;
  /** Returns the address of a picture that the scene names; undefined shows none. */
  picture: (name: string) => string | undefined;

  /** The live session; null while there is none. */
  readonly session: Session<Name> | null;
  /** The nodes as they are shown; null while there is no session. */
  readonly screen: Screen<Name> | null;
  /** The name of the scene's state; empty while there is no session. */
  readonly state: StateName<Name> | '';

  /**
   * Sends an event, now or at a time in seconds; returns false if it was refused. With `clock="manual"`, now is the
   * latest time that it was given.
   */
  send(event: FlowEvent<Name>, time?: number): boolean;
  /** Sends an event as a line of a trace. */
  sendLine(line: string): boolean;
  /** Advances to a time in seconds; for a clock kept by hand. */
  advance(time: number): boolean;
  /** Sends a command of the scene. */
  command(name: string, value?: string | number | boolean | null, target?: NodeID<Name>): boolean;
  /** Answers an effect that has an id. */
  respond(id: string, outcome?: 'success' | 'failure', message?: string): boolean;
  /** Returns the recording, a trace; null without the attribute `record`. */
  recording(): string | null;
  /** Returns the scene as JSON, without its secrets; null while there is no session. */
  saved(): string | null;
  /** Closes the session. */
  close(): void;

  addEventListener<Type extends keyof FlowSceneEventMap<Name>>(
    type: Type,
    listener: (this: FlowSceneElement<Name>, event: FlowSceneEventMap<Name>[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: FlowSceneElement<Name>, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'flow-scene': FlowSceneElement;
  }
}

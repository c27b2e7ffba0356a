import type { FlowSceneElement } from 'flow-scene';
import type { RefObject } from 'react';

export namespace JSX {
  type Element = object;
  interface IntrinsicElements {
    'flow-scene': { ref?: RefObject<FlowSceneElement<'verification-code'>>; scene: string; 'takes-focus'?: string };
  }
}
export function jsx(type: unknown, props: unknown): JSX.Element;

// What the sample uses of React, for which there is no package here.
export interface RefObject<Value> { readonly current: Value | null }
export function useRef<Value>(initial: null): RefObject<Value>;
export function useEffect(effect: () => void | (() => void), dependencies?: readonly unknown[]): void;

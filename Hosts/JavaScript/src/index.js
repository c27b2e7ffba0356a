export { FlowEngine } from './engine.js';
export { FlowError } from './error.js';
export { Fingers } from './fingers.js';
export { Member, Node, Trait, cssColor } from './node.js';
export { Screen } from './screen.js';
export { Session } from './session.js';
export * from './scenes.js';

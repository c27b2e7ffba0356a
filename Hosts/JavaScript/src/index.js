export { FlowEngine } from './engine.js';
export { FlowError } from './error.js';
export { cssColor } from './color.js';
export { Fingers } from './fingers.js';
export { Member, Node, Trait } from './node.js';
export { Screen } from './screen.js';
export { Session } from './session.js';
export * from './scenes.js';

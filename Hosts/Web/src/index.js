import { FlowSceneElement } from './element.js';

export { FlowSceneElement };
export { FlowError } from '../../JavaScript/src/error.js';

// A page may load the module twice, under two addresses.
if (!customElements.get('flow-scene')) customElements.define('flow-scene', FlowSceneElement);

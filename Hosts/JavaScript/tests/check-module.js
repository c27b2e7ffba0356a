// Ends with a line that says what to do where the tests would find no module.

import { existsSync } from 'node:fs';
import { advice, path } from './module.js';

if (!path || !existsSync(path)) {
  console.error(path ? `FLOW_WASM names no file: ${path}` : advice);
  process.exit(1);
}

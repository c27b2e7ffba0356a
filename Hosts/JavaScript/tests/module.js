// Where the tests find the module: named by FLOW_WASM, in the package, or where build-libraries puts it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const places = ['../flow.wasm', '../../../.build/libraries/wasm/flow.wasm']
  .map((place) => fileURLToPath(new URL(place, import.meta.url)));

/** The module's path; undefined where there is none. */
export const path = process.env.FLOW_WASM || places.find((place) => existsSync(place));

/** What to do where there is none. */
export const advice =
  'There is no flow.wasm: run scripts/build-libraries wasm in the repository, or name one by FLOW_WASM.';

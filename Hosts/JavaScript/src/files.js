import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes what `Session.recordFailures` hands out to a file, in place of the one before.
 * @param {string} path
 */
export function failureFile(path) {
  return (trace) => {
    writeFileSync(`${path}.tmp`, trace);
    renameSync(`${path}.tmp`, path);
  };
}

/** Writes what `Session.recordFailures` hands out to a file, in place of the one before. */
export declare function failureFile(path: string): (trace: string) => void;

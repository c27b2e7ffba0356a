/** The names of the statuses, from -1 on; flow.h describes each. */
const NAMES = [
  'CLOSED', 'FOREIGN', 'BUSY', 'INVALID', 'WRONG_SIZE', 'NO_ROOM', 'REFUSED', 'BAD_TRACE',
  'UNKNOWN_SCENE', 'FULL', 'UNSUPPORTED', 'NOT_KEPT', 'WRONG_VERSION', 'BAD_TIME',
];

export const NO_ROOM = -6;
export const BAD_TRACE = -8;
export const UNSUPPORTED = -11;

/** A call that failed, and so has changed nothing. */
export class FlowError extends Error {
  /**
   * @param {number} code the number in the C interface
   * @param {string} message the place, and what was expected
   */
  constructor(code, message) {
    const status = NAMES[-1 - code] ?? 'INVALID';
    super(`FLOW_${status}: ${message}`);
    this.name = 'FlowError';
    this.status = status;
    this.code = code;
  }
}

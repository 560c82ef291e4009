/** Calls per minute of the clock, counted by all processes together, and calls at the same time in one process. */
export type CallLimits = {
  /** All calls of one user. */
  calls: number;
  /** Calls of one user that change something. */
  writes: number;
  /** Calls of one user that carry files. */
  uploads: number;
  /** Calls without a valid session from one address. */
  signedOut: number;
  /** Calls of one user that are worked on at the same time; others wait for their turn. */
  callsAtOnce: number;
  /** Heavy reads of all users that are worked on at the same time, half of them of one user. */
  heavyCallsAtOnce: number;
};

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

type Reader = {
  number(name: string, byDefault: number, least: number, most: number): number;
};

/** The limits of the process. Throws `StartError` for an invalid value. */
export function readCallLimits({ number }: Reader): CallLimits {
  const limit = (name: string, byDefault: number) => number(name, byDefault, 1, 1_000_000_000);
  return {
    calls: limit('CALLS_PER_MINUTE', 600),
    writes: limit('WRITES_PER_MINUTE', 120),
    uploads: limit('UPLOADS_PER_MINUTE', 60),
    signedOut: limit('SIGNED_OUT_CALLS_PER_MINUTE', 300),
    callsAtOnce: limit('CALLS_AT_ONCE', 2),
    heavyCallsAtOnce: limit('HEAVY_CALLS_AT_ONCE', 2),
  };
}

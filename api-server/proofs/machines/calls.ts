/** One request of a user and its answer. */
export type Call = {
  /** The user's action, such as `comment`. */
  kind: string;
  isRead: boolean;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  ms: number;
  /** 0 if the connection broke. */
  status: number;
  hasRetryAfter: boolean;
};

/** A period in which something is broken, until it works again; in milliseconds since 1970. */
export type Period = {
  name: string;
  /** Parts that every request may need, and that are away. */
  away: readonly Part[];
  begin: number;
  end: number;
};

export type Part = 'database' | 'storage' | 'process' | 'worker';

/** Everything that was observed from outside. */
export type Observed = {
  calls: Call[];
  periods: Period[];
  /** Refusals that nobody's action explains. */
  surprises: string[];
  /** Failures that a user saw although the client had repeated the read. */
  shownFailures: number;
  /** Writes that a user sent again after a failure. */
  pressedAgain: number;
  signedOut: number;
};

export function nothingObserved(): Observed {
  return {
    calls: [],
    periods: [],
    surprises: [],
    shownFailures: 0,
    pressedAgain: 0,
    signedOut: 0,
  };
}

/** Milliseconds until everybody has noticed that a part is back. */
const settlingMs = 2000;

/** The period in which a moment lies, with the time until things have settled. */
export function periodAt(periods: readonly Period[], at: number): Period | undefined {
  return periods.findLast(({ begin, end }) => at >= begin && at <= end + settlingMs);
}

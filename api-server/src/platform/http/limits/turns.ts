import pLimit from 'p-limit';

/** Work at the same time for one caller and for all together, and work of one that may wait. */
type Places = { ofCaller: number; ofAll: number; mostWaiting: number };

/**
 * Runs work, a few at a time of each caller, so that nobody waits for all that another asks for at once.
 * Throws `refusal()` for a caller with too much waiting.
 */
export function turns({ ofCaller, ofAll, mostWaiting }: Places, refusal: () => Error) {
  // A caller has only so many in this queue that the others' turn comes soon.
  const turn = pLimit(ofAll);
  const callers = new Map<string, { turn: typeof turn; calls: number }>();
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const caller = callers.get(name) ?? { turn: pLimit(ofCaller), calls: 0 };
    if (caller.turn.pendingCount >= mostWaiting) throw refusal();
    callers.set(name, caller);
    caller.calls += 1;
    try {
      return await caller.turn<[], Result>(() => turn<[], Result>(work));
    } finally {
      caller.calls -= 1;
      if (caller.calls === 0) callers.delete(name);
    }
  };
}

import pLimit from 'p-limit';
import type { Operation } from '../openapi/document.ts';
import type { CallLimits } from './call-limits.settings.ts';
import { tooManyRequests } from './errors.ts';

/** Calls of one caller that may wait in a lane; the portal never has as many. */
const mostWaiting = 100;
/** Seconds until a refused caller has fewer. */
const retrySeconds = 1;

/** Work at the same time, for one caller and for all together. */
type Places = { ofCaller: number; ofAll: number };

function lane({ ofCaller, ofAll }: Places) {
  // A caller has only so many in this queue that the others' turn comes soon.
  const turn = pLimit(ofAll);
  const callers = new Map<string, { turn: typeof turn; calls: number }>();
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const caller = callers.get(name) ?? { turn: pLimit(ofCaller), calls: 0 };
    if (caller.turn.pendingCount >= mostWaiting) {
      throw tooManyRequests(
        'Sorry, there were too many requests at once.',
        retrySeconds,
        'callsAtOnce',
      );
    }
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

export type CallTurns = ReturnType<typeof callTurns>;

/**
 * Runs the work of calls, a few of each caller at a time, so that nobody waits for all that another asks
 * for at once. Heavy reads have a lane of their own, with few places for everybody. Throws 429 with
 * Retry-After for a caller with too many waiting.
 */
export function callTurns({ callsAtOnce, heavyCallsAtOnce }: CallLimits) {
  const usual = lane({ ofCaller: callsAtOnce, ofAll: Infinity });
  const heavy = lane({ ofCaller: Math.ceil(heavyCallsAtOnce / 2), ofAll: heavyCallsAtOnce });
  return <Result>(
    { isHeavy }: Pick<Operation, 'isHeavy'>,
    caller: string,
    work: () => Promise<Result>,
  ): Promise<Result> => (isHeavy ? heavy : usual)(caller, work);
}

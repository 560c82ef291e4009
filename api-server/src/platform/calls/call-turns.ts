import type { Operation } from '../openapi/document.ts';
import type { CallLimits } from './call-limits.settings.ts';
import { tooManyRequests } from '../errors/errors.ts';
import { turns } from '../http/limits/turns.ts';

/** Calls of one caller that may wait in a lane; the portal never has as many. */
const mostWaiting = 100;
/** Seconds until a refused caller has fewer. */
const retrySeconds = 1;

const refusal = () =>
  tooManyRequests('Sorry, there were too many requests at once.', retrySeconds, 'callsAtOnce');

export type CallTurns = ReturnType<typeof callTurns>;

/**
 * Runs the work of calls, a few of each caller at a time, so that nobody waits for all that another asks
 * for at once. Heavy reads have a lane of their own, with few places for everybody. Throws 429 with
 * Retry-After for a caller with too many waiting.
 */
export function callTurns({ callsAtOnce, heavyCallsAtOnce }: CallLimits) {
  const usual = turns({ ofCaller: callsAtOnce, ofAll: Infinity, mostWaiting }, refusal);
  const ofCaller = Math.ceil(heavyCallsAtOnce / 2);
  const heavy = turns({ ofCaller, ofAll: heavyCallsAtOnce, mostWaiting }, refusal);
  return <Result>(
    { isHeavy }: Pick<Operation, 'isHeavy'>,
    caller: string,
    work: () => Promise<Result>,
  ): Promise<Result> => (isHeavy ? heavy : usual)(caller, work);
}

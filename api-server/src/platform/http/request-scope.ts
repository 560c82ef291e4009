import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestFacts } from './request-facts.ts';

const scope = new AsyncLocalStorage<RequestFacts | undefined>();

/** Does the work of a request, and whatever it sets in motion, in its name. */
export function inRequest<Result>(facts: RequestFacts, work: () => Result): Result {
  return scope.run(facts, work);
}

/** Does what a request happens to begin, but what serves others too, in nobody's name. */
export function outsideRequests<Result>(work: () => Result): Result {
  return scope.run(undefined, work);
}

/** The request in whose name this runs; undefined where it is none. */
export function currentRequest(): RequestFacts | undefined {
  return scope.getStore();
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { outsideSpans } from '../../trace/trace.ts';
import type { RequestFacts } from './request-facts.ts';

const scope = new AsyncLocalStorage<RequestFacts | undefined>();

/** Runs the work of a request, and everything it starts, in the request's context. */
export function inRequest<Result>(facts: RequestFacts, work: () => Result): Result {
  return scope.run(facts, work);
}

/** Runs shared work, started by chance in a request, outside the request's context. */
export function outsideRequests<Result>(work: () => Result): Result {
  return scope.run(undefined, () => outsideSpans(work));
}

/** The request of the current context; undefined if there is none. */
export function currentRequest(): RequestFacts | undefined {
  return scope.getStore();
}

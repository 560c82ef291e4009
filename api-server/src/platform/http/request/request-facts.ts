import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';

/** The facts of a request that are known so far. */
export type RequestFacts = {
  requestId: string;
  traceId?: string;
  /** The pattern of the path, with few enough values for a metric's label. */
  route: string;
  tenantId?: string;
  userId?: string;
};

const name = 'facts';
const wellFormed = /^[\w.:-]{8,128}$/;

/** The request id from a trusted proxy, or a new one. */
function requestIdOf(c: Context, trustProxy: boolean): string {
  const forwardedId = trustProxy ? c.req.header('X-Request-Id') : undefined;
  return forwardedId !== undefined && wellFormed.test(forwardedId) ? forwardedId : randomUUID();
}

/** The facts of a new request. */
export function newFacts(c: Context, trustProxy: boolean, route: string): RequestFacts {
  const facts: RequestFacts = { requestId: requestIdOf(c, trustProxy), route };
  c.set(name, facts);
  return facts;
}

/** The facts of the current request; handlers add to them. */
export function factsOf(c: Context): RequestFacts {
  return c.get(name) as RequestFacts;
}

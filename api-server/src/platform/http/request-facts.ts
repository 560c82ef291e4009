import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';

/** What a request is, as far as it is known yet. */
export type RequestFacts = {
  requestId: string;
  /** The pattern of the path, of which there are few: fit for the labels of metrics. */
  route: string;
  tenantId?: string;
  personId?: string;
};

const name = 'facts';
const wellFormed = /^[\w.:-]{8,128}$/;

/** The id under which a trusted proxy knows the request, or a new one. */
function requestIdOf(c: Context, trustProxy: boolean): string {
  const forwardedId = trustProxy ? c.req.header('X-Request-Id') : undefined;
  return forwardedId !== undefined && wellFormed.test(forwardedId) ? forwardedId : randomUUID();
}

/** Begins to know about a request. */
export function newFacts(c: Context, trustProxy: boolean, route: string): RequestFacts {
  const facts: RequestFacts = { requestId: requestIdOf(c, trustProxy), route };
  c.set(name, facts);
  return facts;
}

/** What is known about the request; to be added to. */
export function factsOf(c: Context): RequestFacts {
  return c.get(name) as RequestFacts;
}

import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { type RequestFacts, newFacts } from './request-facts.ts';
import { inRequest } from './request-scope.ts';

/** The route of a request that is not an operation of the contract. */
function routeOf(path: string, hasPortal: boolean): string {
  if (path === '/metrics') return path;
  if (path === '/api/docs' || path.startsWith('/api/docs/')) return '/api/docs';
  const isApi = path === '/api' || path.startsWith('/api/');
  return hasPortal && !isApi ? 'portal' : 'unmatched';
}

const secretParameter = /token|secret|signature|key|code/i;

/** The path with secrets masked. */
function shownPath(c: Context): string {
  const secrets = Object.entries(c.req.param() as Record<string, string>)
    .filter(([name, value]) => secretParameter.test(name) && value !== '')
    .map(([, value]) => encodeURIComponent(value));
  return secrets.reduce((path, secret) => path.replaceAll(secret, '*'), c.req.path);
}

type Entry = Record<string, unknown>;

/** Writes the entry when the answer has been sent, with its duration and size. */
function whenSent(c: Context, start: number, entry: Entry, write: (entry: Entry) => void): void {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  const durationMs = () => Math.round((performance.now() - start) * 10) / 10;
  const socket = outgoing?.socket;
  if (!socket) return write({ ...entry, durationMs: durationMs() });
  const before = socket.bytesWritten;
  outgoing.once('close', () => {
    write({
      ...entry,
      durationMs: durationMs(),
      bytes: socket.bytesWritten - before,
      isAborted: outgoing.writableFinished ? undefined : true,
    });
  });
}

function entryOf(c: Context, { requestId, route, tenantId, userId }: RequestFacts): Entry {
  const query = [...new Set(Object.keys(c.req.queries()))];
  return {
    event: 'request',
    requestId,
    method: c.req.method,
    route,
    path: shownPath(c),
    // Names only: values may contain secrets or search terms.
    query: query.length > 0 ? query : undefined,
    status: c.res.status,
    tenantId,
    userId,
  };
}

/** Gives each request an id, counts it, and logs it if the logger logs requests. */
export function observe({ logger, metrics, settings }: Deps): MiddlewareHandler {
  return async (c, next) => {
    const route = routeOf(c.req.path, settings.portalDir !== undefined);
    const facts = newFacts(c, settings.trustProxy, route);
    const start = performance.now();
    const answered = metrics.request(c.req.method);
    await inRequest(facts, next);
    c.header('X-Request-Id', facts.requestId);
    answered(facts.route, c.res.status);
    const { info } = logger;
    if (info) whenSent(c, start, entryOf(c, facts), info);
  };
}

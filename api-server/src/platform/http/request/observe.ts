import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from '../../log/logger.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { type Span, type Trace, inSpan } from '../../trace/trace.ts';
import { type RequestFacts, newFacts } from './request-facts.ts';
import { inRequest } from './request-scope.ts';

/** The log, metrics and traces of requests, and the settings that they need. */
export type Observing = {
  logger: Logger;
  metrics: Metrics;
  /** Absent unless traces are sent somewhere. */
  trace?: Trace | undefined;
  settings: {
    /** Whether to trust the X-Forwarded-* headers of a proxy. */
    trustProxy: boolean;
    /** The folder of the built portal; without it only the API is served. */
    portalDir?: string;
  };
};

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

function entryOf(c: Context, { requestId, traceId, route, tenantId, userId }: RequestFacts): Entry {
  const query = [...new Set(Object.keys(c.req.queries()))];
  return {
    event: 'request',
    requestId,
    ...(traceId === undefined ? {} : { traceId }),
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

/** Starts the trace of a request, or continues the one of a trusted proxy. */
function beginTrace(c: Context, { trace, settings }: Pick<Observing, 'trace' | 'settings'>) {
  const traceparent = settings.trustProxy ? c.req.header('traceparent') : undefined;
  return trace?.begin(c.req.method, 'call', traceparent);
}

/** Ends it, with the facts that are known by now. */
function endTrace(c: Context, span: Span, { requestId, route }: RequestFacts): void {
  const { method } = c.req;
  const { status } = c.res;
  span.end({
    name: `${method} ${route}`,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'shootline.request_id': requestId,
    },
    isFailed: status >= 500,
  });
}

/** Gives each request an id, counts and traces it, and logs it if the logger logs requests. */
export function observe({ logger, metrics, settings, trace }: Observing): MiddlewareHandler {
  return async (c, next) => {
    const route = routeOf(c.req.path, settings.portalDir !== undefined);
    const facts = newFacts(c, settings.trustProxy, route);
    const start = performance.now();
    const answered = metrics.request(c.req.method);
    const span = beginTrace(c, { trace, settings });
    if (span) facts.traceId = span.traceId;
    await inRequest(facts, () => inSpan(span, next));
    c.header('X-Request-Id', facts.requestId);
    answered(facts.route, c.res.status);
    if (span) endTrace(c, span, facts);
    const { info } = logger;
    if (info) whenSent(c, start, entryOf(c, facts), info);
  };
}

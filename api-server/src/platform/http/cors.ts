import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** CORS for portals with these origins; other origins get no headers. */
export function portalCors(origins: string[]): MiddlewareHandler {
  const allow = cors({
    origin: origins,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Accept',
      'If-Match',
      'Idempotency-Key',
      'Undoable-For',
      'Last-Event-ID',
    ],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id', 'Content-Disposition'],
    maxAge: 600,
  });
  return async (c, next) => {
    if (origins.includes(c.req.header('Origin') ?? '')) return allow(c, next);
    await next();
    c.header('Vary', 'Origin', { append: true });
  };
}

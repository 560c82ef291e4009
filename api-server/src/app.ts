import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Deps } from './deps.ts';
import { documentation } from './docs/docs.ts';
import { handlers } from './handlers.ts';
import { ApiFailure, internalError, notFound } from './http/errors.ts';
import { demoHubPath } from './hub/demo/demo-page.ts';
import { apiHeaders, securityHeaders } from './http/headers.ts';
import { mountContract } from './openapi.ts';
import { servePortal } from './portal/portal.ts';

type Variables = { requestId: string };

/** The whole server: the API under /api and, where a folder is given, the portal at /. */
export function createApp(deps: Deps): Hono<{ Variables: Variables }> {
  const { settings, logger } = deps;
  const app = new Hono<{ Variables: Variables }>();

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
    c.header('X-Request-Id', c.get('requestId'));
  });
  app.use(securityHeaders(settings.trustProxy));
  // Before the API's own headers, which let a browser run nothing.
  app.route('/api/docs', documentation());
  if (deps.hub.site) app.route(demoHubPath, deps.hub.site);
  app.use('/api/*', apiHeaders);
  if (settings.portalOrigins.length > 0) {
    app.use(
      '/api/*',
      cors({
        origin: settings.portalOrigins,
        allowHeaders: [
          'Authorization',
          'Content-Type',
          'Accept',
          'If-Match',
          'Idempotency-Key',
          'Last-Event-ID',
        ],
        exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id', 'Content-Disposition'],
        maxAge: 600,
      }),
    );
  }
  app.route('/api', mountContract(handlers, deps));
  app.all('/api', () => {
    throw notFound();
  });
  app.all('/api/*', () => {
    throw notFound();
  });
  if (settings.portalDir !== undefined) app.use(servePortal(settings.portalDir));
  app.notFound(() => {
    throw notFound();
  });

  app.onError((error, c) => {
    if (error instanceof ApiFailure) return c.json(error.body, error.status, error.headers);
    logger.error({
      event: 'request failed',
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      error: error.stack ?? String(error),
      cause: error.cause === undefined ? undefined : String(error.cause),
    });
    return c.json(internalError().body, 500);
  });
  return app;
}

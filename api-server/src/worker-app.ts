import type { Hono } from 'hono';
import type { AppDeps } from './deps.ts';
import { sessionHandlers } from './domain/people/sign-in/sign-in.routes.ts';
import { baseApp } from './platform/http/base-app.ts';
import { apiHeaders } from './platform/http/headers.ts';
import { factsOf } from './platform/http/request/request-facts.ts';
import { serveMetrics } from './platform/monitoring/metrics.routes.ts';

const nothing = { query: {}, path: {}, header: {}, body: undefined };

/** The server of a worker: health, readiness and metrics. */
export function createWorkerApp(deps: AppDeps): Hono {
  const { getHealth, getReadiness } = sessionHandlers;
  const app = baseApp(deps);
  app.use(apiHeaders);
  for (const [path, handler] of Object.entries({
    '/api/health': getHealth,
    '/api/ready': getReadiness,
  })) {
    app.get(path, async (c) => {
      factsOf(c).route = path;
      return c.json(await handler({ c, deps, ...nothing }));
    });
  }
  app.get('/metrics', serveMetrics(deps));
  return app;
}

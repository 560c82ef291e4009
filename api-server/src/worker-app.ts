import { Hono } from 'hono';
import type { AppDeps } from './deps.ts';
import { sessionHandlers } from './domain/people/sign-in/sign-in.routes.ts';
import { notFound } from './platform/http/errors.ts';
import { apiHeaders, securityHeaders } from './platform/http/headers.ts';
import { observe } from './platform/http/observe.ts';
import { answerErrors } from './platform/http/answer-errors.ts';
import { serveMetrics } from './platform/metrics/metrics.routes.ts';

const nothing = { query: {}, path: {}, header: {}, body: undefined };

/** What a worker answers: its health, whether it is ready, and its metrics. */
export function createWorkerApp(deps: AppDeps): Hono {
  const { getHealth, getReadiness } = sessionHandlers;
  const app = new Hono();
  app.use(observe(deps));
  app.use(securityHeaders(deps.settings.trustProxy));
  app.use(apiHeaders);
  app.get('/api/health', async (c) => c.json(await getHealth({ c, deps, ...nothing })));
  app.get('/api/ready', async (c) => c.json(await getReadiness({ c, deps, ...nothing })));
  app.get('/metrics', serveMetrics(deps));
  app.notFound(() => {
    throw notFound();
  });
  app.onError(answerErrors(deps));
  return app;
}

import { Hono } from 'hono';
import { answerErrors } from './failures/answer-errors.ts';
import { notFound } from '../errors/errors.ts';
import { securityHeaders } from './headers.ts';
import { type Observing, observe } from './request/observe.ts';

/** An app without routes, with what all answers have: log, metrics, security headers and errors as JSON. */
export function baseApp(deps: Observing): Hono {
  const app = new Hono();
  app.use(observe(deps));
  app.use(securityHeaders(deps.settings.trustProxy));
  app.notFound(() => {
    throw notFound();
  });
  app.onError(answerErrors(deps));
  return app;
}

import type { Hono } from 'hono';
import type { AppDeps } from './deps.ts';
import { refusedAccess } from './domain/audit/refused-access.ts';
import { documentation } from './platform/docs/docs.ts';
import { handlersFor } from './handlers.ts';
import { baseApp } from './platform/http/base-app.ts';
import { portalCors } from './platform/http/cors.ts';
import { notFound } from './platform/errors/errors.ts';
import { demoHubPath } from '../demo/hub/demo-paths.ts';
import { apiHeaders } from './platform/http/headers.ts';
import { securityTxt, securityTxtPath } from './platform/http/security-txt.ts';
import { redirectToTls } from './platform/http/tls.ts';
import {
  relatedOrigins,
  relatedOriginsPath,
  relyingParty,
} from './platform/session/second-factor/relying-party.ts';
import { serveMetrics } from './platform/monitoring/metrics.routes.ts';
import { mountContract } from './platform/calls/mount-contract.ts';
import { servePortal } from './platform/portal/portal.ts';

/** The whole server: the API under /api and, if a folder is given, the portal at /. */
export function createApp(deps: AppDeps): Hono {
  const { settings } = deps;
  const app = baseApp(deps);
  app.use(redirectToTls(settings));
  // Must come before the API's own headers, which forbid all scripts.
  app.route('/api/docs', documentation());
  if (deps.hub.site) app.route(demoHubPath, deps.hub.site);
  app.use('/api/*', apiHeaders);
  if (settings.portalOrigins.length > 0) {
    app.use('/api/*', portalCors(settings.portalOrigins));
  }
  app.route('/api', mountContract(handlersFor(deps), deps, refusedAccess(deps)));
  app.all('/api', () => {
    throw notFound();
  });
  app.all('/api/*', () => {
    throw notFound();
  });
  app.use('/metrics', apiHeaders);
  app.get('/metrics', serveMetrics(deps));
  if (settings.securityContact !== undefined) {
    app.get(securityTxtPath, securityTxt(settings.securityContact, deps));
  }
  const { related = [] } = relyingParty(settings) ?? {};
  if (related.length > 0) app.get(relatedOriginsPath, relatedOrigins(related));
  if (settings.portalDir !== undefined) {
    app.use(servePortal(settings.portalDir, settings.cspReportUrl));
  }
  return app;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler } from 'hono';
import type { Metrics } from '../metrics/metrics.ts';
import { notFound } from '../errors/errors.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Serves the metrics to the bearer of `METRICS_TOKEN`; 404 if the variable is not set. */
export function serveMetrics({
  metrics,
  settings,
}: {
  metrics: Metrics;
  settings: { metricsToken?: string };
}): Handler {
  return async (c) => {
    const { metricsToken } = settings;
    const [, token] = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const isAllowed =
      metricsToken !== undefined &&
      token !== undefined &&
      timingSafeEqual(hashOf(token), hashOf(metricsToken));
    if (!isAllowed) throw notFound();
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  };
}

import type { Context } from 'hono';
import { type Logger, describeError } from '../../log/logger.ts';
import { factsOf } from '../request/request-facts.ts';

/** Logs the cause of a failed request, with its id. */
export function logFailure(logger: Logger, c: Context, error: unknown): void {
  const { requestId, route } = factsOf(c);
  const method = c.req.method;
  logger.error({ event: 'request failed', requestId, method, route, ...describeError(error) });
}

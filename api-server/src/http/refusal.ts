import type { Context } from 'hono';
import { isAway, lossOf } from '../db/database-away.ts';
import type { Logger } from '../log/logger.ts';
import { ApiFailure, unavailable } from './errors.ts';
import { factsOf } from './request-facts.ts';

/** The refusal that an error stands for; undefined for one that nobody has foreseen. */
export function refusalFor(c: Context, error: unknown, logger: Logger): ApiFailure | undefined {
  if (error instanceof ApiFailure) return error;
  if (!isAway(error)) return undefined;
  const { requestId, route } = factsOf(c);
  logger.error({
    event: 'database away',
    requestId,
    method: c.req.method,
    route,
    error: lossOf(error),
  });
  return unavailable();
}

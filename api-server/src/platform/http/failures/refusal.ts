import type { Context } from 'hono';
import { isMoving, isUnreachable, lossOf } from '../../db/database-unavailable.ts';
import type { Logger } from '../../log/logger.ts';
import { StorageUnavailable } from '../../files/storage-unavailable.ts';
import { ApiFailure, databaseAway, storageAway, workspaceMoving } from '../../errors/errors.ts';
import { logFailure } from './log-failure.ts';
import { factsOf } from '../request/request-facts.ts';

/** Turns an error into a refusal and logs its cause; undefined for an unexpected error. */
export function refusalFor(c: Context, error: unknown, logger: Logger): ApiFailure | undefined {
  if (error instanceof StorageUnavailable) return refusalFor(c, storageAway(error.cause), logger);
  if (error instanceof ApiFailure) {
    if (error.cause !== undefined) logFailure(logger, c, error.cause);
    return error;
  }
  if (isMoving(error)) return workspaceMoving();
  if (!isUnreachable(error)) return undefined;
  const { requestId, route } = factsOf(c);
  logger.error({
    event: 'database away',
    requestId,
    method: c.req.method,
    route,
    error: lossOf(error),
  });
  return databaseAway();
}

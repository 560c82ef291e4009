import type { ErrorHandler } from 'hono';
import type { Logger } from '../../log/logger.ts';
import { internalError } from '../../errors/errors.ts';
import { logFailure } from './log-failure.ts';
import { refusalFor } from './refusal.ts';

/** Answers an error of any request: a refusal as it is, anything else as 500, which is logged. */
export function answerErrors({ logger }: { logger: Logger }): ErrorHandler {
  return (error, c) => {
    const refusal = refusalFor(c, error, logger);
    if (refusal) return c.json(refusal.body, refusal.status, refusal.headers);
    logFailure(logger, c, error);
    return c.json(internalError().body, 500);
  };
}

import { currentRequest } from '../request/request-scope.ts';
import { type Logger, describeError } from '../../log/logger.ts';

/**
 * Logs uncaught errors. An error caused by a request costs at most that request. Any other leaves the
 * process in an unknown state, so `end` is called, once.
 */
export function watchUncaught(logger: Logger, end: () => void): void {
  let isEnding = false;
  const hear = (error: unknown) => {
    const { requestId, route } = currentRequest() ?? {};
    logger.error({ event: 'uncaught', requestId, route, ...describeError(error) });
    if (requestId !== undefined || isEnding) return;
    isEnding = true;
    end();
  };
  process.on('uncaughtException', hear);
  process.on('unhandledRejection', hear);
}

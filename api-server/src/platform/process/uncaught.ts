import { currentRequest } from '../http/request-scope.ts';
import { type Logger, describeError } from '../log/logger.ts';

/**
 * Logs what nobody caught. What a request set in motion costs that request at most; anything else
 * leaves the process in a state that nobody knows, so that it is ended by `end`, once.
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

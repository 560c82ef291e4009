import { StartError } from '../process/start-error.ts';
import { type LogSettings, logFormats, logLevels } from './logger.ts';

type Text = (name: string) => string | undefined;

function choice<Value extends string>(
  text: Text,
  name: string,
  values: readonly Value[],
  byDefault: Value,
): Value {
  const entered = text(name)?.toLowerCase() ?? byDefault;
  const match = values.find((value) => value === entered);
  if (match) return match;
  throw new StartError(`${name} must be ${values.join(' or ')}, not "${entered}".`);
}

/**
 * The settings of the log. At a terminal, errors are logged as text; elsewhere, errors and requests are
 * logged as JSON. The audit is logged too, except at a terminal where LOG_LEVEL is not set. Throws
 * `StartError` for an invalid value.
 */
export function readLogEnv(text: Text, isTerminal: boolean): LogSettings {
  return {
    level: choice(text, 'LOG_LEVEL', logLevels, isTerminal ? 'error' : 'info'),
    format: choice(text, 'LOG_FORMAT', logFormats, isTerminal ? 'text' : 'json'),
    isAudited: !isTerminal || text('LOG_LEVEL') !== undefined,
  };
}

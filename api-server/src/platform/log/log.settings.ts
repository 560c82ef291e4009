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
 * What is logged, and how. A person at a terminal reads failures as text; what collects the output
 * of a server gets JSON with a line for each request. The audit goes to whoever collects, and to a
 * terminal where a level is asked for. Throws `StartError` on an unknown value.
 */
export function readLogEnv(text: Text, isTerminal: boolean): LogSettings {
  return {
    level: choice(text, 'LOG_LEVEL', logLevels, isTerminal ? 'error' : 'info'),
    format: choice(text, 'LOG_FORMAT', logFormats, isTerminal ? 'text' : 'json'),
    isAudited: !isTerminal || text('LOG_LEVEL') !== undefined,
  };
}

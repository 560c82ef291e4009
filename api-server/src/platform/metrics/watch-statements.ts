import { type OnStatement, errorClass } from '../db/connection/observe-statements.ts';
import { currentSpan } from '../trace/trace.ts';
import type { Metrics } from './metrics.ts';

/** Longer statements are cut in traces. */
const mostText = 2000;

/** The statement as part of the current trace; values are not in its text. */
function traced(text: string): (error?: unknown) => void {
  const [verb = ''] = text.trimStart().split(/\s/, 1);
  const span = currentSpan()?.child(verb.toUpperCase(), {
    'db.system.name': 'postgresql',
    'db.query.text': text.slice(0, mostText),
  });
  return (error) =>
    span?.end({
      isFailed: error !== undefined,
      attributes: error === undefined ? {} : { 'error.type': errorClass(error) },
    });
}

/** Records statements in the metrics and in traces. */
export const watchStatements =
  (metrics: Metrics): OnStatement =>
  (text) => {
    const ends = [metrics.statement(), traced(text)];
    return (error) => {
      for (const end of ends) end(error);
    };
  };

import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';
import { currentSpan } from '../trace/trace.ts';

type Entry = Record<string, unknown>;

/** Log entries for the operator of the server, without secrets or bodies. */
export type Logger = {
  error(entry: Entry): void;
  /** Absent when only errors are logged. */
  info?(entry: Entry): void;
  /** Audited events, at every level. Absent when nobody collects the log. */
  audit?(entry: Entry): void;
};

export const logLevels = ['info', 'error'] as const;
export const logFormats = ['json', 'text'] as const;

export type LogSettings = {
  level: (typeof logLevels)[number];
  format: (typeof logFormats)[number];
  isAudited: boolean;
};

const codeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes line breaks, terminal controls and direction marks. */
function escaped(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (one) =>
    one.split('').map(codeOf).join(''),
  );
}

/** Quotes a value that could be read as two values or as another name. */
function valueText(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[^\s"=\\]+$/.test(value);
  return isPlain ? value : JSON.stringify(value);
}

function asText({ time, level, event, ...values }: Entry): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${valueText(value)}`);
  return [time, level, event, ...pairs].join(' ');
}

/** The trace that an entry belongs to. */
function traceOf(): { traceId?: string } {
  const span = currentSpan();
  return span ? { traceId: span.traceId } : {};
}

/**
 * Writes one line per entry, whatever its values contain: errors to stderr, everything else to stdout.
 */
export function createLogger({ level, format, isAudited }: LogSettings): Logger {
  const writer = (print: (line: string) => void) =>
    pino(
      {
        base: null,
        mixin: traceOf,
        formatters: { level: (label) => ({ level: label }) },
        timestamp: pino.stdTimeFunctions.isoTime,
      },
      {
        write: (json) =>
          print(escaped(format === 'text' ? asText(JSON.parse(json) as Entry) : json.trimEnd())),
      },
    );
  const stdout = writer((line) => console.log(line));
  const stderr = writer((line) => console.error(line));
  const toStdout = (entry: Entry) => stdout.info(entry);
  return {
    error: (entry) => stderr.error(entry),
    ...(level === 'info' && { info: toStdout }),
    ...(isAudited && { audit: toStdout }),
  };
}

/** Describes an error with its trace and cause, without the values of a failed query. */
export function describeError(error: unknown): { error: string; cause?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  const trace = error.stack ?? String(error);
  const cause = error.cause === undefined ? {} : { cause: String(error.cause) };
  if (!(error instanceof DrizzleQueryError)) return { error: trace, ...cause };
  return { error: trace.replace(error.message, () => `Failed query: ${error.query}`), ...cause };
}

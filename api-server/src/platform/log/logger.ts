import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';

type Entry = Record<string, unknown>;

/** What is worth knowing for whoever runs the server. No secrets and no bodies. */
export type Logger = {
  error(entry: Entry): void;
  /** Absent where only failures are wanted. */
  info?(entry: Entry): void;
  /** Who did what from where; wanted at every level. Absent where nobody collects the log. */
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

/** The text without what begins a line, moves a terminal's cursor or turns the direction of text. */
function escaped(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (one) =>
    one.split('').map(codeOf).join(''),
  );
}

/** A value that cannot be taken for two, or for the name of another. */
function valueText(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[^\s"=\\]+$/.test(value);
  return isPlain ? value : JSON.stringify(value);
}

function asText({ time, level, event, ...values }: Entry): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${valueText(value)}`);
  return [time, level, event, ...pairs].join(' ');
}

/** Writes one line an entry, whatever its values hold: failures to stderr, everything else to stdout. */
export function createLogger({ level, format, isAudited }: LogSettings): Logger {
  const writer = (print: (line: string) => void) =>
    pino(
      {
        base: null,
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

/** An error with its trace and cause, without the values of a failed query. */
export function describeError(error: unknown): { error: string; cause?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  const trace = error.stack ?? String(error);
  const cause = error.cause === undefined ? {} : { cause: String(error.cause) };
  if (!(error instanceof DrizzleQueryError)) return { error: trace, ...cause };
  return { error: trace.replace(error.message, () => `Failed query: ${error.query}`), ...cause };
}

import { DrizzleQueryError } from 'drizzle-orm/errors';

type Entry = Record<string, unknown>;

/** What is worth knowing for whoever runs the server. No secrets and no bodies. */
export type Logger = {
  error(entry: Entry): void;
  /** Absent where only failures are wanted. */
  info?(entry: Entry): void;
};

export const logLevels = ['info', 'error'] as const;
export const logFormats = ['json', 'text'] as const;

export type LogSettings = {
  level: (typeof logLevels)[number];
  format: (typeof logFormats)[number];
};

function asText(level: string, { event, ...rest }: Entry): string {
  const values = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [new Date().toISOString(), level, event, ...values].join(' ');
}

/** Writes one line an entry: failures to stderr, everything else to stdout. */
export function createLogger({ level, format }: LogSettings): Logger {
  const line = (of: string, entry: Entry) =>
    format === 'text'
      ? asText(of, entry)
      : JSON.stringify({ time: new Date().toISOString(), level: of, ...entry });
  return {
    error: (entry) => console.error(line('error', entry)),
    ...(level === 'info' && { info: (entry: Entry) => console.log(line('info', entry)) }),
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

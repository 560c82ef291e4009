import { StartError } from '../../process/start-error.ts';
import type { Deadlines } from './pool.ts';
import { withSslMode } from './ssl-mode.ts';

export type DatabaseEnv = {
  /** The address of PostgreSQL or of a pooler before it; without it the database is embedded. */
  url: string | undefined;
  /** The address of PostgreSQL itself, for what needs a session; differs from `url` behind a pooler. */
  directUrl: string | undefined;
  /** The address of a streaming replica for reads. */
  readUrl: string | undefined;
  /** The most connections that serve statements at the same time. */
  poolSize: number;
  deadlines: Deadlines;
};

type Reader = {
  text(name: string): string | undefined;
  number(name: string, byDefault: number, least: number, most: number): number;
};

/** The address in a variable, in the form that the driver needs. Throws `StartError` for an invalid one. */
function addressIn(variable: string, { text }: Pick<Reader, 'text'>): string | undefined {
  const address = text(variable);
  if (address === undefined) return undefined;
  if (!/^postgres(ql)?:\/\//.test(address)) {
    throw new StartError(`${variable} must begin with postgres:// or postgresql://.`);
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const hasHost = url !== undefined && (url.host !== '' || url.searchParams.has('host'));
  // A path with @ or a hash means that a / or # in the password was not encoded.
  if (!hasHost || url.pathname.includes('@') || url.hash !== '') {
    throw new StartError(
      `${variable} must be like postgres://user:password@host:5432/database; special characters ` +
        'of the password must be percent-encoded, such as / as %2F and # as %23.',
    );
  }
  return withSslMode(address, variable);
}

/** Where the database is, and the limits for its use. Throws `StartError` for an invalid value. */
export function readDatabaseEnv({ text, number }: Reader): DatabaseEnv {
  const url = addressIn('DATABASE_URL', { text });
  const directUrl = addressIn('DATABASE_DIRECT_URL', { text });
  if (directUrl !== undefined && url === undefined) {
    throw new StartError('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler.');
  }
  const readUrl = addressIn('DATABASE_READ_URL', { text });
  if (readUrl !== undefined && url === undefined) {
    throw new StartError('DATABASE_READ_URL needs DATABASE_URL, the address of its primary.');
  }
  return {
    url,
    directUrl: directUrl ?? url,
    readUrl,
    poolSize: number('DATABASE_POOL_SIZE', 10, 1, 1000),
    deadlines: {
      requestMs: number('DATABASE_TIMEOUT_MS', 20_000, 1000, 3_600_000),
      backgroundMs: number('DATABASE_JOB_TIMEOUT_MS', 600_000, 1000, 86_400_000),
    },
  };
}

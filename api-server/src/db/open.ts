import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { type Connection, openPglite, openPostgres } from './client.ts';
import { lockDataDir, makeDataDir } from './data-lock.ts';
import { dropSchema } from './reset.ts';

type Where = { databaseUrl: string | undefined; dataDir: string; reset: boolean };

async function forget(dataDir: string): Promise<void> {
  for (const name of ['database', 'files']) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function openEmbedded({ dataDir, reset }: Where): Promise<Connection> {
  const lock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (reset) await forget(dataDir);
    const connection = await openPglite(folder);
    return {
      ...connection,
      async close() {
        await connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${dataDir} cannot be opened (${(error as Error).message}); restore a backup, ` +
        'or begin anew with --reset.',
    );
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'it does not answer in time',
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '42501': 'the user lacks the right to set up the tables',
};

function explain(error: unknown): string {
  const { code, message, errors } = error as {
    code?: string;
    message?: string;
    errors?: { code?: string }[];
  };
  const known = reasons[code ?? ''] ?? reasons[errors?.[0]?.code ?? ''];
  const cause = (error as { cause?: unknown }).cause;
  if (known === undefined && cause !== undefined) return explain(cause);
  return known ?? (message || 'it does not answer').split('\n')[0] ?? '';
}

async function openServer(url: string, { dataDir, reset }: Where): Promise<Connection> {
  try {
    if (reset) {
      await dropSchema(url);
      await forget(dataDir);
    }
    return await openPostgres(url);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { host, pathname } = new URL(url);
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} of DATABASE_URL cannot be used: ${explain(error)}.`,
    );
  }
}

/** The migrated database of the configuration. Throws `StartError` with the reason when it cannot. */
export async function openDatabase(where: Where): Promise<Connection> {
  makeDataDir(where.dataDir);
  return where.databaseUrl === undefined
    ? openEmbedded(where)
    : openServer(where.databaseUrl, where);
}

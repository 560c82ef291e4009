import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Connection,
  openPglite,
  openPostgres,
} from '../../api-server/src/platform/db/client.ts';
import { rules } from '../../api-server/src/rules.ts';
import { ask } from '../../api-server/proofs/machines/postmaster.ts';
import { databaseAt, onServer } from '../../api-server/tests/database.ts';
import { startPostgres } from '../../api-server/tests/postgres-server.ts';

export type Databases = {
  /** Opens a separate migrated database. */
  open(name: string): Promise<Connection>;
  /** The address of an opened database; missing for an embedded one. */
  urlOf?(name: string): string;
  stop(): Promise<void>;
};

/** Databases on a newly started server, or embedded ones in a temporary folder. */
export async function startDatabases(engine: string): Promise<Databases> {
  if (engine === 'pglite') {
    const folder = await mkdtemp(join(tmpdir(), 'shootline-bench-'));
    return {
      open: (name) => openPglite({ dataDir: join(folder, name), rules }),
      stop: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const server = await startPostgres();
  const urlOf = (name: string) => databaseAt(server.url, name);
  return {
    async open(name) {
      await onServer(server.url, `create database ${name}`);
      // A single connection, so that the session settings for filling always apply.
      return openPostgres(urlOf(name), { poolSize: 1, rules });
    },
    urlOf,
    stop: () => server.stop(),
  };
}

/** The id of the main process of a PostgreSQL on this machine. */
export async function postmasterOf(url: string): Promise<number> {
  const [row] = await ask<{ pid: number }>(
    url,
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
  );
  return row?.pid ?? 0;
}

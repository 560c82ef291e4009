import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Connection,
  openPglite,
  openPostgres,
} from '../../api-server/src/platform/db/client.ts';
import { onServer } from '../../api-server/tests/database.ts';
import { startPostgres } from '../../api-server/tests/postgres-server.ts';

export type Databases = {
  /** A migrated database of its own. */
  open(name: string): Promise<Connection>;
  /** The address of a database that was opened; absent for an embedded one. */
  urlOf?(name: string): string;
  stop(): Promise<void>;
};

/** Databases on a server that is started for them, or embedded ones in a temporary folder. */
export async function startDatabases(engine: string): Promise<Databases> {
  if (engine === 'pglite') {
    const folder = await mkdtemp(join(tmpdir(), 'shootline-bench-'));
    return {
      open: (name) => openPglite(join(folder, name)),
      stop: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const server = await startPostgres();
  const urlOf = (name: string) => server.url.replace(/\/[^/]*$/, `/${name}`);
  return {
    async open(name) {
      await onServer(server.url, `create database ${name}`);
      // One connection: what is set for the filling holds for all of it.
      return openPostgres(urlOf(name), { poolSize: 1 });
    },
    urlOf,
    stop: () => server.stop(),
  };
}

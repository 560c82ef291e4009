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
  return {
    async open(name) {
      await onServer(server.url, `create database ${name}`);
      // One connection: what is set for the filling holds for all of it.
      return openPostgres(server.url.replace(/\/[^/]*$/, `/${name}`), { poolSize: 1 });
    },
    stop: () => server.stop(),
  };
}

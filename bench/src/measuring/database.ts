import {
  type Connection,
  openPostgres,
} from '../../../api-server/src/platform/db/connection/client.ts';
import { rules } from '../../../api-server/src/rules.ts';
import { ask } from '../../../api-server/proofs/machines/cluster/postmaster.ts';
import {
  createDatabase,
  databaseAt,
  onServer,
  templateName,
} from '../../../api-server/tests/database.ts';
import { prepareCitus } from '../../../api-server/tests/servers/citus.ts';
import { startPostgres } from '../../../api-server/tests/servers/postgres-server.ts';

export type Databases = {
  /** Opens a separate migrated database. */
  open(name: string): Promise<Connection>;
  /** The address of an opened database. */
  urlOf(name: string): string;
  stop(): Promise<void>;
};

/** Databases on a newly started server. */
export async function startDatabases(): Promise<Databases> {
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

/** Databases on a Citus cluster, which counts the statements that it passes on. */
export async function useCitus(coordinator: string): Promise<Databases> {
  const { variables, cleanUp } = await prepareCitus(coordinator);
  Object.assign(process.env, variables);
  const urls = new Map<string, string>();
  const urlOf = (name: string) => urls.get(name) ?? '';
  return {
    async open(name) {
      const url = await createDatabase(templateName);
      urls.set(name, url);
      const { pathname } = new URL(url);
      await onServer(
        url,
        `alter database ${pathname.slice(1)} set citus.enable_stat_counters = on`,
      );
      return openPostgres(url, { poolSize: 1, rules });
    },
    urlOf,
    stop: cleanUp,
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

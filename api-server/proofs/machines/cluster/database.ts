import { createDatabase, templateName } from '../../../tests/database.ts';
import { prepareCitus } from '../../../tests/servers/citus.ts';
import { startPostgres } from '../../../tests/servers/postgres-server.ts';
import { type Postmaster, postmasterOf } from './postmaster.ts';

/** The database that the deployment keeps its rows in. */
export type Database = {
  url: string;
  /** The machine that the servers connect to. */
  primary: Postmaster;
  /** A machine that has some of the workspaces, if they are spread. */
  part?: Postmaster;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL. */
async function startOne(): Promise<Database> {
  const server = await startPostgres();
  const primary = await postmasterOf(server.url);
  return {
    url: server.url,
    primary,
    async stop() {
      await primary.end();
      await server.stop();
    },
  };
}

/** Uses a Citus cluster of this machine, named by its coordinator. */
async function useCitus(coordinator: string): Promise<Database> {
  const { machines, variables, cleanUp } = await prepareCitus(coordinator);
  Object.assign(process.env, variables);
  return {
    url: await createDatabase(templateName),
    primary: await postmasterOf(coordinator),
    part: await postmasterOf(machines.at(-1) ?? ''),
    stop: cleanUp,
  };
}

/** Starts the database, or uses the cluster whose coordinator is in CITUS_URL. */
export function startDatabase(): Promise<Database> {
  const coordinator = process.env['CITUS_URL'];
  return coordinator ? useCitus(coordinator) : startOne();
}

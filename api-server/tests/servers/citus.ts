import { Client } from 'pg';
import { spreadingStatements } from '../../src/domain/schema/distribution.ts';
import { type Connection, openPostgres } from '../../src/platform/db/connection/client.ts';
import { sql } from '../../src/platform/db/drizzle.ts';
import { rules } from '../../src/rules.ts';
import { databaseAt, onServer, templateName, testVariables } from '../database.ts';

/** The addresses of the machines of a Citus cluster, its coordinator first. */
async function machinesOf(coordinator: string): Promise<string[]> {
  const client = new Client({ connectionString: coordinator });
  await client.connect();
  try {
    const { rows } = await client.query<{ nodename: string; nodeport: number }>(
      'select nodename, nodeport from pg_dist_node where groupid <> 0 order by groupid',
    );
    return [
      coordinator,
      ...rows.map(({ nodename, nodeport }) => at(coordinator, nodename, nodeport)),
    ];
  } finally {
    await client.end();
  }
}

function at(url: string, host: string, port: number): string {
  const own = new URL(url);
  own.hostname = host;
  own.port = String(port);
  return own.href;
}

/** Drops what tests have left on the machines of a cluster. */
async function dropTestDatabases(machines: string[]): Promise<void> {
  const drop = async (machine: string) => {
    const client = new Client({ connectionString: machine });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'test\\_%' or datname = $1`,
      [templateName],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  };
  // The coordinator's first, as its daemon connects to the others.
  for (const machine of machines) await drop(machine);
}

/** Spreads the tables of a migrated database over the machines. */
async function spread({ db }: Connection): Promise<void> {
  const statements = await spreadingStatements(db);
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}

/** Makes the template of the tests' databases on every machine of a cluster. */
async function makeTemplate(machines: string[]): Promise<void> {
  for (const machine of machines) {
    await onServer(machine, `create database ${templateName}`);
    await onServer(databaseAt(machine, templateName), 'create extension citus');
  }
  const [coordinator = '', ...workers] = machines;
  const url = databaseAt(coordinator, templateName);
  const { hostname, port } = new URL(coordinator);
  await onServer(url, `select citus_set_coordinator_host('${hostname}', ${port})`);
  for (const worker of workers) {
    const { hostname: host, port: own } = new URL(worker);
    await onServer(url, `select citus_add_node('${host}', ${own})`);
  }
  const connection = await openPostgres(url, { poolSize: 1, rules });
  await spread(connection);
  await connection.close();
  // A template can be copied while nobody is connected; Citus connects to each database.
  for (const machine of machines) {
    await onServer(machine, `alter database ${templateName} allow_connections false`);
    await onServer(
      machine,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${templateName}'`,
    );
  }
}

/**
 * Prepares a Citus cluster for tests' databases; returns its machines, the coordinator first, the variables
 * that name them to tests, and what drops the databases.
 */
export async function prepareCitus(coordinator: string): Promise<{
  machines: string[];
  variables: Record<string, string>;
  cleanUp(): Promise<void>;
}> {
  const machines = await machinesOf(coordinator);
  await dropTestDatabases(machines);
  await makeTemplate(machines);
  return {
    machines,
    variables: {
      [testVariables.server]: coordinator,
      [testVariables.machines]: machines.slice(1).join(' '),
    },
    cleanUp: () => dropTestDatabases(machines),
  };
}

import { Client } from 'pg';
import { type Connection, openPostgres } from '../src/platform/db/connection/client.ts';
import { recordStatements } from './runner/recorded-statements.ts';
import type { OnStatement } from '../src/platform/db/connection/observe-statements.ts';

/** Environment variables that the runner prepares for the test files. */
export const testVariables = {
  /** Address of a PostgreSQL with a user who may create databases. */
  server: 'TEST_DATABASE_SERVER',
  /** Addresses of the other machines of a Citus cluster, if the server is its coordinator. */
  machines: 'TEST_CITUS_MACHINES',
  /** Folder of the programs of servers that tests start, instead of the embedded ones. */
  programs: 'TEST_POSTGRES_PROGRAMS',
  /** Address of the same server behind pgBouncer, if the tests are to use that. */
  pgBouncer: 'TEST_PGBOUNCER',
  /** Folder of the copy of the server's program that tests start. */
  program: 'TEST_PROGRAM',
  /** Folder where test processes note the operations' answers; only in a full run. */
  answers: 'TEST_ANSWERS',
  /** Folder where test processes note the server's statements; only in a full run. */
  statements: 'TEST_STATEMENTS',
} as const;

/** Whether the tests run on a Citus cluster. */
export const isOnCitus = process.env[testVariables.machines] !== undefined;

/** The server's migrated database, copied by the others. */
export const templateName = 'shootline_template';

/** The addresses by which a server uses a database: through pgBouncer if the tests are to use that. */
export function addressesOf(directUrl: string): { url: string; directUrl: string } {
  const pooler = process.env[testVariables.pgBouncer];
  if (!pooler) return { url: directUrl, directUrl };
  const url = new URL(directUrl);
  url.host = new URL(pooler).host;
  return { url: url.href, directUrl };
}

/** The address of another database on a server. */
export const databaseAt = (server: string, name: string): string =>
  server.replace(/\/[^/]*$/, `/${name}`);

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const statements = process.env[testVariables.statements];
if (statements !== undefined) recordStatements(statements);

let created = 0;

/**
 * Creates a database from a template on the test server, an empty one by default, and returns its address.
 */
export async function createDatabase(template = 'template0'): Promise<string> {
  const server = process.env[testVariables.server];
  if (!server) throw new Error('Start these tests with tests/run.ts.');
  const name = `test_${process.pid}_${created++}`;
  const others = process.env[testVariables.machines]?.split(' ') ?? [];
  await Promise.all(
    [server, ...others].map((one) => onServer(one, `create database ${name} template ${template}`)),
  );
  return databaseAt(server, name);
}

type Options = {
  onStatement?: OnStatement;
  /** Whether it is reached directly, as commands do, even if the tests are to use pgBouncer. */
  isDirect?: boolean;
};

/** A fresh migrated database. */
export async function openTestDatabase({
  onStatement,
  isDirect = false,
}: Options = {}): Promise<Connection> {
  const made = await createDatabase(templateName);
  const { url, directUrl } = isDirect ? { url: made, directUrl: made } : addressesOf(made);
  // Limits that no test reaches, as they are set in another way behind a pooler.
  const deadlines = { requestMs: 60_000, backgroundMs: 600_000 };
  const pooled = url !== directUrl && { directUrl, deadlines };
  return openPostgres(url, { poolSize: 4, onStatement, ...pooled });
}

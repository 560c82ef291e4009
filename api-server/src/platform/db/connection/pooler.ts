import { Client, type Pool, type PoolConfig } from 'pg';
import { StartError } from '../../process/start-error.ts';
import { newClient } from './kept-client.ts';

// A pooler such as pgBouncer in transaction mode lends the session of another connection for each
// transaction: nothing of a session may be expected to stay.

type Query = (statement: unknown, ...rest: unknown[]) => Promise<unknown>;

/** Sends statements without their names, as the next session would not know those. */
class UnnamedClient extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const query: Query = super.query.bind(this);
    const unnamed: Query = (statement, ...rest) =>
      query(typeof statement === 'object' ? { ...statement, name: undefined } : statement, ...rest);
    this.query = unnamed as Client['query'];
  }
}

/** Settings of a pool whose connections lead through a pooler. */
export const pooledClients = {
  Client: UnnamedClient,
  pipeline: true,
} as const satisfies PoolConfig;

/**
 * Gives statements outside a transaction one with these limits. The three statements are sent together, so
 * that this costs no time on the network.
 */
export function limitStatements(pool: Pool, limits: string): void {
  const query: Query = async (statement, values) => {
    const client = await pool.connect();
    const send = client.query.bind(client) as Query;
    const sent = [send(`begin; ${limits}`), send(statement, values), send('commit')];
    // The connection is free when all are answered, also those behind a failure.
    const answers = await Promise.allSettled(sent);
    client.release(answers.some(({ status }) => status === 'rejected'));
    const [, result] = await Promise.all(sent);
    return result;
  };
  pool.query = query as Pool['query'];
}

type Session = { pid: number; database: string };

/** The sessions that connections have, one of each address at the same time. */
export async function sessionsAt(...urls: string[]): Promise<Session[]> {
  const clients = urls.map((url) => newClient(url, () => undefined));
  const sessions: Session[] = [];
  try {
    for (const client of clients) {
      await client.connect();
      const { rows } = await client.query<Session>(`select pg_backend_pid() as pid,
        current_database() || pg_postmaster_start_time() as database`);
      sessions.push(...rows);
    }
    return sessions;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/**
 * Throws `StartError` for a direct address that leads through a pooler, which gives several connections one
 * session in turn, or to another database than the pooler does.
 */
export function checkDirect([one, other]: Session[], pooled: Session | undefined): void {
  if (one?.pid === other?.pid) {
    throw new StartError(
      'The database is reached through a pooler such as pgBouncer, which keeps no sessions; set ' +
        'DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  }
  if (pooled && pooled.database !== one?.database) {
    throw new StartError('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
  }
}

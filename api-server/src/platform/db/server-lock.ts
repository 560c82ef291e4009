import type { Client } from 'pg';
import { StartError } from '../process/start-error.ts';
import { keepClient, newClient } from './kept-client.ts';

const key = `hashtext('shootline server')`;

type Work = (client: Client) => Promise<void>;

async function clearAlone(client: Client, clear: Work): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${key}) as taken`,
  );
  if (!rows[0]?.taken) {
    throw new StartError('Another server is using the database of DATABASE_URL; stop it first.');
  }
  await clear(client);
}

async function share(client: Client): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${key})`);
}

/** Connects a server's client. With `clear`, clears the database first, and others wait meanwhile. */
async function first(client: Client, clear?: Work): Promise<Client> {
  await client.connect();
  try {
    if (clear) await clearAlone(client, clear);
    await share(client);
    if (clear) await client.query(`select pg_advisory_unlock(${key})`);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * Marks a PostgreSQL database as used by a server until `release`. `clear` runs first and needs the
 * database to itself: throws `StartError` if another server works on it.
 */
export async function joinServers(
  url: string,
  onLost: (error: Error) => void,
  clear?: Work,
): Promise<{ release(): Promise<void> }> {
  const connect = () => newClient(url, onLost);
  return keepClient(await first(connect(), clear), { connect, prepare: share });
}

import type { Client } from 'pg';
import { StartError } from '../../process/start-error.ts';
import { keepClient, newClient } from './kept-client.ts';

const key = `hashtext('shootline server')`;

type Work = (client: Client) => Promise<void>;

async function lockAlone(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${key}) as taken`,
  );
  return rows[0]?.taken === true;
}

async function clearAlone(client: Client, clear: Work): Promise<void> {
  if (!(await lockAlone(client))) {
    throw new StartError('Another server is using the database; stop it first.');
  }
  await clear(client);
}

/** Whether no server uses the database at an address. */
export async function isUnused(url: string): Promise<boolean> {
  const client = newClient(url, () => undefined);
  await client.connect();
  try {
    return await lockAlone(client);
  } finally {
    await client.end();
  }
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

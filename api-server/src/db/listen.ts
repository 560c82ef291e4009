import { Client } from 'pg';
import { keepClient, once } from './kept-client.ts';

/**
 * Hears the notices of a channel of the database, with their payload, until `release`; an empty
 * payload says that some may have been missed.
 */
export type Listen = (
  channel: string,
  onNotice: (payload: string) => void,
) => Promise<{ release(): Promise<void> }>;

/** Listens on a PostgreSQL over a connection of its own, made anew when it is lost. */
export async function listenOn(
  url: string,
  onLost: (error: Error) => void,
  channel: string,
  onNotice: (payload: string) => void,
): Promise<{ release(): Promise<void> }> {
  async function join(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    client.on('error', once(onLost));
    client.on('notification', ({ payload = '' }) => onNotice(payload));
    await client.connect();
    try {
      await client.query(`listen ${channel}`);
      return client;
    } catch (error) {
      await client.end();
      throw error;
    }
  }
  return keepClient(await join(), async () => {
    const client = await join();
    onNotice('');
    return client;
  });
}

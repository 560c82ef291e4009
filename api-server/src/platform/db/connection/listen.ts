import type { Client } from 'pg';
import { join, keepClient, newClient } from './kept-client.ts';

/**
 * Listens to a channel of the database until `release`. Notices come with their payload; an empty
 * payload means that some may have been missed.
 */
export type Listen = (
  channel: string,
  onNotice: (payload: string) => void,
) => Promise<{ release(): Promise<void> }>;

/** Listens on a separate PostgreSQL connection, which is replaced when it is lost. */
export async function listenOn(
  url: string,
  onLost: (error: Error) => void,
  channel: string,
  onNotice: (payload: string) => void,
): Promise<{ release(): Promise<void> }> {
  const connect = () => {
    const client = newClient(url, onLost);
    client.on('notification', ({ payload = '' }) => onNotice(payload));
    return client;
  };
  const prepare = async (client: Client) => {
    await client.query(`listen ${channel}`);
    onNotice('');
  };
  const keeping = { connect, prepare };
  return keepClient(await join(keeping), keeping);
}

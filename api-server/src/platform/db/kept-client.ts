import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const pause = 1000;
const beatMs = 10_000;
const answerMs = 5000;

/** For how long nothing comes before the network is asked whether the other side is there. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

type OnLost = (error: Error) => void;

/** Hears of the first error only: a loss is followed by others that tell no more. */
export function once(listener: OnLost): OnLost {
  let heard = false;
  return (error) => {
    if (!heard) listener(error);
    heard = true;
  };
}

/** A connection of its own, not yet made; `onLost` hears of its loss. */
export function newClient(url: string, onLost: OnLost): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, ...keepAlive });
  client.on('error', once(onLost));
  return client;
}

/** Breaks a connection off that does not answer in time; its statement fails then. */
async function within<Result>(client: Client, statement: Promise<Result>): Promise<Result> {
  const late = setTimeout(() => client.connection.stream.destroy(), answerMs);
  try {
    return await statement;
  } finally {
    clearTimeout(late);
  }
}

export type Keeping = {
  /** A connection that is not yet made. */
  connect: () => Client;
  /** Does what it is kept for. */
  prepare: (client: Client) => Promise<void>;
};

/** Makes a connection and prepares it. Throws where the database does not answer in time. */
export async function join({ connect, prepare }: Keeping): Promise<Client> {
  const client = connect();
  try {
    await client.connect();
    await within(client, prepare(client));
    return client;
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

/**
 * Keeps a connection until `release`: one that is lost, or does not answer any more, is made anew,
 * tried each second.
 */
export function keepClient(first: Client, keeping: Keeping): { release(): Promise<void> } {
  const released = new AbortController();
  let client: Client | undefined = first;
  let rejoining: Promise<void> | undefined;

  async function rejoin(): Promise<void> {
    client = undefined;
    while (!released.signal.aborted) {
      // Refused while the database is away: its loss was told already.
      client = await join(keeping).catch(() => undefined);
      if (client) return watch(client);
      await wait(pause, undefined, { signal: released.signal }).catch(() => undefined);
    }
  }
  function watch(held: Client): void {
    // On a connection that only listens nobody notices that the other side is gone.
    const ask = () => within(held, held.query('select')).catch(() => undefined);
    const beat = setInterval(() => void ask(), beatMs);
    held.once('end', () => {
      clearInterval(beat);
      if (!released.signal.aborted) rejoining = rejoin();
    });
  }

  watch(first);
  return {
    async release() {
      released.abort();
      await rejoining;
      if (client) await within(client, client.end());
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const pause = 1000;
const beatMs = 10_000;
const answerMs = 5000;

/** Milliseconds of silence after which TCP probes the other side. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

type OnLost = (error: Error) => void;

/** Calls the listener for the first error only; later ones follow from the same loss. */
export function once(listener: OnLost): OnLost {
  let heard = false;
  return (error) => {
    if (!heard) listener(error);
    heard = true;
  };
}

/** A client that is not connected yet; calls `onLost` when it is lost. */
export function newClient(url: string, onLost: OnLost): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, ...keepAlive });
  client.on('error', once(onLost));
  return client;
}

/** Ends a connection that does not answer in time, which makes its statement fail. */
async function within<Result>(client: Client, statement: Promise<Result>): Promise<Result> {
  const late = setTimeout(() => client.connection.stream.destroy(), answerMs);
  try {
    return await statement;
  } finally {
    clearTimeout(late);
  }
}

export type KeepInput = {
  /** A client that is not connected yet. */
  connect: () => Client;
  /** Prepares a new connection. */
  prepare: (client: Client) => Promise<void>;
};

/** Connects and prepares a client. Throws if the database does not answer in time. */
export async function join({ connect, prepare }: KeepInput): Promise<Client> {
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
 * Keeps a connection open until `release`. Replaces one that is lost or stops answering, with an attempt
 * each second.
 */
export function keepClient(first: Client, keeping: KeepInput): { release(): Promise<void> } {
  const released = new AbortController();
  let client: Client | undefined = first;
  let rejoining: Promise<void> | undefined;

  async function rejoin(): Promise<void> {
    client = undefined;
    while (!released.signal.aborted) {
      // The database is still away; its loss has been reported.
      client = await join(keeping).catch(() => undefined);
      if (client) return watch(client);
      await wait(pause, undefined, { signal: released.signal }).catch(() => undefined);
    }
  }
  function watch(held: Client): void {
    // A connection that only listens would not notice the loss of the other side.
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

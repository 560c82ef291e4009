import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

const pause = 1000;

/** Hears of the first error only: a loss is followed by others that tell no more. */
export function once(listener: (error: Error) => void): (error: Error) => void {
  let heard = false;
  return (error) => {
    if (!heard) listener(error);
    heard = true;
  };
}

/** Keeps a connection until `release`: one that is lost is made anew by `again`, tried each second. */
export function keepClient(
  first: Client,
  again: () => Promise<Client>,
): { release(): Promise<void> } {
  const released = new AbortController();
  let client: Client | undefined = first;
  let rejoining: Promise<void> | undefined;

  async function rejoin(): Promise<void> {
    client = undefined;
    while (!released.signal.aborted) {
      // Refused while the database is away: its loss was told already.
      client = await again().catch(() => undefined);
      if (client) return watch(client);
      await wait(pause, undefined, { signal: released.signal }).catch(() => undefined);
    }
  }
  function watch(held: Client): void {
    held.once('end', () => {
      if (!released.signal.aborted) rejoining = rejoin();
    });
  }

  watch(first);
  return {
    async release() {
      released.abort();
      await rejoining;
      await client?.end();
    },
  };
}

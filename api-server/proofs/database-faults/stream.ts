import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { parts } from '../matrix/calls/parts.ts';
import type { Caller } from './caller.ts';
import type { Assignment } from './tasks.ts';

const patienceMs = 20_000;

/** A user's events after sign-in; reconnects whenever the stream ends. */
export function listenAs(address: string, caller: Caller) {
  const left = new AbortController();
  let heard = '';
  let lastId: string | undefined;

  async function read(): Promise<void> {
    const headers = new Headers({ Authorization: `Token ${caller.token()}` });
    if (lastId !== undefined) headers.set('Last-Event-ID', lastId);
    const response = await fetch(`${address}/api/events`, { headers, signal: left.signal });
    if (response.status !== 200) {
      assert.equal(response.status, 503);
      return response.body?.cancel();
    }
    const text = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const part of text) {
      heard += part;
      lastId = [...heard.matchAll(/^id: ?(\S+)$/gm)].at(-1)?.[1] ?? lastId;
    }
  }

  async function listen(): Promise<void> {
    while (!left.signal.aborted) {
      if (caller.token() !== '') {
        await read().catch((error: unknown) => {
          if (error instanceof assert.AssertionError) throw error;
        });
      }
      await wait(200);
    }
  }

  const listening = listen();
  return {
    /** Rejects if a connection is refused with anything but 503. */
    listening,
    /** Fails unless the user receives the event for a comment added now. */
    async hears({ booking, thread }: Assignment, writer: Caller): Promise<void> {
      heard = '';
      const path = `/booking/comments/${thread}/add-comment`;
      await writer.call('POST', path, parts({ text: 'Does everybody hear this?' }));
      const latest = performance.now() + patienceMs;
      while (!heard.includes(booking)) {
        assert.ok(performance.now() < latest, 'a stream tells nothing any more');
        await wait(50);
      }
    },
    async leave(): Promise<void> {
      left.abort();
      await listening;
    },
  };
}

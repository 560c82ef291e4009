import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestApi } from './test-api.ts';

export type Received = { event: string; id: string; data: unknown };

type User = { id: string; tenantId: string };

const patience = 10_000;

function parse(block: string): Received | undefined {
  const fields = new Map(
    block.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^\w*: ?/, '')]),
  );
  const event = fields.get('event');
  if (event === undefined) return undefined;
  const data: unknown = JSON.parse(fields.get('data') ?? '');
  return { event, id: fields.get('id') ?? '', data };
}

async function within<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  const late = new AbortController();
  const timeout = wait(patience, undefined, { signal: late.signal }).then(() =>
    assert.fail(`waited in vain for ${what}`),
  );
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    late.abort();
    await timeout.catch(() => undefined);
  }
}

/** Reads server-sent events from a response. */
export function readEvents(response: Response) {
  assert.equal(response.status, 200);
  assert.ok(response.body);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let beats = 0;

  async function read(): Promise<Received | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const received = parse(block);
        if (received) return received;
        beats += 1;
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  }

  const next = async () => {
    const received = await within(read(), 'an event');
    assert.ok(received, 'the stream ended');
    return received;
  };

  return {
    headers: response.headers,
    beats: () => beats,
    next,
    /** The next events: changes as `kind booking`, others by name. */
    async nextOnes(count: number): Promise<string[]> {
      const ones: string[] = [];
      while (ones.length < count) ones.push(eventText(await next()));
      return ones;
    },
    /** Resolves when the server ends the stream. */
    async ended(): Promise<void> {
      const drained = async () => {
        while (await read());
      };
      await within(drained(), 'the end');
    },
    leave: () => reader.cancel(),
  };
}

export function eventText({ event, data }: Received): string {
  if (event !== 'change') return event;
  const { kind, booking_uuid: of } = data as { kind: string; booking_uuid: string };
  return `${kind} ${of}`;
}

/** A user's events, from now on or from after an event id. */
export async function eventsFor(api: TestApi, who: User, lastEventId?: string) {
  const headers: Record<string, string> = { Authorization: `Token ${await api.tokenOf(who)}` };
  if (lastEventId !== undefined) headers['Last-Event-ID'] = lastEventId;
  return readEvents(await api.app.request('/api/events', { headers }));
}

/**
 * A user's events from after the stream's ready event. Skips changes before it, which had waited behind an
 * open transaction.
 */
export async function listening(api: TestApi, who: User) {
  const events = await eventsFor(api, who);
  let { event } = await events.next();
  while (event === 'change') ({ event } = await events.next());
  assert.equal(event, 'ready');
  return events;
}

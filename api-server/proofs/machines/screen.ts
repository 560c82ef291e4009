import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './client.ts';

/** As the portal keeps its stream: `shell/src/live/follow-changes.ts`. */
const shortestPause = 1000;
const longestPause = 60_000;
const longestSilence = 60_000;

function pauseAfter(failures: number): number {
  const longest = Math.min(longestPause, shortestPause * 2 ** Math.max(0, failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

/** A change that a screen was told; `position` orders changes as they were committed. */
export type Heard = { at: number; booking: string; position: bigint };

export type Screen = {
  /** All changes told, as they arrived. */
  heard: Heard[];
  /** When everything was loaded again, as the server could not tell what was missed. */
  resets: number[];
  /** When the stream was first ready, and from which position on it tells everything. */
  since: Promise<bigint>;
  /** How often the stream was opened. */
  opened: number;
  /** Statuses of refused streams. */
  refused: number[];
  leave(): Promise<void>;
};

function positionOf(id: string): bigint {
  const [position = ''] = id.split('.');
  return [...position].reduce((sum, one) => sum * 36n + BigInt(Number.parseInt(one, 36)), 0n);
}

/** Keeps a user's stream of changes open until the user leaves. `onChange` is called for each change. */
export function openScreen(
  address: string,
  client: Client,
  onChange: (booking: string) => void,
): Screen {
  const left = new AbortController();
  let lastId: string | undefined;
  let failures = 0;
  let isFirstReady: (position: bigint) => void = () => undefined;
  const screen: Screen = {
    heard: [],
    resets: [],
    since: new Promise((resolve) => (isFirstReady = resolve)),
    opened: 0,
    refused: [],
    async leave() {
      left.abort();
      await following;
    },
  };

  function take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^\w*: ?/, '')]),
    );
    const event = fields.get('event');
    lastId = fields.get('id') ?? lastId;
    if (event === 'reset') screen.resets.push(Date.now());
    if (event === 'ready') {
      failures = 0;
      isFirstReady(positionOf(lastId ?? ''));
    }
    if (event !== 'change') return;
    const { booking_uuid: booking } = JSON.parse(fields.get('data') ?? '') as {
      booking_uuid: string;
    };
    screen.heard.push({ at: Date.now(), booking, position: positionOf(lastId ?? '') });
    onChange(booking);
  }

  async function read(): Promise<void> {
    const silence = new AbortController();
    const watch = () => setTimeout(() => silence.abort(), longestSilence);
    let timer = watch();
    const headers = new Headers({
      Authorization: `Token ${client.token()}`,
      Accept: 'text/event-stream',
    });
    if (lastId !== undefined) headers.set('Last-Event-ID', lastId);
    try {
      const response = await fetch(`${address}/api/events`, {
        headers,
        signal: AbortSignal.any([left.signal, silence.signal]),
      });
      screen.opened += 1;
      if (response.status !== 200) {
        screen.refused.push(response.status);
        await response.body?.cancel();
        return;
      }
      let text = '';
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        clearTimeout(timer);
        timer = watch();
        const blocks = (text + part).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) take(block);
      }
    } catch {
      // The stream broke off; it is opened again.
    } finally {
      clearTimeout(timer);
    }
  }

  async function follow(): Promise<void> {
    while (!left.signal.aborted) {
      await read();
      failures += 1;
      await wait(pauseAfter(failures), undefined, { signal: left.signal }).catch(() => undefined);
    }
  }

  const following = follow();
  return screen;
}

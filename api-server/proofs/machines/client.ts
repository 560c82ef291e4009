import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Observed } from './calls.ts';

/** As the portal's client: `shared-api/src/client/deadline.ts` and `query/query-client.ts`. */
const readDeadline = 30_000;
const writeDeadline = 120_000;
const readRetries = 2;
const longestPause = 10;

/** Seconds until a user presses a button again at the latest. */
const patience = 5;

export type Answer<Body> = {
  status: number;
  body: Body;
  /** How often it was sent. */
  times: number;
};

type Sent = { status: number; text: Buffer; retryAfter: number | undefined; isJson: boolean };

export type Send = {
  method?: 'GET' | 'POST' | 'PUT';
  body?: FormData | object | undefined;
  headers?: Record<string, string>;
};

/** Whether the server could not be reached, or could not serve. */
const isFailure = ({ status }: Sent) => status === 0 || status >= 500;

/** A user's client: keeps the session, repeats reads, and records every request. */
export function clientOf(address: string, observed: Observed) {
  let token = '';

  async function once(kind: string, path: string, send: Send): Promise<Sent> {
    const { method = 'GET', body, headers: more } = send;
    const isForm = body instanceof FormData;
    const headers = new Headers(more);
    if (body && !isForm) headers.set('Content-Type', 'application/json');
    if (token) headers.set('Authorization', `Token ${token}`);
    const at = Date.now();
    const begin = performance.now();
    const isRead = method === 'GET';
    const note = (status: number, hasRetryAfter: boolean) =>
      observed.calls.push({
        kind,
        isRead,
        at,
        ms: performance.now() - begin,
        status,
        hasRetryAfter,
      });
    try {
      const response = await fetch(`${address}/api${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(isRead ? readDeadline : writeDeadline),
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      const text = Buffer.from(await response.arrayBuffer());
      const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
      const retryAfter = Number.isNaN(seconds) ? undefined : seconds;
      note(response.status, retryAfter !== undefined);
      if (response.status === 401 && token) observed.signedOut += 1;
      const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
      return { status: response.status, text, retryAfter, isJson };
    } catch {
      note(0, false);
      return { status: 0, text: Buffer.alloc(0), retryAfter: undefined, isJson: false };
    }
  }

  function answerOf<Body>({ status, text, isJson }: Sent, times: number): Answer<Body> {
    const content: unknown = isJson ? JSON.parse(text.toString()) : text;
    return { status, body: content as Body, times };
  }

  const pressAgain = ({ retryAfter = 1 }: Sent) =>
    wait(1000 * (Math.min(retryAfter, patience) + Math.random() / 2));

  return {
    token: () => token,

    /** Reads as a screen does; after its last failure the user presses Retry. */
    async read<Body>(kind: string, path: string): Promise<Answer<Body>> {
      for (let times = 1, failures = 0; ; times++) {
        const sent = await once(kind, path, {});
        if (!isFailure(sent)) return answerOf(sent, times);
        const { retryAfter } = sent;
        const isRepeated = failures < readRetries && (retryAfter ?? 0) <= longestPause;
        if (isRepeated) {
          const seconds = retryAfter === undefined ? 2 ** failures : retryAfter + Math.random() / 2;
          await wait(1000 * seconds);
          failures += 1;
        } else {
          observed.shownFailures += 1;
          failures = 0;
          await pressAgain(sent);
        }
      }
    },

    /** Writes; the user presses the button again, with the same key, until there is an answer. */
    async write<Body>(kind: string, path: string, send: Send = {}): Promise<Answer<Body>> {
      const headers = { 'Idempotency-Key': randomUUID(), ...send.headers };
      for (let times = 1; ; times++) {
        const sent = await once(kind, path, { method: 'POST', ...send, headers });
        if (!isFailure(sent)) return answerOf(sent, times);
        observed.pressedAgain += 1;
        await pressAgain(sent);
      }
    },

    async signIn(credentials: { email: string; password: string; alias: string }): Promise<void> {
      const { body } = await this.write<{ auth_token: string }>('sign in', '/auth/login3', {
        body: credentials,
      });
      token = body.auth_token;
    },
  };
}

export type Client = ReturnType<typeof clientOf>;

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export type Counted = { calls: number; repeated: number };

/** The time after which a browser gives up. */
const deadlineMs = 30_000;

type Answer<Body> = { status: number; body: Body; wasRepeated: boolean };

/** A user's client. Repeats a call with the same key for as long as the server answers 503. */
export function callerOf(address: string, counted: Counted) {
  let token = '';

  async function once(method: string, path: string, headers: Headers, body?: FormData | object) {
    const isForm = body instanceof FormData;
    if (body && !isForm) headers.set('Content-Type', 'application/json');
    const began = performance.now();
    const took = () => ((performance.now() - began) / 1000).toFixed(1);
    try {
      const response = await fetch(`${address}/api${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(deadlineMs),
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      return { response, text: await response.text() };
    } catch (error) {
      throw new Error(`${method} ${path} failed after ${took()} seconds`, { cause: error });
    }
  }

  /** Returns the first answer other than 503. Fails unless it is a success or a conflict. */
  async function call<Body>(
    method: string,
    path: string,
    body?: FormData | object,
    more: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const key = randomUUID();
    for (let tries = 0; ; tries++) {
      const headers = new Headers({ 'Idempotency-Key': key, ...more });
      if (token) headers.set('Authorization', `Token ${token}`);
      counted.calls += 1;
      const answer = await once(method, path, headers, body);
      const { status } = answer.response;
      if (status !== 503) {
        const isFine = status < 400 || status === 409;
        assert.ok(isFine, `${method} ${path} answered ${status}: ${answer.text}`);
        const isJson = answer.response.headers.get('Content-Type')?.includes('json');
        const content: unknown = isJson ? JSON.parse(answer.text) : answer.text;
        return { status, body: content as Body, wasRepeated: tries > 0 };
      }
      assert.ok(
        answer.response.headers.has('Retry-After'),
        `${method} ${path} says when to come back`,
      );
      counted.repeated += 1;
      await wait(Math.random() * 1000);
    }
  }

  return {
    call,
    token: () => token,
    async signIn(credentials: { email: string; password: string; alias: string }): Promise<void> {
      const { body } = await call<{ auth_token: string }>('POST', '/auth/login3', credentials);
      token = body.auth_token;
    },
  };
}

export type Caller = ReturnType<typeof callerOf>;

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createApp } from './app.ts';
import type { Db } from './platform/db/db.ts';
import { handlersFor } from './handlers.ts';
import { mountContract } from './platform/calls/mount-contract.ts';
import { loadContract } from './platform/openapi/document.ts';
import { type TestApi, startTestApi } from '../tests/test-api.ts';
import { createTestWorkspace } from '../tests/workspace.ts';

describe('the API', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ portalOrigins: ['https://portal.test'], trustProxy: true });
  });
  after(() => api.close());

  const secondOf = (message: string) => ({ type: 'NotFound', message, errors: [] });

  test('answers unknown paths and methods in its own error format', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['DELETE', '/client'],
      ['POST', '/booking/list-bookings'],
      ['GET', '/'],
    ] as const) {
      const { status, body } = await api.request(path, { method });
      assert.equal(status, 404, path);
      assert.deepEqual(body, secondOf("Sorry, we can't find what you're looking for."));
    }
  });

  test('may not be stored, framed or sniffed', async () => {
    const { headers } = await api.request('/health', { headers: { 'X-Forwarded-Proto': 'https' } });
    assert.equal(headers.get('Cache-Control'), 'no-store');
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
    assert.equal(headers.get('X-Frame-Options'), 'DENY');
    assert.match(headers.get('Content-Security-Policy') ?? '', /frame-ancestors 'none'/);
    assert.equal(headers.get('Referrer-Policy'), 'same-origin');
    assert.match(headers.get('Strict-Transport-Security') ?? '', /^max-age=/);
    assert.match(headers.get('X-Request-Id') ?? '', /^[0-9a-f-]{36}$/);
    const plain = await api.request('/health');
    assert.equal(plain.headers.has('Strict-Transport-Security'), false);
  });

  test('requires a session for every call that is not public', async () => {
    const closed = loadContract().operations.filter(({ access }) => access === 'token');
    for (const { method, path } of closed) {
      const named = path.replaceAll(/:\w+/g, 'f088c043-c5a1-4cdb-bcf8-ce2fe1182a78');
      const { status, body } = await api.request<{ type: string }>(named, {
        method: method.toUpperCase(),
      });
      assert.deepEqual([status, body.type], [401, 'NotAuthenticated'], path);
    }
  });

  test('hides internal errors, and answers only the number under which they are logged', async () => {
    const logged: Record<string, unknown>[] = [];
    const broken = new Proxy({} as Db, {
      get() {
        throw new Error('password of the database: hunter2');
      },
    });
    const app = createApp({
      ...api.deps,
      db: broken,
      logger: { error: (entry) => void logged.push(entry) },
    });
    const response = await app.request('/api/client', {
      headers: { Authorization: `Token ${'x'.repeat(43)}` },
    });
    assert.equal(response.status, 500);
    const text = await response.text();
    assert.equal(text.includes('hunter2'), false);
    assert.equal((JSON.parse(text) as { type: string }).type, 'InternalError');
    assert.equal(logged[0]?.['requestId'], response.headers.get('X-Request-Id'));
    assert.match(String(logged[0]?.['error']), /hunter2/);
  });

  test('says that it is unavailable when its database does not answer', async () => {
    const gone = { execute: () => Promise.reject(new Error('gone')) } as unknown as Db;
    const app = createApp({ ...api.deps, probe: gone, logger: { error: () => undefined } });
    const response = await app.request('/api/health');
    assert.equal(response.status, 503);
    assert.equal(((await response.json()) as { status: string }).status, 'unavailable');
  });

  test('does not start with a missing or an extra handler', () => {
    const handlers = handlersFor(api.deps);
    const { getHealth, ...rest } = handlers;
    assert.throws(() => mountContract(rest as typeof handlers, api.deps), /Missing: getHealth/);
    assert.throws(
      () => mountContract({ ...handlers, extra: getHealth } as typeof handlers, api.deps),
      /Extra: extra/,
    );
  });

  test('answers 500 instead of an answer that breaks the contract', async () => {
    const { editor } = await (await createTestWorkspace(api.db)).everyone();
    const wrong = createApp({
      ...api.deps,
      settings: { ...api.deps.settings, version: 1 as unknown as string },
      logger: { error: () => undefined },
    });
    assert.equal((await wrong.request('/api/health')).status, 500);
    assert.equal((await api.ask(editor, '/client')).status, 200);
  });

  test('answers HEAD without a body', async () => {
    const response = await api.app.request('/api/health', { method: 'HEAD' });
    assert.deepEqual([response.status, await response.text()], [200, '']);
  });
});

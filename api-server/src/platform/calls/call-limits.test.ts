import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import {
  type Answer,
  type TestApi,
  startTestApi,
  unlimitedCalls,
} from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('a user who exceeds the call limits', () => {
  let api: TestApi;
  let users: Awaited<ReturnType<Awaited<ReturnType<typeof createTestWorkspace>>['everyone']>>;
  before(async () => {
    api = await startTestApi({
      limits: { ...unlimitedCalls, calls: 5, writes: 3, uploads: 1, signedOut: 2 },
      trustProxy: true,
    });
    users = await (await createTestWorkspace(api.db)).everyone();
  });
  after(() => api.close());

  function isRefused({ status, body, headers }: Answer<unknown>, message: RegExp) {
    const error = body as ApiErrorBody;
    assert.deepEqual([status, error.type, error.errors], [429, 'TooManyRequests', []]);
    assert.match(error.message, message);
    assert.equal(headers.get('Retry-After'), '60');
  }

  test('waits until the next minute, without effect on others', async () => {
    for (let call = 0; call < 5; call += 1) {
      assert.equal((await api.ask(users.editor, '/client')).status, 200);
    }
    isRefused(
      await api.ask(users.editor, '/client'),
      /^Sorry, there were too many requests\. Please try again in 1 minute\.$/,
    );
    assert.equal((await api.ask(users.reviewer, '/client')).status, 200);
    api.moveClock(1);
    assert.equal((await api.ask(users.editor, '/client')).status, 200);
  });

  test('may still read after too many changes or files', async () => {
    const upload = () => {
      const form = new FormData();
      form.append('file', new File(['a'], 'a.txt'));
      return api.send(users.admin, 'POST', `/booking/${unknown}/upload-file`, form);
    };
    assert.equal((await upload()).status, 404);
    isRefused(await upload(), /too many files/);
    const write = () => api.send(users.admin, 'POST', `/booking/${unknown}/approve`);
    assert.equal((await write()).status, 404);
    isRefused(await write(), /too many changes/);
    assert.equal((await api.ask(users.admin, '/client')).status, 200);
  });

  test('is counted by address while signed out', async () => {
    const call = (address: string, headers: Record<string, string> = {}) =>
      api.request('/client', { headers: { 'X-Forwarded-For': address, ...headers } });
    const wrong = { Authorization: `Token ${'x'.repeat(43)}` };
    assert.equal((await call('10.0.0.1')).status, 401);
    assert.equal((await call('10.0.0.1', wrong)).status, 401);
    isRefused(await call('10.0.0.1', wrong), /too many requests/);
    isRefused(await call('10.0.0.1'), /too many requests/);
    assert.equal((await call('10.0.0.2')).status, 401);
    const token = await api.tokenOf(users.finance);
    assert.equal((await call('10.0.0.1', { Authorization: `Token ${token}` })).status, 200);
  });
});

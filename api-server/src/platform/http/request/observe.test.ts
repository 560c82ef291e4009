import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createApp } from '../../../app.ts';
import type { Db } from '../../db/db.ts';
import { openTestDatabase } from '../../../../tests/database.ts';
import { serveApp } from '../../../../tests/servers/listening.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';

type Entry = Record<string, unknown>;

const uuid = /^[0-9a-f-]{36}$/;

describe('the log of requests', () => {
  let api: TestApi;
  const lines: Entry[] = [];
  const failures: Entry[] = [];
  const logger = {
    info: (entry: Entry) => void lines.push(entry),
    error: (entry: Entry) => void failures.push(entry),
  };
  const last = () => lines.at(-1) ?? {};
  before(async () => {
    api = await startTestApi({ trustProxy: true }, await openTestDatabase(), { logger });
  });
  after(() => api.close());

  test('contains the user, the call and its outcome', async () => {
    const { editor } = await (await createTestWorkspace(api.db)).everyone();
    const path = '/booking/f088c043-c5a1-4cdb-bcf8-ce2fe1182a78';
    const { headers } = await api.ask(editor, `${path}?offset=1`);
    const { durationMs, ...line } = last();
    assert.equal(typeof durationMs, 'number');
    assert.deepEqual(line, {
      event: 'request',
      requestId: headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/booking/:id',
      path: `/api${path}`,
      query: ['offset'],
      status: 404,
      tenantId: editor.tenantId,
      userId: editor.id,
    });
  });

  test('contains no secrets', async () => {
    const secret = 'x'.repeat(43);
    await api.request(`/client?token=${secret}&next=/${secret}`, {
      headers: { Authorization: `Token ${secret}`, Cookie: `a=${secret}` },
    });
    assert.equal(last()['status'], 401);
    const credentials = { email: 'a@b.test', password: secret, alias: 'nobody' };
    await api.post('/auth/login3', credentials);
    assert.equal(last()['route'], '/api/auth/login3');
    const text = JSON.stringify(lines);
    assert.equal(text.includes(secret), false);
    assert.equal(text.includes('a@b.test'), false);
  });

  test('omits the values of a failed query', async () => {
    const secret = 'y'.repeat(43);
    await api.db.execute('alter table shootline.session rename to away');
    const response = await api.app.request('/api/client', {
      headers: { Authorization: `Token ${secret}`, 'X-Request-Id': 'proxy-12345' },
    });
    await api.db.execute('alter table shootline.away rename to session');
    assert.equal(response.status, 500);
    const failure = failures.at(-1) ?? {};
    assert.equal(failure['requestId'], 'proxy-12345');
    assert.equal(response.headers.get('X-Request-Id'), 'proxy-12345');
    assert.match(String(failure['error']), /Failed query: select .+\n +at /s);
    assert.doesNotMatch(String(failure['error']), /params:/);
  });

  test("takes a request's id only from a trusted proxy, and only a well-formed one", async () => {
    const idOf = async (forwardedId: string, app = api.app) => {
      const response = await app.request('/api/health', {
        headers: { 'X-Request-Id': forwardedId },
      });
      return response.headers.get('X-Request-Id') ?? '';
    };
    assert.equal(await idOf('req-2026.03:1'), 'req-2026.03:1');
    for (const wrong of ['short', 'a b c d e f g', '"><script>alert()', 'x'.repeat(129)]) {
      assert.match(await idOf(wrong), uuid);
    }
    const settings = { ...api.deps.settings, trustProxy: false };
    assert.match(await idOf('req-2026.03:1', createApp({ ...api.deps, settings })), uuid);
  });

  test('contains the size of an answer once it is sent', async () => {
    const { port, close } = await serveApp(api.app);
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    const body = await response.text();
    await close();
    const { status, bytes, isAborted } = last();
    assert.deepEqual([status, isAborted], [200, undefined]);
    assert.ok(Number(bytes) > body.length && Number(bytes) < body.length + 2000, String(bytes));
  });

  test('is empty if only failures are logged', async () => {
    const before = lines.length;
    const quiet = createApp({
      ...api.deps,
      db: {} as Db,
      logger: { error: () => undefined },
    });
    await quiet.request('/api/nothing');
    assert.equal(lines.length, before);
  });
});

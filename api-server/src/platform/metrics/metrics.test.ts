import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openTestDatabase, testEngine } from '../../../tests/database.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { addGauges } from './gauges.ts';
import { createMetrics } from './metrics.ts';

const metricsToken = 'a-token-of-the-monitoring';

describe('the metrics', () => {
  let api: TestApi;
  const errors: Record<string, unknown>[] = [];
  const logger = { error: (entry: Record<string, unknown>) => void errors.push(entry) };
  before(async () => {
    const connection = await openTestDatabase();
    const metrics = createMetrics();
    addGauges(metrics, connection, logger);
    api = await startTestApi({ metricsToken }, connection, { metrics, logger });
  });
  after(() => api.close());

  const read = (authorization: string) =>
    api.app.request('/metrics', { headers: { Authorization: authorization } });

  test('count requests by route pattern, without ids', async () => {
    const { editor } = await (await createTestWorkspace(api.db)).everyone();
    const id = 'f088c043-c5a1-4cdb-bcf8-ce2fe1182a78';
    await api.ask(editor, `/booking/${id}`);
    await api.ask(editor, '/client');
    await api.request(`/nothing/${id}`, { method: 'PROPFIND' });
    const response = await read(`Bearer ${metricsToken}`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('Content-Type') ?? '', /^text\/plain; version=/);
    assert.equal(response.headers.get('Cache-Control'), 'no-store');
    const text = await response.text();
    const counted = (method: string, route: string, status: number) =>
      `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
    assert.ok(text.includes(counted('GET', '/api/booking/:id', 404)), text);
    assert.ok(text.includes(counted('GET', '/api/client', 200)));
    assert.ok(text.includes(counted('OTHER', 'unmatched', 404)));
    assert.match(text, /^http_requests_in_flight 1$/m);
    assert.match(text, /^process_resident_memory_bytes \d+/m);
    assert.equal(text.includes(id), false);
    assert.equal(text.includes(editor.tenantId), false);
    const pool = /^database_connections\{state="(used|idle|waiting)"\} \d+$/m;
    assert.equal(pool.test(text), testEngine() === 'postgresql');
  });

  test('are served only with their token', async () => {
    for (const wrong of ['', 'Bearer ', `Bearer ${metricsToken}x`, `Token ${metricsToken}`]) {
      assert.equal((await read(wrong)).status, 404, wrong);
    }
    const closed = await startTestApi();
    const response = await closed.app.request('/metrics', {
      headers: { Authorization: 'Bearer undefined' },
    });
    assert.equal(response.status, 404);
    await closed.close();
  });

  test('leave out values that cannot be read', async () => {
    const metrics = createMetrics();
    const heard: unknown[] = [];
    const fail = () => Promise.reject(new Error('away'));
    metrics.gauge('jobs', 'Jobs.', fail, (error) => heard.push(error));
    metrics.gauge('mails', 'Mails.', () => ({ failed: 2 }), assert.ifError);
    const text = await metrics.text();
    assert.match(text, /^mails\{state="failed"\} 2$/m);
    assert.doesNotMatch(text, /^jobs\{/m);
    assert.equal(heard.length, 1);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openTestDatabase } from '../../../tests/database.ts';
import { type TestApi, startTestApi, unlimitedCalls } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { vacuum } from '../../../tests/load/vacuum.ts';
import { addGauges } from './gauges.ts';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from '../db/drizzle.ts';
import { StorageUnavailable } from '../files/storage-unavailable.ts';
import { defineJob, jobKind } from '../jobs/define-job.ts';
import { dueJobs, enqueue, failedJobs } from '../jobs/job-queue.ts';
import { runDueJobs } from '../jobs/job-worker.ts';
import type { OutgoingMail } from '../mail/mail-transport.ts';
import { measuredMail, measuredStorage } from './measured.ts';
import { createMetrics } from '../metrics/metrics.ts';

const metricsToken = 'a-token-of-the-monitoring';

describe('the metrics', () => {
  let api: TestApi;
  const errors: Record<string, unknown>[] = [];
  const logger = { error: (entry: Record<string, unknown>) => void errors.push(entry) };
  before(async () => {
    const metrics = createMetrics();
    const connection = await openTestDatabase({ onStatement: metrics.statement });
    addGauges(metrics, { connection, logger, version: '1.2.3' });
    const limits = { ...unlimitedCalls, calls: 60 };
    api = await startTestApi({ metricsToken, limits }, connection, { metrics, logger });
  });
  after(() => api.close());

  const text = async () => (await read(`Bearer ${metricsToken}`)).text();
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
    assert.match(text, /^database_connections\{state="(used|idle|waiting)"\} \d+$/m);
  });

  test('tell of jobs, mails, files, limits and the database', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { admin } = await workspace.everyone();
    const now = api.deps.clock();
    const kind = jobKind<object>('tidy');
    const fail = () => Promise.reject(new Error('no'));
    const jobs = [defineJob(kind, { attempts: 1, outside: fail })];
    await workspace.inside((tx) => enqueue(tx, workspace.tenantId, kind, {}, { at: now, now }));
    assert.match(await text(), /^jobs_due\{kind="tidy"\} 1$/m);
    assert.match(await text(), /^jobs_oldest_due_seconds\{kind="tidy"\} \d+/m);
    await runDueJobs(api.deps, jobs);
    const files = measuredStorage(api.deps.files, api.deps.metrics);
    await files.put('a', Buffer.from('a'));
    const brokenOff = Readable.from(
      (async function* () {
        yield Buffer.from('a');
        await fail();
      })(),
    );
    await assert.rejects(files.write('b', brokenOff), /no/);
    await rm(api.folder, { recursive: true });
    await assert.rejects(files.open('a'), StorageUnavailable);
    const mail = measuredMail({ send: fail, close: () => undefined }, api.deps.metrics);
    await assert.rejects(mail.send({} as OutgoingMail));
    for (let call = 0; call < 61; call += 1) await api.ask(admin, '/client');
    await assert.rejects(api.db.execute('select 1 / 0'));
    const lines = [
      /^jobs_failed\{kind="tidy"\} 1$/m,
      /^job_duration_seconds_count\{kind="tidy",result="failed"\} 1$/m,
      /^storage_operation_seconds_count\{operation="put",result="done"\} 1$/m,
      /^storage_operation_seconds_count\{operation="write",result="failed"\} 1$/m,
      /^storage_operation_seconds_count\{operation="open",result="unavailable"\} 1$/m,
      /^mails_total\{result="failed"\} 1$/m,
      /^http_requests_limited_total\{limit="calls"\} 1$/m,
      /^event_streams 0$/m,
      /^database_up 1$/m,
      /^build_info\{version="1.2.3",node="[\d.]+"\} 1$/m,
    ];
    const shown = await text();
    for (const line of lines) assert.match(shown, line);
    assert.doesNotMatch(shown, /^jobs_due\{/m);
    assert.match(shown, /^database_errors_total\{class="22"\} 1$/m);
    assert.match(shown, /^database_statement_seconds_count [1-9]\d+$/m);
  });

  test('read the queue through indexes alone, and no more than 10,001 jobs', async () => {
    await api.db
      .execute(`insert into shootline.job (tenant_id, kind, payload, state, run_at, created)
      select id, 'many', '{}', state, now() - interval '1 hour', now()
      from (select id from shootline.tenant limit 1) t, generate_series(1, 12000),
        unnest(array['waiting', 'failed']) state`);
    await vacuum(api.db, 'job');
    const shown = await text();
    assert.match(shown, /^jobs_due\{kind="many"\} 10001$/m);
    assert.match(shown, /^jobs_oldest_due_seconds\{kind="many"\} 36\d\d/m);
    assert.match(shown, /^jobs_failed\{kind="many"\} 1000[01]$/m);
    for (const query of [dueJobs(api.db, new Date()), failedJobs(api.db)]) {
      const plan = await api.db.transaction(async (tx) => {
        await tx.execute(sql`set local citus.explain_all_tasks = on`);
        return JSON.stringify(await tx.execute(sql`explain ${query.getSQL()}`));
      });
      assert.match(plan, /Index Only Scan using job_(due|failed)/);
    }
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
    const label = 'state';
    metrics.gauges({ help: { a: 'A.', b: 'B.' }, label, read: fail }, (error) => heard.push(error));
    const read = () => ({ c: { failed: 2 } });
    metrics.gauges({ help: { c: 'C.' }, label, read }, assert.ifError);
    const text = await metrics.text();
    assert.match(text, /^c\{state="failed"\} 2$/m);
    assert.doesNotMatch(text, /^[ab]\W/m);
    assert.equal(heard.length, 1);
  });
});

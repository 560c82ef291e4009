import assert from 'node:assert/strict';
import { type TestContext, describe, test } from 'node:test';
import { openTestDatabase } from '../../../tests/database.ts';
import { type ReceivedSpan, startOtlpReceiver } from '../../../tests/servers/otlp-receiver.ts';
import { startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { defineJob, jobKind } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { runDueJobs } from '../jobs/job-worker.ts';
import { readEnv } from '../../env.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { watchStatements } from '../metrics/watch-statements.ts';
import { StartError } from '../process/start-error.ts';
import { openTrace } from './open-trace.ts';
import { traceHeaders } from './trace.ts';

const envOf = (variables: Record<string, string>) => readEnv(variables, []).trace;

/** A server that sends its traces to a receiver; `sent` waits for them. */
async function tracedApi(t: TestContext) {
  const receiver = await startOtlpReceiver();
  const lines: Record<string, unknown>[] = [];
  const note = (entry: Record<string, unknown>) => void lines.push(entry);
  const logger = { info: note, error: note };
  const settings = envOf({ OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.address}/` });
  const trace = await openTrace(settings, { logger, version: '1.2.3' });
  assert.ok(trace);
  const metrics = createMetrics();
  const connection = await openTestDatabase({ onStatement: watchStatements(metrics) });
  const api = await startTestApi({ trustProxy: true }, connection, { trace, metrics, logger });
  t.after(async () => {
    await api.close();
    await receiver.close();
  });
  return {
    api,
    lines,
    async sent(): Promise<ReceivedSpan[]> {
      await trace.close();
      return receiver.spans;
    },
  };
}

const textOf = ({ attributes }: ReceivedSpan, key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue;

const [server, client, consumer] = [2, 3, 5];

describe('a trace', () => {
  test("continues the proxy's with the call and its statements, without their values", async (t) => {
    const { api, lines, sent } = await tracedApi(t);
    const { editor } = await (await createTestWorkspace(api.db)).everyone();
    const traceId = 'a1b2c3d4e5f60718a1b2c3d4e5f60718';
    const token = await api.tokenOf(editor);
    await Promise.all(
      // Others wait for a connection at the same time.
      Array.from({ length: 12 }, (_, index) =>
        api.request('/client', {
          headers: {
            Authorization: `Token ${token}`,
            ...(index === 6 && { traceparent: `00-${traceId}-b1b2b3b4b5b6b7b8-01` }),
          },
        }),
      ),
    );
    const spans = await sent();
    const calls = spans.filter(({ kind }) => kind === server);
    assert.equal(new Set(calls.map((one) => one.traceId)).size, 12);
    const [call] = calls.filter((one) => one.traceId === traceId);
    assert.ok(call);
    assert.deepEqual([call.name, call.parentSpanId], ['GET /api/client', 'b1b2b3b4b5b6b7b8']);
    assert.equal(textOf(call, 'http.route'), '/api/client');
    const line = lines.find((one) => one['traceId'] === traceId);
    assert.equal(textOf(call, 'shootline.request_id'), line?.['requestId']);
    const all = JSON.stringify(spans);
    for (const secret of [token, editor.id, editor.tenantId]) assert.ok(!all.includes(secret));
    const countOf = (one: ReceivedSpan) =>
      spans.filter(({ kind, parentSpanId }) => kind === client && parentSpanId === one.spanId);
    const statements = countOf(call).map((one) => textOf(one, 'db.query.text') ?? '');
    assert.ok(statements.some((text) => text.includes('from "shootline"."session"')));
    assert.ok(statements.some((text) => text.includes('from "shootline"."client"')));
    // Each has its own statements, and none of another's.
    assert.deepEqual(new Set(calls.map((one) => countOf(one).length)).size, 1);
  });

  test('has a job and its statements', async (t) => {
    const { api, sent } = await tracedApi(t);
    const workspace = await createTestWorkspace(api.db);
    const kind = jobKind<object>('tidy');
    let passedOn = '';
    const outside = async () => void (passedOn = traceHeaders()['traceparent'] ?? '');
    const now = api.deps.clock();
    await workspace.inside((tx) => enqueue(tx, workspace.tenantId, kind, {}, { at: now, now }));
    await runDueJobs(api.deps, [defineJob(kind, { outside })]);
    const spans = await sent();
    const [job] = spans.filter((one) => one.kind === consumer);
    assert.equal(job?.name, 'job tidy');
    assert.equal(passedOn, `00-${job.traceId}-${job.spanId}-01`);
    const names = spans.filter((one) => one.parentSpanId === job.spanId).map(({ name }) => name);
    assert.ok(names.includes('DELETE'));
    assert.ok(spans.every(({ traceId }) => traceId === job.traceId));
  });

  test('exists only with an address for it', async () => {
    const logger = { error: assert.ifError };
    assert.equal(await openTrace(envOf({}), { logger, version: '1' }), undefined);
    const own = envOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://a.test/x' });
    assert.deepEqual(own, { url: 'https://a.test/x', share: 1 });
    const wrong: Record<string, string>[] = [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      { OTEL_TRACES_SAMPLER_ARG: '2' },
    ];
    for (const variables of wrong) assert.throws(() => envOf(variables), StartError);
  });
});

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { job } from '../db/schema.ts';
import { type JobKind, defineJob, jobKind } from './define-job.ts';
import { enqueue, enqueueEach } from './job-queue.ts';
import { runDueJobs, startWorker } from './job-worker.ts';
import type { Jobs } from './run-job.ts';
import { until } from '../../../tests/until.ts';

type Payload = { name: string };

const quick = jobKind<Payload>('quick_test');
const slow = jobKind<Payload>('slow_test', { lane: 'slow' });
const anHour = 3_600_000;

describe('the turns of jobs', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  const logged: Record<string, unknown>[] = [];

  before(async () => {
    api = await startTestApi({}, undefined, {
      logger: { error: (entry) => void logged.push(entry) },
    });
  });
  beforeEach(async () => {
    logged.length = 0;
    await api.db.delete(job);
    workspace = await createTestWorkspace(api.db);
  });
  after(() => api.close());

  async function order(kind: JobKind<Payload>, name: string, home = workspace): Promise<void> {
    const now = api.deps.clock();
    await home.inside((tx) => enqueue(tx, home.tenantId, kind, { name }, { at: now, now }));
  }
  const jobs = () => api.db.select().from(job);
  const events = () => logged.map(({ event }) => event);

  /** Jobs of both lanes that note their names, after what `work` does. */
  function noting(work: (name: string, signal: AbortSignal) => unknown = () => undefined) {
    const done: string[] = [];
    const limits = { longestSeconds: 60, attempts: 2 };
    const all: Jobs = [quick, slow].map((kind) =>
      defineJob<Payload>(kind, {
        ...limits,
        outside: async ({ name }, { signal }) => void (await work(name, signal)),
        inTransaction: async (_tx, { name }) => void done.push(name),
      }),
    );
    return { done, all };
  }

  test('go round the workspaces, however many jobs one of them has', async () => {
    const now = api.deps.clock();
    const payloads = Array.from({ length: 150 }, () => ({ name: 'of many' }));
    await workspace.inside((tx) =>
      enqueueEach(tx, workspace.tenantId, quick, payloads, { at: now, now }),
    );
    api.moveClock(1);
    for (const name of ['first', 'second']) {
      await order(quick, name, await createTestWorkspace(api.db));
    }
    const { done, all } = noting();
    await runDueJobs(api.deps, all);
    assert.equal(done.length, 152);
    assert.deepEqual(
      done
        .slice(0, 3)
        .filter((name) => name !== 'of many')
        .sort(),
      ['first', 'second'],
    );
  });

  test('are announced to workers', async () => {
    const { done, all } = noting();
    const worker = startWorker(api.deps, all, { pollMs: anHour });
    await order(quick, 'before or after it listens');
    await until(() => done.length === 1);
    await order(slow, 'slow');
    await order(quick, 'quick');
    await until(() => done.length === 3);
    await worker.stop();
    assert.deepEqual(events(), []);
  });

  test('leave places to quick jobs while slow ones run', async () => {
    let goOn = () => undefined as void;
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const { done, all } = noting((name) => (name === 'slow' ? mayGoOn : undefined));
    for (let each = 0; each < 5; each += 1) await order(slow, 'slow');
    const worker = startWorker(api.deps, all, { pollMs: 5 });
    await order(quick, 'quick');
    await until(() => done.length === 1);
    assert.deepEqual(done, ['quick']);
    goOn();
    await until(() => done.length === 6);
    await worker.stop();
  });

  test('pass over a job that never ends, which fails and writes nothing later', async () => {
    const aborted: boolean[] = [];
    let wake = () => undefined as void;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    const { done, all } = noting(async (name, signal) => {
      if (name !== 'hanging') return;
      await woken;
      aborted.push(signal.aborted);
    });
    await order(quick, 'hanging');
    const hasty = all.map((each) => ({ ...each, longestSeconds: 0.2 }));
    await runDueJobs(api.deps, hasty);
    const [kept] = await jobs();
    assert.deepEqual([kept?.state, kept?.attempts, kept?.leasedUntil], ['waiting', 1, null]);
    assert.equal(kept?.lastError, 'It took longer than 0.2 seconds.');
    assert.deepEqual(events(), ['job failed, will be tried again']);
    wake();
    await order(quick, 'next');
    await runDueJobs(api.deps, all);
    assert.deepEqual([done, aborted], [['next'], [true]]);
    assert.equal((await jobs()).length, 1);
  });

  test('end for a job whose workers have died each time', async () => {
    await order(quick, 'deadly');
    const now = api.deps.clock();
    await api.db.update(job).set({ attempts: 2, leasedUntil: now });
    const { done, all } = noting();
    await runDueJobs(api.deps, all);
    assert.deepEqual([done, (await jobs())[0]?.state], [[], 'failed']);
    assert.deepEqual(events(), ['job failed for good']);
  });

  test('go back, uncounted, from a worker that stops before they are done', async () => {
    let begun = () => undefined as void;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const { done, all } = noting(() => new Promise<void>(() => begun()));
    const worker = startWorker(api.deps, all, { pollMs: 5, patienceMs: 20 });
    await order(slow, 'long');
    await hasBegun;
    await worker.stop();
    const [left] = await jobs();
    assert.deepEqual([left?.attempts, left?.leasedUntil, events()], [0, null, []]);
    const next = noting();
    await runDueJobs(api.deps, next.all);
    assert.deepEqual([done, next.done], [[], ['long']]);
  });
});

import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, beforeEach, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  FailedJob,
  JobsStatus,
  ServerStatus,
} from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { auditPage, factsOf } from '../../../tests/audit.ts';
import { startHubServer } from '../../../tests/servers/hub-server.ts';
import { mailedTo } from '../../../tests/account/mailed-to.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { jobsFor } from '../../jobs.ts';
import { runDueJobs } from '../../platform/jobs/job-worker.ts';
import { queueMail } from '../../platform/mail-queue/mail-queue.ts';
import { projectCreation } from '../booking/change/hub-project.ts';
import { booking, bookingFile, csvExport, job, mail, stateLog } from '../schema.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('the status', () => {
  let api: TestApi;
  let hub: Awaited<ReturnType<typeof startHubServer>>;
  let workspace: TestWorkspace;
  let people: Everyone;

  before(async () => {
    hub = await startHubServer();
    api = await startTestApi({}, undefined, { hub: { source: hub.source } });
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
  });
  after(async () => {
    await api.close();
    await hub.close();
  });

  const status = () => api.get<ServerStatus>(people.admin, '/status');
  const jobs = (who = people.admin) => api.get<JobsStatus>(who, '/jobs');
  const retry = (id: string, who = people.admin, headers = {}) =>
    api.send<ApiErrorBody & { uuid: string; kind: string }>(
      who,
      'POST',
      `/jobs/${id}/retry`,
      undefined,
      headers,
    );

  async function addJob(
    values: Partial<typeof job.$inferInsert> = {},
    home: TestWorkspace = workspace,
  ): Promise<string> {
    const row = { tenantId: home.tenantId, kind: 'remove_export', payload: {} };
    const [added] = await home.inside((tx) =>
      tx
        .insert(job)
        .values({ ...row, runAt: testNow, created: testNow, ...values })
        .returning({ id: job.id }),
    );
    return added?.id ?? '';
  }

  describe('of the server', () => {
    test('has version, database, migrations, files and hub', async () => {
      const { version, database, migrations, files, hub: ofHub } = await status();
      assert.equal(version, 'test');
      assert.match(database.version, /^\d+\.\d+$/);
      assert.ok(database.latency_ms >= 0 && database.latency_ms < 5000);
      assert.equal(migrations.missing, 0);
      assert.ok(migrations.applied > 0 && migrations.newest !== null);
      assert.ok(files.is_available && files.free_bytes !== null);
      assert.equal(files.free_bytes % 100_000_000, 0);
      assert.deepEqual(ofHub, {
        imports: true,
        signs_in: false,
        is_syncing: false,
        synced: null,
        projects_waiting: 0,
        projects_failed: 0,
      });
    });

    test("adds up the workspace's own files, at most every ten minutes", async () => {
      const addFile = async (home: TestWorkspace, size: number) => {
        const { admin, client, clientUser } = home === workspace ? people : await home.everyone();
        const { id } = await home.booking({
          clientId: client.id,
          submitterId: clientUser.id,
          state: 'new',
        });
        const of = { tenantId: home.tenantId, bookingId: id, createdById: admin.id };
        const file = { name: 'brief.pdf', contentType: 'application/pdf', storageKey: `k/${id}` };
        await home.inside((tx) => tx.insert(bookingFile).values({ ...of, ...file, size }));
      };
      await addFile(workspace, 3000);
      await addFile(await createTestWorkspace(api.db), 500);
      const first = await status();
      assert.equal(first.files.used_bytes, 3000);
      await addFile(workspace, 70);
      assert.equal((await status()).files.used_bytes, 3000);
      api.moveClock(10);
      const { files } = await status();
      assert.equal(files.used_bytes, 3070);
      assert.equal(files.counted, api.deps.clock().toISOString());
    });

    test('says that files are unavailable, and still has the rest', async () => {
      const away = await startTestApi();
      const home = await createTestWorkspace(away.db);
      const { admin } = await home.everyone();
      await rm(away.folder, { recursive: true, force: true });
      const { files, version } = await away.get<ServerStatus>(admin, '/status');
      assert.deepEqual([files.is_available, files.free_bytes, version], [false, null, 'test']);
      await away.close();
    });

    test('is for admins alone, like the jobs', async () => {
      for (const who of [people.finance, people.editor, people.clientUser, people.videographer]) {
        assert.equal((await api.refused(who, '/status')).status, 403);
        assert.equal((await api.refused(who, '/jobs')).status, 403);
      }
    });
  });

  describe('of the jobs', () => {
    test('counts due, scheduled and failed jobs, and lists the last failed ones first', async () => {
      const now = api.deps.clock();
      const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
      await addJob({ runAt: at(-5) });
      await addJob({ runAt: at(0) });
      await addJob({ runAt: at(60) });
      const failed = { state: 'failed' as const, attempts: 6, lastError: 'the disk is full' };
      const older = await addJob({ ...failed, runAt: at(-20) });
      const newer = await addJob({ ...failed, runAt: at(-10) });
      const { results, ...counts } = await jobs();
      assert.deepEqual(counts, {
        due: 2,
        oldest_due: at(-5).toISOString(),
        scheduled: 1,
        failed: 2,
      });
      const row = (uuid: string, minutes: number): FailedJob => ({
        uuid,
        kind: 'remove_export',
        attempts: 6,
        last_error: 'the disk is full',
        created: testNow.toISOString(),
        last_attempt: at(minutes).toISOString(),
        mail: null,
        booking: null,
      });
      assert.deepEqual(results, [row(newer, -10), row(older, -20)]);
    });

    test('leaves out those of other workspaces, which nobody else can retry', async () => {
      const others = await createTestWorkspace(api.db);
      const id = await addJob({ state: 'failed' }, others);
      assert.deepEqual(await jobs(), {
        due: 0,
        oldest_due: null,
        scheduled: 0,
        failed: 0,
        results: [],
      });
      assert.equal((await retry(id)).status, 404);
      const { admin } = await others.everyone();
      assert.equal((await jobs(admin)).failed, 1);
    });

    test('retries a failed job once, whoever asks again, and records it', async () => {
      const id = await addJob({ state: 'failed', attempts: 6, lastError: 'no space' });
      assert.equal((await retry(id, people.finance)).status, 403);
      const key = { 'Idempotency-Key': 'once' };
      assert.deepEqual((await retry(id, people.admin, key)).body, {
        uuid: id,
        kind: 'remove_export',
      });
      assert.equal((await retry(id, people.admin, key)).status, 200);
      const again = await retry(id);
      assert.equal(again.status, 409);
      assert.equal(again.body.message, 'Only a job that has failed can be retried.');
      const { due, failed } = await jobs();
      assert.deepEqual([due, failed], [1, 0]);
      const [event, ...rest] = (await auditPage(api, people.admin, '?kind=job_retried')).results;
      assert.ok(event && rest.length === 0);
      const { kind, person, job: retried } = factsOf(event);
      assert.deepEqual(
        [kind, person, retried],
        ['job_retried', people.admin.id, { uuid: id, kind: 'remove_export' }],
      );
      await api.runJobs();
      assert.equal((await retry(id)).status, 404);
    });

    test('sends the mail of a retried job, which is queued until then', async () => {
      await workspace.inside((tx) =>
        queueMail(
          tx,
          workspace.tenantId,
          {
            kind: 'offer',
            to: mailedTo('Zoë Ångström', 'zoe@house.test'),
            subject: 'A shoot',
            content: { paragraphs: ['Would you?'] },
          },
          api.deps.clock(),
        ),
      );
      const broken = {
        send: () => Promise.reject(new Error('mailbox unavailable')),
        close: () => undefined,
      };
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await runDueJobs({ ...api.deps, mail: broken }, jobsFor(api.deps));
        api.moveClock(60 * 24);
      }
      const stateOfMail = async () =>
        (await workspace.inside((tx) => tx.select().from(mail)))[0]?.state;
      assert.equal(await stateOfMail(), 'failed');
      const [failed] = (await jobs()).results;
      assert.ok(failed);
      assert.deepEqual([failed.kind, failed.attempts], ['send_mail', 6]);
      assert.equal(failed.last_error, 'mailbox unavailable');
      assert.notEqual(failed.mail, null);
      assert.equal((await retry(failed.uuid)).status, 200);
      assert.equal(await stateOfMail(), 'queued');
      await api.runJobs();
      assert.equal(await stateOfMail(), 'kept');
      assert.equal((await jobs()).failed, 0);
    });

    test('writes the export of a retried job', async () => {
      const body = { recipients: [people.admin.id] };
      await api.send(people.admin, 'POST', '/booking/export-bookings', body);
      await workspace.inside((tx) => tx.update(csvExport).set({ state: 'failed' }));
      await workspace.inside((tx) => tx.update(job).set({ state: 'failed', key: null }));
      const [failed] = (await jobs()).results;
      assert.equal(failed?.kind, 'write_export');
      assert.equal((await retry(failed.uuid)).status, 200);
      await api.runJobs();
      const [row] = await workspace.inside((tx) => tx.select().from(csvExport));
      assert.equal(row?.state, 'ready');
    });

    test("asks the hub again for a booking's project, unless it is cancelled by now", async () => {
      const make = async (state: Booking['state']) => {
        const { id } = await workspace.booking({
          title: 'Harbour film',
          state,
          clientId: people.client.id,
          submitterId: people.clientUser.id,
          hubProjectState: 'failed',
        });
        const payload = { booking: id };
        const failed = { state: 'failed' as const, kind: projectCreation.name, payload };
        return { id, job: await addJob(failed) };
      };
      const active = await make('active');
      const cancelled = await make('cancelled');
      const { results } = await jobs();
      assert.deepEqual(
        new Set(results.map(({ booking: id }) => id)),
        new Set([active.id, cancelled.id]),
      );
      const { hub: ofHub } = await status();
      assert.deepEqual([ofHub.projects_waiting, ofHub.projects_failed], [0, 2]);
      for (const one of [active, cancelled]) assert.equal((await retry(one.job)).status, 200);
      const stateOf = async (id: string) =>
        (await workspace.inside((tx) => tx.select().from(booking).where(eq(booking.id, id))))[0]
          ?.hubProjectState;
      assert.deepEqual(
        [await stateOf(active.id), await stateOf(cancelled.id)],
        ['creating', 'failed'],
      );
      const logs = await workspace.inside((tx) =>
        tx.select().from(stateLog).where(eq(stateLog.bookingId, active.id)),
      );
      assert.equal(logs.at(-1)?.userId, people.admin.id);
      assert.deepEqual(logs.at(-1)?.fields, ['hub_project']);
    });
  });
});

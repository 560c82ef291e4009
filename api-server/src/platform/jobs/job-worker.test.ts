import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { job, mail } from '../db/schema.ts';
import { type Message, queueMail } from '../mail-queue/mail-queue.ts';
import { type MailTransport, smtpTransport } from '../mail/mail-transport.ts';
import { mailedTo } from '../../../tests/account/mailed-to.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { jobsFor } from '../../jobs.ts';
import { runDueJobs, startWorker } from './job-worker.ts';

const hello: Message = {
  kind: 'offer',
  to: mailedTo('Zoë Ångström', 'zoe@house.test'),
  subject: 'A shoot für you',
  content: {
    paragraphs: ['Would you?'],
    links: [{ label: 'Respond', to: '/booking-availability/1' }],
  },
};

const allJobs = jobsFor({ hub: {} });

describe('jobs', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  const broken: MailTransport = {
    send: () => Promise.reject(new Error('mailbox unavailable')),
    close: () => undefined,
  };

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function queueIn(home: TestWorkspace, message = hello): Promise<string> {
    await home.inside((tx) => queueMail(tx, home.tenantId, message, api.deps.clock()));
    const rows = await home.inside((tx) => tx.select().from(mail));
    return rows.at(-1)?.id ?? '';
  }
  const mails = () => workspace.inside((tx) => tx.select().from(mail));
  const jobs = () => workspace.inside((tx) => tx.select().from(job));

  test('sends a mail once its transaction is committed, and never twice', async () => {
    workspace = await createTestWorkspace(api.db);
    const failing = workspace.inside(async (tx) => {
      await queueMail(tx, workspace.tenantId, hello, testNow);
      throw new Error('changed my mind');
    });
    await assert.rejects(failing);
    const id = await queueIn(workspace);
    const sent: string[] = [];
    const deps = {
      ...api.deps,
      mail: { ...broken, send: async (one: { id: string }) => void sent.push(one.id) },
    };
    await Promise.all([runDueJobs(deps, allJobs), runDueJobs(deps, allJobs)]);
    await runDueJobs(deps, allJobs);
    assert.deepEqual(sent, [id]);
    const [row] = await mails();
    assert.equal(row?.state, 'kept');
    assert.deepEqual(await jobs(), []);
  });

  test('writes mails to files of the outbox without a mail server', async () => {
    workspace = await createTestWorkspace(api.db);
    const id = await queueIn(workspace);
    await api.runJobs();
    const file = await readFile(join(api.folder, 'outbox', `${id}.eml`), 'utf8');
    assert.match(file, /^From: shoots@house\.test$/m);
    assert.match(file, /zoe@house\.test/);
    assert.match(file, /booking-availability/);
  });

  test('hands whole mails to a mail server', async () => {
    workspace = await createTestWorkspace(api.db);
    const taken: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        void text(stream).then((whole) => {
          taken.push(whole);
          done();
        });
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
    try {
      await queueIn(workspace);
      await runDueJobs({ ...api.deps, mail: transport }, allJobs);
      assert.equal(taken.length, 1);
      assert.match(taken[0] ?? '', /To: .*zoe@house\.test/);
    } finally {
      transport.close();
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });

  test('retries a refused mail after growing delays, and then marks it as failed', async () => {
    workspace = await createTestWorkspace(api.db);
    await queueIn(workspace);
    const deps = { ...api.deps, mail: broken };
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await runDueJobs(deps, allJobs);
      const [row] = await jobs();
      assert.equal(row?.attempts, attempt);
      assert.equal(row?.lastError, 'mailbox unavailable');
      const pause = ((row?.runAt.getTime() ?? 0) - api.deps.clock().getTime()) / 60_000;
      pauses.push(pause);
      api.moveClock(pause);
    }
    assert.deepEqual(pauses.slice(0, 3), [0.5, 2, 8]);
    await runDueJobs(deps, allJobs);
    const [failed] = await jobs();
    const [row] = await mails();
    assert.deepEqual([failed?.state, failed?.attempts], ['failed', 6]);
    assert.deepEqual([row?.state, row?.lastError], ['failed', 'mailbox unavailable']);
  });

  test('finishes a job that a dead process had begun', async () => {
    workspace = await createTestWorkspace(api.db);
    await queueIn(workspace);
    let begun = () => undefined as void;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const dead = { ...broken, send: () => new Promise<void>(() => begun()) };
    void runDueJobs({ ...api.deps, mail: dead }, allJobs);
    await hasBegun;
    await api.runJobs();
    assert.equal((await mails())[0]?.state, 'queued');
    api.moveClock(1);
    await api.runJobs();
    assert.equal((await mails())[0]?.state, 'kept');
  });

  test('runs jobs as they are enqueued, and stops when the running ones are done', async () => {
    workspace = await createTestWorkspace(api.db);
    const worker = startWorker(api.deps, allJobs, { pollMs: 5 });
    await queueIn(workspace);
    const latest = Date.now() + 20_000;
    while ((await mails())[0]?.state !== 'kept') {
      assert.ok(Date.now() < latest, 'waited in vain');
      await wait(5);
    }
    await worker.stop();
    await queueIn(workspace);
    await wait(50);
    assert.equal((await mails()).filter(({ state }) => state === 'queued').length, 1);
  });
});

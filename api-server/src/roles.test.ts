import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Client } from 'pg';
import { createDatabase } from '../tests/database.ts';
import { startMailServer } from '../tests/servers/mail-server.ts';
import {
  type Started,
  firstAdmin,
  serverProcesses,
  signInAt,
} from '../tests/servers/server-process.ts';
import { until } from '../tests/until.ts';

type JobFacts = { kind: string; attempts: number; leased_until: Date | null };
type MailFacts = { id: string; state: string; attempts: number; sent: Date | null };

describe('processes of one role', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let database: Client;
  let data: Record<string, string>;
  let api: Started;

  before(async () => {
    processes = await serverProcesses();
    mails = await startMailServer();
    const DATABASE_URL = await createDatabase();
    data = {
      DATABASE_URL,
      DATA_DIR: join(processes.folder, 'data'),
      PORTAL_URL: 'http://portal.test',
      SMTP_URL: mails.url,
    };
    api = await processes.start({ ...data, ROLE: 'api' });
    database = new Client({ connectionString: DATABASE_URL });
    await database.connect();
  });
  after(async () => {
    await database.end();
    await processes.close();
    await mails.close();
  });

  const startWorker = () => processes.start({ ...data, ROLE: 'worker' });
  const rows = async <Row extends object>(query: string) => (await database.query<Row>(query)).rows;
  const mailJobs = () =>
    rows<JobFacts>(`select * from shootline.job where kind = 'send_mail' order by id`);
  const newestMail = async () =>
    (await rows<MailFacts>('select * from shootline.mail order by created desc limit 1'))[0];

  const untilSent = () => until(async () => (await newestMail())?.state === 'sent');
  /** Lets the leases of all workers pass. */
  const passTime = () => rows('update shootline.job set leased_until = now()');

  async function post(path: string, body: unknown, token?: string): Promise<number> {
    const signedIn: Record<string, string> = token ? { Authorization: `Token ${token}` } : {};
    const { status } = await fetch(`${api.address}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...signedIn },
      body: JSON.stringify(body),
    });
    return status;
  }
  async function orderMail(): Promise<void> {
    const { email, alias } = firstAdmin;
    const known = (await newestMail())?.id;
    // An account may ask for a few links only.
    await rows('delete from shootline.rate_count');
    assert.equal(await post('/auth/password-link', { email, alias }), 204);
    await until(async () => (await newestMail())?.id !== known);
  }
  /** Orders a mail, and waits until a worker has handed it to the mail server, which keeps it waiting. */
  async function orderHeldMail() {
    mails.hold(true);
    const { length } = mails.taken;
    await orderMail();
    await until(() => mails.taken.length > length);
    mails.hold(false);
    const held = mails.taken[length];
    assert.ok(held);
    return held;
  }

  test('an API orders mails and exports, which a worker makes', async () => {
    const { token } = await signInAt(api.address);
    const [admin] = await rows<{ id: string }>('select id from shootline.app_user');
    assert.equal(await post('/export-analytics-data', { recipients: [admin?.id] }, token), 200);
    await orderMail();
    const ordered = await rows<JobFacts>('select * from shootline.job order by kind');
    assert.deepEqual(
      ordered.map(({ kind, attempts }) => [kind, attempts]),
      [
        ['send_mail', 0],
        ['write_export', 0],
      ],
    );
    const worker = await startWorker();
    await until(async () => {
      const ready = await rows(`select from shootline.export where state = 'ready'`);
      return ready.length === 1 && mails.taken.length === 2;
    });
    const statusOf = async (path: string) => (await fetch(`${worker.address}${path}`)).status;
    const paths = [
      '/api/health',
      '/api/ready',
      '/api/booking',
      '/api/auth/methods',
      '/',
      '/metrics',
    ];
    assert.deepEqual(await Promise.all(paths.map(statusOf)), [200, 200, 404, 404, 404, 404]);
    assert.equal(await worker.stop(), 0);
  });

  test('a worker takes over from one that hangs, which changes nothing when it wakes', async () => {
    const hanging = await startWorker();
    const held = await orderHeldMail();
    hanging.process.kill('SIGSTOP');
    await passTime();
    const other = await startWorker();
    await untilSent();
    const sent = await newestMail();
    held.accept();
    hanging.process.kill('SIGCONT');
    assert.equal(await hanging.stop(), 0);
    assert.deepEqual(await newestMail(), sent);
    assert.deepEqual([sent?.attempts, await mailJobs()], [2, []]);
    assert.equal(mails.taken.at(-1)?.messageId, held.messageId);
    assert.equal(await other.stop(), 0);
  });

  test('a worker takes over from one that was killed, and hands back when it must stop', async () => {
    const killed = await startWorker();
    const held = await orderHeldMail();
    killed.process.kill('SIGKILL');
    await killed.ended;
    await passTime();
    const other = await startWorker();
    await untilSent();
    assert.equal(mails.taken.at(-1)?.messageId, held.messageId);
    assert.deepEqual(await mailJobs(), []);

    await orderHeldMail();
    assert.equal(await other.stop(), 0);
    const [left] = await mailJobs();
    assert.deepEqual([left?.attempts, left?.leased_until], [0, null]);
    const last = await startWorker();
    await untilSent();
    assert.equal(await last.stop(), 0);
  });
});

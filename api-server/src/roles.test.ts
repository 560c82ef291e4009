import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { createDatabase, testEngine } from '../tests/database.ts';
import { type Started, firstAdmin, serverProcesses, signInAt } from '../tests/server-process.ts';

const isEmbedded = testEngine() === 'pglite';

describe('processes of one role', { skip: isEmbedded && 'they need PostgreSQL' }, () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  let database: Client;
  let data: Record<string, string>;
  let api: Started;

  before(async () => {
    processes = await serverProcesses();
    const DATABASE_URL = await createDatabase();
    data = { DATABASE_URL, DATA_DIR: join(processes.folder, 'data'), PORTAL_URL: 'http://x.test' };
    api = await processes.start({ ...data, ROLE: 'api' });
    database = new Client({ connectionString: DATABASE_URL });
    await database.connect();
  });
  after(async () => {
    await database.end();
    await processes.close();
  });

  const rows = async <Row extends object>(query: string) => (await database.query<Row>(query)).rows;
  const jobs = () => rows<{ kind: string; attempts: number }>('select * from shootline.job');

  /** Waits until the query has a row; the test's own time limit applies. */
  async function until(query: string): Promise<void> {
    while ((await rows(query)).length === 0) await wait(20);
  }

  async function post(path: string, body: unknown, token?: string): Promise<Response> {
    const signedIn: Record<string, string> = token ? { Authorization: `Token ${token}` } : {};
    return fetch(`${api.address}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...signedIn },
      body: JSON.stringify(body),
    });
  }

  test('an API orders mails and exports, which a worker makes', async () => {
    const { token } = await signInAt(api.address);
    const { email, alias } = firstAdmin;
    assert.equal((await post('/auth/password-link', { email, alias })).status, 204);
    const [admin] = await rows<{ id: string }>('select id from shootline.person');
    const recipients = [admin?.id];
    assert.equal((await post('/export-analytics-data', { recipients }, token)).status, 200);
    await until(`select from shootline.job where kind = 'send_mail'`);
    assert.deepEqual(
      (await jobs()).map(({ attempts }) => attempts),
      [0, 0],
    );
    const worker = await processes.start({ ...data, ROLE: 'worker' });
    await until(`select from shootline.mail where state = 'kept' having count(*) = 2`);
    await until(`select from shootline.export where state = 'ready'`);
    assert.equal((await readdir(join(data['DATA_DIR'] ?? '', 'outbox'))).length, 2);
    assert.deepEqual(
      (await jobs()).map(({ kind }) => kind),
      ['remove_export'],
    );

    const statusOf = async (path: string) => (await fetch(`${worker.address}${path}`)).status;
    const paths = [
      '/api/health',
      '/api/ready',
      '/api/auth/methods',
      '/api/booking',
      '/',
      '/metrics',
    ];
    assert.deepEqual(await Promise.all(paths.map(statusOf)), [200, 200, 404, 404, 404, 404]);
    assert.equal(await worker.stop(), 0);
  });
});

import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openPglite, openPostgres } from '../../db/client.ts';
import { createDatabase, templateName, testEngine } from '../../testing/database.ts';
import { type Started, serverProcesses } from '../../testing/server-process.ts';
import { createTestWorkspace } from '../../testing/workspace.ts';
import { isWhole, seed } from '../rounds.ts';
import { boundary, fileCalls, formOf } from './forms.ts';

/** `npm test` cuts at every so manyeth byte, from another one each time. */
const stride = isWhole ? 1 : 9;
const credentials = { email: 'ada@cut.test', password: 'long enough', alias: 'cut' };

type Cut = { path: string; body: Buffer; at: number };

describe('an upload that is cut', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  let server: Started;
  let port: number;
  let token: string;
  let data: string;
  let client: string;

  before(async () => {
    processes = await serverProcesses();
    data = join(processes.folder, 'data');
    await mkdir(data, { recursive: true });
    const isServer = testEngine() === 'postgresql';
    const databaseUrl = isServer ? await createDatabase(templateName) : undefined;
    const connection = databaseUrl
      ? await openPostgres(databaseUrl)
      : await openPglite(join(data, 'database'));
    const workspace = await createTestWorkspace(connection.db, credentials.alias);
    await workspace.user('admin', credentials);
    client = (await workspace.client()).id;
    await connection.close();
    server = await processes.start({
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    port = Number(new URL(server.address).port);
    const answer = await fetch(`${server.address}/api/auth/login3`, {
      method: 'POST',
      body: JSON.stringify(credentials),
    });
    token = ((await answer.json()) as { auth_token: string }).auth_token;
  });
  after(() => processes.close());

  const stored = async () =>
    (await readdir(join(data, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  const head = ({ path }: Cut, length: number) =>
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Token ${token}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${length}`,
      'Connection: close',
      '',
      '',
    ].join('\r\n');

  /** Says that the body is as short as it is; the status of the answer. */
  async function sendShort(cut: Cut): Promise<number> {
    const socket = connect(port, '127.0.0.1');
    socket.write(head(cut, cut.at));
    socket.write(cut.body.subarray(0, cut.at));
    const [, status] = /^HTTP\/1\.1 (\d+) /.exec(await text(socket)) ?? [];
    return Number(status);
  }

  /** Promises the whole body and hangs up in its middle. */
  async function hangUp(cut: Cut): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', () => resolve());
      socket.write(head(cut, cut.body.length));
      socket.write(cut.body.subarray(0, cut.at), () => socket.destroy());
    });
  }

  async function isAlive(): Promise<void> {
    const answer = await fetch(`${server.address}/api/health`).catch(() => undefined);
    await answer?.text();
    assert.equal(answer?.status, 200, `the server answers; it said: ${server.said.error}`);
  }

  for (const operation of fileCalls) {
    test(`costs nobody but its sender anything: ${operation.operationId}`, async (t) => {
      const { path, body } = formOf(operation, client);
      const before = (await stored()).length;
      let taken = 0;
      let cuts = 0;
      for (let at = seed % stride; at <= body.length; at += stride) {
        const cut = { path, body, at };
        const status = await sendShort(cut);
        assert.ok(status === 200 || (status >= 400 && status < 500), `byte ${at}: ${status}`);
        if (status === 200) taken++;
        await isAlive();
        await hangUp(cut);
        await isAlive();
        cuts++;
      }
      const latest = Date.now() + 30_000;
      while ((await stored()).some((name) => name.endsWith('.part')) && Date.now() < latest) {
        await wait(50);
      }
      const after = await stored();
      assert.deepEqual(
        after.filter((name) => name.endsWith('.part')),
        [],
      );
      // Whoever hangs up with the last byte has sent all of it.
      const extra = after.length - before - taken;
      assert.ok(extra === 0 || extra === 1, `${extra} files that no record has taken`);
      t.diagnostic(`${cuts} places, seed ${seed}`);
    });
  }

  test('leaves nothing of its own in the log of failures', async () => {
    assert.equal(server.said.error, '');
    assert.equal(await server.stop(), 0);
  });
});

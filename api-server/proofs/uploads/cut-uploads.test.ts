import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../../src/platform/db/connection/client.ts';
import { bookingFile } from '../../src/domain/schema.ts';
import { workspaceTransaction } from '../../src/platform/db/workspace-transaction.ts';
import { createDatabase, templateName } from '../../tests/database.ts';
import { type Started, serverProcesses, signInAt } from '../../tests/servers/server-process.ts';
import { createTestWorkspace } from '../../tests/workspace.ts';
import { isWhole } from '../rounds.ts';
import { boundary, fileCalls, formOf } from './forms.ts';

/** The distance in bytes between cuts; larger in `npm test`. */
const stride = isWhole ? 1 : 9;
const credentials = { email: 'ada@cut.test', password: 'long enough', alias: 'cut' };

type Cut = { path: string; body: Buffer; at: number };

describe('a truncated upload', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  let server: Started;
  let port: number;
  let token: string;
  let data: string;
  let client: string;
  let tenantId: string;
  let databaseUrl: string;

  const open = () => openPostgres(databaseUrl);

  before(async () => {
    processes = await serverProcesses();
    data = join(processes.folder, 'data');
    await mkdir(data, { recursive: true });
    databaseUrl = await createDatabase(templateName);
    const connection = await open();
    const workspace = await createTestWorkspace(connection.db, credentials.alias);
    await workspace.user('admin', credentials);
    client = (await workspace.client()).id;
    tenantId = workspace.tenantId;
    await connection.close();
    server = await processes.start({
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
    });
    port = Number(new URL(server.address).port);
    token = (await signInAt(server.address, credentials)).token ?? '';
  });
  after(() => processes.close());

  const stored = async () =>
    (await readdir(join(data, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      // The marker file of the folder.
      .filter((name) => !name.endsWith('.mark'))
      .sort();

  /** The partial files left once the server has had time to notice all hang-ups. */
  async function leftHalf(): Promise<string[]> {
    const latest = Date.now() + 30_000;
    for (;;) {
      const half = (await stored()).filter((name) => name.endsWith('.part'));
      if (half.length === 0 || Date.now() > latest) return half;
      await wait(50);
    }
  }

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

  /** Announces the truncated length as the whole body; returns the answer's status. */
  async function sendShort(cut: Cut): Promise<number> {
    const socket = connect(port, '127.0.0.1');
    socket.write(head(cut, cut.at));
    socket.write(cut.body.subarray(0, cut.at));
    const [, status] = /^HTTP\/1\.1 (\d+) /.exec(await text(socket)) ?? [];
    return Number(status);
  }

  /** Announces the whole body, but hangs up in the middle. */
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
    test(`affects only its sender: ${operation.operationId}`, async (t) => {
      const { path, body } = formOf(operation, client);
      let cuts = 0;
      // Starts so that the last cut is at the end, where the body is complete.
      for (let at = body.length % stride; at <= body.length; at += stride) {
        const cut = { path, body, at };
        const status = await sendShort(cut);
        assert.ok(status === 200 || (status >= 400 && status < 500), `byte ${at}: ${status}`);
        await isAlive();
        await hangUp(cut);
        await isAlive();
        cuts++;
      }
      // A complete upload after all the truncated ones.
      await sendShort({ path, body, at: body.length });
      assert.deepEqual(await leftHalf(), []);
      t.diagnostic(`${cuts} places`);
    });
  }

  test('logs no failure and leaves no file without a record', async () => {
    assert.equal(server.said.error, '');
    assert.equal(await server.stop(), 0);
    const connection = await open();
    const rows = await workspaceTransaction(connection.db, tenantId, (tx) =>
      tx.select({ key: bookingFile.storageKey }).from(bookingFile),
    );
    await connection.close();
    assert.ok(rows.length > 0, 'some bodies were whole');
    assert.deepEqual(await stored(), rows.map(({ key }) => basename(key)).sort());
  });
});

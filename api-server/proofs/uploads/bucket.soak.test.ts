import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiErrorBody, Booking } from '@shootline/shared-api/contract';
import { maxFileBytes } from '@shootline/shared-api/rules';
import { Client } from 'pg';
import { hasCeph } from '../../../tools/test/programs/ceph.ts';
import { openPostgres } from '../../src/platform/db/connection/client.ts';
import { storageAt } from '../../src/platform/files/files.settings.ts';
import { markOf } from '../../src/platform/files/storage-of-database.ts';
import { createDatabase, templateName } from '../../tests/database.ts';
import { type Started, serverProcesses, signInAt } from '../../tests/servers/server-process.ts';
import {
  type StorageKind,
  type TestPlace,
  sharedS3,
  storageKinds,
} from '../../tests/servers/storage-kinds.ts';
import { createTestWorkspace } from '../../tests/workspace.ts';

const hour = 3_600_000;
const alias = 'bucket';
const people = {
  admin: { email: 'ada@bucket.test', password: 'a long enough one', alias },
  client: { email: 'cleo@bucket.test', password: 'a long enough one', alias },
};
const isRun = hasCeph();

(isRun ? describe : describe.skip)('a server with its files in a bucket', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  let kind: StorageKind;
  let at: TestPlace;
  let databaseUrl: string;
  let server: Started;
  let bookingId: string;
  const tokens = { admin: '', client: '' };

  const start = () => processes.start({ DATABASE_URL: databaseUrl, FILES_URL: at.address });

  before(async () => {
    processes = await serverProcesses();
    kind = storageKinds().find((one) => one.kind === 'a bucket') ?? assert.fail();
    at = await kind.newPlace();
    databaseUrl = await createDatabase(templateName);
    const connection = await openPostgres(databaseUrl);
    const workspace = await createTestWorkspace(connection.db, alias);
    await workspace.user('admin', people.admin);
    const { id: clientId } = await workspace.client();
    const submitter = await workspace.user('client_user', { ...people.client, clientId });
    const of = { state: 'new', clientId, submitterId: submitter.id } as const;
    bookingId = (await workspace.booking(of)).id;
    await connection.close();
    server = await start();
    for (const who of ['admin', 'client'] as const) {
      tokens[who] = (await signInAt(server.address, people[who])).token ?? '';
    }
  });
  after(async () => {
    await processes.close();
    await kind.close();
  });

  const ask = (path: string, who: keyof typeof tokens = 'admin', init: RequestInit = {}) =>
    fetch(`${server.address}/api${path}`, {
      ...init,
      headers: { Authorization: `Token ${tokens[who]}` },
    });
  function upload(content: Uint8Array<ArrayBuffer>, who: keyof typeof tokens = 'client') {
    const body = new FormData();
    body.set('file', new File(['%PDF-1.7\n', content], 'plan.pdf'));
    return ask(`/booking/${bookingId}/upload-file`, who, { method: 'POST', body });
  }
  const statusOf = async (path: string) => {
    const answer = await ask(path);
    const body = (await answer.json()) as Partial<ApiErrorBody & { files: string }>;
    return { status: answer.status, retry: answer.headers.get('Retry-After'), body };
  };

  test('streams a file of 20 MB both ways, with its length', async () => {
    const sent = randomBytes(maxFileBytes - 100);
    const answer = await upload(sent);
    assert.equal(answer.status, 200);
    const { files } = (await answer.json()) as Booking;
    for (const who of ['admin', 'client'] as const) {
      const download = await ask(files[0]?.file ?? '', who);
      assert.equal(download.headers.get('Content-Length'), String(sent.length + 9));
      assert.match(download.headers.get('Content-Disposition') ?? '', /^attachment; /);
      const content = Buffer.from(await download.arrayBuffer()).subarray(9);
      assert.ok(content.equals(sent), who);
    }
  });

  test('answers 503 while the gateway is killed, stays healthy, and recovers', async (t) => {
    const { files } = (await (await ask(`/booking/${bookingId}`)).json()) as Booking;
    const link = files[0]?.file ?? '';
    const restore = await at.takeAway();
    const start = performance.now();
    const [download, sent] = [await statusOf(link), await upload(Buffer.from('more'))];
    t.diagnostic(`answered both after ${Math.round(performance.now() - start)} ms`);
    assert.deepEqual([download.status, download.retry], [503, '30']);
    assert.match(download.body.message ?? '', /^Sorry, the files cannot be reached right now/);
    assert.deepEqual([sent.status, sent.headers.get('Retry-After')], [503, '30']);
    assert.equal((await statusOf('/health')).status, 200);
    const ready = await statusOf('/ready');
    assert.deepEqual([ready.status, ready.body.files], [503, 'unavailable']);
    await restore();
    assert.equal((await ask(link)).status, 200);
    assert.equal((await statusOf('/ready')).status, 200);
    assert.match(server.said.error, /ECONNREFUSED/);
    assert.doesNotMatch(server.said.error, /of the tests/, 'The log has no secret key.');
  });

  test('answers 503 when the bucket is full, and keeps nothing of the upload', async (t) => {
    const { administer, killGateway } = await sharedS3();
    const before = await at.names();
    const ofBucket = ['--quota-scope=bucket', '--uid=deployer'];
    const restart = async () => (await killGateway())();
    administer('quota', 'set', ...ofBucket, '--max-size=1K');
    administer('quota', 'enable', ...ofBucket);
    // It keeps quotas in memory.
    await restart();
    const start = performance.now();
    const sent = await upload(randomBytes(100_000));
    t.diagnostic(`answered after ${Math.round(performance.now() - start)} ms`);
    administer('quota', 'disable', ...ofBucket);
    await restart();
    assert.deepEqual([sent.status, sent.headers.get('Retry-After')], [503, '30']);
    assert.match(server.said.error, /QuotaExceeded/);
    assert.deepEqual(
      (await at.names()).filter((name) => !name.startsWith('.incoming/')),
      before,
    );
  });

  test('killed during an upload, leaves content that is swept', async () => {
    const { files } = (await (await ask(`/booking/${bookingId}`)).json()) as Booking;
    const before = (await at.names()).filter((name) => !name.startsWith('.incoming/'));
    assert.equal(before.length, files.length);
    const holder = new Client(databaseUrl);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from shootline.booking for update');
    const sending = upload(randomBytes(5_000_000)).catch(() => undefined);
    // Waits until the content is there and its transaction waits for the booking.
    while ((await at.names()).filter((name) => !name.startsWith('.')).length === before.length) {
      await wait(20);
    }
    server.process.kill('SIGKILL');
    await Promise.all([server.ended, sending]);
    await holder.end();
    server = await start();
    const now = (await (await ask(`/booking/${bookingId}`)).json()) as Booking;
    assert.equal(now.files.length, files.length);
    const connection = await openPostgres(databaseUrl);
    const storage = await storageAt(at.place, await markOf(connection.db));
    await connection.close();
    assert.equal(await storage.sweep(new Date(Date.now() - hour)), 0);
    assert.ok((await storage.sweep(new Date(Date.now() + hour))) >= 1);
    assert.deepEqual(await at.names(), before);
    assert.equal((await ask(now.files[0]?.file ?? '')).status, 200);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3';
import type { ApiErrorBody, operations } from '@shootline/shared-api/contract';
import { pdf } from '../../../proofs/matrix/calls/parts.ts';
import { hasCeph } from '../../../../tools/test/programs/ceph.ts';
import { bookingWithFile } from '../../../tests/workspaces/booking-with-file.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type TestPlace, storageKinds } from '../../../tests/servers/storage-kinds.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import type { FileStorage } from './file-storage.ts';
import { openStorage } from './storage-of-database.ts';

type AuditPage = operations['listAuditEvents']['responses'][200]['content']['application/json'];

const portal = 'https://portal.test';

describe('with presigned downloads', { skip: !hasCeph() && 'Ceph is missing' }, () => {
  const kind = storageKinds().find((one) => one.kind === 'a bucket');
  let api: TestApi;
  let at: TestPlace;
  let files: FileStorage;
  let made: Awaited<ReturnType<typeof bookingWithFile>>;
  before(async () => {
    assert.ok(kind);
    at = await kind.newPlace();
    assert.ok('bucket' in at.place);
    const connection = await openTestDatabase();
    files = await openStorage(connection.db, { ...at.place, isDirect: true });
    api = await startTestApi({}, connection, { logger: { error: () => {} }, files });
    made = await bookingWithFile(api, 'Übersicht "1".pdf');
    const CORSRules = [
      { AllowedOrigins: [portal], AllowedMethods: ['GET'], ExposeHeaders: ['Content-Disposition'] },
    ];
    await new S3Client({ region: 'us-east-1', forcePathStyle: true }).send(
      new PutBucketCorsCommand({
        Bucket: at.place.bucket,
        CORSConfiguration: { CORSRules },
      }),
    );
  });
  after(async () => {
    await api.close();
    await kind?.close();
  });

  test('a download leads to the bucket, which needs no token and keeps names and types', async () => {
    const { status, headers } = await api.ask(made.users.clientUser, made.download);
    assert.deepEqual([status, headers.get('Cache-Control')], [302, 'no-store']);
    const address = new URL(headers.get('Location') ?? '');
    assert.equal(address.searchParams.get('X-Amz-Expires'), '60');
    const content = await fetch(address, { headers: { Origin: portal } });
    assert.equal(content.status, 200);
    assert.equal(await content.text(), await pdf('plan.pdf').text());
    assert.equal(content.headers.get('Content-Type'), 'application/octet-stream');
    assert.match(
      content.headers.get('Content-Disposition') ?? '',
      /^attachment; .*filename\*=UTF-8''%C3%9Cbersicht/,
    );
    assert.equal(content.headers.get('Cache-Control'), 'no-store');
    assert.equal(content.headers.get('Access-Control-Allow-Origin'), portal);
    assert.equal(content.headers.get('Access-Control-Expose-Headers'), 'Content-Disposition');
  });

  test('the address opens one file for reading, and for nothing else', async () => {
    const { headers } = await api.ask(made.users.admin, made.download);
    const location = headers.get('Location') ?? '';
    for (const [address, method] of [
      [location.replace(/[0-9a-f](?=\?)/, (digit) => (digit === '0' ? '1' : '0')), 'GET'],
      [location.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'), 'GET'],
      [location.replace('attachment', 'inline'), 'GET'],
      [location, 'PUT'],
      [location, 'DELETE'],
    ] as const) {
      assert.equal((await fetch(address, { method })).status, 403, `${method} ${address}`);
    }
  });

  test('rights and the audit are those of a download through the server', async () => {
    assert.equal((await api.ask(made.users.videographer, made.download)).status, 404);
    const { results } = await api.get<AuditPage>(made.users.admin, '/audit?kind=file_downloaded');
    assert.deepEqual(
      results.map(({ person, file }) => [person?.uuid, file?.uuid]),
      [[made.users.clientUser.id, made.fileId]],
    );
  });

  test('HEAD tells the length without leading away', async () => {
    const token = await api.tokenOf(made.users.admin);
    const init = { method: 'HEAD', headers: { Authorization: `Token ${token}` } };
    const { status, headers } = await api.request(made.download, init);
    const { size } = pdf('plan.pdf');
    assert.deepEqual([status, headers.get('Content-Length')], [200, String(size)]);
  });

  test('a bucket that is away answers 503, a lost file 404', async () => {
    const restore = await at.takeAway();
    try {
      const { status, headers } = await api.ask<ApiErrorBody>(made.users.admin, made.download);
      assert.deepEqual([status, headers.has('Retry-After')], [503, true]);
    } finally {
      await restore();
    }
    assert.equal((await api.ask(made.users.admin, made.download)).status, 302);
    for await (const key of files.keys()) await files.remove(key);
    assert.equal((await api.ask(made.users.admin, made.download)).status, 404);
  });
});

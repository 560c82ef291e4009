import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { sql } from '../db/drizzle.ts';
import { parts, pdf } from '../../../proofs/matrix/calls/parts.ts';
import { bookingWithFile } from '../../../tests/workspaces/booking-with-file.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type TestPlace, storageKinds } from '../../../tests/servers/storage-kinds.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { rowsOf } from '../db/rows.ts';
import { openStorage } from './storage-of-database.ts';

const ready = { status: 'ok', database: 'ok', migrations: 'ok', files: 'ok' };

for (const { kind, newPlace, close } of storageKinds()) {
  describe(`while the storage of files in ${kind} is away`, () => {
    let api: TestApi;
    let at: TestPlace;
    let made: Awaited<ReturnType<typeof bookingWithFile>>;
    before(async () => {
      const logger = { error: () => {} };
      at = await newPlace();
      const connection = await openTestDatabase();
      const files = await openStorage(connection.db, at.place);
      api = await startTestApi({}, connection, { logger, files });
      made = await bookingWithFile(api, 'plan.pdf');
    });
    after(async () => {
      await api.close();
      await close();
    });

    const download = () => api.ask<ApiErrorBody>(made.users.admin, made.download);
    const readiness = () => api.request<object>('/ready');

    test('downloads and readiness answer 503 with a time to retry, and recover afterwards', async () => {
      assert.equal((await download()).status, 200);
      assert.deepEqual((await readiness()).body, ready);
      const restore = await at.takeAway();
      try {
        const { status, body, headers } = await download();
        assert.deepEqual([status, body.type], [503, 'InternalError']);
        assert.match(
          body.message,
          /^Sorry, the files cannot be reached right now\. Please try again/,
        );
        assert.match(headers.get('Retry-After') ?? '', /^\d+$/);
        const now = await readiness();
        assert.deepEqual(now.body, { ...ready, status: 'unavailable', files: 'unavailable' });
        assert.deepEqual([now.status, now.headers.has('Retry-After')], [503, true]);
      } finally {
        await restore();
      }
      assert.equal((await download()).status, 200);
      assert.equal((await readiness()).status, 200);
    });

    test('an empty place in its stead is neither read nor written', async () => {
      const { users, booking, fileId } = made;
      const upload = () => {
        const path = `/booking/${booking.uuid}/upload-file`;
        return api.send<ApiErrorBody>(users.admin, 'POST', path, parts({}, pdf('plan.pdf')));
      };
      const remove = () => {
        const path = `/booking/${booking.uuid}/delete-file?fileId=${fileId}`;
        return api.ask<ApiErrorBody>(users.admin, path);
      };
      const restore = await at.takeContent();
      try {
        for (const call of [download, upload, remove]) {
          const { status, headers } = await call();
          assert.deepEqual([status, headers.has('Retry-After')], [503, true], call.name);
        }
        const now = await readiness();
        assert.deepEqual(now.body, { ...ready, status: 'unavailable', files: 'unavailable' });
        assert.deepEqual([now.status, now.headers.has('Retry-After')], [503, true]);
        assert.deepEqual(await at.names(), []);
      } finally {
        await restore();
      }
      assert.equal((await download()).status, 200);
      assert.equal((await readiness()).status, 200);
      assert.equal((await upload()).status, 200);
    });

    test('a missing migration makes the server not ready', async () => {
      const rows = await api.db.execute(
        sql`select max(created_at)::text as at from shootline.migration`,
      );
      const [{ at } = { at: '' }] = rowsOf<{ at: string }>(rows);
      await api.db.execute(
        sql`update shootline.migration set created_at = 0 where created_at = ${at}`,
      );
      const { status, body } = await readiness();
      assert.deepEqual(
        [status, body],
        [503, { ...ready, status: 'unavailable', migrations: 'unavailable' }],
      );
      await api.db.execute(
        sql`update shootline.migration set created_at = ${at} where created_at = 0`,
      );
      assert.equal((await readiness()).status, 200);
    });
  });
}

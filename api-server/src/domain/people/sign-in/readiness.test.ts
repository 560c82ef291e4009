import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from '../../../platform/db/drizzle.ts';
import { openPostgres } from '../../../platform/db/connection/client.ts';
import { createDatabase, openTestDatabase, templateName } from '../../../../tests/database.ts';
import { startTestApi } from '../../../../tests/test-api.ts';

test('health and readiness answer while every connection for calls is in use', async () => {
  const connection = await openPostgres(await createDatabase(templateName), { poolSize: 2 });
  const api = await startTestApi({}, connection);
  const free = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let holding = 0;
  const hold = () =>
    connection.db.transaction(async () => {
      holding += 1;
      if (holding === 2) held.resolve();
      await free.promise;
    });
  const holders = [hold(), hold()];
  await held.promise;
  const { status, body } = await api.request<{ jobs: string }>('/health');
  assert.deepEqual([status, body.jobs], [200, 'ok']);
  assert.equal((await api.request('/ready')).status, 200);
  free.resolve();
  await Promise.all(holders);
  await api.close();
});

test('readiness answers while the database keeps its check waiting', async () => {
  const connection = await openTestDatabase();
  const api = await startTestApi({}, connection, { logger: { error: () => {} } });
  await connection.db.transaction(async (tx) => {
    await tx.execute(sql`lock table shootline.migration in access exclusive mode`);
    const { status, body } = await api.request<{ database: string; migrations: string }>('/ready');
    assert.equal(status, 503);
    assert.deepEqual([body.database, body.migrations], ['ok', 'unavailable']);
  });
  assert.equal((await api.request('/ready')).status, 200);
  await api.close();
});

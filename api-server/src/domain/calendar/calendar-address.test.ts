import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from '../../platform/db/drizzle.ts';
import { auditPage } from '../../../tests/audit.ts';
import {
  type CalendarWorkspace,
  createCalendarWorkspace,
} from '../../../tests/workspaces/calendar-workspace.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type TestApi, startTestApi, testNow, unlimitedCalls } from '../../../tests/test-api.ts';
import { calendarAddress, appUser } from '../schema.ts';

describe('the private address of a calendar', () => {
  let api: TestApi;
  let house: CalendarWorkspace;
  const lines: Record<string, unknown>[] = [];
  const logger = {
    info: (entry: object) => void lines.push({ ...entry }),
    error: (entry: object) => void lines.push({ ...entry }),
    audit: (entry: object) => void lines.push({ ...entry }),
  };
  before(async () => {
    api = await startTestApi({}, await openTestDatabase(), { logger });
  });
  after(() => api.close());
  beforeEach(async () => {
    house = await createCalendarWorkspace(api);
  });

  const statusOf = async (path: string) => (await api.request(path)).status;

  test('is made on demand, shown again, and replaced at once by a new one', async () => {
    assert.deepEqual(await house.address(), { url: null, created: null });
    const path = await house.share();
    assert.match(path, /^\/calendar\/[\w-]{86}\/shoots\.ics$/);
    assert.deepEqual(await house.address(), {
      url: `https://portal.test/api${path}`,
      created: testNow.toISOString(),
    });
    assert.equal(await statusOf(path), 200);
    const next = await house.share();
    assert.notEqual(next, path);
    assert.deepEqual([await statusOf(path), await statusOf(next)], [404, 200]);
  });

  test('is revoked', async () => {
    const path = await house.share();
    const { body } = await house.revoke();
    assert.deepEqual(body, { url: null, created: null });
    assert.deepEqual(await house.address(), body);
    assert.equal(await statusOf(path), 404);
    assert.equal((await house.revoke()).status, 200);
  });

  test('ends with the access of its videographer', async () => {
    const path = await house.share();
    const change = (values: Partial<typeof appUser.$inferInsert>) =>
      house.inside((tx) =>
        tx.update(appUser).set(values).where(eq(appUser.id, house.videographer.id)),
      );
    await change({ isActive: false });
    assert.equal(await statusOf(path), 404);
    await change({ isActive: true });
    assert.equal(await statusOf(path), 200);
    await change({ role: house.users.editor.role });
    assert.equal(await statusOf(path), 404);
  });

  test('cannot be guessed, or derived from the database', async () => {
    const path = await house.share();
    const [, token = ''] = /calendar\/([^/]+)/.exec(path) ?? [];
    const [stored] = await house.inside((tx) => tx.select().from(calendarAddress));
    assert.ok(stored);
    assert.equal(JSON.stringify(stored).includes(token), false);
    const bytes = Buffer.from(token, 'base64url');
    const forged = [
      Buffer.concat([bytes.subarray(0, 63), Buffer.from([(bytes[63] ?? 0) ^ 1])]),
      Buffer.concat([bytes.subarray(0, 32), Buffer.alloc(32)]),
      bytes.subarray(0, 32),
      Buffer.alloc(64),
    ];
    for (const guess of forged) {
      assert.equal(await statusOf(`/calendar/${guess.toString('base64url')}/shoots.ics`), 404);
    }
  });

  test('stays out of the log', async () => {
    lines.length = 0;
    const path = await house.share();
    const [, token = ''] = /calendar\/([^/]+)/.exec(path) ?? [];
    await api.request(path);
    await house.revoke();
    await api.request(path);
    assert.equal(lines.length, 6);
    assert.equal(JSON.stringify(lines).includes(token), false);
    assert.equal(lines.at(-1)?.['path'], '/api/calendar/*/shoots.ics');
    assert.equal(lines.at(-1)?.['route'], '/api/calendar/:token/shoots.ics');
  });

  test('is recorded in the audit when made and when ended', async () => {
    await house.share();
    await house.revoke();
    await house.revoke();
    const { results } = await auditPage(api, house.users.admin);
    assert.deepEqual(results.map(({ kind }) => kind).sort(), [
      'calendar_shared',
      'calendar_unshared',
    ]);
    assert.deepEqual(
      new Set(results.map(({ person: who }) => who?.uuid)),
      new Set([house.videographer.id]),
    );
  });

  test('is only for videographers', async () => {
    for (const who of [house.users.admin, house.users.clientUser]) {
      assert.equal((await api.ask(who, '/calendar/address')).status, 403);
      assert.equal((await api.send(who, 'POST', '/calendar/address')).status, 403);
      assert.equal((await api.send(who, 'DELETE', '/calendar/address')).status, 403);
    }
  });
});

test('trying many addresses is limited', async () => {
  const api = await startTestApi({
    limits: { ...unlimitedCalls, calls: 9, writes: 9, uploads: 9, signedOut: 2 },
  });
  const path = `/calendar/${'x'.repeat(86)}/shoots.ics`;
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await api.request(path)).status);
  await api.close();
  assert.deepEqual(statuses, [404, 404, 429]);
});

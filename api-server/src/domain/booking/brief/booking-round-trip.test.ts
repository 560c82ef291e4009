import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking, BookingInput } from '@shootline/shared-api/contract';
import { wallText, zoneOf } from '@shootline/shared-api/rules';
import { briefNames } from '@shootline/shared-api/rules/brief';
import { asc, eq, inArray } from '../../../platform/db/drizzle.ts';
import { booking, appUser } from '../../schema.ts';
import { workspaceId } from '../../../../demo/workspace.ts';
import { seedDemo } from '../../../../demo/seed-demo.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import { type TestApi, startTestApi, testNow } from '../../../../tests/test-api.ts';

const tenantId = workspaceId('demo');

/** The input that a form sends back for an unchanged booking. */
function formOf(read: Booking): BookingInput {
  const zone = zoneOf(read);
  const time = (instant: string | null) => instant && wallText(new Date(instant), zone);
  return {
    ...Object.fromEntries(briefNames.map((name) => [name, read[name as keyof Booking]])),
    client: read.client.id,
    date: time(read.date),
    arrival_and_setup_date: time(read.arrival_and_setup_date),
    is_address_manual: read.address?.is_manual ?? null,
  };
}

describe('a booking that a form sends back unchanged', () => {
  let api: TestApi;

  before(async () => {
    api = await startTestApi();
    await seedDemo(api.db, { now: testNow, files: api.deps.files });
  });
  after(() => api.close());

  async function whoIs(email: string) {
    const [found] = await workspaceTransaction(api.db, tenantId, (tx) =>
      tx.select().from(appUser).where(eq(appUser.email, email)),
    );
    assert.ok(found);
    return found;
  }

  /** Demo bookings that cover every choice and kind of address in each state. */
  async function everyShape() {
    const rows = await workspaceTransaction(api.db, tenantId, (tx) =>
      tx
        .select()
        .from(booking)
        .where(
          inArray(booking.state, ['draft', 'new', 'active', 'requested', 'assigned', 'on_hold']),
        )
        .orderBy(asc(booking.id)),
    );
    const seen = new Set<string>();
    return rows.filter((row) => {
      const { region, projectOwnerType, pointOfContactType, purchaseOrderType } = row;
      const isManual = row.address?.is_manual;
      const shape = { region, isManual, projectOwnerType, pointOfContactType, purchaseOrderType };
      const aspects = Object.entries(shape).map((aspect) => [row.state, ...aspect].join());
      const isNew = aspects.some((aspect) => !seen.has(aspect)) || row.title.length > 150;
      aspects.forEach((aspect) => seen.add(aspect));
      return isNew;
    });
  }

  const manual: boolean[] = [];
  for (const email of ['admin@demo.test', 'client@demo.test']) {
    test(`is saved and stays the same, for ${email}`, async () => {
      const viewer = await whoIs(email);
      let saved = 0;
      const kinds = new Set<boolean>();
      for (const { id } of await everyShape()) {
        const opened = await api.ask<Booking>(viewer, `/booking/${id}`);
        if (opened.status === 404 || !opened.body.permissions.update) continue;
        const read = opened.body;
        const { status, body } = await api.send<Booking & ApiErrorBody>(
          viewer,
          'PUT',
          `/booking/${id}`,
          formOf(read),
          { 'If-Match': `"${read.version}"` },
        );
        const told = `${read.booking_uid} ${read.state}: ${JSON.stringify(body.errors)}`;
        assert.equal(status, 200, told);
        assert.deepEqual({ ...body, version: read.version }, read);
        if (read.address) kinds.add(read.address.is_manual);
        saved += 1;
      }
      assert.ok(saved >= 5, `${saved} bookings`);
      manual.push(...kinds);
    });
  }

  test('is saved with looked-up and typed addresses', () => {
    assert.deepEqual([...new Set(manual)].sort(), [false, true]);
  });
});

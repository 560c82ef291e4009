import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking, BookingInput } from '@shootline/shared-api/contract';
import { wallText, zoneOf } from '@shootline/shared-api/rules';
import { asc, eq, inArray } from 'drizzle-orm';
import { booking, person } from '../../schema.ts';
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
    title: read.title,
    client: read.client.id,
    date: time(read.date),
    arrival_and_setup_date: time(read.arrival_and_setup_date),
    duration: read.duration,
    is_address_manual: read.address?.is_manual ?? null,
    address: read.address,
    is_parking_available: read.is_parking_available,
    parking_details: read.parking_details,
    project_owner_type: read.project_owner_type,
    project_owner: read.project_owner,
    booking_owner_phone_number: read.booking_owner_phone_number,
    point_of_contact_type: read.point_of_contact_type,
    point_of_contact: read.point_of_contact,
    booking_poc_phone_number: read.booking_poc_phone_number,
    invoice_to_user: read.invoice_to_user,
    invoice_notes: read.invoice_notes,
    layout_lighting_details: read.layout_lighting_details,
    video_type: read.video_type,
    video_type_details: read.video_type_details,
    interviewee_type: read.interviewee_type,
    interviewee_type_details: read.interviewee_type_details,
    interviewees_presenters_details: read.interviewees_presenters_details,
    camera_operator_capture_details: read.camera_operator_capture_details,
    inspiration_details: read.inspiration_details,
    purchase_order_type: read.purchase_order_type,
    purchase_order: read.purchase_order,
    quote_number_type: read.quote_number_type,
    quote_number: read.quote_number,
    is_equipment_terms_accepted: read.is_equipment_terms_accepted,
    is_terms_accepted: read.is_terms_accepted,
    shoot_footage_upload_type: read.shoot_footage_upload_type,
    covid_19: read.covid_19,
    additional_details: read.additional_details,
    maximum_budget: read.maximum_budget,
    maximum_budget_currency: read.maximum_budget_currency,
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
      tx.select().from(person).where(eq(person.email, email)),
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

import assert from 'node:assert/strict';
import type { XeroFile, XeroFileInput } from '@shootline/shared-api/contract';
import { recordsOf } from './exports.ts';
import type { TestApi } from './test-api.ts';
import { type TestWorkspace, createTestWorkspace } from './workspace.ts';

type BookingValues = Partial<Parameters<TestWorkspace['booking']>[0]>;
type InvoiceValues = NonNullable<Parameters<TestWorkspace['invoice']>[2]>;

/** A workspace whose finance makes files for Xero. */
export async function startXero(api: TestApi) {
  const workspace = await createTestWorkspace(api.db);
  const people = await workspace.everyone();
  const shot = (values: BookingValues = {}) =>
    workspace.booking({
      state: 'job_complete',
      clientId: people.client.id,
      submitterId: people.clientUser.id,
      cameraOperatorId: people.camop.id,
      date: new Date('2026-03-01T23:00:00Z'),
      title: 'Gala',
      ...values,
    });
  return {
    workspace,
    people,
    shot,
    approved: async (values: InvoiceValues = {}, of: BookingValues = {}) => {
      const booking = await shot(of);
      const { id } = await workspace.invoice(booking.id, of.cameraOperatorId ?? people.camop.id, {
        state: 'approved',
        claimedAmount: 740_00,
        invoiceNumber: `CN-${booking.bookingNumber}`,
        salesInvoiceNumber: `SI-${booking.bookingNumber}`,
        ...values,
      });
      return { id, booking };
    },
    make: async (body: XeroFileInput, who = people.finance) => {
      const answer = await api.send<XeroFile>(who, 'POST', '/invoice/xero-file', body);
      assert.equal(answer.status, 200);
      return { ...answer.body, records: recordsOf(answer.body.content) };
    },
  };
}

/** In hundredths, as a spreadsheet would add them up. */
export function sumOf(records: Record<string, string>[]): number {
  return records.reduce(
    (sum, record) =>
      sum + Math.round(Number(record['*UnitAmount']) * Number(record['*Quantity']) * 100),
    0,
  );
}

/** The number of each booking that was left out, with the reason. */
export function reasonsOf({ left_out }: XeroFile): string[][] {
  return left_out.map(({ booking_uid, reason }) => [booking_uid, reason]);
}

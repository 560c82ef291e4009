import assert from 'node:assert/strict';
import type { XeroFile, XeroFileInput } from '@shootline/shared-api/contract';
import { booking } from '../../src/domain/schema.ts';
import { recordsOf } from './exports.ts';
import type { TestApi } from '../test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../workspace.ts';

type BookingValues = Partial<Parameters<TestWorkspace['booking']>[0]>;
type InvoiceValues = NonNullable<Parameters<TestWorkspace['invoice']>[2]>;

/** A workspace whose finance creates files for Xero. */
export async function startXero(api: TestApi) {
  const workspace = await createTestWorkspace(api.db);
  const users = await workspace.everyone();
  const shot = (values: BookingValues = {}) =>
    workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      date: new Date('2026-03-01T23:00:00Z'),
      title: 'Gala',
      ...values,
    });
  return {
    workspace,
    users,
    shot,
    /** Inserts bookings an hour apart from 2025 on, in one statement. */
    shotHourly: (count: number) =>
      workspace.inside((tx) =>
        tx
          .insert(booking)
          .values(
            Array.from({ length: count }, (_, hour) => ({
              tenantId: workspace.tenantId,
              state: 'job_complete' as const,
              clientId: users.client.id,
              submitterId: users.clientUser.id,
              title: 'Long series',
              date: new Date(Date.UTC(2025, 0, 1, hour)),
            })),
          )
          .returning({ id: booking.id, date: booking.date }),
      ),
    approved: async (values: InvoiceValues = {}, of: BookingValues = {}) => {
      const made = await shot(of);
      const { id } = await workspace.invoice(made.id, of.videographerId ?? users.videographer.id, {
        state: 'approved',
        claimedAmount: 740_00,
        invoiceNumber: `CN-${made.bookingNumber}`,
        salesInvoiceNumber: `SI-${made.bookingNumber}`,
        ...values,
      });
      return { id, booking: made };
    },
    make: async (body: XeroFileInput, who = users.finance) => {
      const answer = await api.send<XeroFile>(who, 'POST', '/invoice/xero-file', body);
      assert.equal(answer.status, 200);
      return { ...answer.body, records: recordsOf(answer.body.content) };
    },
  };
}

/** The sum in hundredths, as a spreadsheet would add it up. */
export function sumOf(records: Record<string, string>[]): number {
  return records.reduce(
    (sum, record) =>
      sum + Math.round(Number(record['*UnitAmount']) * Number(record['*Quantity']) * 100),
    0,
  );
}

/** The number of each left-out booking, with the reason. */
export function reasonsOf({ left_out }: XeroFile): string[][] {
  return left_out.map(({ booking_uid, reason }) => [booking_uid, reason]);
}

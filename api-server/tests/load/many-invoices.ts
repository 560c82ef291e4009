import { sql } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { rowsOf } from '../../src/platform/db/rows.ts';

type Users = {
  client: { id: string };
  clientUser: { id: string; tenantId: string };
  videographer: { id: string };
};

/**
 * Adds this many approved invoices for completed bookings in Singapore, all but the first with a purchase
 * order number; returns their uuids. Bypasses the row triggers, which would take a minute.
 */
export async function addManyInvoices(
  db: Db,
  { client, clientUser, videographer }: Users,
  count: number,
): Promise<string[]> {
  const { tenantId } = clientUser;
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`select set_config('app.tenant_id', ${tenantId}, true)`);
    await tx.execute(sql`
      insert into shootline.booking (tenant_id, booking_number, state, client_id, submitter_id,
        camera_operator_id, address, duration)
      select ${tenantId}::uuid, 10000 + n, 'job_complete', ${client.id}::uuid, ${clientUser.id}::uuid,
        ${videographer.id}::uuid, '{"country_code": "SG", "locality": ""}', 4
      from generate_series(1, ${count}::int) n`);
    const made = await tx.execute(sql`
      insert into shootline.invoice (tenant_id, booking_id, camera_operator_id, state, currency, po_number)
      select tenant_id, id, camera_operator_id, 'approved', 'SGD',
        case when booking_number > 10001 then 'PO' end
      from shootline.booking where tenant_id = ${tenantId}::uuid and booking_number > 10000
      returning id`);
    return rowsOf<{ id: string }>(made).map(({ id }) => id);
  });
}

import { bookingActionCalls } from '../src/domain/action/booking-actions.gen.ts';
import { eq } from '../src/platform/db/drizzle.ts';
import type { Db } from '../src/platform/db/db.ts';
import { workspaceTransaction } from '../src/platform/db/workspace-transaction.ts';
import { booking } from '../src/domain/schema.ts';

const versioned = new Set<string>(
  Object.values(bookingActionCalls)
    .filter(({ isVersioned }) => isVersioned)
    .map(({ path }) => path.replace('/booking/{id}/', '')),
);
const actionPath = /^\/booking\/([0-9a-f-]{36})\/([a-z-]+)$/i;

/**
 * The `If-Match` header of a user who has just loaded the booking, for its versioned actions; empty for
 * other calls. Tests of concurrent changes send their own.
 */
export async function seenVersion(
  db: Db,
  tenantId: string,
  path: string,
): Promise<Record<string, string>> {
  const [, id, action] = actionPath.exec(path) ?? [];
  if (id === undefined || !versioned.has(action ?? '')) return {};
  const [row] = await workspaceTransaction(db, tenantId, (tx) =>
    tx.select({ version: booking.version }).from(booking).where(eq(booking.id, id)),
  );
  return { 'If-Match': `"${row?.version ?? 1}"` };
}

import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { mail, passwordTicket, session, trustedDevice } from '../../schema.ts';

/** Ends the sessions of users of a workspace, and forgets the devices that they trust. */
export async function endSessions(tx: Db, tenantId: string, ids: string[]): Promise<void> {
  for (const table of [session, trustedDevice]) {
    await tx.delete(table).where(and(eq(table.tenantId, tenantId), inArray(table.userId, ids)));
  }
}

/** Ends their sessions, and the password links that were mailed to them or are about to be. */
export async function endAccess(tx: Db, tenantId: string, ids: string[]): Promise<void> {
  await endSessions(tx, tenantId, ids);
  await tx
    .delete(passwordTicket)
    .where(and(eq(passwordTicket.tenantId, tenantId), inArray(passwordTicket.userId, ids)));
  const invited = sql`(${mail.content}->'passwordLink'->>'userId')::uuid`;
  await tx
    .delete(mail)
    .where(
      and(
        eq(mail.tenantId, tenantId),
        inArray(mail.state, ['queued', 'failed']),
        inArray(invited, ids),
      ),
    );
}

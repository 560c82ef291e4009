import { and, desc, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { invoiceFile, invoiceHistory, appUser } from '../schema.ts';
import type { InvoiceRow } from './invoice.repository.ts';
import { onKey } from '../../platform/db/query.ts';

type Entry = typeof invoiceHistory.$inferSelect;

/** An entry to add: the kind of change, its reason and its file. */
export type NewHistoryEntry = Pick<Entry, 'kind'> & {
  reason?: string;
  fileId?: string | undefined;
};

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];

/** Logs the viewer's change of an invoice and the resulting claim, in the same transaction. */
export async function addToHistory(
  tx: Db,
  viewer: Viewer,
  {
    id: invoiceId,
    tenantId,
    invoiceNumber,
    taxDetails,
    claimedAmount,
    currency,
    lineItems,
  }: InvoiceRow,
  { kind, reason, fileId }: NewHistoryEntry,
  now: Date,
): Promise<void> {
  await tx.insert(invoiceHistory).values({
    tenantId,
    invoiceId,
    kind,
    actorId: viewer.id,
    reason,
    invoiceNumber,
    taxDetails,
    claimedAmount,
    currency,
    lineItems,
    fileId,
    created: now,
  });
}

/**
 * The history of an invoice, newest first, with the user who made each change and the file if it still
 * exists.
 */
export async function listHistory(tx: Db, { id, tenantId }: Pick<InvoiceRow, 'id' | 'tenantId'>) {
  return tx
    .select({ entry: invoiceHistory, actor: appUser.fullName, file: invoiceFile })
    .from(invoiceHistory)
    .innerJoin(appUser, onKey(appUser, invoiceHistory.actorId))
    .leftJoin(invoiceFile, onKey(invoiceFile, invoiceHistory.fileId))
    .where(and(eq(invoiceHistory.tenantId, tenantId), eq(invoiceHistory.invoiceId, id)))
    .orderBy(desc(invoiceHistory.created), desc(invoiceHistory.id));
}

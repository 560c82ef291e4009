import type { InvoiceHistoryEntry } from '@shootline/shared-api/contract';
import { and, desc, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { invoice, invoiceFile, invoiceHistory, appUser } from '../schema.ts';
import type { InvoiceRow } from './invoice.repository.ts';
import { onKey } from '../../platform/db/query.ts';

type Entry = typeof invoiceHistory.$inferSelect;

/** An entry to add: the kind of change, its reason and its file. */
export type NewHistoryEntry = Pick<HistoryRow['entry'], 'kind'> & {
  reason?: string;
  fileId?: string | undefined;
};

type ListedRow = Awaited<ReturnType<typeof allHistory>>[number];

/** An entry that nobody has taken back. */
export type HistoryRow = Omit<ListedRow, 'entry'> & {
  entry: Omit<Entry, 'kind'> & { kind: InvoiceHistoryEntry['kind'] };
};

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

/** Adds to the history of a booking's invoices that the decision of this instant was taken back. */
export async function addUndone(
  tx: Db,
  { tenantId, id: bookingId }: { tenantId: string; id: string },
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const decided = await tx
    .select({ entry: invoiceHistory })
    .from(invoiceHistory)
    .innerJoin(invoice, onKey(invoice, invoiceHistory.invoiceId))
    .where(
      and(
        eq(invoice.tenantId, tenantId),
        eq(invoice.bookingId, bookingId),
        eq(invoiceHistory.tenantId, tenantId),
        eq(invoiceHistory.created, at),
      ),
    );
  const undone = decided.map(({ entry: { id: _id, ...entry } }) => entry);
  if (undone.length === 0) return;
  await tx
    .insert(invoiceHistory)
    .values(undone.map((entry) => ({ ...entry, kind: 'undone' as const, created: now })));
}

const allHistory = (tx: Db, { id, tenantId }: Pick<InvoiceRow, 'id' | 'tenantId'>) =>
  tx
    .select({ entry: invoiceHistory, actor: appUser.fullName, file: invoiceFile })
    .from(invoiceHistory)
    .innerJoin(appUser, onKey(appUser, invoiceHistory.actorId))
    .leftJoin(invoiceFile, onKey(invoiceFile, invoiceHistory.fileId))
    .where(and(eq(invoiceHistory.tenantId, tenantId), eq(invoiceHistory.invoiceId, id)))
    .orderBy(desc(invoiceHistory.created), desc(invoiceHistory.id));

/**
 * The history of an invoice, newest first, with the user who made each change and the file if it still
 * exists; without decisions that were taken back.
 */
export async function listHistory(
  tx: Db,
  of: Pick<InvoiceRow, 'id' | 'tenantId'>,
): Promise<HistoryRow[]> {
  const rows = await allHistory(tx, of);
  return rows.flatMap(({ entry: { kind, ...entry }, ...row }, place) =>
    kind === 'undone' || rows[place - 1]?.entry.kind === 'undone'
      ? []
      : [{ ...row, entry: { ...entry, kind } }],
  );
}

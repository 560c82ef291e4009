import type { CallSheetReader } from '@shootline/shared-api/contract';
import { and, asc, eq, isNull } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { onKey } from '../../platform/db/query.ts';
import { callSheetReader, mail } from '../schema.ts';

export type SheetReader = typeof callSheetReader.$inferSelect;

type Named = Pick<SheetReader, 'tenantId' | 'id'>;

const one = ({ tenantId, id }: Named) =>
  and(eq(callSheetReader.tenantId, tenantId), eq(callSheetReader.id, id));

const ofSheet = ({ tenantId, id }: Named) =>
  and(eq(callSheetReader.tenantId, tenantId), eq(callSheetReader.callSheetId, id));

/** Adds the readers of a call sheet and returns them. */
export async function insertReaders(
  tx: Db,
  readers: (typeof callSheetReader.$inferInsert)[],
): Promise<SheetReader[]> {
  return readers.length > 0 ? tx.insert(callSheetReader).values(readers).returning() : [];
}

/** The readers of a call sheet by role, each with the sending of their mail, null if none was queued. */
export async function listReaders(tx: Db, sheet: Named) {
  const { created, state, sent, lastError } = mail;
  const rows = await tx
    .select({ reader: callSheetReader, mail: { created, state, sent, lastError } })
    .from(callSheetReader)
    .leftJoin(mail, onKey(mail, callSheetReader.id))
    .where(ofSheet(sheet))
    .orderBy(asc(callSheetReader.id));
  const place = ({ reader }: (typeof rows)[number]) => roleOrder.indexOf(reader.role);
  return rows.sort((a, b) => place(a) - place(b));
}

const roleOrder: CallSheetReader['role'][] = ['videographer', 'point_of_contact', 'project_owner'];

export type ListedReader = Awaited<ReturnType<typeof listReaders>>[number];

/** A reader, or undefined. */
export async function findReader(tx: Db, named: Named): Promise<SheetReader | undefined> {
  const [row] = await tx.select().from(callSheetReader).where(one(named));
  return row;
}

/** Records that a reader has opened the call sheet, once. */
export async function markOpened(tx: Db, reader: Named, opened: Date): Promise<void> {
  await tx
    .update(callSheetReader)
    .set({ opened })
    .where(and(one(reader), isNull(callSheetReader.opened)));
}

export async function markReminded(tx: Db, reader: Named, reminded: Date): Promise<void> {
  await tx.update(callSheetReader).set({ reminded }).where(one(reader));
}

/** Records that a reader has confirmed the call sheet, once. */
export async function markConfirmed(
  tx: Db,
  reader: Named,
  confirmed: Date,
  confirmedBy: NonNullable<SheetReader['confirmedBy']>,
): Promise<void> {
  await tx
    .update(callSheetReader)
    .set({ confirmed, confirmedBy })
    .where(and(one(reader), isNull(callSheetReader.confirmed)));
}

import type { BookingState } from '@shootline/shared-api/contract';
import {
  type PgTable,
  type SQL,
  and,
  eq,
  getTableColumns,
  getTableName,
  lt,
  sql,
} from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import type { ChangeContext } from '../../booking/change/action-context.ts';
import {
  booking,
  bookingAssignment,
  bookingAvailability,
  bookingFile,
  callSheet,
  callSheetReader,
  cancellationFee,
  feedback,
  invoice,
  mail,
  stateLog,
  undoStep,
  userAction,
} from '../../schema.ts';
import type { StoredRows } from '../../schema/undo.ts';
import { removeContent } from '../../file/remove-content.job.ts';
import { enqueueEach } from '../../../platform/jobs/job-queue.ts';

/**
 * The tables whose rows of a booking an action may add, change or delete, each after those that it names:
 * files, call sheets, their readers.
 */
const attached: PgTable[] = [
  bookingFile,
  bookingAvailability,
  bookingAssignment,
  cancellationFee,
  callSheet,
  callSheetReader,
  invoice,
  feedback,
];

type Of = { tenantId: string; id: string };

/** The stored rows of a booking that an action may change. */
export async function readStored(tx: Db, { tenantId, id }: Of): Promise<StoredRows> {
  const rows = (table: PgTable, key: string) => sql`${getTableName(table)}::text, (
    select coalesce(jsonb_agg(to_jsonb(one)), '[]') from ${table} one
    where one.tenant_id = ${tenantId}::uuid and one.${sql.identifier(key)} = ${id}::uuid)`;
  const all = [rows(booking, 'id'), ...attached.map((table) => rows(table, 'booking_id'))];
  const [read] = rowsOf<{ stored: StoredRows }>(
    await tx.execute(sql`select jsonb_build_object(${sql.join(all, sql`, `)}) as stored`),
  );
  if (!read) throw new Error('A query without rows.');
  return read.stored;
}

/** The columns of a table that the database does not compute. */
const writable = (table: PgTable) =>
  Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => name);

async function restoreRows(tx: Db, table: PgTable, rows: StoredRows[string]) {
  const columns = writable(table).map((name) => sql.identifier(name));
  const set = columns.map((column) => sql`${column} = excluded.${column}`);
  const stored = sql`${JSON.stringify(rows)}::jsonb`;
  await tx.execute(sql`
    insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(columns, sql`, `)} from jsonb_populate_recordset(null::${table}, ${stored})
    on conflict (tenant_id, id) do update set ${sql.join(set, sql`, `)}`);
}

async function removeContents(tx: Db, { tenantId }: Of, added: SQL, now: Date): Promise<void> {
  const files = await tx
    .select({ storageKey: bookingFile.storageKey })
    .from(bookingFile)
    .where(added);
  await enqueueEach(tx, tenantId, removeContent, files, { at: now, now });
}

/** Gives a locked booking, at its next version, and everything attached to it back their stored rows. */
export async function restoreStored(
  tx: Db,
  of: Of,
  before: StoredRows,
  { version, at: modified }: { version: number; at: Date },
): Promise<void> {
  for (const table of attached.toReversed()) {
    const ids = (before[getTableName(table)] ?? []).map(({ id }) => String(id));
    const added = sql`tenant_id = ${of.tenantId}::uuid and booking_id = ${of.id}::uuid
      and id <> all(${sql.param(ids)}::uuid[])`;
    if (table === bookingFile) await removeContents(tx, of, added, modified);
    await tx.execute(sql`delete from ${table} where ${added}`);
  }
  // The booking first: its triggers touch call sheets and copies in the others.
  const bookings = (before['booking'] ?? []).map((row) => ({ ...row, version, modified }));
  await restoreRows(tx, booking, bookings);
  for (const table of attached) await restoreRows(tx, table, before[getTableName(table)] ?? []);
}

/** Keeps a step in place of the booking's last one, and forgets those of the workspace that are over. */
export async function keepStep(
  { tx, viewer, row, now }: ChangeContext,
  { before, heldUntil }: { before: StoredRows; heldUntil: Date },
): Promise<void> {
  // A worker must not send a mail that is just taken back.
  const until = new Date(heldUntil.getTime() - 1000);
  const { tenantId, id: bookingId, version } = row.booking;
  await tx.delete(undoStep).where(and(eq(undoStep.tenantId, tenantId), lt(undoStep.until, now)));
  const step = { actorId: viewer?.id ?? '', at: now, until, version, before };
  await tx
    .insert(undoStep)
    .values({ tenantId, bookingId, ...step })
    .onConflictDoUpdate({ target: [undoStep.tenantId, undoStep.bookingId], set: step });
}

/** Takes out the step of a booking; undefined without one. */
export async function takeStep(tx: Db, { tenantId, id }: Of) {
  const [step] = await tx
    .delete(undoStep)
    .where(and(eq(undoStep.tenantId, tenantId), eq(undoStep.bookingId, id)))
    .returning();
  return step;
}

/** Whether a booking has a log, or feedback that somebody gave, later than a step. */
export async function hasChangedSince(
  tx: Db,
  { tenantId, id }: Of,
  { at, before }: { at: Date; before: StoredRows },
): Promise<boolean> {
  const later = and(
    eq(stateLog.tenantId, tenantId),
    eq(stateLog.bookingId, id),
    sql`${stateLog.at} > ${sql.param(at, stateLog.at)}`,
  );
  const [log] = await tx.select({ id: stateLog.id }).from(stateLog).where(later).limit(1);
  if (log) return true;
  const kept = (before['feedback'] ?? []).filter(({ received }) => received);
  // Feedback is not logged.
  const given = and(
    eq(feedback.tenantId, tenantId),
    eq(feedback.bookingId, id),
    eq(feedback.received, true),
  );
  return (await tx.$count(feedback, given)) > kept.length;
}

/** Logs that the user has taken an action back, in the state that the booking had before and has again. */
export async function logUndo(
  tx: Db,
  { tenantId, id }: Of,
  { before, ...log }: { before: StoredRows; userId: string; at: Date; version: number },
): Promise<void> {
  const state = before['booking']?.[0]?.['state'] as BookingState;
  const logged = { fromState: state, toState: state, reason: 'undo', ...log };
  await tx.insert(stateLog).values({ tenantId, bookingId: id, ...logged });
}

/** Deletes what was written about a booking at this instant: logs, notifications and unsent mails. */
export async function forgetTelling(tx: Db, { tenantId, id }: Of, at: Date): Promise<void> {
  await tx
    .delete(stateLog)
    .where(and(eq(stateLog.tenantId, tenantId), eq(stateLog.bookingId, id), eq(stateLog.at, at)));
  await tx
    .delete(userAction)
    .where(
      and(
        eq(userAction.tenantId, tenantId),
        eq(userAction.bookingId, id),
        eq(userAction.created, at),
      ),
    );
  await tx
    .delete(mail)
    .where(
      and(
        eq(mail.tenantId, tenantId),
        eq(mail.aboutId, id),
        eq(mail.created, at),
        eq(mail.state, 'queued'),
      ),
    );
}

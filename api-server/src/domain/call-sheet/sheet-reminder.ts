import type { Db } from '../../platform/db/db.ts';
import { jobKind } from '../../platform/jobs/define-job.ts';
import { enqueueEach } from '../../platform/jobs/job-queue.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { SheetReader } from './sheet-reader.repository.ts';

/** The reminder of a reader who has not confirmed a call sheet a day before the shoot. */
export const sheetReminder = jobKind<{ reader: string }>('remind_of_call_sheet');

/** Before the shoot, when readers should have confirmed. */
export const confirmationMs = 24 * 3_600_000;

/** Enqueues the reminders of a new call sheet; none if its shoot begins within a day. */
export async function remindReaders(
  tx: Db,
  { booking: { tenantId, date } }: BookingRow,
  readers: SheetReader[],
  now: Date,
): Promise<void> {
  if (!date) return;
  const at = new Date(date.getTime() - confirmationMs);
  if (at <= now) return;
  const payloads = readers.map(({ id: reader }) => ({ reader }));
  await enqueueEach(tx, tenantId, sheetReminder, payloads, { at, now });
}

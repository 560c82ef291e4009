import { zoneOf } from '@shootline/shared-api/rules';
import type { Db } from '../../platform/db/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail-queue/mail-queue.ts';
import { inLanguageOf } from '../../platform/texts/languages.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { findCurrentReader } from '../call-sheet/current-reader.ts';
import { type SheetReader, markReminded } from '../call-sheet/sheet-reader.repository.ts';
import { sheetReminder } from '../call-sheet/sheet-reminder.ts';
import { withinHours } from '../offer/queue/offer-hours.rules.ts';
import { findUser } from '../people/user/user.repository.ts';
import { readWorkspaceSettings } from '../workspace/workspace-settings.repository.ts';
import { recipientOf, sheetReminderMail } from './mails/call-sheet.mail.ts';

/** When the reader may be reminded: now, or once the workspace's hours for offers begin in their zone. */
async function openingFor(
  tx: Db,
  { tenantId, userId }: SheetReader,
  { booking }: BookingRow,
  now: Date,
): Promise<Date> {
  const settings = await readWorkspaceSettings(tx, tenantId);
  if (settings.offer_hours === 'any') return now;
  const account = userId === null ? undefined : await findUser(tx, tenantId, userId);
  const hours = { from: settings.offer_hours_from, to: settings.offer_hours_to };
  return withinHours(now, hours, account?.timezone ?? zoneOf(booking));
}

/** Reminds a reader once, if the call sheet is still in force and they have not confirmed it. */
export const remindOfCallSheet = defineJob(sheetReminder, {
  async inTransaction(tx, { reader: id }, { tenantId, now }) {
    const found = await findCurrentReader(tx, { tenantId, id }, now);
    if (!found || found.sheet.outdated || found.reader.confirmed) return;
    const { reader, row } = found;
    const at = await openingFor(tx, reader, row, now);
    if (at > now) {
      await enqueue(tx, tenantId, sheetReminder, { reader: id }, { at, now });
      return;
    }
    const { booking } = row;
    const letter = inLanguageOf(reader, () => sheetReminderMail(reader, booking));
    const message = { ...letter, to: recipientOf(reader), aboutId: booking.id };
    await queueMail(tx, tenantId, message, now);
    await markReminded(tx, reader, now);
  },
});

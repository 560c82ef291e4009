import type { Db } from '../db/db.ts';
import type { Occasion, Writing } from './letter.ts';
import { queueMail } from './mail-queue.ts';

/** Mails someone what a writing says to them about a booking; nothing where it says nothing. */
export async function mailAbout(
  tx: Db,
  tenantId: string,
  writing: Writing,
  occasion: Occasion,
  now: Date,
): Promise<void> {
  const letter = writing(occasion);
  if (!letter) return;
  const { booking, to } = occasion;
  const message = { ...letter, to: { name: to.fullName, address: to.email } };
  await queueMail(tx, tenantId, { ...message, bookingId: booking.id }, now);
}

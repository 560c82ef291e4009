import type { ChangeContext } from '../booking/change/action-context.ts';
import type { BookingChange } from '../booking/change/booking-change.ts';
import { withdrawalVerbs } from './mails/withdrawal.mail.ts';
import { lastNotified } from './notification.repository.ts';

/**
 * Leaves out offers whose videographers already know of the withdrawal and have not been asked or
 * answered since, as a resumed queue puts them in line again without telling them.
 */
export async function dropKnownWithdrawals(
  { tx, row }: ChangeContext,
  change: BookingChange,
): Promise<BookingChange> {
  if (change.kind !== 'offers_withdrawn') return change;
  const recipientIds = change.offers.map(({ videographerId }) => videographerId);
  const told = await lastNotified(tx, row.booking, { recipientIds, verbs: withdrawalVerbs });
  const offers = change.offers.filter(({ videographerId, sent, answered }) => {
    const at = told.get(videographerId);
    return !at || [sent, answered].some((knewAt) => knewAt !== null && knewAt >= at);
  });
  return { ...change, offers };
}

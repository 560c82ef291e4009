import type { ChangeContext, Outcome, NotifyOfChanges } from '../booking/change/action-context.ts';
import { writeOutcome } from '../booking/change/booking-change.repository.ts';
import type { BookingRow } from '../booking/booking.repository.ts';

/**
 * Writes an outcome, logs it under this name and sends notifications, then the same for the outcome that
 * follows it; returns the changed booking.
 */
export async function applyOutcome(
  context: ChangeContext,
  notifyOfChanges: NotifyOfChanges,
  name: string,
  outcome: Outcome,
): Promise<BookingRow> {
  const row = await writeOutcome(context, outcome.name ?? name, outcome);
  const changed = { ...context, row };
  await notifyOfChanges(changed, outcome.changes ?? []);
  if (!outcome.next) return row;
  return applyOutcome(changed, notifyOfChanges, name, await outcome.next(row));
}

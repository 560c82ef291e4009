import type { ChangeContext, Outcome, NotifyOfChanges } from '../booking/change/action-context.ts';
import { writeOutcome } from '../booking/change/booking-change.repository.ts';
import type { BookingRow } from '../booking/booking.repository.ts';

/** Writes an outcome, logs it under this name and sends notifications; returns the changed booking. */
export async function applyOutcome(
  context: ChangeContext,
  notifyOfChanges: NotifyOfChanges,
  name: string,
  outcome: Outcome,
): Promise<BookingRow> {
  const row = await writeOutcome(context, name, outcome);
  await notifyOfChanges({ ...context, row }, outcome.changes ?? []);
  return row;
}

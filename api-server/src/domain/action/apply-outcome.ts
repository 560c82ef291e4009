import type { ChangeContext, Outcome, Tell } from '../booking/action-context.ts';
import { writeOutcome } from '../booking/booking-change.repository.ts';
import type { BookingRow } from '../booking/booking.repository.ts';

/** Writes what was done to a booking, under this name in its log, and tells of it. The booking then. */
export async function applyOutcome(
  context: ChangeContext,
  tell: Tell,
  name: string,
  outcome: Outcome,
): Promise<BookingRow> {
  const row = await writeOutcome(context, name, outcome);
  await tell({ ...context, row }, outcome.changes ?? []);
  return row;
}

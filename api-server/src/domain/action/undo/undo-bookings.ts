import type { BulkResult, UndoInput } from '@shootline/shared-api/contract';
import { conflict } from '../../../platform/errors/errors.ts';
import { enqueue } from '../../../platform/jobs/job-queue.ts';
import { presentSummary } from '../../booking/booking.presenter.ts';
import { loadBookings, lockBookings, missingBooking } from '../../booking/booking.repository.ts';
import type { CallContext } from '../../booking/change/action-context.ts';
import { addUndone } from '../../invoice/invoice-history.repository.ts';
import { offerLapse } from '../../offer/queue/offer-lapse.ts';
import { type EachCall, changeEach } from '../change-each.ts';
import {
  forgetTelling,
  hasChangedSince,
  logUndo,
  restoreStored,
  takeStep,
} from './undo-step.repository.ts';

const changed = () => conflict('This booking has changed meanwhile, so this cannot be undone.');

/** PostgreSQL's error of a videographer whose time another booking has taken meanwhile. */
const isTimeTaken = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23P01';

/**
 * Takes back the viewer's last action on a booking: its rows are as before, nobody is told of the action, and
 * only the version goes on. Throws 409 if its time is over or the booking has changed since.
 */
async function undo(
  { tx, viewer, deps }: CallContext,
  { uuid: id, version }: UndoInput['bookings'][number],
) {
  const { tenantId } = viewer;
  const now = deps.clock();
  const of = { tenantId, id };
  const [locked] = await lockBookings(tx, tenantId, [id]);
  const step = locked && (await takeStep(tx, of));
  if (!locked || step?.actorId !== viewer.id) throw missingBooking();
  if (now > step.until) throw conflict('It is too late to undo this: the emails are on their way.');
  if (version !== locked.booking.version || version !== step.version) throw changed();
  if (await hasChangedSince(tx, of, step)) throw changed();
  const next = { version: version + 1, at: now };
  await forgetTelling(tx, of, step.at);
  await addUndone(tx, of, { at: step.at, now });
  // Before the rows, as logs also write the booking's times of progress.
  await logUndo(tx, of, { before: step.before, userId: viewer.id, ...next });
  try {
    await restoreStored(tx, of, step.before, next);
  } catch (error) {
    throw isTimeTaken(error) ? changed() : error;
  }
  // An exclusive time may have ended while its offer was withdrawn.
  await enqueue(tx, tenantId, offerLapse, { booking: id }, { at: now, now });
  const [restored] = await loadBookings(tx, viewer, [id]);
  if (!restored) throw missingBooking();
  return presentSummary(restored, viewer, now);
}

/** Takes back the viewer's last actions on several bookings, each in a transaction of its own. */
export async function undoBookings(call: EachCall & { body: UndoInput }) {
  const { bookings } = call.body;
  const each = await changeEach(call, 'undoBookingActions', call.body, bookings, undo);
  return async () => {
    const results = (await each()).map(({ id, answer, error }): BulkResult => ({
      booking: id,
      result: answer,
      error,
    }));
    return { results };
  };
}

import type { Booking } from '@shootline/shared-api/contract';
import { wholeBooking } from '../booking-detail/whole-booking.ts';
import type {
  ActionContext,
  CallContext,
  RecordCall,
  Run,
  NotifyOfChanges,
  UndoHeader,
} from '../booking/change/action-context.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { refusalOf } from '../booking/rights/booking-refusal.rules.ts';
import { refuseStale } from '../booking/change/booking-version.repository.ts';
import { type BookingRow, lockBooking } from '../booking/booking.repository.ts';
import type { ActionName } from '../booking/rights/booking.rights.ts';
import { applyOutcome } from './apply-outcome.ts';
import { keepStep, readStored } from './undo/undo-step.repository.ts';

/** When the mails of an action may be sent that its caller wants to be able to undo; undefined if at once. */
export function heldFor(header: UndoHeader | undefined, now: Date): Date | undefined {
  const seconds = header?.['Undoable-For'];
  return seconds ? new Date(now.getTime() + seconds * 1000) : undefined;
}

/** The context of an action on a loaded booking. */
export function contextOn({ tx, viewer }: CallContext, row: BookingRow, now: Date): ActionContext {
  return { tx, viewer, row, permissions: permissionsOf(factsOf(row), viewer, now), now };
}

/**
 * Locks a booking, performs an action on it and returns it as changed. Throws 404 when the viewer may not
 * view it, 403 when the action is not theirs, and 409 when the state does not permit it or the booking has
 * changed since the version `seen`, if given. With `Undoable-For`, mails wait and the action can be undone.
 */
export async function changeBooking<Call extends RecordCall>(
  call: Call,
  notifyOfChanges: NotifyOfChanges,
  name: ActionName,
  run: Run<Call>,
  seen?: number,
): Promise<{ row: BookingRow; now: Date }> {
  const { tx, viewer, deps, path, header } = call;
  const row = await lockBooking(tx, viewer, path.id);
  const now = deps.clock();
  const refusal = refusalOf(name, factsOf(row), viewer, now);
  if (refusal) throw refusal;
  const heldUntil = heldFor(header, now);
  const context = { ...contextOn(call, row, now), heldUntil };
  await refuseStale(context, seen, 'action');
  const before = heldUntil && (await readStored(tx, row.booking));
  const outcome = await run(context, call);
  const changed = await applyOutcome(context, notifyOfChanges, name, outcome);
  if (before) await keepStep({ ...context, row: changed }, { before, heldUntil });
  return { row: changed, now };
}

/** Does the same as `changeBooking`; returns the whole booking with fresh permissions. */
export async function performBookingAction<Call extends RecordCall>(
  call: Call,
  notifyOfChanges: NotifyOfChanges,
  name: ActionName,
  run: Run<Call>,
  seen?: number,
): Promise<Booking> {
  const { row, now } = await changeBooking(call, notifyOfChanges, name, run, seen);
  return wholeBooking(call.tx, call.viewer, row, now);
}

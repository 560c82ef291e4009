import type { Booking } from '@shootline/shared-api/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { booking, stateLog } from '../schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type News, notify } from '../notification/notify.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { presentBooking } from '../booking-detail/booking-detail.presenter.ts';
import { loadDetails } from '../booking-detail/booking-detail.repository.ts';
import { type ActionName, bookingActions } from '../booking/booking.rights.ts';
import type { Change, Changing, Run } from '../booking/action-context.ts';
import { permissionsOf } from '../booking/booking-permission.rules.ts';
import { factsOf } from '../booking/booking.presenter.ts';
import { refusalOf } from '../booking/booking-refusal.rules.ts';
import { type BookingRow, findBooking, loadBookings } from '../booking/booking.repository.ts';

/** The actions that have a `run`. */
type RunnableName = {
  [Name in ActionName]: (typeof bookingActions)[Name] extends { run: unknown } ? Name : never;
}[ActionName];

type InputOf<Name extends RunnableName> = Parameters<(typeof bookingActions)[Name]['run']>[1];

export type Acting = { tx: Db; viewer: Viewer; deps: Pick<Deps, 'clock'> };

/** Locks bookings until the transaction ends, in the order in which everyone locks them. */
export async function lockBookingRows(tx: Db, tenantId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.tenantId, tenantId), inArray(booking.id, ids)))
    .orderBy(asc(booking.id))
    .for('update');
}

/** A booking of the workspace, locked until the transaction ends; undefined when there is none. */
export async function lockRow(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<BookingRow | undefined> {
  await lockBookingRows(tx, tenantId, [id]);
  // Read after the lock, so that it is what the one before has left.
  const [row] = await loadBookings(tx, { tenantId }, [id]);
  return row;
}

/** A booking that the viewer may view, locked until the transaction ends. Throws 404. */
export async function lockBooking(tx: Db, viewer: Viewer, id: string): Promise<BookingRow> {
  await lockRow(tx, viewer.tenantId, id);
  const row = await findBooking(tx, viewer, id);
  if (!row) throw notFound("Sorry, we can't find this booking.");
  return row;
}

/** The booking whole as the viewer may read it now, also one that they no longer may find. */
export async function freshBooking(
  tx: Db,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<Booking> {
  const [row] = await loadBookings(tx, viewer, [id]);
  if (!row) throw notFound();
  return presentBooking({ row, details: await loadDetails(tx, viewer, row), viewer, now });
}

/** Tells those whom the news of a booking concern, as it is now. */
export async function announce(
  { tx, viewer, now }: Pick<Acting, 'tx' | 'viewer'> & { now: Date },
  id: string,
  news: News[],
): Promise<void> {
  await tell({ tx, viewer, now }, { id, tenantId: viewer.tenantId }, news);
}

async function tell(
  { tx, viewer, now }: Pick<Changing, 'tx' | 'viewer' | 'now'>,
  { id, tenantId }: { id: string; tenantId: string },
  news: News[],
): Promise<void> {
  const [row] = news.length === 0 ? [] : await loadBookings(tx, { tenantId }, [id]);
  if (!row) return;
  const facts = factsOf(row);
  for (const one of news) {
    await notify(tx, row.booking, viewer, (user) => permissionsOf(facts, user, now), one, now);
  }
}

/**
 * Writes what an action makes of a booking: its fields, state, next version, a state log of who did
 * what and when, and the notifications (decisions §1).
 */
export async function applyChange(changing: Changing, name: string, change: Change): Promise<void> {
  const { tx, viewer, row, now } = changing;
  const { id, tenantId, state, version } = row.booking;
  const to = change.to ?? state;
  const next = change.keepsVersion ? version : version + 1;
  await tx
    .update(booking)
    .set({ ...change.set, state: to, version: next, modified: now })
    .where(and(eq(booking.tenantId, tenantId), eq(booking.id, id)));
  await tx.insert(stateLog).values({
    tenantId,
    bookingId: id,
    at: now,
    fromState: state,
    toState: to,
    personId: viewer?.id ?? null,
    reason: change.reason ?? name,
    version: next,
    fields: [...(change.fields ?? []), ...(to === state ? [] : ['state'])],
  });
  await tell(changing, { id, tenantId }, change.news ?? []);
}

/**
 * Does one action of the lifecycle on a booking (decisions §1, §2) under a lock on its row and gives
 * back the whole booking with fresh permissions. Throws 404 when the viewer may not view it, 403
 * when the action is not theirs, 409 when the state does not permit it.
 */
export async function performBookingAction<Name extends RunnableName>(
  { tx, viewer, deps }: Acting,
  id: string,
  name: Name,
  input: InputOf<Name>,
): Promise<Booking> {
  const row = await lockBooking(tx, viewer, id);
  const now = deps.clock();
  const facts = factsOf(row);
  const refusal = refusalOf(name, facts, viewer, now);
  if (refusal) throw refusal;
  const running = { tx, viewer, row, permissions: permissionsOf(facts, viewer, now), now };
  const run = bookingActions[name].run as Run<InputOf<Name>>;
  await applyChange(running, name, await run(running, input));
  return freshBooking(tx, viewer, row.booking.id, now);
}

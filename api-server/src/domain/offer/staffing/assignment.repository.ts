import { and, eq, isNull } from '../../../platform/db/drizzle.ts';
import type { ChangeContext } from '../../booking/change/action-context.ts';
import type { BookingRow } from '../../booking/booking.repository.ts';
import { momentText, timeBy } from '../../booking/brief/shoot-time.rules.ts';
import { bookingAssignment } from '../../schema.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import type { User } from '../../../platform/session/viewer.ts';
import { lockVideographer, shootsDuring } from '../../availability/free-time.repository.ts';
import { type Offer, cancelOpenOffers, setOfferOf } from '../offer.repository.ts';
import { shootSpan, spanText, workSpan } from '../../availability/shoot-span.rules.ts';

function openAssignment({ booking: { id, tenantId } }: BookingRow) {
  return and(
    eq(bookingAssignment.tenantId, tenantId),
    eq(bookingAssignment.bookingId, id),
    isNull(bookingAssignment.released),
  );
}

/**
 * Throws 409 when a videographer films elsewhere during the booking, naming the time but not the client.
 * Locks the videographer until the transaction ends, so that nobody else can assign them meanwhile.
 */
export async function refuseOverlap(
  { tx, row, viewer }: ChangeContext,
  videographer: Pick<User, 'id' | 'fullName'>,
): Promise<void> {
  const { id, tenantId } = row.booking;
  await lockVideographer(tx, tenantId, videographer.id);
  const span = workSpan(row.booking);
  if (!span) return;
  const [other] =
    (await shootsDuring(tx, tenantId, span, id, [videographer.id])).get(videographer.id) ?? [];
  if (!other) return;
  const { from, to, zone } = other;
  const who = viewer?.id === videographer.id ? 'you film' : `${videographer.fullName} films`;
  throw conflict(
    `Sorry, ${who} another shoot from ${momentText(from, zone)} to ${timeBy(to, from, zone)}, ` +
      'which overlaps this one.',
  );
}

/**
 * Records a videographer's assignment and returns the other offers, which it withdraws. The action sets
 * the booking's own columns. Throws 409 when the videographer films elsewhere at that time.
 */
export async function assignVideographer(
  context: ChangeContext,
  videographer: Pick<User, 'id' | 'fullName'>,
): Promise<Offer[]> {
  const { tx, row, now } = context;
  const { id: bookingId, tenantId } = row.booking;
  await refuseOverlap(context, videographer);
  const span = shootSpan(row.booking);
  await tx.insert(bookingAssignment).values({
    tenantId,
    bookingId,
    videographerId: videographer.id,
    assigned: now,
    during: span ? spanText(span) : null,
  });
  const withdrawn = await cancelOpenOffers(tx, row, videographer.id);
  await setOfferOf(tx, row, videographer.id, { state: 'available', exclusiveUntil: null });
  return withdrawn;
}

/**
 * Updates the assigned videographer's time after the booking has changed; `row` is the changed booking.
 * Throws 409 when they film elsewhere at that time.
 */
export async function moveAssignment(context: ChangeContext): Promise<void> {
  const { tx, row } = context;
  if (row.videographer) await refuseOverlap(context, row.videographer);
  const span = shootSpan(row.booking);
  await tx
    .update(bookingAssignment)
    .set({ during: span ? spanText(span) : null })
    .where(openAssignment(row));
}

/** Records the end of an assignment. The action clears the booking's own column. */
export async function endAssignment({ tx, row, now }: ChangeContext): Promise<void> {
  await tx.update(bookingAssignment).set({ released: now }).where(openAssignment(row));
}

/** Frees the time of a cancelled shoot; its videographer stays assigned for the record. */
export async function releaseTime({ tx, row }: ChangeContext): Promise<void> {
  await tx.update(bookingAssignment).set({ during: null }).where(openAssignment(row));
}

/** Ids of the videographers who are or were assigned to the booking. */
export async function everAssigned({ tx, row }: ChangeContext): Promise<Set<string>> {
  const { id, tenantId, videographerId } = row.booking;
  const rows = await tx
    .select({ id: bookingAssignment.videographerId })
    .from(bookingAssignment)
    .where(and(eq(bookingAssignment.tenantId, tenantId), eq(bookingAssignment.bookingId, id)));
  return new Set([...rows.map((one) => one.id), ...(videographerId ? [videographerId] : [])]);
}

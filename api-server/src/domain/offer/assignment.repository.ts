import { wallText } from '@shootline/shared-api/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Changing } from '../booking/action-context.ts';
import { bookingAssignment } from '../schema.ts';
import { conflict } from '../../platform/http/errors.ts';
import { mailAbout } from '../../platform/mail/mail-about.ts';
import { assignmentMail, unassignmentMail } from '../notification/mails/assignment.mail.ts';
import type { Person } from '../../platform/session/viewer.ts';
import { findPeople } from '../user/user.repository.ts';
import { lockOperator, takenDuring } from './free-time.repository.ts';
import { cancelOpenOffers, setOfferOf } from './offer.repository.ts';
import { shootSpan, spanText, workSpan } from './shoot-span.rules.ts';

/**
 * Throws 409 when a videographer films elsewhere during the booking, with that time but not for
 * whom. Until the transaction ends, no other gives them a shoot.
 */
export async function refuseOverlap(
  { tx, row, viewer }: Changing,
  operator: Pick<Person, 'id' | 'fullName'>,
): Promise<void> {
  const { id, tenantId } = row.booking;
  await lockOperator(tx, tenantId, operator.id);
  const span = workSpan(row.booking);
  if (!span) return;
  const taken = (await takenDuring(tx, tenantId, span, id, [operator.id])).get(operator.id);
  if (!taken) return;
  const { from, to, zone } = taken;
  const who = viewer?.id === operator.id ? 'you film' : `${operator.fullName} films`;
  throw conflict(
    `Sorry, ${who} another shoot from ${wallText(from, zone)} to ${wallText(to, zone)} ` +
      `(${zone}), which overlaps this one.`,
  );
}

/**
 * Notes that a videographer is assigned from now on, calls the other offers back and tells them by
 * mail; the booking's own columns are the action's to set. Throws 409 when they film elsewhere then.
 */
export async function assignOperator(
  changing: Changing,
  operator: Pick<Person, 'id' | 'fullName' | 'email' | 'role'>,
): Promise<void> {
  const { tx, row, now } = changing;
  const { id: bookingId, tenantId } = row.booking;
  await refuseOverlap(changing, operator);
  const span = shootSpan(row.booking);
  await tx.insert(bookingAssignment).values({
    tenantId,
    bookingId,
    cameraOperatorId: operator.id,
    assigned: now,
    during: span ? spanText(span) : null,
  });
  await cancelOpenOffers(tx, row, operator.id);
  await setOfferOf(tx, row, operator.id, { state: 'available', exclusiveUntil: null });
  // Also to one who has just accepted: it is what they keep.
  const occasion = { booking: row.booking, to: operator, mayView: true };
  await mailAbout(tx, tenantId, assignmentMail(), occasion, now);
}

/** Notes that nobody is assigned from now on; the booking's own column is the action's to clear. */
export async function endAssignment({ tx, row, now }: Changing): Promise<void> {
  const { id, tenantId } = row.booking;
  await tx
    .update(bookingAssignment)
    .set({ released: now })
    .where(
      and(
        eq(bookingAssignment.tenantId, tenantId),
        eq(bookingAssignment.bookingId, id),
        isNull(bookingAssignment.released),
      ),
    );
}

/** The same with word to the videographer, unless they did it themselves. */
export async function releaseOperator(changing: Changing): Promise<void> {
  const { tx, row, now, viewer } = changing;
  const { cameraOperatorId, tenantId } = row.booking;
  await endAssignment(changing);
  if (!cameraOperatorId || cameraOperatorId === viewer?.id) return;
  const to = (await findPeople(tx, tenantId, [cameraOperatorId])).get(cameraOperatorId);
  if (!to) return;
  const occasion = { booking: row.booking, to, mayView: false };
  await mailAbout(tx, tenantId, unassignmentMail(), occasion, now);
}

/** Gives the time of a cancelled shoot back to its videographer, who stays assigned for the record. */
export async function giveTimeBack({ tx, row }: Changing): Promise<void> {
  const { id, tenantId } = row.booking;
  await tx
    .update(bookingAssignment)
    .set({ during: null })
    .where(
      and(
        eq(bookingAssignment.tenantId, tenantId),
        eq(bookingAssignment.bookingId, id),
        isNull(bookingAssignment.released),
      ),
    );
}

/** The videographers who are or once were assigned to the booking. */
export async function everAssigned({ tx, row }: Changing): Promise<Set<string>> {
  const { id, tenantId, cameraOperatorId } = row.booking;
  const rows = await tx
    .select({ id: bookingAssignment.cameraOperatorId })
    .from(bookingAssignment)
    .where(and(eq(bookingAssignment.tenantId, tenantId), eq(bookingAssignment.bookingId, id)));
  return new Set([...rows.map((one) => one.id), ...(cameraOperatorId ? [cameraOperatorId] : [])]);
}

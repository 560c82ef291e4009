import {
  type BookingState,
  type BookingSummary,
  type InvoiceState,
  commentVerbs,
  isCancelled,
  roles,
} from '@shootline/shared-api/contract';
import {
  type SQL,
  alias,
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
} from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import {
  booking,
  callSheet,
  callSheetReader,
  cancellationFee,
  feedback,
  invoice,
  userAction,
} from '../../schema.ts';
import type { FurtherCondition, ViewPart } from './booking-view.rules.ts';
import { bookingRights } from '../rights/booking.rights.ts';

type Condition = (tx: Db, viewer: Viewer, now: Date) => SQL | undefined;

type NeedsMe = NonNullable<BookingSummary['needs_me']>;

/** A row about the booking at hand. */
const onBooking = (
  of: typeof cancellationFee | typeof invoice | typeof feedback,
  { tenantId }: Viewer,
  ...further: (SQL | undefined)[]
) => and(eq(of.tenantId, tenantId), eq(of.bookingId, booking.id), ...further);

const inStates = (states: readonly BookingState[]) => inArray(booking.state, [...states]);

/** The videographer may submit an invoice, and has none that is submitted or approved, or a further one. */
const toInvoice: Condition = (tx, viewer) => {
  const { from } = bookingRights.submit_invoice;
  const ownFee = tx
    .select({ id: cancellationFee.id })
    .from(cancellationFee)
    .where(onBooking(cancellationFee, viewer, eq(cancellationFee.videographerId, viewer.id)));
  const ownInvoices = (...states: InvoiceState[]) =>
    tx
      .select({ id: invoice.id })
      .from(invoice)
      .where(
        onBooking(
          invoice,
          viewer,
          eq(invoice.videographerId, viewer.id),
          eq(invoice.kind, 'invoice'),
          inArray(invoice.state, states),
        ),
      );
  return and(
    or(
      and(
        inStates(from.filter((state) => !isCancelled({ state }))),
        eq(booking.videographerId, viewer.id),
      ),
      and(inStates(from), exists(ownFee)),
    ),
    or(notExists(ownInvoices('submitted', 'approved')), exists(ownInvoices('init', 'rejected'))),
  );
};

/** The reasons for which bookings need a client, the first one first. */
function needs(tx: Db, viewer: Viewer): [NeedsMe, SQL | undefined][] {
  const unread = tx
    .select({ id: userAction.bookingId })
    .from(userAction)
    .where(
      and(
        eq(userAction.tenantId, viewer.tenantId),
        eq(userAction.recipientId, viewer.id),
        sql`${userAction.unread}`,
        eq(userAction.verb, commentVerbs.project),
      ),
    );
  const hasUnread = inArray(booking.id, unread);
  if (viewer.role === roles.unapproved_client_user) return [['comment', hasUnread]];
  const ownFeedback = (received: boolean) =>
    tx
      .select({ id: feedback.id })
      .from(feedback)
      .where(
        onBooking(
          feedback,
          viewer,
          eq(feedback.authorId, viewer.id),
          eq(feedback.received, received),
        ),
      );
  // Asked for or, before completion, missing.
  const isDue = or(
    and(inStates(bookingRights.submit_feedback.from), exists(ownFeedback(false))),
    and(inStates(['shoot_completed', 'footage_provided']), notExists(ownFeedback(true))),
  );
  return [
    ['feedback', isDue],
    ['comment', hasUnread],
  ];
}

const needsMe: Condition = (tx, viewer) => or(...needs(tx, viewer).map(([, isNeeded]) => isNeeded));

/** Why each of these bookings is in the viewer's view `needs_me`, by its id. */
export async function whyNeeded(
  tx: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, { needs_me: NeedsMe }>> {
  if (ids.length === 0) return new Map();
  const cases = needs(tx, viewer).map(([reason, isNeeded]) => sql`when ${isNeeded} then ${reason}`);
  const rows = await tx
    .select({ id: booking.id, reason: sql<NeedsMe | null>`case ${sql.join(cases, sql` `)} end` })
    .from(booking)
    .where(and(eq(booking.tenantId, viewer.tenantId), inArray(booking.id, [...ids])));
  return new Map(rows.flatMap(({ id, reason }) => (reason ? [[id, { needs_me: reason }]] : [])));
}

/** Cancelled late, written to match the index, and without the fee of `isFeeSettled`. */
const feeDue: Condition = (tx, viewer) => {
  const settling = tx
    .select({ id: cancellationFee.id })
    .from(cancellationFee)
    .where(
      onBooking(
        cancellationFee,
        viewer,
        or(
          isNull(booking.videographerId),
          eq(cancellationFee.videographerId, booking.videographerId),
        ),
      ),
    );
  return sql`${booking.lateFee} is not null and (not ${booking.hasFee} or ${notExists(settling)})`;
};

/** The newest call sheet is outdated, or a reader has not confirmed it. */
const toConfirm: Condition = (tx, { tenantId }) => {
  const later = alias(callSheet, 'later');
  const isNewest = notExists(
    tx
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.tenantId, tenantId),
          eq(later.bookingId, callSheet.bookingId),
          gt(later.version, callSheet.version),
        ),
      ),
  );
  const waiting = tx
    .select({ id: callSheetReader.id })
    .from(callSheetReader)
    .where(
      and(
        eq(callSheetReader.tenantId, tenantId),
        eq(callSheetReader.callSheetId, callSheet.id),
        isNull(callSheetReader.confirmed),
      ),
    );
  return exists(
    tx
      .select({ id: callSheet.id })
      .from(callSheet)
      .where(
        and(
          eq(callSheet.tenantId, tenantId),
          eq(callSheet.bookingId, booking.id),
          isNewest,
          or(isNotNull(callSheet.outdated), exists(waiting)),
        ),
      ),
  );
};

const shootOver: Condition = (_tx, _viewer, now) =>
  sql`${booking.date} + coalesce(${booking.duration}, 0) * interval '1 hour' <= ${sql.param(now, booking.date)}`;
const ownShoot: Condition = (_tx, viewer) => eq(booking.videographerId, viewer.id);

const conditions: Record<FurtherCondition, Condition> = {
  unstaffed: () => isNull(booking.videographerId),
  shoot_over: shootOver,
  own_shoot_over: (...of) => and(ownShoot(...of), shootOver(...of)),
  fee_due: feeDue,
  own_shoot: ownShoot,
  to_invoice: toInvoice,
  needs_me: needsMe,
  to_confirm: toConfirm,
};

/** Condition on `booking` for a part of a view; `visibleTo` must be checked as well. */
export function ofPart(
  tx: Db,
  viewer: Viewer,
  { states, from, before, further }: ViewPart,
  now: Date,
): SQL | undefined {
  return and(
    states && inStates(states),
    from && gte(booking.date, from),
    before && lt(booking.date, before),
    further && conditions[further](tx, viewer, now),
  );
}

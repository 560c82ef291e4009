import type { AvailabilityState } from '@shootline/shared-api/contract';
import {
  sql,
  boolean,
  index,
  integer,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../../platform/db/drizzle.ts';
import { booking, bookingId } from './booking.ts';
import { humanText, id, instant, shootline, timeSpan } from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

/** A job offer to one videographer. */
export const bookingAvailability = shootline.table(
  'booking_availability',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    videographerId: uuid('camera_operator_id').notNull(),
    state: text('state').$type<AvailabilityState>().notNull().default('init'),
    /** Place in the queue, 1 first. */
    rank: integer('rank').notNull().default(1),
    sent: instant('sent'),
    exclusiveUntil: instant('exclusive_until'),
    answered: instant('answered'),
    /** When it opens, while it is next in line and waits for the hours in which it may. */
    opens: instant('opens'),
    /** Why it was declined; empty without a reason and in other states. */
    declineReason: text('decline_reason').notNull().default(''),
    /**
     * These five are trigger-maintained copies of the booking's columns, so that the list reads offers
     * only.
     */
    bookingDate: instant('booking_date'),
    bookingEnd: instant('booking_end'),
    bookingTitle: humanText('booking_title').notNull().default(''),
    clientName: humanText('client_name').notNull().default(''),
    isBookingDeleted: boolean('is_booking_deleted').notNull().default(false),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => {
    const byDate = sql`${t.bookingDate} desc nulls last`;
    const byId = sql`${t.id} desc`;
    return [
      ...ofTenant(t, { bookingId: booking, videographerId: appUser }),
      unique('availability_once').on(t.tenantId, t.bookingId, t.videographerId),
      // For the link in a mail, which names no workspace.
      index('availability_id').on(t.id),
      index('availability_operator').on(
        t.tenantId,
        t.videographerId,
        t.state,
        t.id,
        t.isBookingDeleted,
      ),
      index('availability_operator_date').on(
        t.tenantId,
        t.videographerId,
        t.bookingDate,
        t.state,
        t.isBookingDeleted,
      ),
      // For the ranking: counts answered offers of the last year.
      index('availability_answers').on(
        t.tenantId,
        t.videographerId,
        t.sent,
        t.answered,
        t.state,
        t.exclusiveUntil,
      ),
      index('availability_state').on(t.tenantId, t.state, t.id, t.isBookingDeleted),
      // Views hold one state and future shoots; with the shoots' ends they can be read from the index
      // alone.
      index('availability_state_date').on(
        t.tenantId,
        t.state,
        byDate,
        byId,
        t.isBookingDeleted,
        t.bookingEnd,
      ),
      // Offers to answer, including those that wait to be sent again.
      index('availability_unanswered')
        .on(t.tenantId, byDate, byId, t.isBookingDeleted)
        .where(
          sql`(${t.state} = 'unknown' or ${t.state} = 'awaiting_send' and ${t.sent} is not null)`,
        ),
      index('availability_opens')
        .on(t.tenantId, t.bookingId)
        .where(sql`${t.opens} is not null`),
      index('availability_date').on(t.tenantId, byDate, byId, t.isBookingDeleted),
      ...[
        { name: 'availability_title', value: t.bookingTitle },
        { name: 'availability_client', value: t.clientName },
      ].map(({ name, value }) =>
        index(name).on(
          t.tenantId,
          value,
          t.id,
          t.isBookingDeleted,
          t.state,
          t.bookingDate,
          t.bookingEnd,
          t.sent,
        ),
      ),
    ];
  },
);

/**
 * Current and former assignments. The row without `released` matches the booking's `camera_operator_id`.
 */
export const bookingAssignment = shootline.table(
  'booking_assignment',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    videographerId: uuid('camera_operator_id').notNull(),
    assigned: instant('assigned').notNull().defaultNow(),
    released: instant('released'),
    /** The time of filming, without overlaps for a videographer; null once the time is free again. */
    during: timeSpan('during'),
  },
  (t) => [
    ...ofTenant(t, { bookingId: booking, videographerId: appUser }),
    index('assignment_booking').on(t.tenantId, t.bookingId),
    uniqueIndex('assignment_open')
      .on(t.tenantId, t.bookingId)
      .where(sql`released is null`),
    index('assignment_operator').on(t.tenantId, t.videographerId),
    // For the ranking: everyone's recent jobs at once.
    index('assignment_recent')
      .on(t.tenantId, t.assigned, t.videographerId)
      .where(sql`released is null`),
  ],
);

import {
  type BookingView,
  type WorkKind,
  bookingViewsOf,
  isVideographer,
  roles,
} from '@shootline/shared-api/contract';
import {
  type SQL,
  type SQLWrapper,
  and,
  asc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { onKey, ordered } from '../../platform/db/query.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { type Viewer, isFinanceStaff } from '../../platform/session/viewer.ts';
import { conditionsOf } from '../booking/list/booking-filter.repository.ts';
import { matching } from '../invoice/list/invoice-list.repository.ts';
import { answerBy, viewableOffers } from '../offer/offer-visibility.repository.ts';
import { booking, bookingAvailability, feedback, invoice } from '../schema.ts';
import { type FoundWork, hasDeadline } from './urgency.rules.ts';
import { workCap } from './work-groups.rules.ts';

type Finding = (tx: Db, viewer: Viewer, now: Date) => SQL[];

/** Milliseconds since 1970. */
const millis = (instant: SQLWrapper) =>
  sql<number>`(extract(epoch from ${instant}) * 1000)::float8`;

const found = (kind: WorkKind, id: SQLWrapper, start: SQLWrapper, end: SQLWrapper) => ({
  kind: sql<WorkKind>`${kind}::text`.as('kind'),
  id: sql<string>`${id}`.as('id'),
  start: millis(start).as('start'),
  end: millis(end).as('end'),
});

/** The first bookings of a view: those ahead by date, apart from those that began first. */
function bookingsOf(view: BookingView & WorkKind): Finding {
  return (tx, viewer, now) => {
    const end = sql`${booking.date} + coalesce(${booking.duration}, 0) * interval '1 hour'`;
    // Editors cannot complete a booking.
    const isOthers = view === 'to_complete' && viewer.role === roles.editor;
    const state = isOthers ? (['assigned', 'shoot_completed'] as const) : undefined;
    const ranges = hasDeadline(view)
      ? [gte(booking.date, now), or(isNull(booking.date), lt(booking.date, now))]
      : [undefined];
    const parts = conditionsOf(tx, viewer, { view, ...(state && { state: [...state] }) }, now);
    return parts.flatMap((part) =>
      ranges.map(
        (range) =>
          sql`${tx
            .select(found(view, booking.id, booking.date, end))
            .from(booking)
            .where(and(part, range))
            .orderBy(ordered(booking.date, true), asc(booking.id))
            .limit(workCap)}`,
      ),
    );
  };
}

const offers: Finding = (tx, viewer, now) => {
  const { id, bookingDate } = bookingAvailability;
  const end = answerBy(now);
  return [
    sql`${tx
      .select(found('offer', id, end, end))
      .from(bookingAvailability)
      .where(viewableOffers(viewer, 'to_answer', now))
      .orderBy(ordered(bookingDate, true), asc(id))
      .limit(workCap)}`,
  ];
};

const invoices: Finding = (tx, viewer) => [
  sql`${tx
    .select(found('invoice', invoice.id, invoice.waitingSince, invoice.waitingSince))
    .from(invoice)
    .where(
      and(matching(tx, viewer.tenantId, { view: 'to_approve' }), isNotNull(invoice.waitingSince)),
    )
    .orderBy(asc(invoice.waitingSince), asc(invoice.id))
    .limit(workCap)}`,
];

const requests: Finding = (tx, viewer) => [
  sql`${tx
    .select(found('feedback', feedback.id, feedback.created, feedback.created))
    .from(feedback)
    .innerJoin(booking, onKey(booking, feedback.bookingId))
    .where(
      and(
        eq(feedback.tenantId, viewer.tenantId),
        eq(feedback.authorId, viewer.id),
        eq(feedback.received, false),
        isNull(feedback.dismissed),
        ne(booking.state, 'deleted'),
      ),
    )
    .orderBy(asc(feedback.created), asc(feedback.id))
    .limit(workCap)}`,
];

const views = [
  'needs_approval',
  'to_staff',
  'to_confirm',
  'fee_due',
  'needs_me',
  'to_complete',
  'to_invoice',
  'drafts',
] as const satisfies (BookingView & WorkKind)[];

/** The kinds of work that a user's role has, each with how it is found. */
function findingsOf(viewer: Viewer): Map<WorkKind, Finding> {
  const own = bookingViewsOf(viewer.role);
  return new Map<WorkKind, Finding>([
    ...views.filter((view) => own.includes(view)).map((view) => [view, bookingsOf(view)] as const),
    ...(isVideographer(viewer.role)
      ? ([
          ['offer', offers],
          ['feedback', requests],
        ] as const)
      : []),
    ...(isFinanceStaff(viewer) ? ([['invoice', invoices]] as const) : []),
  ]);
}

/** Whether a user's role has work of a kind. */
export const hasWork = (viewer: Viewer, kind: WorkKind): boolean => findingsOf(viewer).has(kind);

/** The viewer's work of these kinds, or of all, in one statement: the first 501 of each kind. */
export async function findWork(
  tx: Db,
  viewer: Viewer,
  kinds: readonly string[] | undefined,
  now: Date,
): Promise<FoundWork[]> {
  const parts = [...findingsOf(viewer)].flatMap(([kind, find]) =>
    !kinds || kinds.includes(kind) ? find(tx, viewer, now) : [],
  );
  if (parts.length === 0) return [];
  return rowsOf<FoundWork>(await tx.execute(sql.join(parts, sql` union all `)));
}

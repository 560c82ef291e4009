import { type SQL, and, desc, eq, inArray, isNull, ne, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { booking, feedback, appUser } from '../schema.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { onKey } from '../../platform/db/query.ts';

declare module '../booking/change/booking-change.ts' {
  interface Changes {
    feedback_given: object;
  }
}

export type FeedbackRow = Awaited<ReturnType<typeof listFeedback>>[number];

/**
 * The viewer's feedback, requested and given, newest first, with the booking and its
 * videographer's name. `condition` narrows it.
 */
export async function listFeedback(tx: Db, viewer: Viewer, condition?: SQL) {
  const videographerId = sql`coalesce(${feedback.videographerId}, ${booking.videographerId})`;
  return tx
    .select({
      feedback,
      bookingUid: booking.bookingUid,
      title: booking.title,
      videographer: appUser.fullName,
    })
    .from(feedback)
    .innerJoin(booking, onKey(booking, feedback.bookingId))
    .leftJoin(appUser, and(eq(appUser.tenantId, feedback.tenantId), eq(appUser.id, videographerId)))
    .where(
      and(
        eq(feedback.tenantId, viewer.tenantId),
        eq(feedback.authorId, viewer.id),
        ne(booking.state, 'deleted'),
        condition,
      ),
    )
    .orderBy(desc(feedback.created), desc(feedback.id));
}

/** A request for feedback on a videographer, or on the shoot if `cameraOperatorId` is null. */
export type FeedbackRequest = { authorId: string; videographerId: string | null };

/** Requests feedback on a booking, once per author. */
export async function askForFeedback(
  tx: Db,
  { booking: { id: bookingId, tenantId } }: BookingRow,
  requests: FeedbackRequest[],
  now: Date,
): Promise<void> {
  if (requests.length === 0) return;
  await tx
    .insert(feedback)
    .values(requests.map((request) => ({ ...request, tenantId, bookingId, created: now })))
    .onConflictDoNothing();
}

/** Stores the viewer's feedback on a booking, whether or not it was requested. */
export async function receiveFeedback(
  tx: Db,
  viewer: Viewer,
  of: { bookingId: string; videographerId: string | null },
  review: { rating: number; feedbackNote: string },
  now: Date,
): Promise<void> {
  const values = { ...of, ...review, received: true };
  await tx
    .insert(feedback)
    .values({ ...values, tenantId: viewer.tenantId, authorId: viewer.id, created: now })
    .onConflictDoUpdate({
      target: [feedback.tenantId, feedback.bookingId, feedback.authorId],
      set: values,
    });
}

/** Marks the viewer's requests with these ids as not to be asked for again. */
export async function dismissRequests(
  tx: Db,
  viewer: Viewer,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(feedback)
    .set({ dismissed: now })
    .where(
      and(
        eq(feedback.tenantId, viewer.tenantId),
        eq(feedback.authorId, viewer.id),
        eq(feedback.received, false),
        isNull(feedback.dismissed),
        inArray(feedback.id, [...ids]),
      ),
    );
}

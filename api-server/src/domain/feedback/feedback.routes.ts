import {
  type FeedbackInput,
  type UserFeedback,
  isCameraOperator,
} from '@shootline/shared-api/contract';
import { feedbackRules } from '@shootline/shared-api/rules';
import { eq } from 'drizzle-orm';
import { type Acting, announce, lockBooking } from '../action/perform-booking-action.ts';
import { factsOf } from '../booking/booking.presenter.ts';
import { refusalOf } from '../booking/booking-refusal.rules.ts';
import { feedback } from '../schema.ts';
import { conflict, fieldError, notFound, validationError } from '../../platform/http/errors.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { type FeedbackRow, listFeedback, receiveFeedback } from './feedback.repository.ts';

function present({ feedback: kept, bookingUid, title, operator }: FeedbackRow): UserFeedback {
  return {
    uuid: kept.id,
    booking: kept.bookingId,
    booking_uid: bookingUid ?? '',
    booking_title: title,
    booking_camera_operator: operator,
    rating: kept.rating,
    feedback_note: kept.feedbackNote,
    received: kept.received,
    created: kept.created.toISOString(),
  };
}

/** Gives feedback on a booking, once: the lock on the booking keeps a second one waiting. */
async function give(acting: Acting, bookingId: string, input: FeedbackInput) {
  const { tx, viewer, deps } = acting;
  const row = await lockBooking(tx, viewer, bookingId);
  const now = deps.clock();
  const refusal = refusalOf('submit_feedback', factsOf(row), viewer, now);
  if (refusal) throw refusal;
  const isOperator = isCameraOperator(viewer.role);
  const [before] = await listFeedback(tx, viewer, eq(feedback.bookingId, row.booking.id));
  if (before?.feedback.received) {
    const what = isOperator ? 'shoot' : 'videographer';
    throw conflict(`Looks like you have already rated this ${what}.`);
  }
  const given = checkedBy(feedbackRules, input);
  const of = {
    bookingId: row.booking.id,
    cameraOperatorId: isOperator ? null : row.booking.cameraOperatorId,
  };
  const note = given.feedback_note ?? '';
  await receiveFeedback(tx, viewer, of, { rating: given.rating, feedbackNote: note }, now);
  await announce({ tx, viewer, now }, of.bookingId, [
    { verb: 'gave feedback on', sides: ['staff'] },
  ]);
  const [kept] = await listFeedback(tx, viewer, eq(feedback.bookingId, of.bookingId));
  if (!kept) throw new Error('The feedback was not kept.');
  return present(kept);
}

export const feedbackHandlers = {
  async listFeedback({ tx, viewer }) {
    return (await listFeedback(tx, viewer)).map(present);
  },

  async createFeedback(call) {
    return give(call, call.query.bookingId, call.body);
  },

  async updateFeedback(call) {
    const { tx, viewer, path } = call;
    const { bookingId, ...input } = call.body;
    const [asked] = await listFeedback(tx, viewer, eq(feedback.id, path.feedbackId));
    if (!asked) throw notFound();
    const isSame = !bookingId || bookingId.toLowerCase() === asked.feedback.bookingId;
    if (!isSame) {
      throw validationError(fieldError('bookingId', 'This feedback is on another booking.'));
    }
    return give(call, asked.feedback.bookingId, input);
  },
} satisfies Partial<Handlers>;

import { type FeedbackInput, isVideographer } from '@shootline/shared-api/contract';
import { feedbackRules } from '@shootline/shared-api/rules';
import { eq, inArray } from '../../platform/db/drizzle.ts';
import type { CallContext, NotifyOfChanges } from '../booking/change/action-context.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { refusalOf } from '../booking/rights/booking-refusal.rules.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { feedback } from '../schema.ts';
import { conflict, fieldError, notFound, validationError } from '../../platform/errors/errors.ts';
import { checkedBy } from '../../platform/errors/rule-errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { presentFeedback } from './feedback.presenter.ts';
import { dismissRequests, listFeedback, receiveFeedback } from './feedback.repository.ts';

/** Submits feedback on a booking, once; the lock makes a simultaneous second one wait. */
export async function submitFeedback(
  { tx, viewer, deps }: CallContext,
  notifyOfChanges: NotifyOfChanges,
  bookingId: string,
  input: FeedbackInput,
) {
  const row = await lockBooking(tx, viewer, bookingId);
  const now = deps.clock();
  const refusal = refusalOf('submit_feedback', factsOf(row), viewer, now);
  if (refusal) throw refusal;
  const isForVideographer = isVideographer(viewer.role);
  const [before] = await listFeedback(tx, viewer, eq(feedback.bookingId, row.booking.id));
  if (before?.feedback.received) {
    const what = isForVideographer ? 'shoot' : 'videographer';
    throw conflict(`Looks like you have already rated this ${what}.`);
  }
  const { rating, feedback_note: note } = checkedBy(feedbackRules, input);
  const subject = {
    bookingId: row.booking.id,
    videographerId: isForVideographer ? null : row.booking.videographerId,
  };
  await receiveFeedback(tx, viewer, subject, { rating, feedbackNote: note ?? '' }, now);
  await notifyOfChanges({ tx, viewer, row, now }, [{ kind: 'feedback_given' }]);
  const [received] = await listFeedback(tx, viewer, eq(feedback.bookingId, row.booking.id));
  if (!received) throw new Error('The feedback was not stored.');
  return presentFeedback(received);
}

export const feedbackHandlers = (notifyOfChanges: NotifyOfChanges) =>
  ({
    async listFeedback({ tx, viewer }) {
      return (await listFeedback(tx, viewer)).map(presentFeedback);
    },

    async dismissFeedbackRequests({ tx, viewer, deps, body }) {
      const ids = [...new Set(body.feedback.map((id) => id.toLowerCase()))];
      const own = await listFeedback(tx, viewer, inArray(feedback.id, ids));
      if (own.length < ids.length) throw notFound();
      await dismissRequests(tx, viewer, ids, deps.clock());
      return (await listFeedback(tx, viewer)).map(presentFeedback);
    },

    async createFeedback(call) {
      return submitFeedback(call, notifyOfChanges, call.query.bookingId, call.body);
    },

    async updateFeedback(call) {
      const { tx, viewer, path } = call;
      const { bookingId, ...input } = call.body;
      const [requested] = await listFeedback(tx, viewer, eq(feedback.id, path.feedbackId));
      if (!requested) throw notFound();
      const isSame = !bookingId || bookingId.toLowerCase() === requested.feedback.bookingId;
      if (!isSame) {
        throw validationError(fieldError('bookingId', 'This feedback is on another booking.'));
      }
      return submitFeedback(call, notifyOfChanges, requested.feedback.bookingId, input);
    },
  }) satisfies Partial<Handlers>;

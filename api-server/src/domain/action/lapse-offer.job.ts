import { defineJob } from '../../platform/jobs/define-job.ts';
import type { NotifyOfChanges } from '../booking/change/action-context.ts';
import { lockBookings } from '../booking/booking.repository.ts';
import { offerLapse } from '../offer/queue/offer-lapse.ts';
import { advanceQueue } from '../offer/queue/offer-queue.ts';
import { applyOutcome } from './apply-outcome.ts';

/**
 * Ends the exclusive time of a booking's offer and asks the next videographer, or opens an offer that has
 * waited for its hours; does nothing if the queue has moved on meanwhile.
 */
export const lapseOffer = (notifyOfChanges: NotifyOfChanges) =>
  defineJob(offerLapse, {
    async inTransaction(tx, payload, { tenantId, now }) {
      const [row] = await lockBookings(tx, tenantId, [payload.booking]);
      const { state, autoAssignState } = row?.booking ?? {};
      if (!row || state !== 'requested' || autoAssignState !== 'awaiting_availabilities') return;
      const context = { tx, viewer: undefined, row, now };
      const outcome = await advanceQueue(context);
      if (!outcome.changes) return;
      await applyOutcome(context, notifyOfChanges, 'an offer lapsed', {
        ...outcome,
        keepsVersion: true,
      });
    },
  });

import { defineJob } from '../../platform/jobs/define-job.ts';
import type { NotifyOfChanges } from '../booking/change/action-context.ts';
import { lockBookings } from '../booking/booking.repository.ts';
import { advanceQueue, offerLapse } from '../offer/offer-queue.ts';
import { applyOutcome } from './apply-outcome.ts';

/**
 * Ends the exclusive time of a booking's offer and asks the next videographer; does nothing if the
 * offer was answered, withdrawn or sent again meanwhile.
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

import { applyChange, lockRow } from './perform-booking-action.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { advanceQueue, offerLapse } from '../offer/offer-queue.ts';

/**
 * Ends the exclusive time of a booking's offer: the next one is asked. Where that offer was answered,
 * called back or sent anew meanwhile, nothing is left to do.
 */
export const lapseOffer = defineJob(offerLapse, {
  async inTransaction(tx, payload, { tenantId, now }) {
    const row = await lockRow(tx, tenantId, payload.booking);
    const { state, autoAssignState } = row?.booking ?? {};
    if (!row || state !== 'requested' || autoAssignState !== 'awaiting_availabilities') return;
    const changing = { tx, viewer: undefined, row, now };
    const change = await advanceQueue(changing);
    if (!change.news) return;
    await applyChange(changing, 'an offer lapsed', { ...change, keepsVersion: true });
  },
});

import { defineJob } from '../../platform/jobs/define-job.ts';
import { enqueueEach } from '../../platform/jobs/job-queue.ts';
import { offerLapse } from '../offer/queue/offer-lapse.ts';
import { bookingsWithWaitingOffers } from '../offer/offer.repository.ts';
import { offerHoursChange } from '../workspace/workspace.routes.ts';

/** Looks again at every offer that waits to open, after its workspace has changed the hours for that. */
export const changeOfferHours = defineJob(offerHoursChange, {
  async inTransaction(tx, _payload, { tenantId, now }) {
    const bookings = await bookingsWithWaitingOffers(tx, tenantId);
    const payloads = bookings.map((booking) => ({ booking }));
    await enqueueEach(tx, tenantId, offerLapse, payloads, { at: now, now });
  },
});

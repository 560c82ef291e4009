import { jobKind } from '../../../platform/jobs/define-job.ts';

/** The turn of the next offer of a booking: an exclusive time ends, or a waiting offer opens. */
export const offerLapse = jobKind<{ booking: string }>('lapse_offer');

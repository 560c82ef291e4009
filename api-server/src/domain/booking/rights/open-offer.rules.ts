import type { AvailabilityState } from '@shootline/shared-api/contract';

/** States of offers neither declined nor withdrawn. */
export const openStates: AvailabilityState[] = ['init', 'awaiting_send', 'unknown', 'available'];

/** States of offers that await an answer. */
export const pendingStates: AvailabilityState[] = ['awaiting_send', 'unknown'];

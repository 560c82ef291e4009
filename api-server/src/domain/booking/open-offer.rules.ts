import type { AvailabilityState } from '@shootline/shared-api/contract';

/** The states of an offer that is neither declined nor withdrawn. */
export const openStates: AvailabilityState[] = ['init', 'awaiting_send', 'unknown', 'available'];

/** Those of them in which its videographer has not answered. */
export const pendingStates: AvailabilityState[] = ['awaiting_send', 'unknown'];

import type { AutoAssignState } from '@shootline/shared-api/contract';

/** The state of automatic assignment after it is stopped. */
export function stopped(state: AutoAssignState): AutoAssignState {
  return state === 'init' ? 'init' : 'disabled';
}

/** Whether an acceptance assigns the videographer at once; it still does after the queue has failed. */
export function assignsAutomatically(state: AutoAssignState): boolean {
  return state === 'awaiting_availabilities' || state === 'failed';
}

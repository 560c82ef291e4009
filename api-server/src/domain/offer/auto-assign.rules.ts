import type { AutoAssignState } from '@shootline/shared-api/contract';

/** The state of automatic assignment once it has been stopped. */
export function stopped(state: AutoAssignState): AutoAssignState {
  return state === 'init' ? 'init' : 'disabled';
}

/** Whether an acceptance assigns, which it also does after the queue has failed. */
export function assignsByItself(state: AutoAssignState): boolean {
  return state === 'awaiting_availabilities' || state === 'failed';
}

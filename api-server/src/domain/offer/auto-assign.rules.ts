import type { AutoAssignState } from '@shootline/shared-api/contract';

/** Automatic assignment after something has ended it. */
export function stopped(state: AutoAssignState): AutoAssignState {
  return state === 'init' ? 'init' : 'disabled';
}

/** Whether an acceptance assigns: also after the queue has come to its end in vain. */
export function assignsByItself(state: AutoAssignState): boolean {
  return state === 'awaiting_availabilities' || state === 'failed';
}

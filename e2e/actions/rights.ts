import type { Booking, BookingState } from '@shootline/shared-api/contract';
import type { Locator } from '@playwright/test';
import type { Column } from './people.ts';

/** A state; `begun` is assigned and the shoot has started. */
export type BookingStage = BookingState | 'begun';

/** An action as S1 §2 and §8 name it and as decisions §1 and §2 give it, apart from the code. */
export interface Action {
  /** What opens it: an entry of the actions menu, or a button of its card. */
  label: string;
  isOnCard?: boolean;
  title: string;
  primary: string;
  toast: string;
  from: readonly BookingState[];
  /** Columns that may do it; with states behind the colon, in these of them only. */
  who: string;
  /** What must hold besides its state. */
  when?: (booking: Booking) => boolean;
  /** On what it is done here; on the first of `from` where nothing is said. */
  on?: BookingStage;
  /** What the booking must have for it. */
  needs?: 'file' | 'fee';
  leadsTo?: BookingState;
  fill?: (dialog: Locator) => Promise<void>;
}

export const everyState: readonly BookingState[] = [
  'draft',
  'new',
  'active',
  'requested',
  'assigned',
  'shoot_completed',
  'footage_provided',
  'job_complete',
  'on_hold',
  'cancelled',
  'request_cancelled',
];

export const feeStates: readonly BookingState[] = [
  'active',
  'requested',
  'assigned',
  'on_hold',
  'cancelled',
  'request_cancelled',
];

/** In these a videographer is assigned; the others are none of a videographer's. */
export const assignedStates: readonly BookingState[] = [
  'assigned',
  'shoot_completed',
  'footage_provided',
  'job_complete',
  'cancelled',
];

export const hasBegun = ({ date }: Booking) => date !== null && new Date(date) <= new Date();

/** From which states a column may do it: none where it never may. */
export function statesFor({ who, from }: Action, column: Column): readonly BookingState[] {
  const cell = who.split(' ').find((one) => one.split(':')[0] === column);
  if (!cell) return [];
  const [, states] = cell.split(':');
  const cellStates = states?.split(',') ?? (column === 'V' ? assignedStates : everyState);
  return from.filter((state) => cellStates.some((one) => one === state));
}

export function mayDo(action: Action, column: Column, booking: Booking): boolean {
  return statesFor(action, column).includes(booking.state) && (action.when?.(booking) ?? true);
}

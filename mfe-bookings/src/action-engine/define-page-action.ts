import type { Booking, BookingFlag } from '@shootline/shared-api';

/** An action on a separate page: its permission, its place in the actions menu, its path. */
export interface PageAction {
  name: BookingFlag;
  label: string;
  /** Position in the actions menu, ascending. */
  order: number;
  path: (booking: Booking) => string;
  isPossible: (booking: Booking) => boolean;
}

/** Defines an actions menu item that leads to a page, shown with the permission of its name. */
export function definePageAction(definition: Omit<PageAction, 'isPossible'>): PageAction {
  return { ...definition, isPossible: ({ permissions }) => permissions[definition.name] };
}

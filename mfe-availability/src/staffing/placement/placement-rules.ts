import { t, type Booking } from '@shootline/shared-api';

/** How a videographer gets a shoot: by an offer that they may accept, or at once. */
export type Way = 'offer' | 'assign';

export const flagOf = {
  offer: 'request_camops_availabilities',
  assign: 'assign_camop',
} as const satisfies Record<Way, keyof Booking['permissions']>;

/** Whether accepting assigns the videographer. If staff have chosen to assign by hand, they still do. */
export function offersAutomatically({ state, auto_assign }: Booking): boolean {
  if (state !== 'requested') return true;
  return auto_assign?.state !== 'disabled' && auto_assign?.state !== 'allowing_manual_assignment';
}

/** Says the meaning of a way for the videographer whom the user chooses. */
export const meaningOf: Record<Way, (booking: Booking) => string> = {
  offer: (booking) =>
    offersAutomatically(booking)
      ? t('If they accept, they are assigned.')
      : t('If they accept, they are available, and you assign.'),
  assign: () => t('The videographer you choose is assigned at once, without being asked.'),
};

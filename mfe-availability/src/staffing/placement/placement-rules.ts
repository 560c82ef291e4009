import { t, type AvailabilityState, type Booking } from '@shootline/shared-api';

/** How a videographer gets a shoot: by an offer that they may accept, or at once. */
export type Way = 'offer' | 'assign';

export const flagOf = {
  offer: 'request_camops_availabilities',
  assign: 'assign_camop',
} as const satisfies Record<Way, keyof Booking['permissions']>;

const queued: AvailabilityState[] = ['init', 'awaiting_send'];
const open: AvailabilityState[] = [...queued, 'unknown', 'available'];

/** Whether accepting assigns the videographer. If staff have chosen to assign by hand, they still do. */
export function offersAutomatically({ state, auto_assign }: Booking): boolean {
  if (state !== 'requested') return true;
  return auto_assign?.state !== 'disabled' && auto_assign?.state !== 'allowing_manual_assignment';
}

const neverSent = ({ booking_availabilities }: Booking) =>
  booking_availabilities.filter(({ state, sent }) => queued.includes(state) && sent === null);

/** The consequences for the chosen videographer and for the booking's offers, one sentence each. */
export const consequences: Record<Way, (booking: Booking) => string[]> = {
  offer: (booking) => {
    const asked = booking.booking_availabilities.some(
      ({ exclusive_until, state }) =>
        state === 'unknown' && exclusive_until !== null && Date.parse(exclusive_until) > Date.now(),
    );
    const isAutomatic = offersAutomatically(booking);
    const count = neverSent(booking).length;
    return [
      asked && isAutomatic
        ? t('The videographer you choose is emailed once the current exclusive offer ends.')
        : t('The videographer you choose is emailed.'),
      isAutomatic
        ? t('If they accept, they are assigned.')
        : t('If they accept, they are available, and you assign.'),
      ...(count === 0
        ? []
        : [
            t(
              '{count, plural, one {# offer that is still queued is replaced.} other {# offers that are still queued are replaced.}}',
              { count },
            ),
          ]),
    ];
  },
  assign: ({ booking_availabilities }) => {
    const count = booking_availabilities.filter(({ state }) => open.includes(state)).length;
    return [
      t(
        'The videographer you choose is assigned at once, without being asked. They and the client are emailed.',
      ),
      ...(count === 0
        ? []
        : [
            t(
              '{count, plural, one {# open offer ends, and its videographer is emailed.} other {# open offers end, and their videographers are emailed.}}',
              { count },
            ),
          ]),
    ];
  },
};

/** Whether taking the placement back leaves the booking as it was before. */
export function isReversible(way: Way, before: Booking, videographer: string): boolean {
  const { booking_availabilities: offers, auto_assign, state } = before;
  const isOpen = offers.some((one) => open.includes(one.state));
  if (way === 'assign') return state === 'active' && !isOpen && auto_assign?.state !== 'completed';
  const own = offers.find(({ camera_operator }) => camera_operator.uuid === videographer);
  return neverSent(before).length === 0 && (!own || own.state === 'cancelled');
}

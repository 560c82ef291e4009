import { t, type Availability, type OfferStatus, type BookingState } from '@shootline/shared-api';
import { openingText } from '../opening-text.ts';
import { minutesText } from '../answer/minutes-text.ts';

const cancelled = t('This offer has been withdrawn: the booking has been cancelled.');

const withdrawnBecause: Partial<Record<BookingState, string>> = {
  on_hold: t('This offer has been withdrawn: the booking has been put on hold.'),
  cancelled,
  request_cancelled: cancelled,
  deleted: t('This offer has been withdrawn: the booking has been deleted.'),
};

const withdrawn = ({ booking: { state } }: Availability): string =>
  withdrawnBecause[state] ?? t('This offer has been withdrawn: the booking has changed since.');

const hasBegun = t('This shoot has begun, so the offer can no longer be answered.');

type Texts = Record<Exclude<OfferStatus, 'open'>, string>;

const forVideographer = (offer: Availability): Texts => ({
  queued: t('This offer has not been sent yet.'),
  lapsed: t(
    'Your exclusive time is over, and others may be asked. You can still accept while nobody is assigned.',
  ),
  accepted: t('You have accepted this offer. We will tell you when a videographer is assigned.'),
  assigned: t('You have accepted this offer, and the shoot is yours.'),
  declined: t('You have answered that you are not available for this shoot.'),
  taken: t('This shoot has gone to another videographer.'),
  withdrawn: withdrawn(offer),
  past: hasBegun,
});

const forStaff = (offer: Availability, name: string): Texts => ({
  queued: [
    t('{name} has not been asked yet.', { name }),
    openingText(offer.opens, Date.parse(offer.now)),
  ]
    .filter((sentence) => sentence !== null)
    .join(' '),
  lapsed: t('{name} has not answered in time, and can still accept while nobody is assigned.', {
    name,
  }),
  accepted: t('{name} is available. Nobody is assigned yet.', { name }),
  assigned: t('{name} has the shoot.', { name }),
  declined: offer.decline_reason
    ? t('{name} is not available for this shoot: {reason}', { name, reason: offer.decline_reason })
    : t('{name} is not available for this shoot.', { name }),
  taken: t('This shoot has gone to another videographer.'),
  withdrawn: withdrawn(offer),
  past: hasBegun,
});

/** The reader of an offer: its videographer, staff, or somebody signed out. */
export type Reader = 'videographer' | 'staff' | 'nobody';

/**
 * The status of an offer as a sentence for its reader; null if there is nothing to say. `minutes` is the
 * length of the exclusive time, undefined if it could not be loaded.
 */
export function statusText(
  offer: Availability,
  standing: OfferStatus,
  reader: Reader,
  minutes: number | undefined,
): string | null {
  const name = offer.camera_operator?.full_name || t('The videographer');
  if (reader === 'nobody') {
    const isTaken = standing === 'accepted' || standing === 'assigned';
    return isTaken ? t('This offer has been accepted.') : null;
  }
  if (standing !== 'open') {
    return (reader === 'staff' ? forStaff(offer, name) : forVideographer(offer))[standing];
  }
  const isExclusive = offer.exclusive_until !== null;
  if (reader === 'staff') {
    if (!isExclusive) {
      return t('{name} was asked along with others and has not answered yet.', { name });
    }
    return minutes === undefined
      ? t('This offer is exclusive to {name} for now.', { name })
      : t('This offer is exclusive to {name} for {time}.', { name, time: minutesText(minutes) });
  }
  if (!isExclusive) {
    return t(
      'Hi {name}, are you available? Others are asked too, and one of those available will be assigned.',
      { name },
    );
  }
  return minutes === undefined
    ? t('Hi {name}, this offer is exclusive to you for now.', { name })
    : t('Hi {name}, this offer is exclusive to you for {time}.', {
        name,
        time: minutesText(minutes),
      });
}

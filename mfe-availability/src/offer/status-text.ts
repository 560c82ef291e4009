import { t, type Availability, type OfferStatus, type BookingState } from '@shootline/shared-api';
import { openingText } from '../opening-text.ts';
import { minutesText } from './minutes-text.ts';

const withdrawnBecause: Partial<Record<BookingState, string>> = {
  on_hold: t('the booking has been put on hold'),
  cancelled: t('the booking has been cancelled'),
  request_cancelled: t('the booking has been cancelled'),
  deleted: t('the booking has been deleted'),
};

function withdrawn({ booking: { state } }: Availability): string {
  return `This offer has been withdrawn: ${withdrawnBecause[state] ?? t('the booking has changed since')}.`;
}

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
  declined: `${name} is not available for this shoot${offer.decline_reason ? `: ${offer.decline_reason}` : '.'}`,
  taken: t('This shoot has gone to another videographer.'),
  withdrawn: withdrawn(offer),
  past: hasBegun,
});

function forMinutes(minutes: number | undefined): string {
  return minutes === undefined
    ? t('for now')
    : t('for {minutes}', { minutes: minutesText(minutes) });
}

/** The reader of an offer: its videographer, staff, or somebody signed out. */
export type Reader = 'videographer' | 'staff' | 'nobody';

/**
 * The standing of an offer, in a sentence for its reader; null if there is nothing to say. `minutes` is
 * the length of the exclusive time, undefined if it could not be loaded.
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
    return isExclusive
      ? t('This offer is exclusive to {name} {forMinutes}.', {
          name,
          forMinutes: forMinutes(minutes),
        })
      : t('{name} has been asked beside others, and has not answered yet.', { name });
  }
  return isExclusive
    ? t('Hi {name}, this offer is exclusive to you {forMinutes}.', {
        name,
        forMinutes: forMinutes(minutes),
      })
    : t(
        'Hi {name}, are you available? Others are asked too, and one of those who are will be assigned.',
        { name },
      );
}

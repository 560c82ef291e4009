import type { Staffing } from '../../schema.ts';
import type { BookingRow } from '../booking.repository.ts';
import type { BookingChange } from './booking-change.ts';

function answersAndOffers(change: BookingChange): Staffing {
  switch (change.kind) {
    case 'available':
    case 'declined':
      return { [change.kind]: [change.videographerId] };
    case 'marked_unavailable':
      return { unavailable: [change.videographer.id] };
    case 'offered':
    case 'reconfirmation_asked':
      return { asked: change.offers.map(({ videographerId }) => videographerId) };
    default:
      return {};
  }
}

/** Why a videographer declined or gave the shoot up; empty for other changes. */
export function declineReasonOf(changes: BookingChange[]): string {
  const reasons = changes.map((change) => {
    switch (change.kind) {
      case 'declined':
      case 'given_up':
      case 'marked_unavailable':
        return change.reason;
      default:
        return '';
    }
  });
  return reasons.find(Boolean) ?? '';
}

type Booking = Pick<BookingRow['booking'], 'videographerId'>;

/** The videographers whom a change of a booking releases, assigns and asks, and those who answer. */
export function staffingOf(before: Booking, after: Booking, changes: BookingChange[]): Staffing {
  const [former, current] = [before.videographerId, after.videographerId];
  const isMoved = former !== current;
  return Object.assign(
    {
      ...(isMoved && former !== null && { released: [former] }),
      ...(isMoved && current !== null && { assigned: [current] }),
    },
    ...changes.map(answersAndOffers),
  ) as Staffing;
}

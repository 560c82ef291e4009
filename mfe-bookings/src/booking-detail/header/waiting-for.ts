import type { Booking } from '@shootline/shared-api';

/** Whom or what a booking waits for; `until` is when an exclusive offer ends, as an ISO instant. */
export interface Wait {
  text: string;
  until?: string;
}

/** Whether a call sheet waits for the answer of somebody other than the user. */
const isSheetOut = ({ call_sheet: sheet, state, permissions }: Booking) =>
  state === 'assigned' &&
  sheet !== null &&
  !sheet.is_approved &&
  !sheet.is_outdated &&
  (permissions.generate_call_sheet || !permissions.approve_call_sheet);

/** Who answers an offer now: the one whose exclusive time runs, else everyone who was asked. */
function waitForOffers({ booking_availabilities, auto_assign }: Booking, now: number): Wait | null {
  if (auto_assign?.state === 'failed') return { text: 'Nobody has accepted the offers' };
  const asked = booking_availabilities.filter(({ state }) => state === 'unknown');
  const exclusive = asked.find(
    ({ exclusive_until: until }) => until !== null && Date.parse(until) > now,
  );
  const [first] = asked;
  if (exclusive?.exclusive_until) {
    const { camera_operator, exclusive_until: until } = exclusive;
    return { text: `Waiting for ${camera_operator.full_name || 'a videographer'}`, until };
  }
  if (!first) return null;
  if (asked.length > 1) return { text: `Waiting for ${asked.length} videographers` };
  return { text: `Waiting for ${first.camera_operator.full_name || 'a videographer'}` };
}

/** Whom a booking waits for at `now` (milliseconds), as far as this user can know; null for nobody. */
export function waitingFor(booking: Booking, now: number): Wait | null {
  if (booking.state === 'new') return { text: 'Waiting for approval' };
  if (booking.state === 'requested') return waitForOffers(booking, now);
  if (isSheetOut(booking)) {
    return { text: 'Waiting for the videographer to approve the call sheet' };
  }
  return null;
}

import { t, type Booking } from '@shootline/shared-api';

/** The person or thing that a booking waits for; `until` is the ISO instant when the wait ends. */
export interface Wait {
  text: string;
  until?: string;
}

/** Whether a call sheet waits for another user's answer. */
const isSheetOut = ({ call_sheet: sheet, state, permissions }: Booking) =>
  state === 'assigned' &&
  sheet !== null &&
  !sheet.is_approved &&
  !sheet.is_outdated &&
  (permissions.generate_call_sheet || !permissions.approve_call_sheet);

/**
 * The wait for answers to offers: for a running exclusive offer's videographer, else for the hours in which
 * the next one may be asked, else for all who were asked.
 */
const waitFor = ({ full_name: names }: { full_name: string }): Wait => ({
  text: names ? t('Waiting for {names}', { names }) : t('Waiting for a videographer'),
});

function waitForOffers({ booking_availabilities, auto_assign }: Booking, now: number): Wait | null {
  if (auto_assign?.state === 'failed') return { text: t('Nobody has accepted the offers') };
  const asked = booking_availabilities.filter(({ state }) => state === 'unknown');
  const exclusive = asked.find(
    ({ exclusive_until: until }) => until !== null && Date.parse(until) > now,
  );
  const [first] = asked;
  if (exclusive?.exclusive_until) {
    const { camera_operator, exclusive_until: until } = exclusive;
    return { ...waitFor(camera_operator), until };
  }
  const next = booking_availabilities.find(({ opens }) => opens && Date.parse(opens.at) > now);
  if (next?.opens) {
    return {
      text: t('Waiting to ask {name}', { name: next.camera_operator.full_name }),
      until: next.opens.at,
    };
  }
  if (!first) return null;
  if (asked.length > 1)
    return { text: t('Waiting for {count} videographers', { count: asked.length }) };
  return waitFor(first.camera_operator);
}

/**
 * The person or thing a booking waits for at `now` (milliseconds), if this user can know it; null for
 * nobody.
 */
export function waitingFor(booking: Booking, now: number): Wait | null {
  if (booking.state === 'new') return { text: t('Waiting for approval') };
  if (booking.state === 'requested') return waitForOffers(booking, now);
  if (isSheetOut(booking)) {
    return { text: t('Waiting for the videographer to approve the call sheet') };
  }
  return null;
}

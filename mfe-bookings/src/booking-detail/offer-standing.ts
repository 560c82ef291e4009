import type { AutoAssignState, BookingAvailability } from '@shootline/shared-api';

const minute = 60_000;

function ordinal(place: number): string {
  const tens = place % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${suffix}`;
}

function exclusivity(until: string, now: number): string {
  const left = Math.ceil((Date.parse(until) - now) / minute);
  if (left <= 0) return 'Exclusivity ended';
  return left === 1 ? 'Exclusive for another minute' : `Exclusive for another ${left} minutes`;
}

/** When the last offer that is one videographer's alone stops being so; 0 where none is. */
export function lastLapse(offers: BookingAvailability[]): number {
  const ends = offers.map(({ state, exclusive_until }) =>
    state === 'unknown' && exclusive_until ? Date.parse(exclusive_until) : 0,
  );
  return Math.max(0, ...ends);
}

/**
 * The offers that wait, in the order in which they are sent: who was never asked before those whose
 * time has passed (decisions §4); none unless automatic assignment runs.
 */
export function queueOf(
  offers: BookingAvailability[],
  autoAssign: AutoAssignState | undefined,
): string[] {
  if (autoAssign !== 'awaiting_availabilities') return [];
  const waiting = offers.filter(({ state }) => state === 'awaiting_send');
  const isNew = ({ sent }: BookingAvailability) => sent === null;
  return [...waiting.filter(isNew), ...waiting.filter((offer) => !isNew(offer))].map(
    ({ uuid }) => uuid,
  );
}

/** What its state does not say of an offer: the time left, the place in the queue; null for nothing. */
export function standingOf(
  { uuid, state, exclusive_until }: BookingAvailability,
  queue: string[],
  now: number,
): string | null {
  if (state === 'unknown') return exclusive_until && exclusivity(exclusive_until, now);
  const place = queue.indexOf(uuid) + 1;
  if (place === 0) return null;
  return place === 1 ? 'Next' : `${ordinal(place)} in the queue`;
}

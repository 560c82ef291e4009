import type { ChangeDeadlines } from '@shootline/shared-api/contract';
import { allowableParts } from '@shootline/shared-api/rules';
import type { BookingFacts } from './booking-facts.ts';

const hourLength = 3_600_000;

type Dated = Pick<BookingFacts, 'state' | 'date' | 'limits' | 'lateChanges'>;

/**
 * Until when clients may do this to a booking, by the settings of the workspace or as staff allowed; null for
 * no limit.
 */
export function deadlineOf(
  { state, date, limits, lateChanges }: Dated,
  what: keyof ChangeDeadlines,
): Date | null {
  const hours = limits[what];
  if (hours === 'any' || date === null || state === 'draft') return null;
  const usual = new Date(date.getTime() - Number(hours) * hourLength);
  const allowed = new Date(lateChanges[what] ?? 0);
  return allowed > usual ? allowed : usual;
}

/** Whether it is too late for clients to do this to a booking. */
export function isTooLate(
  { facts, now }: { facts: Dated; now: Date },
  what: keyof ChangeDeadlines,
): boolean {
  const deadline = deadlineOf(facts, what);
  return deadline !== null && deadline <= now;
}

/** Parts of a booking that staff can let clients change now. */
export const allowableLateParts = (situation: { facts: Dated; now: Date }) =>
  allowableParts(situation.facts, (part) => isTooLate(situation, part));

/** All deadlines of a booking, as clients read them. */
export function presentDeadlines(facts: Dated): ChangeDeadlines {
  const textOf = (what: keyof ChangeDeadlines) => deadlineOf(facts, what)?.toISOString() ?? null;
  return {
    place: textOf('place'),
    content: textOf('content'),
    cancellation: textOf('cancellation'),
  };
}

import type { Member } from './roster.ts';
import { hour } from './time.ts';

/** Who films when, so that nobody is double-booked. */
export type Calendar = {
  isFree(operator: Member, start: Date, hours: number): boolean;
  take(operator: Member, start: Date, hours: number): void;
};

// Time for packing and travel before and after.
const margin = 2 * hour;

export function createCalendar(): Calendar {
  const taken = new Map<string, { start: number; end: number }[]>();
  const spanOf = (start: Date, hours: number) => ({
    start: start.getTime() - margin,
    end: start.getTime() + hours * hour + margin,
  });
  return {
    isFree(operator, start, hours) {
      const asked = spanOf(start, hours);
      return (taken.get(operator.id) ?? []).every(
        (span) => span.end <= asked.start || span.start >= asked.end,
      );
    },
    take(operator, start, hours) {
      taken.set(operator.id, [...(taken.get(operator.id) ?? []), spanOf(start, hours)]);
    },
  };
}

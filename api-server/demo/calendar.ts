import type { Member } from './roster.ts';
import { hour } from './time.ts';

/** The times at which each videographer films, so that nobody is double-booked. */
export type Calendar = {
  isFree(videographer: Member, start: Date, hours: number): boolean;
  take(videographer: Member, start: Date, hours: number): void;
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
    isFree(videographer, start, hours) {
      const asked = spanOf(start, hours);
      return (taken.get(videographer.id) ?? []).every(
        (span) => span.end <= asked.start || span.start >= asked.end,
      );
    },
    take(videographer, start, hours) {
      taken.set(videographer.id, [...(taken.get(videographer.id) ?? []), spanOf(start, hours)]);
    },
  };
}

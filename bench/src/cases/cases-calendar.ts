import { type Case, same } from './case.ts';

/** Reads of calendars and of the staffing board. */
export function casesOfCalendars(): Case[] {
  const board = '/calendar/board?from=09-03-2026';
  return [
    same('videographer', 'calendar of a month', '/calendar?from=01-03-2026&to=31-03-2026'),
    // The small workspace has five videographers; the name matches about as many of the large one.
    {
      who: 'admin',
      what: 'staffing board',
      small: board,
      large: `${board}&name=videographer%20249`,
    },
  ];
}

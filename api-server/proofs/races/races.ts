import { bookingRaces } from './booking-races.ts';
import { calendarRaces } from './calendar-races.ts';
import { conversationRaces } from './conversation-races.ts';
import { feeRaces } from './fee-races.ts';
import { invoiceRaces } from './invoice-races.ts';
import { jobRaces } from './job-races.ts';
import { listViewRaces } from './list-view-races.ts';
import type { Race } from './race.ts';

/**
 * All pairs of concurrent calls with their allowed outcomes, except those on offers, which have their own
 * test.
 */
export const races: Race[] = [
  ...bookingRaces,
  ...calendarRaces,
  ...conversationRaces,
  ...feeRaces,
  ...invoiceRaces,
  ...jobRaces,
  ...listViewRaces,
];

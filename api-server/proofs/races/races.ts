import { bookingRaces } from './booking-races.ts';
import { calendarRaces } from './calendar-races.ts';
import { conversationRaces } from './conversation-races.ts';
import { feeRaces } from './fee-races.ts';
import { invoiceRaces } from './invoice-races.ts';
import { listViewRaces } from './list-view-races.ts';
import type { Race } from './race.ts';

/** What two do at once, and how it must end; offers are raced for beside it. */
export const races: Race[] = [
  ...bookingRaces,
  ...calendarRaces,
  ...conversationRaces,
  ...feeRaces,
  ...invoiceRaces,
  ...listViewRaces,
];

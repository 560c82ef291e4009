import type { CalendarEntry } from '@shootline/shared-api';
import type { Day } from '../days/day.ts';

/** The data and callbacks of the month, the week and the agenda. */
export interface ShownCalendar {
  byDay: ReadonlyMap<Day, CalendarEntry[]>;
  /** The reader's IANA zone. */
  zone: string;
  today: Day;
  isLoading: boolean;
  onOpen: (busyTime: CalendarEntry) => void;
  onAdd: (day: Day) => void;
}

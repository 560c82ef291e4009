import type { CalendarEntry, WorkingHours } from '@shootline/shared-api';
import type { Day } from '../days/day.ts';

/** The data and callbacks of the month, the week and the agenda. */
export interface ShownCalendar {
  byDay: ReadonlyMap<Day, CalendarEntry[]>;
  /** The videographer's hours; undefined while they load. */
  hours: WorkingHours | undefined;
  /** The reader's IANA zone. */
  zone: string;
  today: Day;
  isLoading: boolean;
  onOpen: (busyTime: CalendarEntry) => void;
  onAdd: (day: Day) => void;
}

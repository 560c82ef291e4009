import type { BusyTime, BusyTimeInput, CalendarEntry } from '@shootline/shared-api';
import { wallText } from '@shootline/shared-api/values';
import type { Day } from '../../days/day.ts';
import { entrySpan } from '../../entries/entry-days.ts';

const dayStart = '09:00';
const dayEnd = '17:00';

/** The form's first values for a new busy time: the whole day. */
export const newBusyTime = (day: Day): BusyTimeInput => ({
  is_all_day: true,
  starts: `${day} ${dayStart}`,
  ends: `${day} ${dayEnd}`,
  note: '',
});

/** A busy time as form values on the clocks of its videographer's IANA zone. */
export function busyInput(busyTime: Omit<BusyTime, 'uuid'>, zone: string): BusyTimeInput {
  const { is_all_day, starts, ends, note } = busyTime;
  if (!is_all_day) {
    const [from, to] = [starts, ends].map((at) => wallText(new Date(at), zone));
    return { is_all_day, starts: from ?? '', ends: to ?? '', note };
  }
  const { first, last } = entrySpan(busyTime, zone);
  return { is_all_day, starts: `${first} ${dayStart}`, ends: `${last} ${dayEnd}`, note };
}

/** The same for a busy time from the calendar. */
export const busyInputOf = (entry: CalendarEntry, zone: string): BusyTimeInput =>
  busyInput({ ...entry, note: entry.title }, zone);

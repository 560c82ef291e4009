import type { Clock } from '../../../platform/process/clock.ts';
import { busy } from '../../../platform/errors/errors.ts';
import { PublicReadFailure, type ReadPublic } from '../../../platform/http/read-public.ts';
import { turns } from '../../../platform/http/limits/turns.ts';
import { tookTooLong, workerPool } from '../../../platform/workers/worker-pool.ts';
import type { CalendarFailure } from '../../schema/calendar.ts';
import type * as worker from './calendar-events.worker.ts';

const dayMs = 86_400_000;
const span = { daysBack: 31, daysAhead: 180 };
const limits = { mostBytes: 5_000_000, deadlineMs: 15_000 };

const calendarEvents = workerPool<typeof worker.calendarEvents>(
  new URL('./calendar-events.worker.ts', import.meta.url),
  'calendarEvents',
  // Ends what does not end itself, with the time that a thread takes to start.
  { threads: 1, waiting: 20, longestMs: 6000 },
);

/** The name of a calendar, its busy events and what of it could not be read. */
export type CalendarParts = Exclude<worker.CalendarContent, { failure: unknown }>;

export type CalendarReading = CalendarParts | { failure: CalendarFailure };

/** Sentences for the failures of a reading. */
export const failureTexts: Record<CalendarFailure, string> = {
  notPublic: 'This address is not on the public internet.',
  refused: 'Nothing can be read at this address. Check that it is complete and still valid.',
  unreachable: 'The server of this address cannot be reached.',
  tooSlow: 'The server of this address did not answer in time.',
  tooLarge: 'The calendar at this address is larger than 5 MB.',
  notACalendar: 'There is no calendar at this address.',
  tooMany: 'The calendar at this address has too many events.',
  tooComplex: 'The calendar at this address takes too long to read.',
};

/** A user's readings one after another, so that nobody holds a connection to a slow server for each click. */
const ofUser = turns({ ofCaller: 1, ofAll: Infinity, mostWaiting: 2 }, busy);
/** Files one after another, and those of each workspace in turn. */
const ofWorkspace = turns({ ofCaller: 1, ofAll: 1, mostWaiting: 20 }, busy);

export type CalendarDeps = { readPublic: ReadPublic; clock: Clock };

type Reader = { tenantId: string; id: string; zone: string; email: string };

/**
 * The busy events of the calendar at an address, from a month ago to 180 days ahead. Times without a zone
 * are in `zone`. Throws 503 when too many calendars are being read.
 */
export async function readCalendar(
  { readPublic, clock }: CalendarDeps,
  url: string,
  { tenantId, id, zone, email }: Reader,
): Promise<CalendarReading> {
  const now = clock().getTime();
  const [from, to] = [now - span.daysBack * dayMs, now + span.daysAhead * dayMs];
  try {
    return await ofUser(id, async () => {
      const file = await readPublic(url, limits);
      return ofWorkspace(tenantId, () => calendarEvents({ file, zone, email, from, to }));
    });
  } catch (error) {
    if (error instanceof PublicReadFailure) return { failure: error.kind };
    if (tookTooLong(error)) return { failure: 'tooComplex' };
    throw error;
  }
}

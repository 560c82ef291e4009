import type { Db } from '../../../platform/db/db.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import { type JobContext, defineJob, jobKind } from '../../../platform/jobs/define-job.ts';
import { enqueue } from '../../../platform/jobs/job-queue.ts';
import { secretOfWorkspace } from '../../../platform/secrets/secret.repository.ts';
import { unsealed } from '../../../platform/secrets/sealed.ts';
import {
  type OwnCalendarRow,
  findCalendarToRead,
  findOwnCalendar,
  storeReading,
} from './own-calendar.repository.ts';
import { type CalendarDeps, readCalendar } from './read-calendar.ts';

const hourMs = 3_600_000;
const mostHours = 24;

type Reading = { user: string };

const ownCalendarReading = jobKind<Reading>('read_own_calendar', { lane: 'slow' });

/** The key that encrypts the addresses of own calendars. Runs outside any workspace. */
export const addressKey = ({ db }: { db: Db }, tenantId: string) =>
  secretOfWorkspace(db, tenantId, 'own calendars');

/**
 * Enqueues the next reading of a user's own calendar: in an hour, and after each further failure in a row
 * in twice the time, at most a day.
 */
export async function enqueueReading(
  tx: Db,
  tenantId: string,
  { userId: user, failures }: Pick<OwnCalendarRow, 'userId' | 'failures'>,
  now: Date,
): Promise<void> {
  const hours = Math.min(2 ** Math.max(0, failures - 1), mostHours);
  const at = new Date(now.getTime() + hours * hourMs);
  await enqueue(tx, tenantId, ownCalendarReading, { user }, { at, now, key: user });
}

/** Reads a user's own calendar now; undefined without one, or for somebody who is not active. */
export async function readOwnCalendar(
  deps: CalendarDeps & { db: Db },
  tenantId: string,
  user: string,
) {
  const calendar = await workspaceTransaction(
    deps.db,
    tenantId,
    (tx) => findCalendarToRead(tx, { tenantId, id: user }),
    { isRead: true },
  );
  if (!calendar) return undefined;
  const url = unsealed(await addressKey(deps, tenantId), calendar.address);
  return {
    calendar,
    reading: await readCalendar(deps, url, { ...calendar, id: calendar.userId }),
  };
}

async function readAgain(tx: Db, { user }: Reading, { tenantId, now }: JobContext): Promise<void> {
  const calendar = await findOwnCalendar(tx, { tenantId, id: user });
  if (calendar) await enqueueReading(tx, tenantId, calendar, now);
}

/** Reads a videographer's own calendar every hour, until they remove it. */
export const readOwnCalendarHourly = defineJob<
  Reading,
  Awaited<ReturnType<typeof readOwnCalendar>>
>(ownCalendarReading, {
  outside: ({ user }, { deps, tenantId }) => readOwnCalendar(deps, tenantId, user),
  async inTransaction(tx, payload, context, result) {
    const { tenantId, now } = context;
    if (result) {
      const user = { tenantId, id: payload.user };
      await storeReading(tx, user, result.calendar, result.reading, now);
    }
    await readAgain(tx, payload, context);
  },
  onFailed: readAgain,
});

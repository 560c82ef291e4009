import { type Analytics, type AnalyticsPart, isAdmin } from '@shootline/shared-api/contract';
import { sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { isoDay } from '../../platform/http/day.ts';
import { forbidden } from '../../platform/errors/errors.ts';
import type { Call, Handlers } from '../../platform/calls/handlers.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { AnalyticsFilter } from './analytics-filter.ts';
import {
  presentBookings,
  presentFeedback,
  presentJobs,
  presentSystem,
  ratingsCount,
} from './analytics.presenter.ts';
import { mayReadAnalytics, mayReadPart } from './analytics.rights.ts';
import { countBookings, countForSystem, countJobs } from './booking-counts.repository.ts';
import { presentMargin } from './margin.presenter.ts';
import { namesOf } from './names.repository.ts';
import { newestFeedback } from './newest-feedback.repository.ts';
import { countClients, countSessions, countUsers, findMarkers } from './system.repository.ts';
import type { FeedbackSource } from './ratings-summary.repository.ts';
import { allSums, numbersOf } from './summary/summary-fold.ts';
import { foldOf } from './summary/summary-reading.repository.ts';
import { refreshSummaries } from './summary/refresh-summaries.ts';
import { monthsAt, toDate } from './timeline.rules.ts';
import { presentWork } from './work.presenter.ts';

function onlyReaders(viewer: Viewer): void {
  if (!mayReadAnalytics(viewer)) throw forbidden();
}

type Question = { tx: Db; viewer: Viewer; now: Date; filter: AnalyticsFilter };

const parts: { [Part in AnalyticsPart]: (question: Question) => Promise<Analytics[Part]> } = {
  async bookings({ tx, viewer, now, filter }) {
    const counts = await countBookings(tx, viewer.tenantId, { filter, now });
    return presentBookings(counts, monthsAt(now, viewer.timezone));
  },

  async jobs({ tx, viewer: { tenantId }, now, filter }) {
    return presentJobs(await countJobs(tx, tenantId, { filter, now }));
  },

  async feedback({ tx, viewer: { tenantId }, now, filter }) {
    const ratings = await foldOf(tx, tenantId, { filter, names: ['ratings'], now });
    const newest = (source: FeedbackSource) => {
      const count = ratingsCount(ratings, source);
      return count === 0 ? [] : newestFeedback(tx, tenantId, { filter, source, count });
    };
    return {
      camop: presentFeedback('camop', ratings, await newest('camop')),
      booking: presentFeedback('booking', ratings, await newest('booking')),
    };
  },

  async work({ tx, viewer: { tenantId }, now, filter }) {
    return presentWork(allSums(await foldOf(tx, tenantId, { filter, names: ['work'], now })));
  },

  async margin({ tx, viewer: { tenantId }, now, filter }) {
    const fold = await foldOf(tx, tenantId, { filter, names: ['margins'], now });
    const sums = allSums(fold);
    const byClient = sums.filter(({ figure }) => figure.startsWith('client_due_by_client '));
    const numbers = numbersOf(byClient);
    const clients = await namesOf(tx, tenantId, { numbers, of: 'client' });
    return presentMargin(sums, clients);
  },

  async system({ tx, viewer: { tenantId }, now }) {
    return presentSystem({
      bookings: await countForSystem(tx, tenantId, now),
      clients: await countClients(tx, tenantId),
      users: await countUsers(tx, tenantId),
      sessions: await countSessions(tx, tenantId, now),
      markers: await findMarkers(tx, tenantId),
    });
  },
};

/**
 * One part of the Analytics page for a filter, or all parts that the viewer may see. Throws 403 for a part
 * that they may not see.
 */
export async function analyticsOf(question: Question, part?: AnalyticsPart): Promise<Analytics> {
  const { viewer } = question;
  if (part !== undefined && !mayReadPart(viewer, part)) throw forbidden();
  const asked = (Object.keys(parts) as AnalyticsPart[]).filter(
    (name) => (part === undefined || part === name) && mayReadPart(viewer, name),
  );
  // The defaults suit spinning disks and queries of seconds. With them the database reads all of a large
  // table to find few rows, and spends longer on compiling a plan or starting workers than on running it.
  await question.tx.execute(
    sql`set local random_page_cost = 1.1; set local jit = off; set local parallel_setup_cost = 20000`,
  );
  const answered: [string, unknown][] = [];
  for (const name of asked) answered.push([name, await parts[name](question)]);
  return Object.fromEntries(answered);
}

/** Reads everything from one snapshot, to count a booking once even if it is moved meanwhile. */
async function readAnalytics(
  { deps, read, viewer }: Pick<Call<'getAnalytics'>, 'deps' | 'read' | 'viewer'>,
  filter: AnalyticsFilter,
  part?: AnalyticsPart,
): Promise<Analytics> {
  const work = (tx: Db) => analyticsOf({ tx, viewer, now: deps.clock(), filter }, part);
  return read(work, { isSnapshot: true });
}

/** In milliseconds. */
const longestSync = 10_000;

export const analyticsHandlers = {
  async getAnalytics(call) {
    const { deps, viewer, query } = call;
    onlyReaders(viewer);
    const { part, period, ...filter } = query;
    if (filter.billing_region !== undefined && !isAdmin(viewer.role)) throw forbidden();
    const days = {
      from_date: isoDay('from_date', filter.from_date),
      to_date: isoDay('to_date', filter.to_date),
    };
    const hasDays = days.from_date !== undefined || days.to_date !== undefined;
    const asked = {
      ...filter,
      ...(period && !hasDays ? toDate(period, deps.clock(), viewer.timezone) : days),
    };
    return () => readAnalytics(call, asked, part);
  },

  async syncAnalyticsData(call) {
    const { deps, viewer } = call;
    onlyReaders(viewer);
    return async () => {
      // Answers are exact without summaries too; the rest can wait for the next minute.
      const end = performance.now() + longestSync;
      const goesOn = () => performance.now() < end;
      await refreshSummaries(deps.db, viewer.tenantId, { goesOn });
      return readAnalytics(call, {});
    };
  },
} satisfies Partial<Handlers>;

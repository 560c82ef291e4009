import { type Candidate, isInternal, type operations } from '@shootline/shared-api/contract';
import { workingHoursOf } from '@shootline/shared-api/rules/availability';
import type { Db } from '../../platform/db/db.ts';
import { forbidden } from '../../platform/errors/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { pageOfVideographers } from '../people/videographer/videographer.repository.ts';
import { findBooking, missingBooking } from '../booking/booking.repository.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { presentCandidate } from '../offer/candidate/candidate.presenter.ts';
import { listCandidates } from '../offer/candidate/candidate.repository.ts';
import { calendarsOf } from '../offer/staffing/calendar-entry.repository.ts';
import { spanOfWeek, weekFrom } from './calendar-span.rules.ts';
import { daysOf, forStaff } from './entry-days.rules.ts';
import { listUnstaffed } from './staffing-board.repository.ts';

type BoardQuery = operations['getStaffingBoard']['parameters']['query'];

/** A page of videographers by name, or of the candidates for a booking, best first. */
async function shownOn(tx: Db, viewer: Viewer, { booking, ...query }: BoardQuery, now: Date) {
  const candidates = new Map<string, Candidate>();
  if (booking === undefined) {
    return { page: await pageOfVideographers(tx, viewer.tenantId, query, now), candidates };
  }
  const row = await findBooking(tx, viewer, booking);
  if (!row) throw missingBooking();
  const { read_booking_availabilities } = permissionsOf(factsOf(row), viewer, now);
  if (!read_booking_availabilities) throw forbidden();
  // Nobody's place in the queue is shown.
  const page = await listCandidates(tx, row, query, { now, isOfferable: false });
  for (const one of page.rows) candidates.set(one.ranked.id, presentCandidate(row, one));
  return { page: { ...page, rows: page.rows.map(({ videographer }) => videographer) }, candidates };
}

export const staffingBoardHandlers = {
  async getStaffingBoard({ c, deps, tx, viewer, query }) {
    if (!isInternal(viewer.role)) throw forbidden();
    const { tenantId } = viewer;
    const week = weekFrom(query.from);
    const during = spanOfWeek(week);
    const now = deps.clock();
    const { page, candidates } = await shownOn(tx, viewer, query, now);
    const videographerIds = page.rows.map(({ id }) => id);
    const calendars = await calendarsOf(tx, { tenantId, videographerIds, during, now });
    const { unstaffed, count } = await listUnstaffed(tx, tenantId, week, during);
    return {
      ...pageFields(c, '/calendar/board', query.offset ?? 0, page),
      unstaffed,
      unstaffed_count: count,
      results: page.rows.map(({ id, fullName, locality, state, timezone, workingHours }) => ({
        uuid: id,
        full_name: fullName,
        locality,
        state,
        timezone,
        working_hours: workingHoursOf(workingHours),
        candidate: candidates.get(id) ?? null,
        days: daysOf((calendars.get(id) ?? []).map(forStaff), week),
      })),
    };
  },
} satisfies Partial<Handlers>;

import { type Candidate, isInternal, type operations } from '@shootline/shared-api/contract';
import { workingHoursOf } from '@shootline/shared-api/rules/availability';
import type { Db } from '../../platform/db/db.ts';
import { forbidden } from '../../platform/errors/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import {
  countVideographers,
  pageOfVideographers,
} from '../people/videographer/videographer.repository.ts';
import { findBooking, missingBooking } from '../booking/booking.repository.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { presentCandidate } from '../offer/candidate/candidate.presenter.ts';
import { listCandidates } from '../offer/candidate/candidate.repository.ts';
import { calendarsOf } from '../offer/staffing/calendar-entry.repository.ts';
import { boardConditions, type Period } from './board-condition.repository.ts';
import { daysFrom, spanInAllZones } from './calendar-span.rules.ts';
import { daysOf, forStaff } from './entry-days.rules.ts';
import { listUnstaffed } from './staffing-board.repository.ts';

const usualDays = 7;

type BoardQuery = operations['getStaffingBoard']['parameters']['query'];

/** A page of videographers by name, or of the candidates for a booking, best first. */
async function shownOn(tx: Db, viewer: Viewer, query: BoardQuery, period: Period) {
  const { now } = period;
  const { booking, offset = 0, name, location } = query;
  const { tenantId } = viewer;
  const named = {
    ...(name !== undefined && { name }),
    ...(location !== undefined && { location }),
  };
  const { fits, others } = await boardConditions(tx, tenantId, query, period);
  const candidates = new Map<string, Candidate>();
  if (booking === undefined) {
    const page = await pageOfVideographers(tx, tenantId, { ...named, offset }, now, fits);
    const folded = others ? await countVideographers(tx, tenantId, named, others) : 0;
    return { page, candidates, folded };
  }
  const row = await findBooking(tx, viewer, booking);
  if (!row) throw missingBooking();
  const { read_booking_availabilities } = permissionsOf(factsOf(row), viewer, now);
  if (!read_booking_availabilities) throw forbidden();
  // Nobody's place in the queue is shown.
  const asked = { ...named, offset, also: fits };
  const page = await listCandidates(tx, row, asked, { now, isOfferable: false, viewer });
  for (const one of page.rows) candidates.set(one.ranked.id, presentCandidate(row, one));
  const rows = page.rows.map(({ videographer }) => videographer);
  return { page: { ...page, rows }, candidates, folded: 0 };
}

export const staffingBoardHandlers = {
  async getStaffingBoard({ c, deps, tx, viewer, query }) {
    if (!isInternal(viewer.role)) throw forbidden();
    const { tenantId } = viewer;
    const days = daysFrom(query.from, query.days ?? usualDays);
    const during = spanInAllZones(days);
    const now = deps.clock();
    const period = { days, during, now };
    const { page, candidates, folded } = await shownOn(tx, viewer, query, period);
    const videographerIds = page.rows.map(({ id }) => id);
    const calendars = await calendarsOf(tx, { tenantId, videographerIds, during, now });
    const { unstaffed, count } = await listUnstaffed(tx, tenantId, query, period);
    return {
      ...pageFields(c, '/calendar/board', query.offset ?? 0, page),
      unstaffed,
      unstaffed_count: count,
      folded_count: folded,
      results: page.rows.map(({ id, fullName, locality, state, timezone, workingHours }) => ({
        uuid: id,
        full_name: fullName,
        locality,
        state,
        timezone,
        working_hours: workingHoursOf(workingHours),
        candidate: candidates.get(id) ?? null,
        days: daysOf((calendars.get(id) ?? []).map(forStaff), days),
      })),
    };
  },
} satisfies Partial<Handlers>;

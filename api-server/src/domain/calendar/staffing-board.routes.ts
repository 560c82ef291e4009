import { type CalendarEntry, isInternal } from '@shootline/shared-api/contract';
import { workingHoursOf } from '@shootline/shared-api/rules/working-hours';
import { forbidden } from '../../platform/http/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { pageOfVideographers } from '../people/videographer/videographer.repository.ts';
import { calendarsOf } from '../offer/calendar-entry.repository.ts';
import { dayText, isOnDay, spanOfWeek, weekFrom } from './calendar-span.rules.ts';
import { listUnstaffed } from './staffing-board.repository.ts';

/** An entry for staff, without the videographer's private reason for a busy time. */
const forStaff = (entry: CalendarEntry): CalendarEntry =>
  entry.kind === 'busy' ? { ...entry, title: '' } : entry;

function daysOf(entries: CalendarEntry[], week: string[]) {
  return week
    .map((day) => ({
      day: dayText(day),
      entries: entries.filter((entry) => isOnDay(entry, day)),
    }))
    .filter((one) => one.entries.length > 0);
}

export const staffingBoardHandlers = {
  async getStaffingBoard({ c, deps, tx, viewer, query }) {
    if (!isInternal(viewer.role)) throw forbidden();
    const { tenantId } = viewer;
    const week = weekFrom(query.from);
    const during = spanOfWeek(week);
    const now = deps.clock();
    const page = await pageOfVideographers(tx, tenantId, query, now);
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
        days: daysOf((calendars.get(id) ?? []).map(forStaff), week),
      })),
    };
  },
} satisfies Partial<Handlers>;

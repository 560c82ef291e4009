import type { BusyTime, BusyTimeInput } from '@shootline/shared-api/contract';
import { busyTimeRules } from '@shootline/shared-api/rules';
import {
  workingHoursOf,
  workingHoursRules,
  workingMinutes,
} from '@shootline/shared-api/rules/availability';
import { checkedBy } from '../../platform/errors/rule-errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';

import { calendarAddressHandlers } from './calendar-address.routes.ts';
import { calendarsOf } from '../offer/staffing/calendar-entry.repository.ts';
import { spanOfDays } from './calendar-span.rules.ts';
import {
  type BusyTimeRow,
  deleteBusyTime,
  insertBusyTime,
  updateBusyTime,
} from './own-busy-times.repository.ts';
import { findOwnCalendar } from './own-calendar/own-calendar.repository.ts';
import { ownCalendarHandlers, presentOwnCalendar } from './own-calendar/own-calendar.routes.ts';
import { type Viewer, requireVideographer } from '../../platform/session/viewer.ts';
import { staffingBoardHandlers } from './staffing-board.routes.ts';
import { findWorkingHours, storeWorkingHours } from './working-hours.repository.ts';

function presentBusyTime({ id, starts, ends, isAllDay, timezone, note }: BusyTimeRow): BusyTime {
  return {
    uuid: id,
    starts: starts.toISOString(),
    ends: ends.toISOString(),
    is_all_day: isAllDay,
    timezone,
    note,
  };
}

const checkedIn = ({ timezone }: Viewer, input: BusyTimeInput): BusyTimeInput =>
  checkedBy(busyTimeRules(timezone), input);

export const calendarHandlers = {
  async getCalendar({ deps, tx, viewer, query }) {
    requireVideographer(viewer);
    const calendars = await calendarsOf(tx, {
      tenantId: viewer.tenantId,
      videographerIds: [viewer.id],
      during: spanOfDays(query, viewer.timezone),
      now: deps.clock(),
    });
    return {
      entries: calendars.get(viewer.id) ?? [],
      working_hours: workingHoursOf(await findWorkingHours(tx, viewer)),
      own_calendar: presentOwnCalendar(await findOwnCalendar(tx, viewer)),
    };
  },

  async setWorkingHours({ tx, viewer, body }) {
    requireVideographer(viewer);
    const minutes = workingMinutes(checkedBy(workingHoursRules, body));
    await storeWorkingHours(tx, viewer, minutes);
    return workingHoursOf(minutes);
  },

  async addBusyTime({ deps, tx, viewer, body }) {
    requireVideographer(viewer);
    const input = checkedIn(viewer, body);
    return presentBusyTime(await insertBusyTime(tx, viewer, input, deps.clock()));
  },

  async updateBusyTime({ tx, viewer, path, body }) {
    requireVideographer(viewer);
    return presentBusyTime(await updateBusyTime(tx, viewer, path.id, checkedIn(viewer, body)));
  },

  async deleteBusyTime({ tx, viewer, path }) {
    requireVideographer(viewer);
    return presentBusyTime(await deleteBusyTime(tx, viewer, path.id));
  },

  ...calendarAddressHandlers,
  ...ownCalendarHandlers,
  ...staffingBoardHandlers,
} satisfies Partial<Handlers>;

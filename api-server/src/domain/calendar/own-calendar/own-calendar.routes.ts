import type { OwnCalendar } from '@shootline/shared-api/contract';
import { calendarUrl, ownCalendarRules } from '@shootline/shared-api/rules/availability';
import { retryWhileUnavailable } from '../../../platform/db/database-unavailable.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import { fieldError, notFound, validationError } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { sealed } from '../../../platform/secrets/sealed.ts';
import { auditCall } from '../../audit/record-audit.ts';
import { requireVideographer } from '../../../platform/session/viewer.ts';
import {
  type OwnCalendarRow,
  removeOwnCalendar,
  storeOwnCalendar,
  storeReading,
} from './own-calendar.repository.ts';
import { failureTexts, readCalendar } from './read-calendar.ts';
import { addressKey, enqueueReading, readOwnCalendar } from './read-own-calendar.job.ts';

/** A videographer's own calendar, for them alone; its address is never shown again. */
export function presentOwnCalendar(row: OwnCalendarRow | undefined): OwnCalendar | null {
  if (!row) return null;
  const { host, name, created, lastRead, failure, unread } = row;
  return {
    host,
    name,
    created: created.toISOString(),
    last_read: lastRead.toISOString(),
    failure: failure && failureTexts[failure],
    unread: { events: unread.events, zones: unread.zones, is_cut: unread.isCut },
  };
}

export const ownCalendarHandlers = {
  async setOwnCalendar(call) {
    const { deps, viewer, body, c } = call;
    requireVideographer(viewer);
    const url = calendarUrl(checkedBy(ownCalendarRules, body).url);
    const { tenantId, id, timezone: zone, email } = viewer;
    return async () => {
      const reading = await readCalendar(deps, url, { tenantId, id, zone, email });
      if ('failure' in reading) {
        throw validationError(fieldError('url', failureTexts[reading.failure]));
      }
      const key = await retryWhileUnavailable(() => addressKey(deps, tenantId));
      const of = { address: sealed(key, url), host: new URL(url).host, zone, ...reading };
      const now = deps.clock();
      const after: (() => Promise<void>)[] = [];
      const row = await workspaceTransaction(deps.db, tenantId, async (tx) => {
        after.length = 0;
        const stored = await storeOwnCalendar(tx, { tenantId, id }, of, now);
        await enqueueReading(tx, tenantId, stored, now);
        const own = {
          c,
          deps,
          tx,
          viewer,
          afterCommit: (work: () => Promise<void>) => void after.push(work),
        };
        await auditCall(own, { kind: 'calendar_connected' });
        return stored;
      });
      for (const work of after) await work();
      return { own_calendar: presentOwnCalendar(row) };
    };
  },

  async readOwnCalendar({ deps, viewer }) {
    requireVideographer(viewer);
    const { tenantId, id } = viewer;
    return async () => {
      const result = await readOwnCalendar(deps, tenantId, id);
      const row =
        result &&
        (await workspaceTransaction(deps.db, tenantId, (tx) =>
          storeReading(tx, { tenantId, id }, result.calendar, result.reading, deps.clock()),
        ));
      if (!row) throw notFound('Your own calendar is not read any more.');
      return { own_calendar: presentOwnCalendar(row) };
    };
  },

  async removeOwnCalendar(call) {
    requireVideographer(call.viewer);
    const wasRead = await removeOwnCalendar(call.tx, call.viewer);
    if (wasRead) await auditCall(call, { kind: 'calendar_disconnected' });
    return { own_calendar: null };
  },
} satisfies Partial<Handlers>;

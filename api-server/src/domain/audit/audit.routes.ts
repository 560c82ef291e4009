import { dayStart, isoPeriod } from '../../platform/http/day.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { requireAdmin } from '../../platform/session/viewer.ts';
import { presentAuditEvent } from './audit.presenter.ts';
import { clientNames, listAuditEvents } from './audit.repository.ts';

export const auditHandlers = {
  async listAuditEvents({ c, tx, viewer, query }) {
    requireAdmin(viewer);
    const { tenantId, timezone } = viewer;
    const { kind, person, offset = 0 } = query;
    const { from_date: first, to_date: last } = isoPeriod(query);
    const filter = {
      kind,
      person,
      from: first === undefined ? undefined : dayStart(first, timezone),
      before: last === undefined ? undefined : dayStart(last, timezone, 1),
    };
    const page = await listAuditEvents(tx, tenantId, filter, offset);
    const changes = page.rows.flatMap(({ event }) => event.details.changes ?? []);
    const ids = changes.flatMap(({ what, from, to }) => (what === 'client' ? [from, to] : []));
    const clients = await clientNames(tx, tenantId, [
      ...new Set(ids.filter((id): id is string => id !== null)),
    ]);
    return {
      ...pageFields(c, '/audit', offset, page),
      results: page.rows.map((row) => presentAuditEvent(row, clients)),
    };
  },
} satisfies Partial<Handlers>;

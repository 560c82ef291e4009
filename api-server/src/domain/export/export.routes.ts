import { bookingExportRules } from '@shootline/shared-api/rules';
import { isDownload, logAuditEvents, originOf } from '../audit/record-audit.ts';
import { type NewAuditEvent, insertAuditEvents } from '../audit/audit.repository.ts';
import { throughLosses } from '../../platform/db/database-away.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { isoDay, isoPeriod } from '../../platform/http/day.ts';
import { answerWith } from '../../platform/files/file-download.ts';
import { notFound } from '../../platform/http/errors.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { requireFinance } from '../../platform/session/viewer.ts';
import { isSigned, linkKey } from './export-link.ts';
import { findDownload } from './export.repository.ts';
import { makeXeroFile } from './make-xero-file.ts';
import { requestExport } from './request-export.ts';

export const exportHandlers = {
  async exportBookings(call) {
    const request = checkedBy(bookingExportRules, call.body);
    const { recipients, billing_region, state, clients, camops, bookings } = request;
    const filter = {
      ...isoPeriod(request),
      state,
      clients,
      camops,
      billing_region: billing_region ?? undefined,
      bookings,
    };
    return requestExport(call, { kind: 'bookings', filter, recipients });
  },

  async exportInvoices(call) {
    const { recipients, at_date, ...criteria } = call.query;
    const filter = { ...criteria, ...isoPeriod(criteria), at_date: isoDay('at_date', at_date) };
    return requestExport(call, { kind: 'invoices', filter, recipients });
  },

  async makeXeroFile(call) {
    requireFinance(call.viewer);
    return makeXeroFile(call, call.body);
  },

  async exportAnalytics(call) {
    const filter = { ...call.query, ...isoPeriod(call.query) };
    const { recipients } = call.body;
    return requestExport(call, { kind: 'analytics', filter, recipients });
  },

  async downloadExport({ c, deps, path, query }) {
    const { workspace, recipient, expires, signature } = query;
    const grant = { exportId: path.id, workspace, recipient, expires };
    // A guessed link costs no look into the workspace.
    if (!isSigned(await throughLosses(() => linkKey(deps.db)), grant, signature)) throw notFound();
    if (expires * 1000 <= deps.clock().getTime()) {
      throw notFound('Sorry, this link has expired. Please export the data again.');
    }
    const origin = originOf(c, deps);
    const { file, events } = await tenantTransaction(deps.db, workspace, async (tx) => {
      const file = await findDownload(tx, workspace, path.id, recipient);
      if (!file || !(await deps.files.has(file.storageKey))) throw notFound();
      const details = { export: { id: path.id, kind: file.kind } };
      const download: NewAuditEvent = { kind: 'export_downloaded', personId: recipient, details };
      const downloads = isDownload(c) ? [download] : [];
      await insertAuditEvents(tx, workspace, origin, downloads);
      return { file, events: downloads };
    });
    logAuditEvents(deps.logger, workspace, origin, events);
    const content = await deps.files.open(file.storageKey);
    if (!content) throw notFound();
    return answerWith(c, content, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
    });
  },
} satisfies Partial<Handlers>;

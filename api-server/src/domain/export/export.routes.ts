import { bookingExportRules } from '@shootline/shared-api/rules';
import { auditCall, isDownload } from '../audit/record-audit.ts';
import { isoDay, isoPeriod } from '../../platform/http/day.ts';
import { checkStored, downloadOf } from '../../platform/files/file-download.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { checkedBy } from '../../platform/errors/rule-errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { requireFinance, requireVideographer } from '../../platform/session/viewer.ts';
import { fileTypes } from './export-file.ts';
import { findDownload } from './export-file.repository.ts';
import { makeXeroFile } from './xero/make-xero-file.ts';
import { requestExport } from './request-export.ts';
import { shootsFile } from './shoots-file.ts';

export const exportHandlers = {
  async exportBookings(call) {
    const request = checkedBy(bookingExportRules, call.body);
    const { recipients, format, view, billing_region, state, clients, camops, bookings } = request;
    const filter = {
      ...isoPeriod(request),
      view: view ?? undefined,
      state,
      clients,
      camops,
      billing_region: billing_region ?? undefined,
      bookings,
    };
    return requestExport(call, { kind: 'bookings', filter, recipients, format });
  },

  async exportInvoices(call) {
    const { recipients, format, at_date, ...criteria } = call.query;
    const filter = { ...criteria, ...isoPeriod(criteria), at_date: isoDay('at_date', at_date) };
    return requestExport(call, { kind: 'invoices', filter, recipients, format });
  },

  async makeXeroFile(call) {
    requireFinance(call.viewer);
    return makeXeroFile(call, call.body);
  },

  async downloadShoots({ c, tx, viewer, query }) {
    requireVideographer(viewer);
    const write = await shootsFile(tx, viewer, isoPeriod(query));
    return async () =>
      c.body(await write(), 200, {
        'Content-Type': fileTypes.xlsx.type,
        'Content-Disposition': 'attachment; filename="shoots.xlsx"',
        'Cache-Control': 'no-store',
      });
  },

  async exportAnalytics(call) {
    const filter = { ...call.query, ...isoPeriod(call.query) };
    return requestExport(call, { kind: 'analytics', filter, ...call.body });
  },

  async downloadExport(call) {
    const { c, deps, tx, viewer, path } = call;
    const file = await findDownload(tx, viewer, path.id);
    if (!file) throw notFound();
    const { exportId, kind, format, fileName, storageKey, expires } = file;
    if (storageKey === null || expires <= deps.clock()) {
      throw notFound('Sorry, this link has expired. Please export the data again.');
    }
    await checkStored(deps.files, storageKey);
    if (isDownload(c)) {
      const details = { export: { id: exportId, kind } };
      await auditCall(call, { kind: 'export_downloaded', details });
    }
    const { type } = fileTypes[format];
    return () => downloadOf(c, deps.files, { name: fileName, storageKey, type });
  },
} satisfies Partial<Handlers>;

import { bookingExportRules } from '@shootline/shared-api/rules';
import { throughLosses } from '../db/database-away.ts';
import { tenantTransaction } from '../db/tenant-transaction.ts';
import { isoDay, isoPeriod } from '../http/day.ts';
import { notFound } from '../http/errors.ts';
import { checkedBy } from '../http/rule-errors.ts';
import type { Handlers } from '../openapi/handlers.ts';
import { isSigned, linkKey } from './export.link.ts';
import { findDownload } from './export.repository.ts';
import { requestExport } from './export.request.ts';

export const exportHandlers = {
  async exportBookings(call) {
    const given = checkedBy(bookingExportRules, call.body);
    const { recipients, billing_region, state, clients, camops } = given;
    const filter = {
      ...isoPeriod(given),
      state,
      clients,
      camops,
      billing_region: billing_region ?? undefined,
    };
    return requestExport(call, { kind: 'bookings', filter, recipients });
  },

  async exportInvoices(call) {
    const { recipients, at_date, ...given } = call.query;
    const filter = { ...given, ...isoPeriod(given), at_date: isoDay('at_date', at_date) };
    return requestExport(call, { kind: 'invoices', filter, recipients });
  },

  async exportAnalytics(call) {
    const filter = { ...call.query, ...isoPeriod(call.query) };
    const { recipients } = call.body;
    return requestExport(call, { kind: 'analytics', filter, recipients });
  },

  async downloadExport({ c, deps, path, query }) {
    const { workspace, recipient, expires, signature } = query;
    const grant = { exportId: path.id, workspace, recipient, expires };
    // Nothing is looked up for who only guesses.
    if (!isSigned(await throughLosses(() => linkKey(deps.db)), grant, signature)) throw notFound();
    if (expires * 1000 <= deps.clock().getTime()) {
      throw notFound('Sorry, this link has expired. Please export the data again.');
    }
    const file = await tenantTransaction(
      deps.db,
      workspace,
      (tx) => findDownload(tx, workspace, path.id, recipient),
      { isRead: true },
    );
    const content = file && (await deps.files.open(file.storageKey));
    if (!content) throw notFound();
    return c.body(content.stream as ReadableStream<Uint8Array>, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Length': String(content.size),
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
    });
  },
} satisfies Partial<Handlers>;

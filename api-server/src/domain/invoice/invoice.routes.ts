import { roles } from '@shootline/shared-api/contract';
import { auditDownload } from '../audit/record-audit.ts';
import { checkStored, downloadOf } from '../../platform/files/file-download.ts';
import { isoDay } from '../../platform/http/day.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { loadInvoices, presentFor, viewableInvoice } from './invoice-loading.ts';
import { presentInvoice } from './invoice.presenter.ts';
import { invoicesOfBookings } from './invoices-of-bookings.ts';
import { listInvoices } from './invoice-list.repository.ts';

export const invoiceHandlers = {
  async listInvoices({ c, deps, tx, viewer, query }) {
    if (viewer.role < roles.finance) throw forbidden();
    const page = await listInvoices(tx, viewer.tenantId, {
      ...query,
      at_date: isoDay('at_date', query.at_date),
      from_date: isoDay('from_date', query.from_date),
      to_date: isoDay('to_date', query.to_date),
    });
    const reader = { viewer, now: deps.clock() };
    const invoices = await loadInvoices(tx, viewer, page.rows);
    return {
      ...pageFields(c, '/invoice', query.offset ?? 0, page),
      results: invoices.map((whole) => presentInvoice(whole, reader)),
    };
  },

  async getInvoiceTotals({ viewer }) {
    if (viewer.role < roles.finance) throw forbidden();
    return { count: 0, totals: [] };
  },

  async listInvoicesOfBookings({ deps, tx, viewer, query }) {
    const reader = { viewer, now: deps.clock() };
    const invoices = await invoicesOfBookings(tx, reader, query.bookings);
    return { invoices: invoices.map((whole) => presentFor(whole, reader)) };
  },

  async getInvoiceHistory({ tx, viewer, path }) {
    await viewableInvoice(tx, viewer, path.id);
    return { history: [] };
  },

  async makeXeroFile({ viewer }) {
    if (viewer.role < roles.finance) throw forbidden();
    return { name: '', content: '', invoices: [], left_out: [], is_more_left: false };
  },

  async getInvoice({ deps, tx, viewer, path }) {
    const whole = await viewableInvoice(tx, viewer, path.id);
    return presentFor(whole, { viewer, now: deps.clock() });
  },

  async downloadInvoiceFile(call) {
    const { c, deps, tx, viewer, path } = call;
    const { files, invoice } = await viewableInvoice(tx, viewer, path.id);
    const file = files.find(({ id }) => id === path.fileId.toLowerCase());
    if (!file) throw notFound();
    await checkStored(deps.files, file.storageKey);
    await auditDownload(call, invoice.bookingId, { ...file, kind: 'invoice_file' });
    return () => downloadOf(c, deps.files, file);
  },
} satisfies Partial<Handlers>;

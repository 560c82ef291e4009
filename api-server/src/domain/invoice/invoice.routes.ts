import { isVideographer } from '@shootline/shared-api/contract';
import { auditDownload } from '../audit/record-audit.ts';
import { checkStored, downloadOf } from '../../platform/files/file-download.ts';
import { isoDay } from '../../platform/http/day.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { requireFinance, requireVideographer } from '../../platform/session/viewer.ts';
import { findInvoiceFile } from './invoice-file.repository.ts';
import { presentHistoryEntry } from './invoice-history.presenter.ts';
import { listHistory } from './invoice-history.repository.ts';
import { loadInvoices, presentFor, viewableInvoice, viewableRecord } from './invoice-loading.ts';
import { presentInvoice } from './invoice.presenter.ts';
import { invoicesOfNumber, presentOfNumber } from './list/invoices-of-number.ts';
import { invoicesOfBookings } from './list/invoices-of-bookings.ts';
import { type InvoiceFilter, listInvoices } from './list/invoice-list.repository.ts';
import { findPricedInvoices } from './list/invoice-totals.repository.ts';
import { totalsOf } from './list/invoice-totals.rules.ts';
import { partiesOf, presentWriting } from './written/invoice-writing.ts';

const filterOf = (query: InvoiceFilter): InvoiceFilter => ({
  ...query,
  at_date: isoDay('at_date', query.at_date),
  from_date: isoDay('from_date', query.from_date),
  to_date: isoDay('to_date', query.to_date),
});

export const invoiceHandlers = {
  async listInvoices({ c, deps, tx, viewer, query }) {
    requireFinance(viewer);
    const page = await listInvoices(tx, viewer.tenantId, filterOf(query));
    const reader = { viewer, now: deps.clock() };
    const invoices = await loadInvoices(tx, viewer, page.rows);
    return {
      ...pageFields(c, '/invoice', query.offset ?? 0, page, query.limit),
      results: invoices.map((whole) => presentInvoice(whole, reader)),
    };
  },

  async getInvoiceWriting({ tx, viewer }) {
    requireVideographer(viewer);
    return presentWriting(await partiesOf(tx, viewer));
  },

  async getInvoiceTotals({ tx, viewer, query }) {
    requireFinance(viewer);
    const { count, invoices } = await findPricedInvoices(tx, viewer.tenantId, filterOf(query));
    return { count, totals: invoices && totalsOf(invoices) };
  },

  async listInvoicesOfBookings({ deps, tx, viewer, query }) {
    const reader = { viewer, now: deps.clock() };
    const invoices = await invoicesOfBookings(tx, reader, query.bookings);
    return { invoices: invoices.map((whole) => presentFor(whole, reader)) };
  },

  async getInvoiceHistory({ tx, viewer, path }) {
    const record = await viewableRecord(tx, viewer, path.id);
    const history = await listHistory(tx, record);
    return { history: history.map((entry) => presentHistoryEntry(entry, viewer)) };
  },

  async listInvoicesOfNumber({ tx, viewer, path }) {
    const record = await viewableRecord(tx, viewer, path.id);
    return presentOfNumber(await invoicesOfNumber(tx, viewer, record));
  },

  async getInvoice({ deps, tx, viewer, path }) {
    const whole = await viewableInvoice(tx, viewer, path.id);
    return presentFor(whole, { viewer, now: deps.clock() });
  },

  async downloadInvoiceFile(call) {
    const { c, deps, tx, viewer, path } = call;
    const record = await viewableRecord(tx, viewer, path.id);
    const file = await findInvoiceFile(tx, record, path.fileId);
    const isHidden = file?.replaced && isVideographer(viewer.role);
    if (!file || isHidden) throw notFound();
    await checkStored(deps.files, file.storageKey);
    await auditDownload(call, record.bookingId, { ...file, kind: 'invoice_file' });
    return () => downloadOf(c, deps.files, file);
  },
} satisfies Partial<Handlers>;

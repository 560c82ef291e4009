import { Readable } from 'node:stream';
import type { Earning, EarningState } from '@shootline/shared-api/contract';
import { plainMoney } from '@shootline/shared-api/rules';
import type { Db } from '../../platform/db/db.ts';
import { fieldError, validationError } from '../../platform/errors/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { presentEarning } from '../invoice/earnings/earning.presenter.ts';
import { loadInvoices } from '../invoice/invoice-loading.ts';
import { listInvoices } from '../invoice/list/invoice-list.repository.ts';
import { exportFileOf } from './export-file.ts';
import { type Column, cellsOf, number, text } from './reports/cells.rules.ts';
import { sortableTime } from './reports/report.ts';

const most = 1000;

const states: Record<EarningState, string> = {
  to_invoice: 'To invoice',
  submitted: 'Submitted',
  approved: 'Approved',
  in_xero: 'In Xero',
};

const columns: Column<Earning>[] = [
  text('Date', ({ booking: { date, timezone } }) =>
    sortableTime(date === null ? null : new Date(date), timezone),
  ),
  text('Time Zone', ({ booking }) => booking.timezone),
  text('Booking Number', ({ booking }) => booking.booking_uid),
  text('Booking Name', ({ booking }) => booking.title),
  text('Client Name', ({ booking }) => booking.client_name),
  text('Invoice Number', ({ invoice_number: invoiceNumber }) => invoiceNumber),
  text('Status', ({ state }) => states[state]),
  number('Amount', ({ amount, currency }) => plainMoney(amount, currency)),
  text('Currency', ({ currency }) => currency),
];

type Period = { from_date?: string; to_date?: string };

/** A videographer's own shoots and fees of a period as a workbook. Throws 400 for more than 1,000. */
export async function shootsFile(
  tx: Db,
  viewer: Viewer,
  period: Period,
): Promise<() => Promise<Uint8Array<ArrayBuffer>>> {
  const filter = { ...period, camop: viewer.id, limit: most };
  const { rows, count } = await listInvoices(tx, viewer.tenantId, filter);
  if (count > most) {
    throw validationError(
      fieldError('from_date', 'More than 1,000 shoots are in this period. Choose a shorter one.'),
    );
  }
  const earnings = (await loadInvoices(tx, viewer, rows)).map(presentEarning);
  const records = earnings.map((earning) => cellsOf(columns, earning));
  const content = {
    headings: columns.map(({ heading }) => heading),
    batches: Readable.from([records]),
  };
  return async () => Buffer.concat(await Readable.from(exportFileOf(content, 'xlsx')).toArray());
}

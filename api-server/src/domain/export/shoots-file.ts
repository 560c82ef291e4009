import { Readable } from 'node:stream';
import type { Earning, EarningState } from '@shootline/shared-api/contract';
import { plainMoney } from '@shootline/shared-api/rules';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { type Period, periodEarnings } from '../invoice/earnings/period-earnings.ts';
import { exportFileOf } from './export-file.ts';
import { type Column, cellsOf, number, text } from './reports/cells.rules.ts';
import { sortableTime } from './reports/report.ts';

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

/** A videographer's own shoots and fees of a period as a workbook. Throws 400 for more than 1,000. */
export async function shootsFile(
  tx: Db,
  viewer: Viewer,
  period: Period,
): Promise<() => Promise<Uint8Array<ArrayBuffer>>> {
  const records = (await periodEarnings(tx, viewer, period)).map((one) => cellsOf(columns, one));
  const content = {
    headings: columns.map(({ heading }) => heading),
    batches: Readable.from([records]),
  };
  return async () => Buffer.concat(await Readable.from(exportFileOf(content, 'xlsx')).toArray());
}

import { Readable } from 'node:stream';
import type { Earning } from '@shootline/shared-api/contract';
import { msg, plainMoney, translated } from '@shootline/shared-api/rules';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { inLanguageOf } from '../../platform/texts/languages.ts';
import { stateNames } from '../invoice/earnings/earnings-statement.ts';
import { type Period, periodEarnings } from '../invoice/earnings/period-earnings.ts';
import { exportFileOf } from './export-file.ts';
import { type Column, cellsOf, number, text } from './reports/cells.rules.ts';
import { sortableTime } from './reports/report.ts';

const columns: Column<Earning>[] = [
  text(msg('Date'), ({ booking: { date, timezone } }) =>
    sortableTime(date === null ? null : new Date(date), timezone),
  ),
  text(msg('Time Zone'), ({ booking }) => booking.timezone),
  text(msg('Booking Number'), ({ booking }) => booking.booking_uid),
  text(msg('Booking Name'), ({ booking }) => booking.title),
  text(msg('Client Name'), ({ booking }) => booking.client_name),
  text(msg('Invoice Number'), ({ invoice_number: invoiceNumber }) => invoiceNumber),
  text(msg('Status'), ({ state }) => translated(stateNames[state])),
  number(msg('Amount'), ({ amount, currency }) => plainMoney(amount, currency)),
  text(msg('Currency'), ({ currency }) => currency),
];

/**
 * A videographer's own shoots and fees of a period as a workbook in their language. Throws 400 for more than
 * 1,000.
 */
export async function shootsFile(
  tx: Db,
  viewer: Viewer,
  period: Period,
): Promise<() => Promise<Uint8Array<ArrayBuffer>>> {
  const earnings = await periodEarnings(tx, viewer, period);
  const content = inLanguageOf(viewer, () => ({
    headings: columns.map(({ heading }) => translated(heading)),
    batches: Readable.from([earnings.map((one) => cellsOf(columns, one))]),
  }));
  return async () => Buffer.concat(await Readable.from(exportFileOf(content, 'xlsx')).toArray());
}

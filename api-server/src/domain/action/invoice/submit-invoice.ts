import type { InvoiceSubmission, SupplierInvoice } from '@shootline/shared-api/contract';
import { invoiceSubmissionsRules, ruleTexts } from '@shootline/shared-api/rules';
import { type Acting, applyChange, lockBooking } from '../perform-booking-action.ts';
import { factsOf } from '../../booking/booking.presenter.ts';
import { refusalOf } from '../../booking/booking-refusal.rules.ts';
import type { BookingRow } from '../../booking/booking.repository.ts';
import {
  type ApiFailure,
  conflict,
  fieldError,
  validationError,
} from '../../../platform/http/errors.ts';
import type { Upload } from '../../../platform/files/upload.ts';
import { checkedBy } from '../../../platform/http/rule-errors.ts';
import { replaceInvoiceFiles } from '../../invoice/invoice-file.repository.ts';
import { openInvoice } from '../../invoice/invoice-opening.repository.ts';
import { invoiceRefusalOf } from '../../invoice/invoice-permission.rules.ts';
import { type Own, claimOf, submittedMail } from '../../invoice/invoice-claim.rules.ts';
import { loadInvoices } from '../../invoice/invoice-loading.ts';
import { runningOn } from '../perform-invoice-action.ts';
import { expectedCost, invoiceFactsOf, presentSupplierInvoice } from '../../invoice/invoice.presenter.ts';
import { findInvoicesOf, lockInvoiceNumber, setInvoice } from '../../invoice/invoice.repository.ts';

const at = (index: number, field: string, message: string) =>
  fieldError(String(index), '', [fieldError(field, message)]);

function located(failure: ApiFailure, index: number): ApiFailure {
  if (failure.type !== 'Conflict') return failure;
  return conflict(failure.message, [at(index, 'booking_id', failure.message)]);
}

/** The viewer's invoices of these bookings, all locked, in the order given. Throws 404, 403, 409. */
async function lockOwn(acting: Acting, bookingIds: string[]): Promise<Own[]> {
  const { tx, viewer, deps } = acting;
  const rows = new Map<string, BookingRow>();
  // In one order for everyone, so that two who submit together never wait for each other.
  for (const id of bookingIds.toSorted()) rows.set(id, await lockBooking(tx, viewer, id));
  const now = deps.clock();
  for (const [index, id] of bookingIds.entries()) {
    const row = rows.get(id);
    const refusal = row && refusalOf('submit_invoice', factsOf(row), viewer, now);
    if (refusal) throw located(refusal, index);
    if (row) await openInvoice(tx, row, viewer.id, now);
  }
  const invoices = await loadInvoices(tx, viewer, await findInvoicesOf(tx, viewer, bookingIds));
  const own = bookingIds.flatMap((id) => {
    const row = rows.get(id);
    const whole = invoices.find(({ invoice }) => invoice.bookingId === id);
    return row && whole ? [{ row, whole }] : [];
  });
  for (const [index, { whole }] of own.entries()) {
    const facts = invoiceFactsOf(whole, { viewer, now });
    const refusal = invoiceRefusalOf('submit_invoice', facts, viewer);
    if (refusal) throw located(refusal, index);
  }
  return own;
}

function checkOneInvoice(given: { invoice_number: string }[], own: Own[]): void {
  const [first] = given;
  const currencies = own.map(({ whole }) => expectedCost(whole).currency);
  const errors = given.flatMap(({ invoice_number: number }, index) => {
    if (number !== first?.invoice_number) {
      return [at(index, 'invoice_number', 'Bookings that are invoiced together have one number.')];
    }
    if (currencies[index] === currencies[0]) return [];
    const message = `Choose bookings in one currency: this one is in ${currencies[index]}, the first in ${currencies[0]}.`;
    return [at(index, 'booking_id', message)];
  });
  if (errors.length > 0) throw validationError(...errors);
}

async function refuseTakenNumber(
  { tx, viewer }: Acting,
  number: string,
  own: Own[],
): Promise<void> {
  const ids = own.map(({ whole }) => whole.invoice.id);
  const holders = await lockInvoiceNumber(tx, viewer, number);
  // One of them has the number: the others with it were submitted together with that one.
  if (holders.length === 0 || holders.some((id) => ids.includes(id))) return;
  const message = 'You have used this invoice number for another booking.';
  throw validationError(...own.map((_, index) => at(index, 'invoice_number', message)));
}

/**
 * Submits the viewer's invoices of one or several bookings, or corrects submitted and rejected ones;
 * all or none. Claimed amounts are computed: the expected cost plus line items, in minor units
 * (decisions §7.14). `removed` gets the keys of contents that a new file took the place of. Throws
 * 400 with errors by row, 403, 404 and 409 as the booking's `submit_invoice` has it, and 409 for an
 * approved invoice.
 */
export async function submitInvoices(
  acting: Acting,
  given: InvoiceSubmission[],
  { file, removed }: { file: Upload | undefined; removed: (key: string) => void },
): Promise<SupplierInvoice[]> {
  const { tx, viewer, deps } = acting;
  const bookingIds = given.map((row) => row.booking_id.toLowerCase());
  const repeated = bookingIds.flatMap((id, index) =>
    bookingIds.indexOf(id) < index
      ? [at(index, 'booking_id', 'This booking is in the list already.')]
      : [],
  );
  if (repeated.length > 0) throw validationError(...repeated);
  const own = await lockOwn(acting, bookingIds);
  const rows = checkedBy(invoiceSubmissionsRules, given);
  checkOneInvoice(rows, own);
  const isFileMissing = !file && own.some(({ whole }) => whole.files.length === 0);
  if (isFileMissing) throw validationError(fieldError('file', ruleTexts.file));
  await refuseTakenNumber(acting, rows[0]?.invoice_number ?? '', own);

  const now = deps.clock();
  const claims = own.map((one, index) => claimOf(one, rows[index]));
  // One mail for all of them, with the news of the first.
  const mail = submittedMail(viewer.fullName, own, claims);
  for (const [index, { row, whole }] of own.entries()) {
    const claim = claims[index];
    if (!claim) continue;
    await setInvoice(tx, whole.invoice, { ...claim.set, state: 'submitted' }, now);
    const verb =
      whole.invoice.state === 'submitted' ? 'corrected an invoice for' : 'submitted an invoice for';
    await applyChange(runningOn(acting, row, now), 'submit_invoice', {
      fields: ['invoice'],
      news: [{ verb, sides: ['finance'], ...(index === 0 ? { mail } : {}) }],
    });
  }
  if (file) {
    const ids = own.map(({ whole }) => whole.invoice.id);
    for (const key of await replaceInvoiceFiles(tx, viewer, ids, file, now)) removed(key);
  }
  const invoices = await findInvoicesOf(tx, viewer, bookingIds);
  const place = (bookingId: string) => bookingIds.indexOf(bookingId);
  invoices.sort((a, b) => place(a.bookingId) - place(b.bookingId));
  const submitted = await loadInvoices(tx, viewer, invoices);
  return submitted.map((whole) => presentSupplierInvoice(whole, { viewer, now }));
}

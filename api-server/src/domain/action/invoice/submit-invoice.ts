import type { InvoiceSubmission, SubmittedInvoices } from '@shootline/shared-api/contract';
import { invoiceSubmissionsRules, ruleTexts } from '@shootline/shared-api/rules';
import { countOf, numberOf } from '@shootline/shared-api/rules/account';
import type { Upload } from '../../../platform/files/upload.ts';
import {
  type ApiFailure,
  conflict,
  fieldError,
  validationError,
} from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { CallContext, NotifyOfChanges } from '../../booking/change/action-context.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { refusalOf } from '../../booking/rights/booking-refusal.rules.ts';
import {
  type BookingRow,
  isVisibleTo,
  lockBookings,
  missingBooking,
} from '../../booking/booking.repository.ts';
import { type Claim, claimOf, submissionOf } from '../../invoice/invoice-claim.rules.ts';
import { replaceInvoiceFiles } from '../../invoice/invoice-file.repository.ts';
import { addToHistory } from '../../invoice/invoice-history.repository.ts';
import { loadInvoices, viewableRecord } from '../../invoice/invoice-loading.ts';
import {
  newCreditNote,
  openInvoice,
  storeCreditNote,
} from '../../invoice/invoice-opening.repository.ts';
import { shownOf, waitingCreditOf } from '../../pricing/invoice-parts.rules.ts';
import { invoiceRefusalOf } from '../../invoice/invoice-permission.rules.ts';
import {
  type WholeInvoice,
  claimableAmount,
  invoiceFactsOf,
  presentSupplierInvoice,
  priceOf,
} from '../../invoice/invoice.presenter.ts';
import {
  type InvoiceRow,
  type NumberHolder,
  findInvoices,
  findInvoicesOf,
  lockInvoiceNumber,
  setInvoice,
} from '../../invoice/invoice.repository.ts';
import { findInvoicing, storeNextNumber } from '../../people/invoicing/invoicing.repository.ts';
import { applyOutcome } from '../apply-outcome.ts';
import { contextOn } from '../perform-booking-action.ts';

const at = (index: number, field: string, message: string) =>
  fieldError(String(index), '', [fieldError(field, message)]);

function located(failure: ApiFailure, index: number): ApiFailure {
  if (failure.type !== 'Conflict') return failure;
  return conflict(failure.message, [at(index, 'booking_id', failure.message)]);
}

/** The viewer's invoices of these bookings that are submitted next, or else the last, in this order. */
async function openedInvoices(
  { tx, viewer, deps }: CallContext,
  bookings: BookingRow[],
): Promise<InvoiceRow[]> {
  const now = deps.clock();
  for (const [index, row] of bookings.entries()) {
    const refusal = refusalOf('submit_invoice', factsOf(row), viewer, now);
    if (refusal) throw located(refusal, index);
    await openInvoice(tx, row, viewer.id, now);
  }
  const ids = bookings.map(({ booking }) => booking.id);
  const records = await findInvoicesOf(tx, viewer, ids);
  const shown = ids.map((id) => shownOf(records.filter(({ bookingId }) => bookingId === id)));
  return shown.filter((record) => record !== undefined);
}

/** The viewer's credit note for an approved invoice: the one that waits, or a new one. Throws 404, 403, 409. */
async function openedCreditNote(
  { tx, viewer, deps }: CallContext,
  row: BookingRow,
  creditedId: string,
): Promise<InvoiceRow> {
  const credited = await viewableRecord(tx, viewer, creditedId);
  if (credited.bookingId !== row.booking.id) throw missingBooking();
  const own = await findInvoicesOf(tx, viewer, [row.booking.id]);
  const waiting = waitingCreditOf(creditedId, own);
  if (waiting) return waiting;
  const now = deps.clock();
  const facts = invoiceFactsOf({ invoice: credited, row }, { viewer, now });
  const refusal = invoiceRefusalOf('credit_invoice', facts, viewer);
  if (refusal) throw located(refusal, 0);
  return newCreditNote(row, credited, now);
}

/** Locks the bookings and opens missing invoices; returns the viewer's. Throws 404, 403, 409. */
async function lockOwnInvoices(
  call: CallContext,
  bookingIds: string[],
  creditedId: string | null | undefined,
): Promise<WholeInvoice[]> {
  const { tx, viewer, deps } = call;
  const bookings = await lockBookings(tx, viewer.tenantId, bookingIds);
  const isEachThere = bookings.length === bookingIds.length;
  if (!isEachThere || !bookings.every((row) => isVisibleTo(viewer, row))) throw missingBooking();
  const now = deps.clock();
  const [first] = bookings;
  const records =
    creditedId && first
      ? [await openedCreditNote(call, first, creditedId.toLowerCase())]
      : await openedInvoices(call, bookings);
  const own = await loadInvoices(tx, viewer, records, bookings);
  for (const [index, whole] of own.entries()) {
    const facts = invoiceFactsOf(whole, { viewer, now });
    const refusal = invoiceRefusalOf('submit_invoice', facts, viewer);
    if (refusal) throw located(refusal, index);
  }
  return own;
}

const currencyOf = (whole: WholeInvoice) =>
  whole.credited ? whole.invoice.currency : priceOf(whole).currency;

function checkOneInvoice(rows: { invoice_number: string }[], own: WholeInvoice[]): void {
  const [first] = rows;
  const currencies = own.map(currencyOf);
  const errors = rows.flatMap(({ invoice_number: number }, index) => {
    if (number !== first?.invoice_number) {
      return [at(index, 'invoice_number', 'Bookings that are invoiced together have one number.')];
    }
    if (currencies[index] === currencies[0]) return [];
    const message = `Choose bookings in one currency: this one is in ${currencies[index]}, the first in ${currencies[0]}.`;
    return [at(index, 'booking_id', message)];
  });
  if (errors.length > 0) throw validationError(...errors);
}

/**
 * Takes a number for these invoices and moves the viewer's scheme on. Refuses a number of other invoices,
 * and of an invoice that the portal writes one that leaves a gap. Returns invoices whose number people take
 * for the same.
 */
async function takeNumber(
  { tx, viewer }: CallContext,
  number: string,
  own: WholeInvoice[],
  isWritten: boolean,
): Promise<NumberHolder[]> {
  const ids = own.map(({ invoice }) => invoice.id);
  const refuse = (message: string) =>
    validationError(...own.map((_, index) => at(index, 'invoice_number', message)));
  const holders = await lockInvoiceNumber(tx, viewer, number);
  const equal = holders.filter(({ isEqual }) => isEqual);
  const isOwn = equal.some(({ id }) => ids.includes(id));
  // If one of them has the number, the other holders were submitted together with it.
  if (equal.length > 0 && !isOwn) {
    throw refuse('You have used this invoice number for another booking.');
  }
  const scheme = isOwn ? undefined : await findInvoicing(tx, viewer);
  const count = scheme && countOf(scheme.numberScheme, number);
  if (scheme && count !== undefined) {
    if (isWritten && count !== scheme.nextNumber) {
      const next = numberOf(scheme.numberScheme, scheme.nextNumber);
      throw refuse(`The next number of your scheme is ${next}.`);
    }
    if (count >= scheme.nextNumber) await storeNextNumber(tx, viewer, count + 1);
  }
  return holders.filter((one) => !one.isEqual && !one.isDeleted && !ids.includes(one.id));
}

/** Locks the viewer's invoices of some bookings and checks what is claimed. Throws as `submitInvoices` does. */
export async function claimsOf(call: CallContext, submissions: InvoiceSubmission[]) {
  const bookingIds = submissions.map((row) => row.booking_id.toLowerCase());
  const repeated = bookingIds.flatMap((id, index) =>
    bookingIds.indexOf(id) < index
      ? [at(index, 'booking_id', 'This booking is in the list already.')]
      : [],
  );
  if (repeated.length > 0) throw validationError(...repeated);
  const credits = submissions.findIndex((row) => row.credited_invoice);
  if (credits !== -1 && submissions.length > 1) {
    throw validationError(at(credits, 'credited_invoice', 'Submit a credit note on its own.'));
  }
  const own = await lockOwnInvoices(call, bookingIds, submissions[credits]?.credited_invoice);
  const [first] = own;
  const currency = first ? currencyOf(first) : '';
  const rows = checkedBy(invoiceSubmissionsRules(currency, own.map(claimableAmount)), submissions);
  checkOneInvoice(rows, own);
  return { own, rows, claims: own.map((whole, index) => claimOf(whole, rows[index])) };
}

/**
 * Submits the viewer's invoices of some bookings, or corrects submitted and rejected ones: all or none. The
 * claimed amount is the expected cost plus line items, in minor units. Names other invoices with nearly the
 * same number. `written` are the claims in a file that the portal wrote. Throws 400 with errors by row, 403, 404 and 409 under the rules of the booking's
 * `submit_invoice`, and 409 for an approved invoice.
 */
export async function submitInvoices(
  call: CallContext,
  notifyOfChanges: NotifyOfChanges,
  submissions: InvoiceSubmission[],
  file: Upload | undefined,
  written?: { claims: Claim[] },
): Promise<SubmittedInvoices> {
  const { tx, viewer, deps } = call;
  const { own, rows, claims } = await claimsOf(call, submissions);
  const isFileMissing = !file && own.some(({ files }) => files.length === 0);
  if (isFileMissing) throw validationError(fieldError('file', ruleTexts.file));
  const amounts = (of: Claim[]) =>
    of.map(({ set }) => `${set.claimedAmount} ${set.currency}`).join();
  if (written && amounts(written.claims) !== amounts(claims)) {
    throw conflict('Sorry, a price has changed meanwhile. Please try again.');
  }
  const number = rows[0]?.invoice_number ?? '';
  const similar = await takeNumber(call, number, own, written !== undefined);

  const now = deps.clock();
  const submission = submissionOf(viewer.fullName, claims);
  for (const { invoice } of own) {
    if (invoice.kind === 'credit_note' && invoice.state === 'init')
      await storeCreditNote(tx, invoice);
  }
  const ids = own.map(({ invoice }) => invoice.id);
  const fileIds = file && (await replaceInvoiceFiles(tx, viewer, ids, file, now));
  const changed: BookingRow[] = [];
  for (const [index, { whole, set }] of claims.entries()) {
    const { invoice } = whole;
    await setInvoice(tx, invoice, { ...set, state: 'submitted', submitted: now }, now);
    const isCorrection = invoice.state !== 'init';
    const kind = isCorrection ? 'corrected' : 'submitted';
    const fileId = fileIds?.get(invoice.id);
    await addToHistory(tx, viewer, { ...invoice, ...set }, { kind, fileId }, now);
    const outcome = {
      fields: ['invoice'],
      // One mail for all of them, with the first notification.
      changes: [
        {
          kind: 'invoice_submitted' as const,
          of: invoice.kind,
          isCorrection,
          ...(index === 0 && { submission }),
        },
      ],
    };
    const context = contextOn(call, whole.row, now);
    changed.push(await applyOutcome(context, notifyOfChanges, 'submit_invoice', outcome));
  }
  const records = await findInvoices(tx, viewer.tenantId, ids);
  const inOrder = ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
  const submitted = await loadInvoices(tx, viewer, inOrder, changed);
  return {
    invoices: submitted.map((whole) => presentSupplierInvoice(whole, { viewer, now })),
    similar_numbers: similar.map(({ id, number, bookingUid }) => ({
      uuid: id,
      invoice_number: number,
      booking_uid: bookingUid ?? '',
    })),
  };
}

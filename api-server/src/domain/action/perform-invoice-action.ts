import type { Invoice, InvoiceFlag, InvoiceRejection } from '@shootline/shared-api/contract';
import { invoiceRejectionRules } from '@shootline/shared-api/rules';
import type { Running } from '../booking/action-context.ts';
import { type Acting, applyChange, lockBookingRows } from './perform-booking-action.ts';
import { permissionsOf } from '../booking/booking-permission.rules.ts';
import { factsOf } from '../booking/booking.presenter.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { invoice } from '../schema.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import type { Writing } from '../../platform/mail/letter.ts';
import { invoiceDecidedMail } from '../notification/mails/invoice.mail.ts';
import type { News } from '../notification/notify.ts';
import { formatMoney } from '../pricing/money.rules.ts';
import { dropInvoiceFiles } from '../invoice/invoice-file.repository.ts';
import { invoiceRefusalOf } from '../invoice/invoice-permission.rules.ts';
import { viewableInvoice } from '../invoice/invoice-loading.ts';
import { type WholeInvoice, invoiceFactsOf, presentInvoice } from '../invoice/invoice.presenter.ts';
import { setInvoice } from '../invoice/invoice.repository.ts';

/** What a change of an invoice needs to be logged with its booking. */
export function runningOn({ tx, viewer }: Acting, row: BookingRow, now: Date): Running {
  return { tx, viewer, row, permissions: permissionsOf(factsOf(row), viewer, now), now };
}

type Outcome = {
  set?: Partial<typeof invoice.$inferInsert>;
  /** What the booking's log says of it. */
  reason: string;
  news: News[];
};

/**
 * Does one thing with an invoice under a lock on its booking, and logs it there. Answers the invoice
 * as it is then. Throws 404 when the viewer may not view it, 403 when this is not theirs to do, 409
 * when its state does not permit it.
 */
async function perform(
  acting: Acting,
  id: string,
  flag: InvoiceFlag,
  run: (whole: WholeInvoice) => Promise<Outcome>,
): Promise<{ whole: WholeInvoice; now: Date }> {
  const { tx, viewer, deps } = acting;
  const before = await viewableInvoice(tx, viewer, id);
  await lockBookingRows(tx, viewer.tenantId, [before.of.booking.id]);
  // Read after the lock, so that it is what the one before has left.
  const whole = await viewableInvoice(tx, viewer, id);
  const now = deps.clock();
  const refusal = invoiceRefusalOf(flag, invoiceFactsOf(whole, { viewer, now }), viewer);
  if (refusal) throw refusal;
  const { set, reason, news } = await run(whole);
  await setInvoice(tx, whole.invoice, set ?? {}, now);
  await applyChange(runningOn(acting, whole.of, now), reason, { fields: ['invoice'], news });
  return { whole: await viewableInvoice(tx, viewer, id), now };
}

const supplierNews = ({ invoice }: WholeInvoice, verb: string, mail?: Writing): News[] => [
  { verb, sides: [], people: [invoice.cameraOperatorId], ...(mail ? { mail } : {}) },
];

/**
 * Approves a submitted invoice and tells its videographer (S2 §4). Throws 409 when it claims another
 * amount than the one that was seen, in minor units.
 */
export async function approveInvoice(
  acting: Acting,
  id: string,
  seenAmount: number | undefined,
): Promise<Invoice> {
  const { whole, now } = await perform(acting, id, 'make_approved', async (found) => {
    const { claimedAmount, currency } = found.invoice;
    if (seenAmount !== undefined && seenAmount !== claimedAmount) {
      throw conflict(
        `This invoice was corrected and claims ${formatMoney(claimedAmount ?? 0, currency)} now. ` +
          'Please look at it again.',
      );
    }
    return {
      set: { state: 'approved' },
      reason: 'approve_invoice',
      news: supplierNews(
        found,
        'approved your invoice for',
        invoiceDecidedMail({ decision: 'approved', invoiceNumber: found.invoice.invoiceNumber }),
      ),
    };
  });
  return presentInvoice(whole, { viewer: acting.viewer, now });
}

/** Rejects a submitted invoice, with the reason where one is given, and tells its videographer. */
export async function rejectInvoice(
  acting: Acting,
  id: string,
  input: InvoiceRejection,
): Promise<Invoice> {
  const { whole, now } = await perform(acting, id, 'make_rejected', async (found) => {
    const rejectionDetails = checkedBy(invoiceRejectionRules, input).rejection_details ?? '';
    return {
      set: { state: 'rejected', rejectionDetails },
      // Kept here, because the next submission clears it on the invoice.
      reason: rejectionDetails || 'reject_invoice',
      news: supplierNews(
        found,
        'rejected your invoice for',
        invoiceDecidedMail({
          decision: 'rejected',
          invoiceNumber: found.invoice.invoiceNumber,
          reason: rejectionDetails,
        }),
      ),
    };
  });
  return presentInvoice(whole, { viewer: acting.viewer, now });
}

/** Deletes a file of an invoice; `removed` gets the key of a content that nobody refers to then. */
export async function deleteInvoiceFile(
  acting: Acting,
  id: string,
  fileId: string,
  removed: (key: string) => void,
): Promise<{ whole: WholeInvoice; now: Date }> {
  return perform(acting, id, 'delete_file', async (found) => {
    const file = found.files.find((one) => one.id === fileId.toLowerCase());
    if (!file) throw notFound("Sorry, we can't find this file.");
    for (const key of await dropInvoiceFiles(acting.tx, acting.viewer.tenantId, [file])) {
      removed(key);
    }
    const isSubmitted = found.invoice.state === 'submitted';
    const verb = 'deleted the file of an invoice for';
    return {
      reason: 'delete_invoice_file',
      news: [
        ...supplierNews(found, verb),
        ...(isSubmitted ? [{ verb, sides: ['finance'] } satisfies News] : []),
      ],
    };
  });
}

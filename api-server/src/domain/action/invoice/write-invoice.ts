import { createHash, randomUUID } from 'node:crypto';
import type { InvoiceSubmission, SubmittedInvoices } from '@shootline/shared-api/contract';
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import type { CallDeps } from '../../../platform/calls/call-deps.ts';
import { answerOnce, fingerprint } from '../../../platform/calls/idempotency.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import type { Upload } from '../../../platform/files/upload.ts';
import { queueMail } from '../../../platform/mail-queue/mail-queue.ts';
import { inLanguageOf } from '../../../platform/texts/languages.ts';
import type { CallContext, NotifyOfChanges } from '../../booking/change/action-context.ts';
import { partiesOf } from '../../invoice/written/invoice-writing.ts';
import { renderInvoice } from '../../invoice/written/render-invoice.ts';
import { writtenInvoice } from '../../invoice/written/written-invoice.ts';
import { writtenInvoiceMail } from '../../invoice/written/written-invoice.mail.ts';
import { openedBank } from '../../people/invoicing/invoicing.repository.ts';
import { claimsOf, submitInvoices } from './submit-invoice.ts';

type WriteCall = CallContext & {
  deps: CallDeps;
  header: { 'Idempotency-Key'?: string };
  body: InvoiceSubmission[];
};

const missingDetails = () =>
  conflict('Some invoicing details are missing. Enter them first, or upload your own invoice.');

/**
 * Writes an invoice and submits it with its PDF. Returns a function to run after the call's transaction: it
 * renders the PDF and submits it in a second one, which takes the number. Throws as `submitInvoices` does,
 * and 409 while details are missing.
 */
export async function writeInvoice(
  call: WriteCall,
  notifyOfChanges: NotifyOfChanges,
): Promise<() => Promise<SubmittedInvoices>> {
  const { tx, viewer, deps, header, body } = call;
  const { tenantId } = viewer;
  const now = deps.clock();
  const { claims } = await claimsOf(call, body);
  const { supplier, ...parties } = await partiesOf(tx, viewer);
  if (!supplier || parties.missing.length > 0) throw missingDetails();
  const number = claims[0]?.set.invoiceNumber ?? '';
  const kind = claims[0]?.whole.invoice.kind ?? 'invoice';

  return async () => {
    const bank = await openedBank(deps.db, supplier);
    if (!bank) throw missingDetails();
    const source = { parties: { ...parties, supplier }, bank, claims, viewer, now };
    const pdf = await renderInvoice({ invoice: writtenInvoice(source), created: now });
    const file: Upload = {
      name: `invoice-${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`,
      size: pdf.length,
      contentType: 'application/pdf',
      storageKey: `${tenantId}/${randomUUID()}`,
      hash: createHash('sha256').update(pdf).digest('hex'),
    };
    const key = header['Idempotency-Key'];
    const claim = {
      ...{ tenantId, userId: viewer.id, operation: 'writeInvoice' },
      ...{ key: key ?? randomUUID(), request: fingerprint(body) },
    };
    let isKept = false;
    await deps.files.put(file.storageKey, pdf);
    try {
      const { answer, isRepeated } = await workspaceTransaction(deps.db, tenantId, (own) =>
        answerOnce(own, claim, now, async () => {
          const within = { ...call, tx: own };
          const submitted = await submitInvoices(within, notifyOfChanges, body, file, { claims });
          const { name, contentType, storageKey } = file;
          const copy = { name, contentType, storageKey };
          const letter = inLanguageOf(viewer, () => writtenInvoiceMail({ kind, number }, copy));
          await queueMail(own, tenantId, { ...letter, to: viewer }, now);
          return submitted;
        }),
      );
      isKept = !isRepeated;
      return answer as SubmittedInvoices;
    } catch (error) {
      isKept = error instanceof DatabaseUnavailable && error.mayBeDone;
      throw error;
    } finally {
      if (!isKept) await deps.files.remove(file.storageKey);
    }
  };
}

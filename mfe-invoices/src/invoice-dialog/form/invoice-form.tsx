import { type InvoiceWriting, keptInput, type NumberOfInvoice, t } from '@shootline/shared-api';
import { Grid } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { useDialogTitle } from '@shootline/shared-ui/dialog';
import { FileField } from '@shootline/shared-ui/file-field';
import { TextField } from '@shootline/shared-ui/form';
import { SendingProgress } from '@shootline/shared-ui/files';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type AnyInvoice, isCreditNote } from '../../invoice/any-invoice.ts';
import { invoiceQueries } from '../../invoice/invoice.queries.ts';
import { InvoiceWithFile } from '../file/invoice-with-file.tsx';
import { BookingPart } from './booking-part.tsx';
import { Histories } from '../invoice-history.tsx';
import { commonFile, EnteredFile } from '../file/invoice-file.tsx';
import { includedOf, type InvoiceValues, rulesFor, valuesOf } from '../invoice-values.ts';
import { LoadingInvoice } from '../loading-invoice.tsx';
import { RejectedNotice } from '../rejected-notice.tsx';
import { EnteredTotals } from '../totals.tsx';
import { ClaimComparison } from './claim-comparison.tsx';
import { FileOffers, useReadFields } from './read-from-file.tsx';
import { SimilarNumber } from './similar-number.tsx';
import { useSubmission } from './use-submission.ts';
import { WriterField, WrittenPart } from './written-part.tsx';

interface InvoiceFormProps {
  /** One invoice, or several in one currency that get one number and one file. */
  invoices: readonly AnyInvoice[];
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onDone: () => void;
}

/** Upload Invoice: submits invoices or corrects them. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { data: writing, isPending, isFetching, refetch } = useQuery(invoiceQueries.writing());
  if (isPending) {
    return <LoadingInvoice error={null} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  return <PreparedForm {...props} writing={writing} />;
}

function PreparedForm(props: InvoiceFormProps & { writing: InvoiceWriting | undefined }) {
  const { invoices, onBusy, onClose, onDone, writing } = props;
  const isCredit = invoices.some(isCreditNote);
  const subject = isCredit ? 'credit note' : 'invoice';
  const keepAs = `${subject} of ${invoices.map(({ booking }) => booking.uuid).join(' ')}`;
  // Reloaded invoices must not replace the input.
  const [firstValues] = useState(() => valuesOf(invoices, writing));
  const { submit, sent, stop } = useSubmission(invoices, onBusy);
  const [similar, setSimilar] = useState<readonly NumberOfInvoice[]>([]);
  const isOne = invoices.length === 1;
  if (similar.length > 0) return <SimilarNumber others={similar} onDone={onDone} />;
  return (
    <ActionForm<InvoiceValues>
      schema={(values) => rulesFor(invoices, values)}
      defaultValues={firstValues}
      keepAs={keepAs}
      label={
        isCredit
          ? t('Credit note')
          : isOne
            ? t('Invoice')
            : t('Invoice for {count} bookings', { count: invoices.length })
      }
      onSubmit={async (values) => {
        const { similar_numbers: others } = await submit(values);
        if (others.length === 0) onDone();
        else setSimilar(others);
      }}
      buttons={{
        primary: isCredit ? t('Submit Credit Note') : t('Submit Invoice'),
        progress: t('Submitting...'),
        onCancel: onClose,
      }}
    >
      <Fields invoices={invoices} keepAs={keepAs} onBusy={onBusy} writing={writing} />
      {sent !== null && <SendingProgress sent={sent} onStop={stop} />}
    </ActionForm>
  );
}

function fileLabel(hasFile: boolean, isCredit: boolean): string {
  if (hasFile) return t('Replace the invoice file');
  return isCredit ? t('Credit note file') : t('Invoice file');
}

/** The title of the dialog, unless it is for uploading an invoice. */
function titleFor(isCredit: boolean, isWritten: boolean): string | undefined {
  if (isCredit) return t('Submit Credit Note');
  return isWritten ? t('Create Invoice') : undefined;
}

function Fields(props: {
  invoices: readonly AnyInvoice[];
  keepAs: string;
  onBusy: (isBusy: boolean) => void;
  writing: InvoiceWriting | undefined;
}) {
  const { invoices, keepAs, onBusy, writing } = props;
  const { getValues } = useFormContext<InvoiceValues>();
  const [bookings, file, writer] = useWatch<InvoiceValues, ['bookings', 'file', 'writer']>({
    name: ['bookings', 'file', 'writer'],
  });
  const isWritten = writer === 'portal';
  const read = useReadFields();
  const isCredit = invoices.some(isCreditNote);
  useDialogTitle(titleFor(isCredit, isWritten));
  const included = includedOf(invoices, { bookings } as InvoiceValues);
  const stored = commonFile(included);
  const hasFile = included.every(({ files }) => files.length > 0);
  // Adding and removing line items or bookings is not input of a field, so it is kept explicitly.
  const keep = () => keptInput.keep(keepAs, getValues());
  return (
    <InvoiceWithFile
      file={
        !isWritten &&
        (file || stored) && (
          <EnteredFile invoice={stored} isOneOfSeveral={invoices.length > 1} onBusy={onBusy} />
        )
      }
      field={
        !isWritten && (
          <FileField
            name="file"
            label={fileLabel(hasFile, isCredit)}
            use="invoice"
            isRequired={!hasFile}
          />
        )
      }
    >
      {invoices.map((invoice) => (
        <RejectedNotice key={invoice.uuid} invoice={invoice} isOneOfSeveral={invoices.length > 1} />
      ))}
      <WriterField writing={writing} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <TextField
          name="invoice_number"
          label={isCredit ? t('Credit Note Number') : t('Invoice Number')}
          help={
            read.note('invoice_number') ??
            (isCredit
              ? t('A number of its own, by the same scheme as your invoices.')
              : t('Please enter your invoice number'))
          }
          isRequired
        />
        <TextField
          name="tax_details"
          label={t('Tax details')}
          help={
            read.note('tax_details') ??
            t('Your tax registration as your invoice shows it, such as an ABN.')
          }
        />
      </Grid>
      <FileOffers offers={read.offers} />
      {invoices.map((invoice, place) => (
        <BookingPart
          key={invoice.uuid}
          invoice={invoice}
          place={place}
          isOneOfSeveral={invoices.length > 1}
          isLast={included.length === 1}
          onChanged={keep}
        />
      ))}
      <EnteredTotals invoices={invoices} />
      {read.invoice && (
        <ClaimComparison invoice={read.invoice} invoices={invoices} onChanged={keep} />
      )}
      {isWritten && writing && <WrittenPart writing={writing} invoices={invoices} />}
      <Histories invoices={invoices} />
    </InvoiceWithFile>
  );
}

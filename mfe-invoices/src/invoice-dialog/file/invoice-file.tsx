import type { Invoice } from '@shootline/shared-api';
import { Stack } from '@shootline/shared-ui';
import { useWatch } from 'react-hook-form';
import { useFileCheck } from '../../file-check/use-file-check.ts';
import type { Marks } from '../../file-text/amounts.ts';
import { FileView } from '../../file-view/file-view.tsx';
import { StoredFile } from '../../file-view/stored-file.tsx';
import type { AnyInvoice } from '../../invoice/any-invoice.ts';
import { DeleteFile } from './delete-file.tsx';
import type { InvoiceValues } from '../invoice-values.ts';

/** The stored file of an invoice; a rejected invoice's file may be deleted. */
export function InvoiceFile(props: {
  invoice: AnyInvoice;
  marks?: Marks;
  onBusy: (isBusy: boolean) => void;
}) {
  const { invoice, marks, onBusy } = props;
  const [file] = invoice.files;
  if (!file) return null;
  return (
    <Stack gap="3">
      <StoredFile invoice_uuid={invoice.uuid} file={file} marks={marks} />
      {invoice.state === 'rejected' && invoice.permissions.delete_file && (
        <DeleteFile invoice_uuid={invoice.uuid} file={file} onBusy={onBusy} />
      )}
    </Stack>
  );
}

/** The stored file with the amounts marked that explain the claim. */
export function CheckedFile(props: { invoice: Invoice; onBusy: (isBusy: boolean) => void }) {
  const { check, claimed, currency } = useFileCheck(props.invoice);
  const total = check?.kind === 'matches' ? [check.total] : [];
  return <InvoiceFile {...props} marks={{ amounts: [claimed, ...total], currency }} />;
}

/**
 * The first invoice, if all have the same stored file by name and size; undefined if they have none or
 * different ones.
 */
export function commonFile(invoices: readonly AnyInvoice[]): AnyInvoice | undefined {
  const [first] = invoices;
  const [file] = first?.files ?? [];
  const isSame = ({ files }: AnyInvoice) =>
    files[0]?.name === file?.name && files[0]?.size === file?.size;
  return file && invoices.every(isSame) ? first : undefined;
}

/** The form's file: the chosen one, otherwise the stored one. */
export function EnteredFile(props: {
  invoice: AnyInvoice | undefined;
  /** Whether several invoices share the stored file, which then cannot be deleted here. */
  isOneOfSeveral: boolean;
  onBusy: (isBusy: boolean) => void;
}) {
  const { invoice, isOneOfSeveral, onBusy } = props;
  const file = useWatch<InvoiceValues, 'file'>({ name: 'file' });
  if (file) return <FileView name={file.name} size={file.size} content={file} />;
  const [stored] = invoice?.files ?? [];
  if (!invoice || !stored) return null;
  if (isOneOfSeveral) return <StoredFile invoice_uuid={invoice.uuid} file={stored} />;
  return <InvoiceFile invoice={invoice} onBusy={onBusy} />;
}

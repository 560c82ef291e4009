import type { Invoice } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';

/** The first lines of the client's and the admins' notes on an invoice, in a cell. */
export function InvoiceNotes({ invoice }: { invoice: Invoice }) {
  const notes = [invoice.booking.invoice_notes, invoice.admin_invoice_notes].filter(Boolean);
  if (notes.length === 0) return <>N/A</>;
  return notes.map((note) => (
    <Text key={note} lineClamp={2} title={note}>
      {note}
    </Text>
  ));
}

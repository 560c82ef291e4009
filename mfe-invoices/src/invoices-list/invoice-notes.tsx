import type { Invoice } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';

/** The client's notes and the admins' own on an invoice, in a cell: their first lines. */
export function InvoiceNotes({ invoice }: { invoice: Invoice }) {
  const notes = [invoice.booking.invoice_notes, invoice.admin_invoice_notes].filter(Boolean);
  if (notes.length === 0) return <>N/A</>;
  return notes.map((note) => (
    <Text key={note} lineClamp={2} title={note}>
      {note}
    </Text>
  ));
}

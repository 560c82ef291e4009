import type { Invoice } from '@shootline/shared-api';
import { Under } from '@shootline/shared-ui/table';

/** The client's and the admins' notes on an invoice, in a cell. */
export function InvoiceNotes({ invoice }: { invoice: Invoice }) {
  const [first, second] = notesOf(invoice);
  return (
    <>
      {first}
      {second && <Under>{second}</Under>}
    </>
  );
}

/** The notes on an invoice that there are. */
export function notesOf({ booking, admin_invoice_notes }: Invoice): string[] {
  return [booking.invoice_notes, admin_invoice_notes].filter(Boolean);
}

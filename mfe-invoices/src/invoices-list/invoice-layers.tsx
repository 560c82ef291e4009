import type { Column } from '@shootline/shared-ui/table';
import { BookingDialog } from '../booking/booking-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { EditSheet } from '../editing/edit-sheet.tsx';
import type { InvoiceEdits } from '../editing/invoice-edits.ts';
import type { InvoicePanel, InvoiceRow } from '../editing/invoice-row.ts';
import { NotesDialog } from './notes-dialog.tsx';

interface InvoiceLayersProps {
  layer: InvoicePanel;
  row: InvoiceRow;
  columns: readonly Column<InvoiceRow>[];
  edits: InvoiceEdits;
  onClose: () => void;
}

/** The dialog or sheet opened from a cell of My Invoices. */
export function InvoiceLayers({ layer, row, columns, edits, onClose }: InvoiceLayersProps) {
  switch (layer) {
    case 'contact':
      return <ContactDialog invoice={row.invoice} onClose={onClose} />;
    case 'notes':
      return <NotesDialog invoice={row.invoice} onClose={onClose} />;
    case 'booking':
      return <BookingDialog booking={row.invoice.booking} onClose={onClose} />;
    case 'edit':
      return <EditSheet row={row} columns={columns} edits={edits} onClose={onClose} />;
  }
}

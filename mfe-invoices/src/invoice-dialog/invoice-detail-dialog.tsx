import { Dialog } from '@shootline/shared-ui/dialog';

export interface InvoiceDetailDialogProps {
  invoice_uuid: string;
  onClose: () => void;
}

/** View Invoice of one invoice, opened from the supplier's number (S2 §2 My Invoices). */
export function InvoiceDetailDialog({ invoice_uuid, onClose }: InvoiceDetailDialogProps) {
  return (
    <Dialog title="View Invoice" maxWidth={1100} onClose={onClose}>
      {invoice_uuid}
    </Dialog>
  );
}

import { Dialog } from '@shootline/shared-ui/dialog';

/** An invoice with all that is known of it. */
export function InvoiceDetailDialog(props: { invoice_uuid: string; onClose: () => void }) {
  return (
    <Dialog title="View Invoice" onClose={props.onClose}>
      {null}
    </Dialog>
  );
}

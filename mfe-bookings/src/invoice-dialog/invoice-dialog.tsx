import type { InvoiceAction } from '@shootline/shared-api';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useState } from 'react';
import { InvoiceContent } from './invoice-content.tsx';
import { invoiceDialogWidth, invoiceTitle } from './invoice-widget.ts';

export interface InvoiceDialogProps {
  booking_uuids: readonly string[];
  mode: InvoiceAction;
  onClose: () => void;
  onDone: () => void;
  returnFocusTo: () => HTMLElement | null;
}

/** Upload Invoice or View Invoice, opened from the bookings list. */
export function InvoiceDialog({ returnFocusTo, ...subject }: InvoiceDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      title={invoiceTitle(subject.mode)}
      maxWidth={invoiceDialogWidth}
      isBlocked={isBusy}
      onClose={subject.onClose}
      returnFocusTo={returnFocusTo}
    >
      <InvoiceContent {...subject} onBusy={setIsBusy} />
    </Dialog>
  );
}

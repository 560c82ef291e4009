import { RejectQuestion } from '../invoice-dialog/decision-question.tsx';
import { InvoiceWindow } from './invoice-window.tsx';

/** Reject Invoice (S2 §2). */
export function RejectInvoicePage() {
  return (
    <InvoiceWindow
      title="Reject Invoice"
      decision="make_rejected"
      Question={RejectQuestion}
      outcomeText="is rejected. Its videographer is told and can correct it."
    />
  );
}

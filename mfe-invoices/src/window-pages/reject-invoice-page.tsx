import { t, msg } from '@shootline/shared-api';
import { RejectQuestion } from '../decision/decision-question.tsx';
import { InvoiceWindow } from './invoice-window.tsx';

export function RejectInvoicePage() {
  return (
    <InvoiceWindow
      title={t('Reject Invoice')}
      decision="make_rejected"
      Question={RejectQuestion}
      outcomeText={msg(
        'Invoice {number} of {name} is rejected. The videographer is notified and can correct it.',
      )}
    />
  );
}

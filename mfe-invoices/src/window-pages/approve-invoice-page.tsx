import { t, msg } from '@shootline/shared-api';
import { ApproveQuestion } from '../decision/decision-question.tsx';
import { InvoiceWindow } from './invoice-window.tsx';

export function ApproveInvoicePage() {
  return (
    <InvoiceWindow
      title={t('Approve Invoice')}
      decision="make_approved"
      Question={ApproveQuestion}
      outcomeText={msg('Invoice {number} of {name} is approved.')}
    />
  );
}

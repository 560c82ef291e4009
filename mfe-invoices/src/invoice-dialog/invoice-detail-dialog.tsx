import { ApiError } from '@shootline/shared-api';
import { ErrorState } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoiceQueries } from '../invoice/invoice.queries.ts';
import { InvoiceView } from './invoice-view.tsx';
import { detailTexts, LoadingInvoice } from './loading-invoice.tsx';

export interface InvoiceDetailDialogProps {
  invoice_uuid: string;
  onClose: () => void;
}

/** View Invoice of one invoice, opened from the supplier's number (S2 §2 My Invoices). */
export function InvoiceDetailDialog({ invoice_uuid, onClose }: InvoiceDetailDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog title="View Invoice" maxWidth={1100} isBlocked={isBusy} onClose={onClose}>
      <Detail invoice_uuid={invoice_uuid} onBusy={setIsBusy} onClose={onClose} />
    </Dialog>
  );
}

function Detail(props: InvoiceDetailDialogProps & { onBusy: (isBusy: boolean) => void }) {
  const { invoice_uuid, onBusy, onClose } = props;
  const { data, error, isFetching, refetch } = useQuery(invoiceQueries.detail(invoice_uuid));
  const retry = () => void refetch();
  if (data)
    return <InvoiceView invoice={data} onBusy={onBusy} onClose={onClose} onDone={onClose} />;
  if (error instanceof ApiError && error.type === 'NotFound') {
    return <ErrorState message={detailTexts.none} onRetry={retry} />;
  }
  return <LoadingInvoice error={error} isFetching={isFetching} onRetry={retry} />;
}

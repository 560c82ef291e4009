import { ApiError, t } from '@shootline/shared-api';
import { Box, ErrorState } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invoiceDetailQueries } from '../invoice/invoice-detail.queries.ts';
import { invoiceQueries } from '../invoice/invoice.queries.ts';
import { InvoiceView } from './invoice-view.tsx';
import { detailTexts, LoadingInvoice } from './loading-invoice.tsx';

export interface InvoiceDetailDialogProps {
  invoice_uuid: string;
  /** The invoice that `onNext` shows, loaded in advance. */
  next_uuid?: string;
  /** Shows the next invoice of the list that waits for a decision. */
  onNext?: () => void;
  onClose: () => void;
}

/** View Invoice of one invoice, opened from the supplier's number. */
export function InvoiceDetailDialog(props: InvoiceDetailDialogProps) {
  const { invoice_uuid, next_uuid = '', onClose } = props;
  const [isBusy, setIsBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(invoice_uuid);
  useEffect(() => {
    // The pressed button disappeared with the previous invoice.
    if (shown.current !== invoice_uuid) place.current?.focus();
    shown.current = invoice_uuid;
  }, [invoice_uuid]);
  const ahead = { enabled: next_uuid !== '', retryOnMount: false };
  useQuery({ ...invoiceQueries.detail(next_uuid), ...ahead });
  useQuery({ ...invoiceDetailQueries.sameNumber(next_uuid), ...ahead });
  return (
    <Dialog title={t('View Invoice')} maxWidth={1100} isBlocked={isBusy} onClose={onClose}>
      <Box ref={place} tabIndex={-1} outline="none">
        <Detail key={invoice_uuid} {...props} onBusy={setIsBusy} />
      </Box>
    </Dialog>
  );
}

function Detail(props: InvoiceDetailDialogProps & { onBusy: (isBusy: boolean) => void }) {
  const { invoice_uuid, onBusy, onClose, onNext } = props;
  const { data, error, isFetching, refetch } = useQuery(invoiceQueries.detail(invoice_uuid));
  const retry = () => void refetch();
  if (data) {
    return (
      <InvoiceView
        invoice={data}
        onBusy={onBusy}
        onClose={onClose}
        onDone={onClose}
        onNext={onNext}
      />
    );
  }
  if (error instanceof ApiError && error.type === 'NotFound') {
    return <ErrorState message={detailTexts.none} onRetry={retry} />;
  }
  return <LoadingInvoice error={error} isFetching={isFetching} onRetry={retry} />;
}

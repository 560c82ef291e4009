import type { Widgets } from '@shootline/shared-api/portal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingInvoice } from '../invoice-dialog/loading-invoice.tsx';
import { OpenedInvoices } from '../invoice-dialog/opened-invoices.tsx';
import { invoiceDetailQueries } from '../invoice/invoice-detail.queries.ts';

/** The content of the dialog Upload Invoice or View Invoice. */
export function Component(props: Widgets['invoices/invoice-dialog']) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...invoiceDetailQueries.ofBookings(props.booking_uuids),
    // A form must start with the current invoices.
    refetchOnMount: 'always',
  });
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && isFetchedAfterMount && data && !error) setIsFresh(true);
  const retry = () => void refetch();
  if (data && isFresh) return <OpenedInvoices {...props} invoices={data} onRetry={retry} />;
  return <LoadingInvoice error={error} isFetching={isFetching} onRetry={retry} />;
}

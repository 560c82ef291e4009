import { isCameraOperator, useCurrentUser, type BookingSummary } from '@shootline/shared-api';
import { useOffersWidget } from '@shootline/shared-api/portal';
import { PagedTable } from '@shootline/shared-ui/table';
import { type ComponentProps, useState } from 'react';
import { invoiceWidget } from '../invoice-dialog/invoice-widget.ts';
import { lateCode } from '../late-code.ts';

export type BookingsTableProps = ComponentProps<typeof PagedTable<BookingSummary>>;

const useInvoicingTable = lateCode(() => import('../bulk-invoice/invoicing-table.tsx'));

/**
 * The table of My Bookings. Camera operators invoice from it; the code for that is loaded for them
 * alone, beside the rows and shown with them.
 */
export function BookingsTable(props: BookingsTableProps) {
  const { role_policy } = useCurrentUser();
  const isInvoicing = useOffersWidget(invoiceWidget) && isCameraOperator(role_policy);
  const [wasInvoicing] = useState(isInvoicing);
  const { code, hasFailed } = useInvoicingTable(isInvoicing);
  if (isInvoicing && code) return <code.InvoicingTable {...props} />;
  // Rows that have been on the screen stay there until the code is there.
  const isAwaited = isInvoicing && wasInvoicing && !hasFailed;
  if (isAwaited) return <PagedTable {...props} list={{ ...props.list, view: 'loading' }} />;
  return <PagedTable {...props} />;
}

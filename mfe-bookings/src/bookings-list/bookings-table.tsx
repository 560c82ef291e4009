import {
  isCameraOperator,
  lateCode,
  roles,
  useCurrentUser,
  useLateCode,
} from '@shootline/shared-api';
import { useOffersWidget } from '@shootline/shared-api/portal';
import { PagedTable } from '@shootline/shared-ui/table';
import { useState } from 'react';
import { invoiceWidget } from '../invoice-dialog/invoice-widget.ts';
import type { BookingsTableProps } from './bookings-table-props.ts';
import { ChoosingTable } from './choosing-table.tsx';

const invoicing = lateCode(() => import('../bulk-invoice/invoicing-table.tsx'));

/**
 * The table of My Bookings. Camera operators also invoice from it; that code is loaded only for them,
 * in parallel with the rows. Reviewers and above act on several bookings at once.
 */
export function BookingsTable(props: BookingsTableProps) {
  const { role_policy } = useCurrentUser();
  const isInvoicing = useOffersWidget(invoiceWidget) && isCameraOperator(role_policy);
  const [wasInvoicing] = useState(isInvoicing);
  const { code, hasFailed } = useLateCode(invoicing, isInvoicing);
  if (isInvoicing && code) return <code.InvoicingTable {...props} />;
  // Rows already on the screen stay there while the code loads.
  const isAwaited = isInvoicing && wasInvoicing && !hasFailed;
  if (isAwaited) return <PagedTable {...props} list={{ ...props.list, view: 'loading' }} />;
  const Table = role_policy >= roles.reviewer ? ChoosingTable : PagedTable;
  return <Table {...props} />;
}

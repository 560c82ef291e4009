import { t } from '@shootline/shared-api';
import type { Widgets } from '@shootline/shared-api/portal';
import { Button, EmptyState, ErrorState, NoticeBanner, Stack } from '@shootline/shared-ui';
import FileX from 'lucide-react/icons/file-x';
import { useState } from 'react';
import { type AnyInvoice, isCreditNote } from '../invoice/any-invoice.ts';
import { InvoiceForm } from './form/invoice-form.tsx';
import { detailTexts } from './loading-invoice.tsx';
import { InvoicesOfBooking } from './invoices-of-booking.tsx';

/** Credit notes are submitted on their own. */
const isSubmittable = (invoice: AnyInvoice) =>
  invoice.permissions.submit_invoice && !isCreditNote(invoice);

type OpenedInvoicesProps = Widgets['invoices/invoice-dialog'] & {
  invoices: readonly AnyInvoice[];
  onRetry: () => void;
};

/** The dialog's content: the form if an invoice can be submitted, otherwise the invoice to read. */
export function OpenedInvoices(props: OpenedInvoicesProps) {
  const { booking_uuids, mode, invoices, onBusy, onClose, onDone, onRetry } = props;
  // An open form stays, whatever the permissions after a reload say, so no input is lost.
  const [opened] = useState(() => (mode === 'view' ? [] : invoices.filter(isSubmittable)));
  const [isOfOneBooking] = useState(booking_uuids.length === 1 && invoices.length > 1);
  const events = { onBusy, onClose, onDone };
  if (isOfOneBooking) return <InvoicesOfBooking invoices={invoices} mode={mode} {...events} />;
  if (opened.length > 0) {
    const uuids = opened.map(({ uuid }) => uuid);
    const now = opened.map((each) => invoices.find(({ uuid }) => uuid === each.uuid) ?? each);
    const missing = booking_uuids.length - uuids.length;
    return (
      <Stack gap="4">
        {missing > 0 && <LeftOut count={missing} />}
        <InvoiceForm invoices={now} {...events} />
      </Stack>
    );
  }
  if (booking_uuids.length === 1 && invoices.length > 0) {
    return <InvoicesOfBooking invoices={invoices} mode={mode} {...events} />;
  }
  if (mode === 'view') return <ErrorState message={detailTexts.none} onRetry={onRetry} />;
  return (
    <EmptyState icon={FileX} message={detailTexts.noBookings}>
      <Button variant="outline" colorPalette="gray" onClick={onClose}>
        {t('Close')}
      </Button>
    </EmptyState>
  );
}

function LeftOut({ count }: { count: number }) {
  return (
    <NoticeBanner>
      {t(
        '{count, plural, one {# of the selected bookings cannot be invoiced now, and is not part of this invoice.} other {# of the selected bookings cannot be invoiced now, and are not part of this invoice.}}',
        { count },
      )}
    </NoticeBanner>
  );
}

import { type Booking, type InvoiceAction, listErrorMessage, t } from '@shootline/shared-api';
import { claimText } from '@shootline/shared-api/values';
import { useOffersWidget } from '@shootline/shared-api/portal';
import { Button, NoticeBanner, Skeleton, StateChip } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invoiceWidget } from '../../invoice-dialog/invoice-widget.ts';
import { LazyInvoiceDialog } from '../../invoice-dialog/lazy-invoice-dialog.tsx';
import { invoiceDetail } from './invoice.queries.ts';

/** The booking's invoice with its dialog, for users with a right on it. */
export function InvoiceCard({ booking }: { booking: Booking }) {
  const isOffered = useOffersWidget(invoiceWidget);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { invoice_action: mode, camop_invoice: invoice } = booking;
  if (!mode || !isOffered) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <InfoCard
        title={t('Supplier Invoice')}
        summary={t('Not submitted')}
        actions={
          <Button
            ref={button}
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => setIsOpen(true)}
          >
            {labels[mode]}
          </Button>
        }
      >
        {invoice && <InvoiceFacts invoice={invoice} />}
      </InfoCard>
      {isOpen && (
        <LazyInvoiceDialog
          booking_uuids={[booking.uuid]}
          mode={mode}
          onClose={close}
          onDone={close}
          returnFocusTo={() => button.current}
        />
      )}
    </>
  );
}

const labels: Record<InvoiceAction, string> = {
  create: t('Upload Invoice'),
  edit: t('Update Invoice'),
  view: t('View Invoice'),
};

function InvoiceFacts({ invoice }: { invoice: NonNullable<Booking['camop_invoice']> }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(invoiceDetail(invoice.uuid));
  if (error && !data) {
    return (
      <NoticeBanner
        tone="danger"
        actions={
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void refetch()}>
            {isFetching ? t('Retrying...') : t('Retry')}
          </Button>
        }
      >
        {listErrorMessage(error, t('Sorry, there was an error loading the invoice details.'))}
      </NoticeBanner>
    );
  }
  const loaded = (value: string | null | undefined) =>
    isPending ? <Skeleton h="5" w="24" /> : value;
  return (
    <DetailList columns={3}>
      <Detail label={t('Status')}>
        <StateChip kind="invoice" state={invoice.state} label={invoice.state_display} />
      </Detail>
      <Detail label={t('Invoice Number')}>{loaded(data?.invoice_number)}</Detail>
      <Detail label={t('Claimed')}>{loaded(data && claimText(data))}</Detail>
    </DetailList>
  );
}

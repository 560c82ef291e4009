import { NoticeBanner, Text } from '@shootline/shared-ui';
import type { AnyInvoice } from './any-invoice.ts';

/** Says that an invoice was rejected, and why (S2 §4); names its booking if it is one of several. */
export function RejectedNotice(props: { invoice: AnyInvoice; isOneOfSeveral?: boolean }) {
  const { invoice, isOneOfSeveral = false } = props;
  if (invoice.state !== 'rejected') return null;
  const subject = isOneOfSeveral
    ? `The invoice of #${invoice.booking.booking_uid}`
    : 'This invoice';
  return (
    <NoticeBanner tone="warning">
      <Text fontWeight="semibold">{subject} was rejected.</Text>
      <Text whiteSpace="pre-line">
        {invoice.rejection_details || 'No reason was given. Please contact us to learn more.'}
      </Text>
    </NoticeBanner>
  );
}

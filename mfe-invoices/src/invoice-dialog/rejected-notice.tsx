import { t } from '@shootline/shared-api';
import { NoticeBanner, Text } from '@shootline/shared-ui';
import { WrittenText } from '@shootline/shared-ui/card';
import type { AnyInvoice } from '../invoice/any-invoice.ts';

/** Says that an invoice was rejected, and why; names its booking if it is one of several. */
export function RejectedNotice(props: { invoice: AnyInvoice; isOneOfSeveral?: boolean }) {
  const { invoice, isOneOfSeveral = false } = props;
  if (invoice.state !== 'rejected') return null;
  return (
    <NoticeBanner tone="warning">
      <Text fontWeight="semibold">
        {isOneOfSeveral
          ? t('The invoice of #{number} was rejected.', { number: invoice.booking.booking_uid })
          : t('This invoice was rejected.')}
      </Text>
      <WrittenText>
        {invoice.rejection_details || t('No reason was given. Please contact us to learn more.')}
      </WrittenText>
    </NoticeBanner>
  );
}

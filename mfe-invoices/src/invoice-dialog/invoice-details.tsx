import { t } from '@shootline/shared-api';
import { useLinkToArea } from '@shootline/shared-api/portal';
import { claimText, costText, formatMoney } from '@shootline/shared-api/values';
import {
  Badge,
  Box,
  styled,
  HStack,
  RouterLink,
  StateChip,
  Text,
  TimeText,
} from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { BookingLink } from '../booking/booking-link.tsx';
import { FileCheckNote } from '../file-check/file-check-note.tsx';
import { isWholeInvoice } from '../invoice/is-whole-invoice.ts';
import {
  type AnyInvoice,
  claimCurrencyOf,
  differenceText,
  expectedOf,
  isCreditNote,
  kindText,
  supplierOf,
  titleOf,
} from '../invoice/any-invoice.ts';
import { InvoicesWithSameNumber } from './invoices-with-same-number.tsx';

/** The facts that a decision needs: the booking, the supplier and the claim. */
export function InvoiceDetails({ invoice }: { invoice: AnyInvoice }) {
  const { booking, line_items, tax_details, invoice_number } = invoice;
  const difference = differenceText(invoice);
  const supplier = supplierOf(invoice);
  const linkToArea = useLinkToArea();
  const profile =
    isWholeInvoice(invoice) && linkToArea(`/videographers/${invoice.booking.camera_operator_uuid}`);
  // Until admins write their own notes, AdminNotes shows the booking's.
  const isOther =
    isWholeInvoice(invoice) && invoice.booking.invoice_notes !== invoice.admin_invoice_notes;
  const notes = isOther ? invoice.booking.invoice_notes : '';
  const claimed = claimText(invoice);
  const kind = kindText(invoice);
  const isApproved = invoice.state === 'approved' && !isCreditNote(invoice);
  const credited = isApproved
    ? (invoice.claimed_invoice_amount ?? 0) - invoice.creditable_amount
    : 0;
  return (
    <Box>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {titleOf(invoice)}
      </Text>
      <HStack gap="2" wrap="wrap" mt="2" mb="4">
        <Badge colorPalette="gray">#{booking.booking_uid}</Badge>
        <StateChip kind="invoice" state={invoice.state} label={invoice.state_display} />
        {kind && <Badge colorPalette="gray">{kind}</Badge>}
        {isWholeInvoice(invoice) && <BookingLink booking={booking} />}
      </HStack>
      <DetailList columns={2}>
        {supplier !== null && (
          <Detail label={t('Videographer')}>
            {profile ? <RouterLink to={profile}>{supplier}</RouterLink> : supplier}
          </Detail>
        )}
        <Detail label={t('Invoice Number')}>{invoice_number}</Detail>
        <Detail label={t('Shoot Date and time')}>
          <TimeText iso={booking.date} zone={booking.address.timezone} />
        </Detail>
        <Detail label={t('Client')}>{booking.client.name}</Detail>
        {!isCreditNote(invoice) && (
          <Detail label={t('Expected')}>{costText(expectedOf(invoice))}</Detail>
        )}
        <Detail label={t('Claimed')} fallback={t('Not submitted')}>
          {claimed && (
            <>
              <b>{claimed}</b>
              {difference && (
                <Text as="span" display="block" fontSize="xs" color="fg.warning">
                  {difference}
                </Text>
              )}
              {isWholeInvoice(invoice) && <FileCheckNote invoice={invoice} />}
            </>
          )}
        </Detail>
        {credited > 0 && (
          <Detail label={t('Credited')}>{formatMoney(-credited, claimCurrencyOf(invoice))}</Detail>
        )}
        <Detail label={t('Tax details')}>{tax_details}</Detail>
        {notes && <Detail label={t('Invoice Notes')}>{notes}</Detail>}
        <Detail label={t('Line items')} wide fallback={t('None')}>
          {line_items.length > 0 && (
            <Items>
              {line_items.map(({ amount, description }, index) => (
                <li key={index}>
                  <Text as="span" overflowWrap="anywhere">
                    {description || t('Without a description')}
                  </Text>
                  <span>{formatMoney(amount, claimCurrencyOf(invoice))}</span>
                </li>
              ))}
            </Items>
          )}
        </Detail>
      </DetailList>
      <Text mt="3" mb="4" fontSize="xs" color="fg.muted">
        {t('Prices exclude GST.')}
      </Text>
      <InvoicesWithSameNumber invoice={invoice} />
    </Box>
  );
}

const Items = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1' },
  },
});

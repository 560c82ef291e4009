import { t } from '@shootline/shared-api';
import { costText, formatMoney } from '@shootline/shared-api/values';
import { Box, Button, Flex, Text, TimeText } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  type AnyInvoice,
  currencyOf,
  expectedOf,
  isCreditNote,
  leftOf,
  titleOf,
} from '../../invoice/any-invoice.ts';
import type { InvoiceValues } from '../invoice-values.ts';
import { LineItemsField } from './line-items-field.tsx';
import { PartField } from './part-field.tsx';
import { BookingTotal } from '../totals.tsx';

/** One booking of the invoice: its details, the expected amount and its line items. */
export function BookingPart(props: {
  invoice: AnyInvoice;
  place: number;
  /** Whether there are several bookings, of which the user may leave some out. */
  isOneOfSeveral: boolean;
  /** Whether all others are left out. */
  isLast: boolean;
  onChanged: () => void;
}) {
  const { invoice, place, isOneOfSeveral, isLast, onChanged } = props;
  const { booking } = invoice;
  const { setValue } = useFormContext<InvoiceValues>();
  const name = `bookings.${place}.is_left_out` as const;
  const isLeftOut = useWatch<InvoiceValues, typeof name>({ name });
  const isCredit = isCreditNote(invoice);
  const label = `#${booking.booking_uid} ${titleOf(invoice)}`;
  return (
    <Box
      role="group"
      aria-label={label}
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '3', sm: '4' }}
    >
      <Flex gap="3" justify="space-between" align="start">
        <Text fontWeight="semibold" overflowWrap="anywhere" color={isLeftOut ? 'fg.muted' : 'fg'}>
          {label}
        </Text>
        {isOneOfSeveral && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            flexShrink="0"
            aria-label={
              isLeftOut ? t('Put Back {label}', { label }) : t('Leave Out {label}', { label })
            }
            disabled={isLast && !isLeftOut}
            onClick={() => {
              setValue(name, !isLeftOut, { shouldDirty: true });
              onChanged();
            }}
          >
            {isLeftOut ? t('Put Back') : t('Leave Out')}
          </Button>
        )}
      </Flex>
      {isLeftOut ? (
        <Text fontSize="sm" color="fg.muted">
          {t('It is not part of this invoice.')}
        </Text>
      ) : (
        <>
          <Box my="3">
            <DetailList columns={3}>
              <Detail label={t('Shoot Date and time')}>
                <TimeText iso={booking.date} zone={booking.address.timezone} />
              </Detail>
              <Detail label={t('Client')}>{booking.client.name}</Detail>
              {isCredit ? (
                <Detail label={t('Credited Invoice')}>
                  {invoice.credited_invoice?.invoice_number}
                </Detail>
              ) : (
                <Detail label={t('Expected')}>
                  {invoice.part_amount === null
                    ? costText(expectedOf(invoice))
                    : formatMoney(leftOf(invoice), currencyOf(invoice))}
                </Detail>
              )}
            </DetailList>
          </Box>
          <PartField invoice={invoice} place={place} />
          {!isCredit && (
            <LineItemsField place={place} currency={currencyOf(invoice)} onChanged={onChanged} />
          )}
          {isOneOfSeveral && <BookingTotal invoice={invoice} place={place} />}
        </>
      )}
    </Box>
  );
}

import { t, rich } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Box, Flex, NoticeBanner, Stack, Text } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type AnyInvoice, currencyOf, isCreditNote, leftOf } from '../invoice/any-invoice.ts';
import type { BookingValues, InvoiceValues } from './invoice-values.ts';

export const totalDiffersText = t(
  'Your invoice total is different to what we expected. We will contact you to verify the amount.',
);

const sumOf = (line_items: readonly { amount: number | null }[]) =>
  line_items.reduce((sum, { amount }) => sum + (amount || 0), 0);

export function TotalLine({ label, isSum, children }: TotalLineProps) {
  return (
    <Flex justify="space-between" gap="4" fontWeight={isSum ? 'semibold' : undefined}>
      <span>{label}</span>
      <span>{children}</span>
    </Flex>
  );
}

interface TotalLineProps {
  label: string;
  isSum?: boolean;
  children: ReactNode;
}

/** The claim or part of it, the line items on top, what is left for later, and the total, in minor units. */
function TotalLines(props: { expected: number; items: number; left: number; currency: string }) {
  const { expected, items, left, currency } = props;
  return (
    <Stack gap="1" fontSize="sm" borderTopWidth="1px" pt="3">
      <TotalLine label={left > 0 ? t('Part of the claim') : t('Expected')}>
        {formatMoney(expected, currency)}
      </TotalLine>
      {left > 0 && (
        <TotalLine label={t('Left to invoice later')}>{formatMoney(left, currency)}</TotalLine>
      )}
      <TotalLine label={t('Line items')}>{formatMoney(items, currency)}</TotalLine>
      <TotalLine label={t('Invoice total')} isSum>
        {formatMoney(expected + items, currency)}
      </TotalLine>
      <Text fontSize="xs" color="fg.muted">
        {t('Prices exclude GST.')}
      </Text>
    </Stack>
  );
}

/** The entered total of one of several bookings. */
export function BookingTotal({ invoice, place }: { invoice: AnyInvoice; place: number }) {
  const { amount, line_items } = useWatch<InvoiceValues, `bookings.${number}`>({
    name: `bookings.${place}`,
  });
  const total = (amount || leftOf(invoice)) + sumOf(line_items);
  return (
    <Text mt="3" fontSize="sm" textAlign="end">
      {rich('Total for this booking: {total}', {
        total: <b>{formatMoney(total, currencyOf(invoice))}</b>,
      })}
    </Text>
  );
}

/**
 * The amounts to claim, the entered line items, and what is left to invoice later of the bookings on the invoice,
 * in minor units; negative for a credit note.
 */
export function useEnteredSums(invoices: readonly AnyInvoice[]) {
  const bookings = useWatch<InvoiceValues, 'bookings'>({ name: 'bookings' });
  const entered = invoices
    .map((invoice, index) => ({ invoice, values: bookings[index] }))
    .filter((each): each is { invoice: AnyInvoice; values: BookingValues } =>
      Boolean(each.values && !each.values.is_left_out),
    );
  const claimed = entered.map(({ invoice, values }) => values.amount || leftOf(invoice));
  const expected = claimed.reduce((sum, amount) => sum + amount, 0);
  return {
    expected: invoices.some(isCreditNote) ? -expected : expected,
    left: entered.reduce((sum, { invoice }) => sum + leftOf(invoice), -expected),
    items: entered.reduce((sum, { values }) => sum + sumOf(values.line_items ?? []), 0),
  };
}

/** The entered totals of the whole invoice, with a notice if they differ from the expected. */
export function EnteredTotals({ invoices }: { invoices: readonly AnyInvoice[] }) {
  const { expected, items, left } = useEnteredSums(invoices);
  const [first] = invoices;
  if (!first) return null;
  if (isCreditNote(first)) {
    return (
      <Box fontSize="sm" borderTopWidth="1px" pt="3">
        <TotalLine label={t('Total of the credit note')} isSum>
          {formatMoney(expected, currencyOf(first))}
        </TotalLine>
      </Box>
    );
  }
  return (
    <Stack gap="4">
      <TotalLines expected={expected} items={items} left={left} currency={currencyOf(first)} />
      <Box aria-live="polite">
        {items !== 0 && <NoticeBanner tone="warning">{totalDiffersText}</NoticeBanner>}
      </Box>
    </Stack>
  );
}

import { t, rich } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Box, Flex, NoticeBanner, Stack, Text } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type AnyInvoice, currencyOf, expectedOf } from '../invoice/any-invoice.ts';
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

/** The expected amount, the line items claimed on top, and the total, in minor units. */
export function TotalLines(props: { expected: number; items: number; currency: string }) {
  const { expected, items, currency } = props;
  return (
    <Stack gap="1" fontSize="sm" borderTopWidth="1px" pt="3">
      <TotalLine label={t('Expected')}>{formatMoney(expected, currency)}</TotalLine>
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
  const line_items = useWatch<InvoiceValues, `bookings.${number}.line_items`>({
    name: `bookings.${place}.line_items`,
  });
  const total = expectedOf(invoice).cost + sumOf(line_items ?? []);
  return (
    <Text mt="3" fontSize="sm" textAlign="end">
      {rich('Total for this booking: {total}', {
        total: <b>{formatMoney(total, currencyOf(invoice))}</b>,
      })}
    </Text>
  );
}

/** The expected amount and the entered line items of the bookings on the invoice, in minor units. */
export function useEnteredSums(invoices: readonly AnyInvoice[]) {
  const bookings = useWatch<InvoiceValues, 'bookings'>({ name: 'bookings' });
  const entered = invoices
    .map((invoice, index) => ({ invoice, values: bookings[index] }))
    .filter((each): each is { invoice: AnyInvoice; values: BookingValues } =>
      Boolean(each.values && !each.values.is_left_out),
    );
  return {
    expected: entered.reduce((sum, { invoice }) => sum + expectedOf(invoice).cost, 0),
    items: entered.reduce((sum, { values }) => sum + sumOf(values.line_items ?? []), 0),
  };
}

/** The entered totals of the whole invoice, with a notice if they differ from the expected. */
export function EnteredTotals({ invoices }: { invoices: readonly AnyInvoice[] }) {
  const { expected, items } = useEnteredSums(invoices);
  const [first] = invoices;
  if (!first) return null;
  return (
    <Stack gap="4">
      <TotalLines expected={expected} items={items} currency={currencyOf(first)} />
      <Box aria-live="polite">
        {items !== 0 && <NoticeBanner tone="warning">{totalDiffersText}</NoticeBanner>}
      </Box>
    </Stack>
  );
}

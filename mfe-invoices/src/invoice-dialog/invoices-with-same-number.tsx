import { t } from '@shootline/shared-api';
import { claimText, formatMoney } from '@shootline/shared-api/values';
import { Box, Button, styled, NoticeBanner, StateChip, Text } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { invoiceDetailQueries } from '../invoice/invoice-detail.queries.ts';
import type { AnyInvoice } from '../invoice/any-invoice.ts';

/** The invoices with the same number; `isLoading` until they are loaded or have failed to load. */
export const useInvoicesWithSameNumber = ({ uuid, invoice_number }: AnyInvoice) =>
  useQuery({ ...invoiceDetailQueries.sameNumber(uuid), enabled: invoice_number !== '' });

/** The other bookings on the same invoice number, and the total claim; nothing if there are no others. */
export function InvoicesWithSameNumber({ invoice }: { invoice: AnyInvoice }) {
  const { data, error, isFetching, refetch } = useInvoicesWithSameNumber(invoice);
  if (!data && error) {
    return (
      <NoticeBanner
        tone="warning"
        actions={
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void refetch()}>
            {isFetching ? t('Retrying...') : t('Retry')}
          </Button>
        }
      >
        {t('The other bookings on this invoice number could not be loaded.')}
      </NoticeBanner>
    );
  }
  const others = data?.invoices.filter(({ uuid }) => uuid !== invoice.uuid) ?? [];
  if (!data || others.length === 0) return null;
  const { total_amount: sum, total_currency: currency } = data;
  const total = sum !== null && currency !== null && formatMoney(sum, currency);
  const on = { count: data.invoices.length, number: invoice.invoice_number };
  return (
    <Box borderWidth="1px" borderRadius="l3" p="4" fontSize="sm">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {total
          ? t('One of {count} bookings on {number}, {total} together', {
              ...on,
              total,
            })
          : t('One of {count} bookings on {number}', on)}
      </Text>
      <Others aria-label={t('Others on {number}', { number: invoice.invoice_number })}>
        {others.map(({ uuid, booking_uid, title, ...other }) => (
          <li key={uuid}>
            <Text as="span" flex="1 1 10rem" minW="0" overflowWrap="anywhere">
              #{booking_uid} {title || t('Untitled booking')}
              {other.invoice_number !== invoice.invoice_number && ` (${other.invoice_number})`}
            </Text>
            <StateChip kind="invoice" state={other.state} label={other.state_display} />
            <span>{claimText(other)}</span>
          </li>
        ))}
      </Others>
    </Box>
  );
}

const Others = styled('ul', {
  base: {
    listStyle: 'none',
    mt: '2',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      py: '2',
    },
  },
});

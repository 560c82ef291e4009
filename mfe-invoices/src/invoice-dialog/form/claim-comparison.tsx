import { t } from '@shootline/shared-api';
import type { EInvoice } from '@shootline/shared-api/rules/e-invoice';
import { formatMoney } from '@shootline/shared-api/values';
import { Box, Button, Flex, Icon, NoticeBanner, Stack } from '@shootline/shared-ui';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ClaimLine, pairLines } from '../../e-invoice/claim-lines.ts';
import { amountOf, Table } from '../../e-invoice/e-invoice-view.tsx';
import {
  type AnyInvoice,
  currencyOf,
  isCreditNote,
  leftOf,
  titleOf,
} from '../../invoice/any-invoice.ts';
import type { InvoiceValues } from '../invoice-values.ts';

// Type codes of credit notes in EN 16931.
const creditTypes = ['261', '381', '396', '532'];

/** The lines that the form claims: of each booking its amount and its line items. */
function useClaimLines(invoices: readonly AnyInvoice[]): ClaimLine[] {
  const bookings = useWatch<InvoiceValues, 'bookings'>({ name: 'bookings' });
  return invoices.flatMap((invoice, place) => {
    const values = bookings[place];
    if (!values || values.is_left_out) return [];
    const label = `#${invoice.booking.booking_uid} ${titleOf(invoice)}`;
    const items = values.line_items.map(({ amount, description }) => ({
      label: description || t('Line item'),
      amount: amount ?? 0,
    }));
    return [{ label, amount: values.amount || leftOf(invoice) }, ...items];
  });
}

function Verdict({ isEqual, text }: { isEqual: boolean; text: string }) {
  return (
    <Flex as="span" gap="1" justify="flex-end" color={isEqual ? 'fg.success' : 'fg.warning'}>
      <Icon icon={isEqual ? Check : TriangleAlert} size={14} />
      {text}
    </Flex>
  );
}

/** Compares an e-invoice with the claim, line by line; its other lines can be added as line items. */
export function ClaimComparison(props: {
  invoice: EInvoice;
  invoices: readonly AnyInvoice[];
  onChanged: () => void;
}) {
  const { invoice, invoices, onChanged } = props;
  const { getValues, setValue } = useFormContext<InvoiceValues>();
  const claims = useClaimLines(invoices);
  const [first] = invoices;
  const currency = first ? currencyOf(first) : '';
  if (invoice.currency !== currency) {
    return (
      <NoticeBanner tone="warning">
        {t('The file is in {theirs}, the claim in {ours}.', {
          theirs: invoice.currency,
          ours: currency,
        })}
      </NoticeBanner>
    );
  }
  const isCredit = invoices.some(isCreditNote);
  const pairs = pairLines(invoice, claims);
  const more = pairs.flatMap(({ line, claim }) => (line && !claim ? [line] : []));
  const claimed = claims.reduce((sum, { amount }) => sum + amount, 0);
  const net = invoice.sums.net ?? 0;
  // A line item needs the booking's own line in the file, or it would be claimed twice.
  const canAdd =
    invoices.length === 1 && !isCredit && more.length > 0 && more.length < invoice.lines.length;
  const add = () => {
    const name = 'bookings.0.line_items';
    const items = more.map(({ name: description, net: amount }) => ({ amount, description }));
    setValue(name, [...getValues(name), ...items], { shouldDirty: true, shouldValidate: true });
    onChanged();
  };
  return (
    <Stack gap="3">
      {creditTypes.includes(invoice.type) !== isCredit && (
        <NoticeBanner tone="warning">
          {isCredit
            ? t('The file is an invoice, the claim a credit note.')
            : t('The file is a credit note, the claim an invoice.')}
        </NoticeBanner>
      )}
      <Table>
        <caption>{t('The file and the claim')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col">{t('Amount')}</th>
            <th scope="col">{t('Result')}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ line, claim }, index) => (
            <tr key={index}>
              <th scope="row">{line ? line.name : claim?.label}</th>
              <td>{amountOf(line ? line.net : (claim?.amount ?? null), currency)}</td>
              <td>
                <Verdict
                  isEqual={Boolean(line && claim)}
                  text={!line ? t('Not in the file') : claim ? t('Claimed') : t('Not claimed')}
                />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('Total without tax')}</th>
            <td>{formatMoney(net, currency)}</td>
            <td>
              <Verdict
                isEqual={net === claimed}
                text={
                  net === claimed
                    ? t('As claimed')
                    : t('{amount} claimed', { amount: formatMoney(claimed, currency) })
                }
              />
            </td>
          </tr>
        </tbody>
      </Table>
      {canAdd && (
        <Box>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={add}>
            {t('Add the Other Lines of the File')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

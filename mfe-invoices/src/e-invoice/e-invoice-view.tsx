import { dateFormat, datePartsOf, t } from '@shootline/shared-api';
import type { EInvoice, EInvoiceParty } from '@shootline/shared-api/rules/e-invoice';
import { formatMoney } from '@shootline/shared-api/values';
import { Stack, styled } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';

const days = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** A day as written in the file, valid or not. */
function dayText(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : t('{day} {month} {year}', datePartsOf(days, new Date(at)));
}

/** An amount of an e-invoice as text; empty without one. */
export const amountOf = (amount: number | null, currency: string): string =>
  amount === null ? '' : formatMoney(amount, currency);

const partyText = ({ name, address, country, taxNumber }: EInvoiceParty) =>
  [name, ...address, country, taxNumber].filter(Boolean).join(', ');

const sums = [
  ['net', t('Total without tax')],
  ['tax', t('Tax')],
  ['total', t('Total with tax')],
  ['prepaid', t('Prepaid')],
  ['due', t('Amount due')],
] as const;

/** An e-invoice for people: its facts, parties, lines, tax and totals. */
export function EInvoiceView({ invoice }: { invoice: EInvoice }) {
  const { number, date, currency, preceding, seller, buyer, lines, taxes } = invoice;
  return (
    <Stack gap="4">
      <DetailList columns={3}>
        <Detail label={t('Invoice Number')}>{number}</Detail>
        <Detail label={t('Invoice date')}>{date && dayText(date)}</Detail>
        <Detail label={t('Currency')}>{currency}</Detail>
        {preceding && <Detail label={t('Preceding invoice')}>{preceding}</Detail>}
      </DetailList>
      {(seller.name || buyer.name) && (
        <DetailList columns={2}>
          <Detail label={t('Seller')}>{partyText(seller)}</Detail>
          <Detail label={t('Buyer')}>{partyText(buyer)}</Detail>
        </DetailList>
      )}
      {lines.length > 0 && (
        <Table>
          <caption>{t('Lines of the e-invoice')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Description')}</th>
              <th scope="col">{t('Quantity')}</th>
              <th scope="col">{t('Tax rate')}</th>
              <th scope="col">{t('Amount')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, quantity, rate, net }, index) => (
              <tr key={`${index} ${id}`}>
                <th scope="row">{name}</th>
                <td>{quantity}</td>
                <td>{rate && `${Number(rate)}%`}</td>
                <td>{amountOf(net, currency)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {invoice.sums.total !== null && (
        <Table>
          <caption>{t('Totals of the e-invoice')}</caption>
          <tbody>
            {taxes.length > 1 &&
              taxes.map(({ category, rate, base, amount }, index) => (
                <tr key={`${index} ${category}`}>
                  <th scope="row">
                    {t('{percent}% tax on {amount}', {
                      percent: Number(rate),
                      amount: amountOf(base, currency),
                    })}
                  </th>
                  <td>{amountOf(amount, currency)}</td>
                </tr>
              ))}
            {sums.map(
              ([name, label]) =>
                invoice.sums[name] !== null && (
                  <tr key={name}>
                    <th scope="row">{label}</th>
                    <td>{amountOf(invoice.sums[name], currency)}</td>
                  </tr>
                ),
            )}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}

/** A small table whose last columns are figures. */
export const Table = styled('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& caption': { textAlign: 'start', fontWeight: 'medium', pb: '1' },
    '& tr': { borderBottomWidth: '1px' },
    '& th, & td': { textAlign: 'end', py: '1', ps: '3', verticalAlign: 'top' },
    '& thead th': { fontWeight: 'medium', color: 'fg.muted' },
    '& tr > th:first-child': {
      textAlign: 'start',
      ps: '0',
      w: { base: '50%', md: 'auto' },
      fontWeight: 'normal',
      overflowWrap: 'anywhere',
    },
    '& td': { whiteSpace: { base: 'normal', md: 'nowrap' } },
  },
});

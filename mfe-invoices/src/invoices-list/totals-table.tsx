import type { Invoice, InvoiceListQuery } from '@shootline/shared-api';
import { invoiceDetailQueries } from '@shootline/shared-api/invoice';
import { amountText } from '@shootline/shared-api/rules';
import { chakra } from '@shootline/shared-ui';
import { countText } from '@shootline/shared-ui/filters';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CurrencySum, totalsOf } from './totals.ts';

const amounts = [
  ['client_cost', 'Client'],
  ['supplier_cost_estimated', 'Estimated'],
  ['supplier_cost_claimed', 'Claimed'],
] as const;

interface SumsProps {
  label: string;
  count: string;
  sums: readonly CurrencySum[] | undefined;
  currencies: readonly string[];
}

function Sums({ label, count, sums, currencies }: SumsProps) {
  return (
    <tr>
      <th scope="row">
        {label} <span>{count}</span>
      </th>
      {currencies.flatMap((currency) => {
        const sum = sums?.find((one) => one.currency === currency);
        return amounts.map(([name]) => (
          <td key={`${currency} ${name}`}>{sum ? amountText(sum[name], currency) : '—'}</td>
        ));
      })}
    </tr>
  );
}

/** What the filtered and the selected invoices cost together, by currency (S2 §2). */
export function TotalsTable({
  query,
  selected,
}: {
  query: InvoiceListQuery;
  selected: readonly Invoice[];
}) {
  const { data, isError } = useQuery({
    ...invoiceDetailQueries.totals(query),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const chosen = useMemo(() => totalsOf(selected), [selected]);
  const totals = data?.totals;
  const currencies = [
    ...new Set([...(totals ?? []), ...chosen].map(({ currency }) => currency)),
  ].sort();
  const note = isError
    ? 'The totals could not be loaded.'
    : totals === null
      ? 'More than 10,000 invoices match: filter them to see their totals.'
      : undefined;
  return (
    // Where it scrolls sideways, the keyboard needs a stop there to do so.
    <Frame role="region" aria-label="Totals" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {currencies.flatMap((currency) =>
              amounts.map(([name, label]) => (
                <th key={`${currency} ${name}`} scope="col">
                  {currency} {label}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {note === undefined ? (
            <Sums
              label="Filtered"
              count={data ? countText(data.count) : ''}
              sums={totals ?? undefined}
              currencies={currencies}
            />
          ) : (
            <tr>
              <th scope="row">Filtered</th>
              <td colSpan={Math.max(1, currencies.length * amounts.length)} data-note>
                {note}
              </td>
            </tr>
          )}
          <Sums
            label="Selected"
            count={selected.length.toLocaleString('en')}
            sums={chosen}
            currencies={currencies}
          />
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    flex: { base: 'none', lg: '1' },
    minW: '0',
    // The same height while there is nothing to add up.
    height: '3.75rem',
    overflowX: 'auto',
    overflowY: 'hidden',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    focusVisibleRing: 'inside',
    '& th': { fontWeight: 'medium', color: 'fg.muted' },
    '& th[scope=row]': { textAlign: 'start', pe: '3', color: 'fg' },
    '& th[scope=row] > span': { color: 'fg.muted', fontWeight: 'normal' },
    '& th[scope=col], & td': { textAlign: 'end', ps: '3' },
    '& td[data-note]': { textAlign: 'start', color: 'fg.muted' },
    '& :is(th[scope=col], td):nth-of-type(3n + 2)': { ps: '5' },
  },
});

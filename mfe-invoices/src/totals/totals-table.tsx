import { t } from '@shootline/shared-api';
import { amountText } from '@shootline/shared-api/values';
import { styled } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import type { CurrencySum } from './totals.ts';

const amounts = [
  ['client_cost', t('Client')],
  ['supplier_cost_estimated', t('Estimated')],
  ['supplier_cost_claimed', t('Claimed')],
] as const;

/** A line of sums by currency; `sums` is undefined while unknown. */
export interface Line {
  label: string;
  count: string;
  sums: readonly CurrencySum[] | undefined;
}

export interface TotalsTableProps {
  currencies: readonly string[];
  filtered: Line;
  selected: Line;
  /** Says why there are no sums for the filtered invoices. */
  note: ReactNode;
}

const amountOf = ({ sums }: Line, currency: string, name: (typeof amounts)[number][0]): string => {
  const sum = sums?.find((one) => one.currency === currency);
  return sum ? amountText(sum[name], currency) : '—';
};

function Head({ label, count }: Line) {
  return (
    <>
      {label} <span>{count}</span>
    </>
  );
}

function Sums({ line, currencies }: { line: Line; currencies: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        <Head {...line} />
      </th>
      {currencies.flatMap((currency) =>
        amounts.map(([name]) => (
          <td key={`${currency} ${name}`}>{amountOf(line, currency, name)}</td>
        )),
      )}
    </tr>
  );
}

/** A table of two lines with three columns for each currency. */
export function TotalsTable({ currencies, filtered, selected, note }: TotalsTableProps) {
  return (
    <Table data-wide>
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
        {note ? (
          <tr>
            <th scope="row">
              <Head {...filtered} />
            </th>
            <td colSpan={Math.max(1, currencies.length * amounts.length)} data-note>
              {note}
            </td>
          </tr>
        ) : (
          <Sums line={filtered} currencies={currencies} />
        )}
        <Sums line={selected} currencies={currencies} />
      </tbody>
    </Table>
  );
}

/** A small table for each currency, side by side where there is room. */
export function TotalsByCurrency({ currencies, filtered, selected, note }: TotalsTableProps) {
  return (
    <Blocks>
      {note && <p>{note}</p>}
      {currencies.map((currency) => (
        <Table key={currency}>
          <thead>
            <tr>
              <th scope="col">{currency}</th>
              {[filtered, selected].map((line) => (
                <th key={line.label} scope="col">
                  <Head {...line} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {amounts.map(([name, label]) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{amountOf(filtered, currency, name)}</td>
                <td>{amountOf(selected, currency, name)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
    </Blocks>
  );
}

const Table = styled('table', {
  base: {
    whiteSpace: 'nowrap',
    '& th': { fontWeight: 'medium', color: 'fg.muted' },
    '& th > span': { color: 'fg.muted', fontWeight: 'normal' },
    '& th[scope=row]': { textAlign: 'start', pe: '3', color: 'fg' },
    '& th[scope=col], & td': { textAlign: 'end', ps: '3' },
    '& th[scope=col]:first-child': { textAlign: 'start', ps: '0', color: 'fg' },
    '& td[data-note]': { textAlign: 'start', color: 'fg.muted' },
    '&[data-wide] :is(th[scope=col], td):nth-of-type(3n + 2)': { ps: '5' },
  },
});

const Blocks = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '10',
    rowGap: '3',
    '& > p': { width: 'full', color: 'fg.muted' },
  },
});

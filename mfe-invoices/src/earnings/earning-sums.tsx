import { type EarningSum, numberText, t } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Box, RouterLink, styled, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import type { ReactNode } from 'react';
import { earningStates, stateNames } from './earnings-url.ts';
import { monthText, pathOfMonth } from './periods.ts';

interface Line {
  label: ReactNode;
  key: string;
  sums: readonly EarningSum[];
}

/** The amount of each currency, never added up with another one. */
function amountsOf(sums: readonly EarningSum[]): string[] {
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency);
  return [...byCurrency]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, some]) =>
      formatMoney(
        some.reduce((sum, { amount }) => sum + amount, 0),
        currency,
      ),
    );
}

function Lines({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <Table aria-label={label}>
      <tbody>
        {lines.map((line) => {
          const count = line.sums.reduce((sum, one) => sum + one.count, 0);
          return (
            <tr key={line.key}>
              <th scope="row">{line.label}</th>
              <td data-count>
                {t('{count, plural, one {# invoice} other {{number} invoices}}', {
                  count,
                  number: numberText(count),
                })}
              </td>
              <td>
                {count === 0 ? '—' : amountsOf(line.sums).map((text) => <p key={text}>{text}</p>)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** A videographer's earnings of this month and this year, unpaid ones, and each month of a year. */
export function EarningSums({ sums, month }: { sums: readonly EarningSum[]; month: string }) {
  const year = month.slice(0, 4);
  const ofYear = sums.filter((sum) => sum.month?.startsWith(year));
  const isWhole = (state: EarningSum['state']) => state !== 'in_xero';
  const states = stateNames.map((state) => ({
    key: state,
    label: isWhole(state) ? earningStates[state] : t('In Xero, this year'),
    sums: (isWhole(state) ? sums : ofYear).filter((sum) => sum.state === state),
  }));
  const months = [...Map.groupBy(ofYear, (sum) => sum.month ?? '')].map(([one, some]) => ({
    key: one,
    label: <RouterLink to={pathOfMonth(one)}>{monthText(one)}</RouterLink>,
    sums: some,
  }));
  return (
    <Cards>
      <InfoCard title={t('Earned')}>
        <Lines
          label={t('Earned')}
          lines={[
            {
              key: 'month',
              label: t('This month'),
              sums: sums.filter((sum) => sum.month === month),
            },
            { key: 'year', label: t('This year'), sums: ofYear },
          ]}
        />
        <Text mt="2" fontSize="sm" color="fg.muted">
          {t('By the day of the shoot: your claims, and what you can claim for the rest.')}
        </Text>
      </InfoCard>
      <InfoCard title={t('Unpaid')}>
        <Lines label={t('Unpaid')} lines={states} />
        <Text mt="2" fontSize="sm" color="fg.muted">
          {t('Payments of invoices in Xero are not shown here.')}
        </Text>
      </InfoCard>
      {months.length > 0 && (
        <InfoCard title={t('Months of {year}', { year })} id="months">
          <Box maxH="12rem" overflowY="auto" tabIndex={0} role="group" aria-label={t('By month')}>
            <Lines label={t('By month')} lines={months} />
          </Box>
        </InfoCard>
      )}
    </Cards>
  );
}

const Cards = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    alignItems: 'start',
    gap: '4',
    mb: '4',
  },
});

const Table = styled('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'medium' },
    '& th, & td': { py: '1', verticalAlign: 'top' },
    '& td': { textAlign: 'end', ps: '2', fontVariantNumeric: 'tabular-nums' },
    '& td:last-child': { fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& td[data-count]': { color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});

import type { MarginAnalytics, MarginItem } from '@shootline/shared-api';
import { useCurrentUser, t } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { analyticsQueries } from '../figures/analytics.queries.ts';
import { bookingsText, percentText } from '../figures/number-text.ts';
import { StatCard } from '../stats/stat-card.tsx';
import { dateOf, todayIn } from '../filters/day.ts';
import { useCompared } from '../filters/use-compared.ts';
import { CurrencySelect, type ShownCurrency } from './currency.tsx';
import { Stats } from '../stats/stats.tsx';

const titles = [t('Revenue'), t('Cost'), t('Margin')] as const;

/** The sum of a figure over all regions in a currency. */
const sumOf = (
  margin: MarginAnalytics,
  currency: string,
  field: 'client_due' | 'camop_due' | 'margin' | 'bookings_count',
) =>
  margin.by_billing_region
    .filter((item: MarginItem) => item.currency === currency)
    .reduce((sum, item) => sum + item[field], 0);

/** Revenue, cost and margin, each with the period before. */
export function MoneyCards({ of }: { of: ShownCurrency }) {
  const { timezone: zone } = useCurrentUser();
  const { query, before, filter } = useCompared(analyticsQueries.margin);
  // Only shoots that are over have been earned.
  const isGoingOn = !filter.to_date || !dateOf(filter.to_date).isBefore(dateOf(todayIn(zone)));
  return (
    <Stats of={query} titles={titles}>
      {(margin) => {
        const currency = of.currencyOf(margin, before);
        if (currency === undefined) {
          return titles.map((title) => <StatCard key={title} title={title} value={undefined} />);
        }
        const figureOf = (field: Parameters<typeof sumOf>[2]) => ({
          value: sumOf(margin, currency, field),
          before: before && sumOf(before, currency, field),
          text: (amount: number) => formatMoney(amount, currency),
        });
        const [revenue, left] = [figureOf('client_due'), figureOf('margin')];
        const bookings = bookingsText(sumOf(margin, currency, 'bookings_count'));
        return (
          <>
            <StatCard
              title={titles[0]}
              {...revenue}
              note={
                isGoingOn
                  ? t('of {bookings} so far', { bookings })
                  : t('of {bookings}', { bookings })
              }
              action={
                <CurrencySelect
                  of={of}
                  margins={[margin, before]}
                  label={t('Currency of Revenue')}
                  isLow
                />
              }
            />
            <StatCard title={titles[1]} {...figureOf('camop_due')} note={t('for videographers')} />
            <StatCard
              title={titles[2]}
              {...left}
              note={
                revenue.value > 0 && left.value >= 0
                  ? t('{percent} of the revenue', {
                      percent: percentText(left.value, revenue.value),
                    })
                  : undefined
              }
            />
          </>
        );
      }}
    </Stats>
  );
}

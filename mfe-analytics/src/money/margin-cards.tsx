import { t, type MarginAnalytics, numberText } from '@shootline/shared-api';
import { charts } from '@shootline/shared-api/rules/charts';
import { Box, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import type { ReactNode } from 'react';
import { analyticsQueries } from '../figures/analytics.queries.ts';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { barsHeight, EMPTY_HEIGHT, SUMMARY_HEIGHT } from '../figures/chart-height.ts';
import { NoData } from '../charts/no-data.tsx';
import { Figures } from '../figures/figures.tsx';
import { ToolsPlace } from '../figures/tools-place.tsx';
import { useCompared } from '../filters/use-compared.ts';
import { comparedMargins, marginOrders } from './compared-margins.ts';
import { CurrencySelect, type ShownCurrency } from './currency.tsx';
import { marginModel, marginTable, mostDrawn, type MarginsToShow } from './margin-model.ts';

const marginTitles = [
  charts['margin.by_client'].title,
  charts['margin.by_billing_region'].title,
] as const;

type By = keyof typeof marginOrders;

/** States how many bookings are not counted, and how many items only the table lists. */
function leftOut(margin: MarginAnalytics, shownCount: number): string {
  const { mixed_currencies_count: mixed, unpriced_count: unpriced } = margin;
  const bookings = [
    mixed > 0 && t('{number} with two currencies', { number: numberText(mixed) }),
    unpriced > 0 && t('{number} without a price', { number: numberText(unpriced) }),
  ].filter(Boolean);
  return [
    shownCount > mostDrawn &&
      t('The largest {most} of {number} are drawn.', {
        most: mostDrawn,
        number: numberText(shownCount),
      }),
    bookings.length > 0 &&
      t('Bookings not counted: {bookings}.', { bookings: bookings.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

function MarginCard(props: MarginsToShow & { note: string; action: ReactNode }) {
  const { note, action, ...shown } = props;
  return (
    <ChartFrame
      title={shown.title}
      modelOf={() => marginModel(shown)}
      tableOf={() => marginTable(shown)}
      height={barsHeight(
        Math.min(shown.margins.length, mostDrawn),
        shown.margins.some(({ before }) => before !== null),
      )}
      isEmpty={shown.margins.length === 0}
      summary={
        <Text fontSize="sm" color="fg.muted">
          {note}
        </Text>
      }
      action={action}
    />
  );
}

const emptyCard = (title: string) => (
  <InfoCard key={title} title={title} actions={<ToolsPlace />}>
    <Box minH={SUMMARY_HEIGHT} />
    <Box height={EMPTY_HEIGHT}>
      <NoData />
    </Box>
  </InfoCard>
);

/** Margins by client and by billing region, in one currency at a time. */
export function MarginCards({ of }: { of: ShownCurrency }) {
  const { query, before } = useCompared(analyticsQueries.margin);
  return (
    <Figures of={query} titles={marginTitles} summarised={marginTitles}>
      {(margin) => {
        const currency = of.currencyOf(margin, before);
        if (currency === undefined) return marginTitles.map(emptyCard);
        const cardOf = (by: By, card: Pick<MarginsToShow, 'title' | 'heading'>): ReactNode => {
          const margins = comparedMargins({
            items: margin[by],
            before: before?.[by],
            currency,
            order: marginOrders[by],
          });
          return (
            <MarginCard
              key={by}
              {...card}
              currency={currency}
              margins={margins}
              note={leftOut(margin, margins.length)}
              action={
                <CurrencySelect
                  of={of}
                  margins={[margin, before]}
                  label={t('Currency of {title}', { title: card.title })}
                />
              }
            />
          );
        };
        return [
          cardOf('by_client', { title: marginTitles[0], heading: t('Client') }),
          cardOf('by_billing_region', {
            title: marginTitles[1],
            heading: t('Billing Region'),
          }),
        ];
      }}
    </Figures>
  );
}

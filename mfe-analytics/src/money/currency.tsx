import type { MarginAnalytics } from '@shootline/shared-api';
import { Box, Select } from '@shootline/shared-ui';
import { useState } from 'react';

type Margins = readonly (MarginAnalytics | undefined)[];

/** The currencies of the figures, the one with the most bookings first. */
function currenciesOf(margins: Margins): string[] {
  const counts = new Map<string, number>();
  for (const item of margins.flatMap((margin) => margin?.by_billing_region ?? [])) {
    counts.set(item.currency, (counts.get(item.currency) ?? 0) + item.bookings_count);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([currency]) => currency);
}

export interface ShownCurrency {
  /** The currency that the figures are shown in; undefined if they have none. */
  currencyOf: (...margins: Margins) => string | undefined;
  choose: (currency: string) => void;
}

/** One currency for all cards of money, as amounts are never converted. */
export function useShownCurrency(): ShownCurrency {
  const [chosen, choose] = useState('');
  return {
    currencyOf: (...margins) => {
      const currencies = currenciesOf(margins);
      return currencies.includes(chosen) ? chosen : currencies[0];
    },
    choose,
  };
}

/** Chooses the currency of all cards of money; nothing if there is only one. */
export function CurrencySelect(props: {
  of: ShownCurrency;
  margins: Margins;
  label: string;
  /** Only as high as a line of text where a mouse is used. */
  isLow?: boolean;
}) {
  const { of, margins, label, isLow = false } = props;
  const currencies = currenciesOf(margins);
  if (currencies.length < 2) return null;
  return (
    <Box w={{ base: '6rem', md: '5rem' }} my={isLow ? { md: '-1' } : undefined}>
      <Select
        size="xs"
        h={isLow ? { md: '6' } : undefined}
        aria-label={label}
        value={of.currencyOf(...margins)}
        onChange={(event) => of.choose(event.target.value)}
      >
        {currencies.toSorted().map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
    </Box>
  );
}

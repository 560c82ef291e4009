import type { Coordinates, CostEstimate } from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import { isRegional } from './metro.rules.ts';
import {
  baseHours,
  overtime,
  pricesByCountry,
  pricesElsewhere,
  regionalPercent,
} from './prices.ts';

export type Payer = 'client' | 'videographer';

export type Shoot = {
  countryCode: string;
  /** Null while unknown; then no loading applies. */
  location: Coordinates | null;
  hours: number;
};

/** Amounts in minor units of `currency`. */
export type Estimate = { base: number; additional: number; total: number; currency: string };

/** The price of a shoot before manual costs and fees. Hours may be fractions. */
export function estimate(payer: Payer, { countryCode, location, hours }: Shoot): Estimate {
  const country = countryCode.toUpperCase();
  const prices = pricesByCountry[country] ?? pricesElsewhere;
  const { base, hour } = prices[payer];
  const plainHours = Math.max(0, Math.min(hours, overtime.afterHours) - baseHours);
  const overtimeHours = Math.max(0, hours - overtime.afterHours);
  const forHours = Math.round(plainHours * hour + (overtimeHours * hour * overtime.percent) / 100);
  const hasLoading = location !== null && isRegional(country, location);
  const forRegion = hasLoading ? Math.round((base * regionalPercent) / 100) : 0;
  const additional = forHours + forRegion;
  return { base, additional, total: base + additional, currency: prices.currency };
}

export function presentEstimate({ base, additional, total, currency }: Estimate): CostEstimate {
  return {
    base_cost: formatMoney(base, currency),
    base_cost_amount: base,
    additional_cost: formatMoney(additional, currency),
    additional_cost_amount: additional,
    total_cost: formatMoney(total, currency),
    total_cost_amount: total,
    currency,
  };
}

import type { CostEstimate } from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import {
  baseHours,
  metroCities,
  overtime,
  pricesByCountry,
  pricesElsewhere,
  regionalPercent,
} from './prices.ts';

export type Payer = 'client' | 'cameraOperator';

export type Shoot = { countryCode: string; city?: string; hours: number };

/** Minor units of `currency`. */
export type Estimate = { base: number; additional: number; total: number; currency: string };

function isRegional(countryCode: string, city: string | undefined): boolean {
  const metro = metroCities[countryCode];
  const name = city?.trim().toLowerCase();
  if (!metro || !name) return false;
  return !metro.some((town) => town.toLowerCase() === name);
}

/** What a shoot costs before manual costs and fees. Hours may be fractions. */
export function estimate(payer: Payer, { countryCode, city, hours }: Shoot): Estimate {
  const country = countryCode.toUpperCase();
  const prices = pricesByCountry[country] ?? pricesElsewhere;
  const { base, hour } = prices[payer];
  const plainHours = Math.max(0, Math.min(hours, overtime.afterHours) - baseHours);
  const overtimeHours = Math.max(0, hours - overtime.afterHours);
  const forHours = Math.round(plainHours * hour + (overtimeHours * hour * overtime.percent) / 100);
  const forRegion = isRegional(country, city) ? Math.round((base * regionalPercent) / 100) : 0;
  const additional = forHours + forRegion;
  return { base, additional, total: base + additional, currency: prices.currency };
}

export function presentEstimate({ base, additional, total, currency }: Estimate): CostEstimate {
  return {
    base_cost: formatMoney(base, currency),
    additional_cost: formatMoney(additional, currency),
    total_cost: formatMoney(total, currency),
    total_cost_amount: total,
    currency,
  };
}

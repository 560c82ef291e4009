import { t, type Booking, type TotalCost } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { clientPrice, priceText } from '../../prices/prices.ts';
import { isWaived as isTotalWaived } from '../../estimate/is-waived.ts';
import type { PriceLine } from '../../estimate/price-lines.tsx';
import { PricingCard } from '../../estimate/pricing-card.tsx';
import { useClientEstimate } from '../../estimate/use-estimates.ts';
import { useOptionLabel } from '../../facts/use-option-label.ts';

export function ClientPricingCard({ booking }: { booking: Booking }) {
  const { read_client_cost, read_client_cost_estimate } = booking.permissions;
  const total = read_client_cost ? booking.total_client_cost : null;
  const isWaived = isTotalWaived(booking, total);
  const isManual = total !== null && !isWaived && booking.is_client_cost_manual;
  const isEstimated = read_client_cost_estimate && !isManual && !isWaived;
  const { call, isEstimable } = useClientEstimate(booking, isEstimated);
  const label = useOptionLabel();
  const reason = label('cancellation_fee_categories', total?.cancellation_type ?? null);
  return (
    <PricingCard
      title={t('Client Pricing')}
      total={total}
      manualCost={isManual ? priceText(clientPrice(booking)) : null}
      estimate={isEstimated ? call : null}
      isEstimable={isEstimable}
      lines={discountLines(booking, total, reason)}
      notes={isWaived ? [t('Cancelled without a fee')] : []}
    />
  );
}

/** The discount on a cancelled booking's price by its first fee; empty for none. */
function discountLines(
  { client_cost: price }: Booking,
  total: TotalCost | null,
  reason: string | null,
): PriceLine[] {
  if (!total || total.discount === 0 || price === null) return [];
  const off = formatMoney(price - total.cost, total.currency);
  const label = t('Discount of {discount}%', { discount: total.discount });
  return [[reason ? `${label} (${reason})` : label, `−${off}`]];
}

import type { Booking } from '@shootline/shared-api';
import { isWaived as isTotalWaived } from '../is-waived.ts';
import { PricingCard } from '../pricing-card.tsx';
import { useClientEstimate } from '../use-estimates.ts';

export function ClientPricingCard({ booking }: { booking: Booking }) {
  const { read_client_cost, read_client_cost_estimate } = booking.permissions;
  const total = read_client_cost ? booking.total_client_cost : null;
  const isWaived = isTotalWaived(booking, total);
  const isManual = total !== null && !isWaived && booking.is_client_cost_manual;
  const isEstimated = read_client_cost_estimate && !isManual && !isWaived;
  const { call, isEstimable } = useClientEstimate(booking, isEstimated);
  return (
    <PricingCard
      title="Client Pricing"
      total={total}
      manualCost={isManual ? booking.client_cost_formatted : null}
      estimate={isEstimated ? call : null}
      isEstimable={isEstimable}
      isWaived={isWaived}
    />
  );
}

import type { Booking } from '@shootline/shared-api';
import { isWaived as isTotalWaived } from '../is-waived.ts';
import { PricingCard } from '../pricing-card.tsx';
import { useVideographerEstimate } from '../use-estimates.ts';

export function VideographerPricingCard({ booking }: { booking: Booking }) {
  const { read_camera_operator_cost, read_camera_operator_cost_estimate } = booking.permissions;
  const total = read_camera_operator_cost ? booking.total_camera_operator_cost : null;
  const isWaived = isTotalWaived(booking, total);
  const isManual = total !== null && !isWaived && booking.is_camera_operator_cost_manual;
  const isEstimated = read_camera_operator_cost_estimate && !isManual && !isWaived;
  const { call, isEstimable } = useVideographerEstimate(booking, isEstimated);
  return (
    <PricingCard
      title="Videographer Pricing"
      total={total}
      manualCost={isManual ? booking.camera_operator_cost_formatted : null}
      estimate={isEstimated ? call : null}
      isEstimable={isEstimable}
      isWaived={isWaived}
    />
  );
}

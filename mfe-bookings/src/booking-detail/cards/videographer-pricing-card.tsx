import { bookingQueries, type Booking } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { estimateQuery } from '../estimate-query.ts';
import { isWaived as isTotalWaived } from '../is-waived.ts';
import { PricingCard } from '../pricing-card.tsx';

export function VideographerPricingCard({ booking }: { booking: Booking }) {
  const { read_camera_operator_cost, read_camera_operator_cost_estimate } = booking.permissions;
  const total = read_camera_operator_cost ? booking.total_camera_operator_cost : null;
  const isWaived = isTotalWaived(booking, total);
  const isManual = total !== null && !isWaived && booking.is_camera_operator_cost_manual;
  const isEstimated = read_camera_operator_cost_estimate && !isManual && !isWaived;
  const query = estimateQuery(booking);
  const estimate = useQuery({
    ...bookingQueries.camopCostEstimate(query ?? { country_code: '', city: '', duration: 0 }),
    enabled: isEstimated && query !== null,
  });
  return (
    <PricingCard
      title="Videographer Pricing"
      total={total}
      manualCost={isManual ? booking.camera_operator_cost_formatted : null}
      estimate={isEstimated ? estimate : null}
      isEstimable={query !== null}
      isWaived={isWaived}
    />
  );
}

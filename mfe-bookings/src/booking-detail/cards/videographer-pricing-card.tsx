import type { Booking } from '@shootline/shared-api';
import { feeLines, feeSum, unpaidAssignee } from '../fee-lines.ts';
import { isWaived as isTotalWaived } from '../is-waived.ts';
import { PricingCard } from '../pricing-card.tsx';
import { useVideographerEstimate } from '../use-estimates.ts';

export function VideographerPricingCard({ booking }: { booking: Booking }) {
  const { read_camera_operator_cost, read_camera_operator_cost_estimate } = booking.permissions;
  const total = read_camera_operator_cost ? booking.total_camera_operator_cost : null;
  const fees = total ? feeLines(booking) : [];
  const isWaived = fees.length === 0 && isTotalWaived(booking, total);
  // Without the price of the shoot, which a cancelled one does not bring, nor a released videographer.
  const isOfFeesAlone = fees.length > 0 && total?.cost === feeSum(booking);
  const isShootDue = !isWaived && !isOfFeesAlone;
  const isManual = total !== null && isShootDue && booking.is_camera_operator_cost_manual;
  const isEstimated = read_camera_operator_cost_estimate && !isManual && isShootDue;
  const { call, isEstimable } = useVideographerEstimate(booking, isEstimated);
  return (
    <PricingCard
      title="Videographer Pricing"
      total={total}
      manualCost={isManual ? booking.camera_operator_cost_formatted : null}
      estimate={isEstimated ? call : null}
      isEstimable={isEstimable}
      lines={fees}
      notes={notesOf(booking, isWaived, isOfFeesAlone)}
    />
  );
}

function notesOf(booking: Booking, isWaived: boolean, isOfFeesAlone: boolean): string[] {
  if (isWaived) return ['Cancelled without a fee'];
  if (!isOfFeesAlone) return [];
  const price = booking.camera_operator_cost_formatted;
  const unpaid = unpaidAssignee(booking);
  return [
    price ? `A fee is due of the price of the shoot, ${price}.` : '',
    unpaid ? `${unpaid} has no fee, so nothing is due to them.` : '',
  ].filter(Boolean);
}

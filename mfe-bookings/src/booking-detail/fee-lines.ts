import { isCancelled, type Booking } from '@shootline/shared-api';
import type { PriceLine } from './price-lines.tsx';

/** The fees that the user may read with what each brings its videographer. */
const pricedFees = ({ cancellation_fees: fees }: Booking) =>
  fees.flatMap(({ camera_operator_cost: cost, camera_operator: holder, ...fee }) =>
    cost && holder ? [{ ...fee, cost, holder }] : [],
  );

/** A line for each fee in the videographers' total, named after its videographer (decisions §8.3). */
export function feeLines(booking: Booking): PriceLine[] {
  return pricedFees(booking).map(({ uuid, holder, category_display, cost }) => [
    `${holder.full_name} (${category_display})`,
    cost.cost_formatted,
    uuid,
  ]);
}

/** Who was assigned to a cancelled booking and gets nothing of the fees there; null if nobody. */
export function unpaidAssignee(booking: Booking): string | null {
  const { camera_operator: assignee } = booking;
  const fees = pricedFees(booking);
  if (!isCancelled(booking) || fees.length === 0 || !assignee) return null;
  const isPaid = fees.some(({ holder }) => holder.email === assignee.email);
  return isPaid ? null : assignee.full_name;
}

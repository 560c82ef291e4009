import { isCancelled, type Booking } from '@shootline/shared-api';
import type { PriceLine } from './price-lines.tsx';

/** The fees that the user may read with what each brings its videographer. */
const pricedFees = ({ cancellation_fees: fees }: Booking) =>
  fees.flatMap(({ camera_operator_cost: cost, ...fee }) => (cost ? [{ ...fee, cost }] : []));

/** A line for each fee in the videographers' total, named after its videographer (decisions §8.3). */
export function feeLines(booking: Booking): PriceLine[] {
  return pricedFees(booking).map(({ uuid, camera_operator, category_display, cost }) => [
    `${camera_operator?.full_name ?? 'Fee'} (${category_display})`,
    cost.cost_formatted,
    uuid,
  ]);
}

/** What fees make of the videographers' total, in minor units. */
export function feeSum(booking: Booking): number {
  return pricedFees(booking).reduce((sum, { cost }) => sum + cost.cost, 0);
}

/** Who was assigned to a cancelled booking and gets nothing of the fees there; null if nobody. */
export function unpaidAssignee(booking: Booking): string | null {
  const { camera_operator: assignee } = booking;
  const fees = pricedFees(booking);
  if (!isCancelled(booking) || fees.length === 0 || !assignee) return null;
  const isPaid = fees.some(({ camera_operator }) => camera_operator?.email === assignee.email);
  return isPaid ? null : assignee.full_name;
}

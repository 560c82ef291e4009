import { isCancelled, type Booking, translated } from '@shootline/shared-api';
import { costText } from '@shootline/shared-api/values';
import type { PriceLine } from './price-lines.tsx';

/** The fees that the user may read, each with its amount for the videographer. */
const pricedFees = ({ cancellation_fees: fees }: Booking) =>
  fees.flatMap(({ camera_operator_cost: cost, camera_operator: holder, ...fee }) =>
    cost && holder ? [{ ...fee, cost, holder }] : [],
  );

/** A price line for each fee, named after its videographer. */
export function feeLines(booking: Booking): PriceLine[] {
  return pricedFees(booking).map(({ uuid, holder, category_display, cost }) => [
    `${holder.full_name} (${translated(category_display)})`,
    costText(cost),
    uuid,
  ]);
}

/** The assignee of a cancelled booking who gets none of its fees; null if there is none. */
export function unpaidAssignee(booking: Booking): string | null {
  const { camera_operator: assignee } = booking;
  const fees = pricedFees(booking);
  if (!isCancelled(booking) || fees.length === 0 || !assignee) return null;
  const isPaid = fees.some(({ holder }) => holder.email === assignee.email);
  return isPaid ? null : assignee.full_name;
}

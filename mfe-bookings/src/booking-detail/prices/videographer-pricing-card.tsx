import {
  isVideographer,
  isCancelled,
  useCurrentUser,
  type Booking,
  type SignedInUser,
  t,
} from '@shootline/shared-api';
import { priceText, videographerPrice } from '../../prices/prices.ts';
import { feeLines, unpaidAssignee } from '../../estimate/fee-lines.ts';
import { isWaived as isTotalWaived } from '../../estimate/is-waived.ts';
import { PricingCard } from '../../estimate/pricing-card.tsx';
import { useVideographerEstimate } from '../../estimate/use-estimates.ts';

/** Nobody is paid for a cancelled shoot; otherwise only the assignee is. */
const isShootUnpaid = (booking: Booking, viewer: SignedInUser) =>
  isCancelled(booking) ||
  (isVideographer(viewer.role_policy) && booking.camera_operator?.email !== viewer.email);

export function VideographerPricingCard({ booking }: { booking: Booking }) {
  const { read_camera_operator_cost, read_camera_operator_cost_estimate } = booking.permissions;
  const viewer = useCurrentUser();
  const total = read_camera_operator_cost ? booking.total_camera_operator_cost : null;
  const fees = total ? feeLines(booking) : [];
  const isWaived = fees.length === 0 && isTotalWaived(booking, total);
  const isOfFeesAlone = fees.length > 0 && isShootUnpaid(booking, viewer);
  const isShootDue = !isWaived && !isOfFeesAlone;
  const isManual = total !== null && isShootDue && booking.is_camera_operator_cost_manual;
  const isEstimated = read_camera_operator_cost_estimate && !isManual && isShootDue;
  const { call, isEstimable } = useVideographerEstimate(booking, isEstimated);
  return (
    <PricingCard
      title={t('Videographer Pricing')}
      total={total}
      manualCost={isManual ? priceText(videographerPrice(booking)) : null}
      estimate={isEstimated ? call : null}
      isEstimable={isEstimable}
      lines={fees}
      notes={notesOf(booking, isWaived, isOfFeesAlone)}
    />
  );
}

function notesOf(booking: Booking, isWaived: boolean, isOfFeesAlone: boolean): string[] {
  if (isWaived) return [t('Cancelled without a fee')];
  if (!isOfFeesAlone) return [];
  const price = priceText(videographerPrice(booking));
  const unpaid = unpaidAssignee(booking);
  const part = { count: feeLines(booking).length, price };
  return [
    price
      ? t(
          "{count, plural, one {The fee is a part of the shoot's price, {price}.} other {Each fee is a part of the shoot's price, {price}.}}",
          part,
        )
      : '',
    unpaid ? t('{name} has no fee, so nothing is due to them.', { name: unpaid }) : '',
  ].filter(Boolean);
}

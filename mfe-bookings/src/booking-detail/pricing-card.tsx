import type { TotalCost } from '@shootline/shared-api';
import { Stack, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { Estimate, type EstimateCall } from './estimate.tsx';
import { PriceLines, type PriceLine } from './price-lines.tsx';
import { useOptionLabel } from './use-option-label.ts';

interface PricingCardProps {
  title: string;
  /** The price that applies; null when unknown or hidden from this user. */
  total: TotalCost | null;
  /** A price set by hand, which replaces the calculated one. */
  manualCost: string | null;
  /** The estimate's call; null where the user may not read it or it does not apply. */
  estimate: EstimateCall | null;
  /** Whether the parameters of an estimate are set. */
  isEstimable: boolean;
  /** Whether nothing is due because the booking was cancelled without a fee. */
  isWaived: boolean;
}

/** A shoot's price for one side, or its estimate (S1 §2); nothing when there is neither. */
export function PricingCard(props: PricingCardProps) {
  const { title, total, manualCost, estimate, isEstimable, isWaived } = props;
  if (!total && !estimate) return null;
  return (
    <InfoCard title={total ? title : `${title} Estimate`}>
      <Stack gap="3">
        {isWaived && <Text fontSize="sm">Cancelled without a fee</Text>}
        {manualCost && <PriceLines lines={[['Price set manually', manualCost]]} />}
        {estimate && isEstimable && <Estimate call={estimate} hasTotal={total !== null} />}
        {!isEstimable && !total && (
          <Text color="fg.muted">An estimate needs the address and the length of the booking.</Text>
        )}
        {total && <Total total={total} />}
        <Text fontSize="xs" color="fg.muted">
          Prices exclude GST and are indicative.
        </Text>
      </Stack>
    </InfoCard>
  );
}

function Total({ total }: { total: TotalCost }) {
  const label = useOptionLabel();
  const { discount, cancellation_type, cost_formatted } = total;
  const reason = label('cancellation_fee_categories', cancellation_type);
  const lines: PriceLine[] = [['Total price', cost_formatted]];
  if (discount > 0) lines.unshift([reason ? `Discount (${reason})` : 'Discount', `${discount}%`]);
  return <PriceLines lines={lines} />;
}

import { t, type TotalCost } from '@shootline/shared-api';
import { costText } from '@shootline/shared-api/values';
import { Stack, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { Estimate, type EstimateCall } from './estimate.tsx';
import { PriceLines, totalLabel, type PriceLine } from './price-lines.tsx';

interface PricingCardProps {
  title: string;
  /** The price that applies; null when unknown or hidden from this user. */
  total: TotalCost | null;
  /** A price set by hand, which replaces the calculated one. */
  manualCost: string | null;
  /** The estimate's call; null if the user may not read it or it does not apply. */
  estimate: EstimateCall | null;
  /** Whether the facts that an estimate needs are set. */
  isEstimable: boolean;
  /** Lines between the shoot's price and the total: a discount, or fees. */
  lines: PriceLine[];
  /** Remarks below the lines. */
  notes: string[];
}

/** A shoot's price or estimate for client or videographer; renders nothing without either. */
export function PricingCard(props: PricingCardProps) {
  const { title, total, manualCost, estimate, isEstimable, notes } = props;
  if (!total && !estimate) return null;
  const lines = [...props.lines];
  if (total) lines.push([totalLabel, costText(total)]);
  const ofEstimate = estimate && isEstimable ? (total ? 2 : 3) : 0;
  const count = lines.length + ofEstimate + (manualCost ? 1 : 0);
  return (
    <InfoCard title={total ? title : t('{title} Estimate', { title })} count={count}>
      <Stack gap="3">
        {notes.map((note) => (
          <Text key={note} fontSize="sm">
            {note}
          </Text>
        ))}
        {manualCost && <PriceLines lines={[[t('Price set manually'), manualCost]]} />}
        {estimate && isEstimable && <Estimate call={estimate} hasTotal={total !== null} />}
        {!isEstimable && !total && (
          <Text color="fg.muted">
            {t('An estimate needs the address and the length of the booking.')}
          </Text>
        )}
        {lines.length > 0 && <PriceLines lines={lines} />}
        <Text fontSize="xs" color="fg.muted">
          {t('Prices exclude GST and are indicative.')}
        </Text>
      </Stack>
    </InfoCard>
  );
}

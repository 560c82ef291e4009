import { errorMessage, type CostEstimate, type TotalCost } from '@shootline/shared-api';
import { Box, Button, chakra, Flex, InfoCard, Spinner, Stack, Text } from '@shootline/shared-ui';
import { useOptionLabel } from './use-option-label.ts';

interface PricingCardProps {
  title: string;
  /** The price that applies; null where it is not known or not for this user. */
  total: TotalCost | null;
  /** A price set by hand, which the total comes from. */
  manualCost: string | null;
  /** The estimate's call; null where the user may not read it or it does not apply. */
  estimate: EstimateCall | null;
  /** Whether enough is known to estimate. */
  isEstimable: boolean;
  /** Whether nothing is due, as the booking was cancelled and no fee applies. */
  isWaived: boolean;
}

interface EstimateCall {
  data: CostEstimate | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** What a shoot costs one side, or an estimate of it (S1 §2); left out when neither is there. */
export function PricingCard(props: PricingCardProps) {
  const { title, total, manualCost, estimate, isEstimable, isWaived } = props;
  if (!total && !estimate) return null;
  return (
    <InfoCard title={total ? title : `${title} Estimate`}>
      <Stack gap="3">
        {isWaived && <Text fontSize="sm">Cancelled without a fee</Text>}
        {manualCost && <Lines lines={[['Price set manually', manualCost]]} />}
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

function Estimate({ call, hasTotal }: { call: EstimateCall; hasTotal: boolean }) {
  const { data, error, refetch } = call;
  if (!data && error) {
    return (
      <Flex role="alert" justify="space-between" gap="3">
        <Text color="fg.error">{errorMessage(error)}</Text>
        <Button size="xs" variant="outline" onClick={() => void refetch()}>
          Retry
        </Button>
      </Flex>
    );
  }
  const lines: Line[] = [
    ['Base price', data?.base_cost],
    ['Additional price', data?.additional_cost],
  ];
  if (!hasTotal) lines.push(['Total price', data?.total_cost]);
  return (
    <Box position="relative" aria-busy={!data}>
      <Lines lines={lines} />
      {!data && (
        <Flex
          role="status"
          position="absolute"
          inset="0"
          align="center"
          justify="center"
          gap="2"
          bg="bg.panel/70"
        >
          <Spinner size="sm" color="brand.solid" />
          Calculating...
        </Flex>
      )}
    </Box>
  );
}

function Total({ total }: { total: TotalCost }) {
  const label = useOptionLabel();
  const { discount, cancellation_type, cost_formatted } = total;
  const reason = label('cancellation_fee_categories', cancellation_type);
  const lines: Line[] = [['Total price', cost_formatted]];
  if (discount > 0) lines.unshift([reason ? `Discount (${reason})` : 'Discount', `${discount}%`]);
  return <Lines lines={lines} />;
}

type Line = [label: string, value: string | undefined];

function Lines({ lines }: { lines: Line[] }) {
  return (
    <List>
      {lines.map(([label, value]) => (
        <Flex key={label} justify="space-between" gap="4" minH="6">
          <Box as="dt" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" fontWeight={label === 'Total price' ? 'bold' : 'medium'}>
            {value}
          </Box>
        </Flex>
      ))}
    </List>
  );
}

const List = chakra('dl', {
  base: { display: 'grid', rowGap: '1', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
});

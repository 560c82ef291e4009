import { errorMessage, type CostEstimate, t } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Box, Button, Flex, Spinner, Text } from '@shootline/shared-ui';
import { PriceLines, totalLabel, type PriceLine } from './price-lines.tsx';

export interface EstimateCall {
  data: CostEstimate | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** An estimate's lines: '{t('Calculating...')}' while loading, the server's message on failure. */
export function Estimate({ call, hasTotal }: { call: EstimateCall; hasTotal: boolean }) {
  const { data, error, refetch } = call;
  if (!data && error) {
    return (
      <Flex role="alert" justify="space-between" gap="3">
        <Text color="fg.error">{errorMessage(error)}</Text>
        <Button size="xs" variant="outline" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </Flex>
    );
  }
  const money = (amount: number | undefined) =>
    data && amount !== undefined ? formatMoney(amount, data.currency) : undefined;
  const lines: PriceLine[] = [
    [t('Base price'), money(data?.base_cost_amount)],
    [t('Additional price'), money(data?.additional_cost_amount)],
  ];
  if (!hasTotal) lines.push([totalLabel, money(data?.total_cost_amount)]);
  return (
    <Box position="relative" aria-busy={!data}>
      <PriceLines lines={lines} />
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
          {t('Calculating...')}
        </Flex>
      )}
    </Box>
  );
}

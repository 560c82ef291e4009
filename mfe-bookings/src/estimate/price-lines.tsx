import { t } from '@shootline/shared-api';
import { Box, styled, Flex } from '@shootline/shared-ui';

/** The key is needed if two lines may have the same label. */
export type PriceLine = [label: string, value: string | undefined, key?: string];

/** A column of labelled amounts. */
export function PriceLines({ lines }: { lines: PriceLine[] }) {
  return (
    <List>
      {lines.map(([label, value, key = label]) => (
        <Flex key={key} justify="space-between" gap="4" minH="6">
          <Box as="dt" color="fg.muted" minW="0" overflowWrap="anywhere">
            {label}
          </Box>
          <Box as="dd" whiteSpace="nowrap" fontWeight={label === totalLabel ? 'bold' : 'medium'}>
            {value}
          </Box>
        </Flex>
      ))}
    </List>
  );
}

export const totalLabel = t('Total price');

const List = styled('dl', {
  base: { display: 'grid', rowGap: '1', fontSize: 'sm' },
});

import { Box, chakra, Flex } from '@shootline/shared-ui';

export type PriceLine = [label: string, value: string | undefined];

/** A column of labelled amounts. */
export function PriceLines({ lines }: { lines: PriceLine[] }) {
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

import { rich, numberText } from '@shootline/shared-api';
import { Box, styled, RouterLink, Text, VisuallyHidden } from '@shootline/shared-ui';
import { changeInWords, changeOf, changeText } from '../figures/change.ts';
import type { ComparedItem } from '../charts/items/compared-items.ts';

const nameStyle = {
  display: 'block',
  py: { base: '3', md: '2' },
  '@media (pointer: coarse)': { py: '3' },
  // Phones have no tooltip, so they show the whole name.
  whiteSpace: { base: 'normal', md: 'nowrap' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

interface ClientRowProps {
  compared: ComparedItem;
  /** The largest number, whose bar fills the column. */
  most: number;
  to: string | null;
}

/** A client with its bookings as a bar, and the change since the period before. */
export function ClientRow({ compared: { item: client, before }, most, to }: ClientRowProps) {
  return (
    <Columns>
      <Box minW="0" title={client.name}>
        {to ? (
          // `&&` overrides the inline style of links.
          <RouterLink to={to} css={{ '&&': nameStyle }}>
            {client.name}
          </RouterLink>
        ) : (
          <Box css={nameStyle}>{client.name}</Box>
        )}
      </Box>
      <Box aria-hidden h="10px" bg="brand.solid" w={`${(client.value / most) * 100}%`} />
      <Text textAlign="end">{numberText(client.value)}</Text>
      {before !== null && (
        <Text gridColumn="1 / -1" pb="1" fontSize="xs" color="fg.muted" textAlign="end">
          {rich('{change} from {number} in the period before', {
            change: (
              <>
                <span aria-hidden>{changeText(changeOf(client.value, before))}</span>
                <VisuallyHidden>{changeInWords(changeOf(client.value, before))}</VisuallyHidden>
              </>
            ),
            number: numberText(before),
          })}
        </Text>
      )}
    </Columns>
  );
}

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 3.5rem',
    columnGap: '3',
    alignItems: 'center',
    fontSize: 'sm',
  },
});

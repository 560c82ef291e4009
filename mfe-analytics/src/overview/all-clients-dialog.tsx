import type { ChartItem } from '@shootline/shared-api';
import { Box, chakra, Flex, RouterLink, Text, VisuallyHidden } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useMemo } from 'react';
import { changeInWords, changeOf, changeText } from '../charts/change.ts';
import { comparedItems } from '../charts/compared-items.ts';
import { DownloadMenu } from '../charts/download-menu.tsx';
import { itemTable } from '../charts/item-table.ts';
import { countText, numberText } from '../charts/number-text.ts';

const title = 'All Clients';
const chart = { title, valueLabel: 'No. of Bookings', kind: 'bar' } as const;

const rowHeight = '2.25rem';

/**
 * Every client with its bookings as a bar (S2 §2). The bars are elements: a canvas can neither be as
 * tall as thousands of clients nor be read or searched.
 */
export function AllClientsDialog(props: {
  clients: readonly ChartItem[];
  before: readonly ChartItem[] | undefined;
  linkOf: (item: ChartItem) => string | null;
  onClose: () => void;
}) {
  const { clients, before, linkOf, onClose } = props;
  const compared = useMemo(() => comparedItems({ items: clients, before }), [clients, before]);
  const most = Math.max(compared[0]?.item.value ?? 0, 1);
  return (
    <Dialog
      title={title}
      subtitle={`${countText(compared.length, 'client')} by their number of bookings`}
      maxWidth={800}
      onClose={onClose}
    >
      <Flex justify="flex-end" mb="2">
        <DownloadMenu
          title={title}
          table={itemTable({ ...chart, items: clients, before, linkOf })}
        />
      </Flex>
      <List aria-label={title}>
        {compared.map(({ item: client, before: earlier }) => {
          const to = client.value > 0 ? linkOf(client) : null;
          return (
            <Row key={client.key ?? client.name}>
              <Box minW="0" truncate title={client.name}>
                {to ? <RouterLink to={to}>{client.name}</RouterLink> : client.name}
              </Box>
              <Box aria-hidden h="10px" bg="brand.solid" w={`${(client.value / most) * 100}%`} />
              <Text textAlign="end" fontVariantNumeric="tabular-nums">
                {numberText(client.value)}
              </Text>
              {earlier !== null && (
                <Text gridColumn="1 / -1" pb="1" fontSize="xs" color="fg.muted" textAlign="end">
                  <span aria-hidden>{changeText(changeOf(client.value, earlier))}</span>
                  <VisuallyHidden>{changeInWords(changeOf(client.value, earlier))}</VisuallyHidden>
                  {` from ${numberText(earlier)} in the period before`}
                </Text>
              )}
            </Row>
          );
        })}
      </List>
    </Dialog>
  );
}

const List = chakra('ul', { base: { listStyle: 'none', fontSize: 'sm' } });

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 3.5rem',
    columnGap: '3',
    alignItems: 'center',
    minH: rowHeight,
    // What is out of view costs nothing.
    contentVisibility: 'auto',
    containIntrinsicHeight: rowHeight,
  },
});

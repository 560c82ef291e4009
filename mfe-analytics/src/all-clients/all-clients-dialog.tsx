import { t, type ChartItem, numberText } from '@shootline/shared-api';
import { Box, Flex } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useMemo } from 'react';
import { comparedItems, idOf } from '../charts/items/compared-items.ts';
import { DownloadMenu } from '../charts/download/download-menu.tsx';
import { itemTable } from '../charts/items/item-table.ts';
import { ClientRow } from './client-row.tsx';
import { LongList } from './long-list.tsx';

const title = t('All Clients');
const chart = { title, valueLabel: t('No. of Bookings'), kind: 'bar' } as const;

/** Longer lists render only the rows in view. */
const allDrawnUpTo = 100;

/** Row heights in pixels. */
const rowHeight = 36;
const comparedRowHeight = 56;

/**
 * Every client with its bookings as a bar. The bars are elements, as a canvas can neither be tall enough for
 * thousands of clients nor be read by screen readers.
 */
export function AllClientsDialog(props: {
  clients: readonly ChartItem[];
  before: readonly ChartItem[] | undefined;
  linkOf: (item: ChartItem) => string | null;
  onClose: () => void;
}) {
  const { clients, before, linkOf, onClose } = props;
  const compared = useMemo(() => comparedItems({ items: clients, before }), [clients, before]);
  const ids = useMemo(() => compared.map(({ item }) => idOf(item)), [compared]);
  const tableOf = () => itemTable({ ...chart, items: clients, before, linkOf });
  const most = Math.max(compared[0]?.item.value ?? 0, 1);
  const row = (at: number) => {
    const one = compared[at];
    if (!one) return null;
    return (
      <ClientRow compared={one} most={most} to={one.item.value > 0 ? linkOf(one.item) : null} />
    );
  };
  return (
    <Dialog
      title={title}
      subtitle={t(
        '{count, plural, one {# client} other {{number} clients}} by their number of bookings',
        { count: compared.length, number: numberText(compared.length) },
      )}
      maxWidth={800}
      onClose={onClose}
    >
      <Flex justify="flex-end" mb="2">
        <DownloadMenu title={title} tableOf={tableOf} />
      </Flex>
      {compared.length > allDrawnUpTo ? (
        <LongList
          label={title}
          ids={ids}
          estimatedHeight={before ? comparedRowHeight : rowHeight}
          entry={row}
        />
      ) : (
        <Box as="ul" aria-label={title} listStyleType="none">
          {ids.map((id, at) => (
            <li key={id}>{row(at)}</li>
          ))}
        </Box>
      )}
    </Dialog>
  );
}

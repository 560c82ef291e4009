import { t } from '@shootline/shared-api';
import { styled, Skeleton, Text } from '@shootline/shared-ui';
import { useNow } from '@shootline/shared-ui/page-hooks';
import { TrayEntry } from './tray-entry.tsx';
import { UnstaffedCount } from './unstaffed-count.tsx';
import type { Board } from '../use-board.ts';

/** The unstaffed shoots of the board's days beside its table, the next one first. */
export function Tray({ board }: { board: Board }) {
  const { unstaffed, unstaffedCount, isOther } = board;
  const now = useNow(Infinity);
  return (
    <Frame aria-label={t('Unstaffed')} aria-busy={isOther}>
      <h3>
        {t('Unstaffed')} <UnstaffedCount board={board} />
      </h3>
      {isOther ? (
        <Skeleton h="16" />
      ) : unstaffedCount === 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {t('Everything is staffed.')}
        </Text>
      ) : (
        <List role="list">
          {unstaffed.map((booking) => (
            <li key={booking.uuid}>
              <TrayEntry booking={booking} now={now} />
            </li>
          ))}
        </List>
      )}
    </Frame>
  );
}

const Frame = styled('section', {
  base: {
    flexShrink: '0',
    order: { xl: '1' },
    width: { base: 'full', xl: '17rem' },
    maxH: { base: '15rem', xl: 'calc(100vh - var(--top-bar-height) - 1.5rem)' },
    overflowY: 'auto',
    position: { xl: 'sticky' },
    top: { xl: 'calc(var(--top-bar-height) + 0.75rem)' },
    p: '2',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'l3',
    '& h3': { px: '1', pb: '2', fontSize: 'sm', fontWeight: 'semibold' },
  },
});

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: '1',
    listStyle: 'none',
  },
});

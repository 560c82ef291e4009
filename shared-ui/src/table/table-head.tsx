import { Box, chakra, Icon, VisuallyHidden } from '@shootline/shared-ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';

/** How a list is sorted by a column; false when it is not. */
export type Direction = false | 'asc' | 'desc';

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown } as const;
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

export type HeaderCell<Row> = {
  column: Column<Row>;
  direction: Direction;
  onSort?: () => void;
};

/** A header and its arrow, which stays on the line of the last word. */
function SortLabel({ header, direction }: { header: string; direction: Direction }) {
  const lastWordAt = header.lastIndexOf(' ') + 1;
  return (
    <>
      {header.slice(0, lastWordAt)}
      <Box as="span" whiteSpace="nowrap">
        {header.slice(lastWordAt)}
        <Box
          as="span"
          display="inline-block"
          verticalAlign="middle"
          ms="1"
          color={direction ? 'brand.fg' : 'fg.subtle'}
        >
          <Icon icon={arrows[direction || 'none']} size={14} />
        </Box>
      </Box>
    </>
  );
}

function Header<Row>({ column, direction, onSort }: HeaderCell<Row>) {
  const { header, align = 'start', isHeaderHidden } = column;
  const text = isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header;
  return (
    <Th
      scope="col"
      role="columnheader"
      aria-sort={onSort ? ariaSort[direction || 'none'] : undefined}
      textAlign={align}
    >
      {onSort ? (
        <SortButton type="button" onClick={onSort} data-sorted={direction ? '' : undefined}>
          <SortLabel header={header} direction={direction} />
        </SortButton>
      ) : (
        text
      )}
    </Th>
  );
}

/** The header row; in narrow windows it stays for screen readers only, as the rows are cards. */
export function TableHead<Row>({
  cells,
  selectAll,
  isCompact,
  isCounted,
}: {
  cells: HeaderCell<Row>[];
  selectAll?: ReactNode;
  isCompact: boolean;
  isCounted: boolean;
}) {
  const row = (
    <tr role="row" aria-rowindex={isCounted ? 1 : undefined}>
      {selectAll !== undefined && (
        <Th scope="col" role="columnheader" px="0" textAlign="center">
          {isCompact ? 'Select' : selectAll}
        </Th>
      )}
      {cells.map((cell) => (
        <Header key={cell.column.id} {...cell} onSort={isCompact ? undefined : cell.onSort} />
      ))}
    </tr>
  );
  if (isCompact) {
    return (
      <VisuallyHidden asChild>
        <Head role="rowgroup">{row}</Head>
      </VisuallyHidden>
    );
  }
  return <Head role="rowgroup">{row}</Head>;
}

const Head = chakra('thead');

const Th = chakra('th', {
  base: {
    px: '3',
    h: '11',
    py: '2',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    lineHeight: '1.3',
    overflowWrap: 'break-word',
    _first: { ps: '4' },
    _last: { pe: '4' },
  },
});

const SortButton = chakra('button', {
  base: {
    display: 'inline-block',
    mx: '-1.5',
    px: '1.5',
    py: '1',
    borderRadius: 'l1',
    cursor: 'pointer',
    fontWeight: 'semibold',
    textAlign: 'start',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.muted' },
    focusVisibleRing: 'inside',
    '&[data-sorted]': { color: 'fg' },
  },
});

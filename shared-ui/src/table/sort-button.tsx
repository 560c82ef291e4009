import { Box, styled, Icon } from '@shootline/shared-ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';

/** The direction in which a list is sorted by a column; false if it is not. */
export type Direction = false | 'asc' | 'desc';

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown } as const;

/** A header with its arrow, which stays on the line of the last word, or of its part after a soft hyphen. */
function SortLabel({ header, direction }: { header: string; direction: Direction }) {
  const lastWordAt = header.search(/[^ \u00ad]*$/);
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

/** A header button that asks for another order. */
export function SortButton(props: {
  header: string;
  direction: Direction;
  align: 'start' | 'end' | 'center';
  onSort: () => void;
}) {
  const { header, direction, align, onSort } = props;
  return (
    <Plain
      type="button"
      textAlign={align}
      data-sorted={direction ? '' : undefined}
      onClick={onSort}
    >
      <SortLabel header={header} direction={direction} />
    </Plain>
  );
}

const Plain = styled('button', {
  base: {
    display: 'inline-block',
    mx: '-1',
    px: '1',
    minH: '6',
    borderRadius: 'l1',
    cursor: 'pointer',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.muted' },
    focusVisibleRing: 'inside',
    '&[data-sorted]': { color: 'fg' },
  },
});

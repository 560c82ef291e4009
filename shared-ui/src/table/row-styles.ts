import { chakra } from '@shootline/shared-ui';

// Rows and cells are plain elements styled by their table: scrolling a long list shows hundreds a
// second, and a styled element costs several times as much. Every row has the line below it, as
// finding the last one costs time too.
const row = '& > tr[role=row]';

const rowStates = {
  transition: 'background 0.12s',
  _hover: { bg: 'bg.subtle' },
  _focusWithin: { bg: 'bg.subtle' },
  '&[data-selected]': { bg: 'brand.subtle' },
  '&[data-open]': { cursor: 'pointer' },
} as const;

/** The body of a table; a cell is marked as `box` of the row's checkbox, as `title` or as `corner`. */
export const Rows = chakra('tbody', {
  base: {
    [row]: rowStates,
    [`${row} > td`]: {
      h: '14',
      px: '3',
      py: '2.5',
      verticalAlign: 'middle',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      overflowWrap: 'anywhere',
      lineHeight: '1.35',
      fontSize: 'sm',
      textAlign: 'start',
      _first: { ps: '4' },
      _last: { pe: '4' },
      '&[data-cell=title]': { fontWeight: 'semibold' },
      '&[data-cell=box], &[data-cell=corner]': { ps: '0', pe: '0', textAlign: 'center' },
    },
  },
});

/** The body of a list of cards, each with its title on top and a label above every other value. */
export const Cards = chakra('tbody', {
  base: {
    display: 'block',
    [row]: {
      ...rowStates,
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '4',
      rowGap: '3',
      p: '4',
      borderBottomWidth: '1px',
    },
    [`${row} > td`]: {
      display: 'block',
      minW: '0',
      overflowWrap: 'anywhere',
      lineHeight: '1.4',
      fontSize: 'sm',
      '&[data-cell=title]': { gridColumn: '1 / -1', fontSize: 'md', fontWeight: 'semibold' },
      '&[data-cell=box]': { position: 'absolute', top: '4', insetEnd: '4' },
      // A control there has a padding of 12 px, so that a finger finds it.
      '&[data-cell=corner]': { position: 'absolute', top: '1', insetEnd: '1' },
      '&[data-cell=title]:has(+ [data-cell=corner])': { pe: '8' },
      '& > [data-label]': { fontSize: 'xs', color: 'fg.muted', mb: '0.5' },
    },
    [`${row} > [data-cell=box] ~ [data-cell=title]`]: { pe: '8' },
  },
});

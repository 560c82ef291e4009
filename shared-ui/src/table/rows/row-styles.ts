import { styled } from '@shootline/shared-ui';

// Rows and cells are plain elements styled by their table: scrolling a long list shows hundreds a second,
// and a styled element costs several times as much. Every row has a line below it, as finding the last row
// costs time too.
export const row = '& > tr[role=row]';

export const ROW_HEIGHT = 44;
export const HEAD_HEIGHT = 36;
export const CARD_HEIGHT = 104;

export const rowStates = {
  position: 'relative',
  bg: 'bg.panel',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  fontSize: 'sm',
  lineHeight: '1.25',
  transition: 'background 0.12s',
  _hover: { bg: 'bg.subtle' },
  _focusWithin: { bg: 'bg.subtle' },
  '&[data-selected]': { bg: 'brand.subtle' },
  '&[data-open]': { cursor: 'pointer' },
  '& [data-muted]': { color: 'fg.muted' },
  // Scrolls focused elements clear of the head above and the bars below.
  '& :is(a, button, input)': { scrollMarginTop: `${HEAD_HEIGHT}px`, scrollMarginBottom: '5rem' },
} as const;

/** Space for the focus ring of a link, too narrow to show the top of a line that is cut off. */
export const ringRoom = { p: '2px', m: '-2px' } as const;

export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const;

/** The grid of a row's cells, with the columns set by the table's style. */
export const rowGrid = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  minW: 'var(--min-width)',
} as const;

/** The padding of a cell and its header. */
export const cellPadding = { px: '2', _first: { ps: '4' }, _last: { pe: '4' } } as const;

/** Keeps the cells of a frozen column, or of the checkboxes beside it, in view. */
export const frozen = { position: 'sticky', zIndex: '1', bg: 'inherit' } as const;

/**
 * The body of a table. A cell shows two lines at most; with `data-whole` it shows all of its text over the
 * rows around it.
 */
export const Rows = styled('tbody', {
  base: {
    display: 'block',
    [row]: { ...rowGrid, ...rowStates, gridAutoRows: `minmax(${ROW_HEIGHT - 1}px, auto)` },
    [`${row} > td`]: {
      ...cellPadding,
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minW: '0',
      py: '1',
      overflowWrap: 'anywhere',
      '& > [data-clamp]': { ...twoLines, ...ringRoom, flex: '1', minW: '0' },
      '& [data-under]': { fontSize: 'xs', lineHeight: '1.0625rem', color: 'fg.muted' },
      '&[data-cell=title]': {
        fontWeight: 'semibold',
        '& [data-under]': { fontWeight: 'normal', truncate: true },
        // Before a title, takes its second line, in wide windows only the end of it.
        '& [data-under]:first-child': {
          float: 'inline-end',
          maxW: '60%',
          ps: '2',
          pt: '1.125rem',
          shapeOutside: 'inset(1.125rem 0 0)',
        },
        '@media (max-width: 104.99rem)': {
          '& > [data-clamp]:has(> [data-under]:first-child):not([data-whole])': {
            display: 'flex',
            flexDirection: 'column-reverse',
            '& > a': { truncate: true },
            '& > [data-under]': { float: 'none', maxW: 'full', p: '0' },
          },
        },
      },
      // Room for a line beneath a chip.
      '&[data-cell=chip]': { py: '0' },
      '&[data-cell=box], &[data-cell=corner]': { p: '0', justifyContent: 'center' },
      // A margin beyond the last cell would make the table scroll sideways.
      '&[data-cell=corner] > [data-clamp]': { m: '0' },
      // Hides the dot of a chip to save space.
      '& [data-tone]': {
        whiteSpace: 'normal',
        overflowWrap: 'normal',
        _before: { display: 'none' },
      },
      '&[data-frozen]': frozen,
      '& > [data-clamp][data-whole]': {
        display: 'block',
        position: 'absolute',
        zIndex: '3',
        insetInline: '0',
        top: '0',
        m: '0',
        px: '2',
        py: '1',
        maxH: 'none',
        bg: 'bg.panel',
        borderWidth: '1px',
        borderRadius: 'l1',
        shadow: 'md',
        '&[data-whole=up]': { top: 'auto', bottom: '0' },
        '& > [data-under]': { whiteSpace: 'normal' },
      },
      '&[data-cell=title] > [data-whole]': { width: 'max(100%, 20rem)' },
      // Beside the table's edge, only the other side has space.
      '&[data-cell=title]:nth-last-of-type(-n + 2) > [data-whole]': { insetInline: 'auto 0' },
      // Above the cells of later rows, which are frozen too.
      '&:has(> [data-whole])': { zIndex: '3' },
    },
  },
});

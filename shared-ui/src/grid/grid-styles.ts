/** Height of a row in pixels. */
export const GRID_ROW_HEIGHT = 36;

const cell = '&& tr[role=row] > td[data-column]';

/** The styles a grid adds to a table: rows with two small lines, and marked cells. */
export const gridStyles = {
  '&& tr[role=row]': {
    gridAutoRows: `minmax(${GRID_ROW_HEIGHT - 1}px, auto)`,
    fontSize: '0.8125rem',
    lineHeight: '1rem',
  },
  '& [role=columnheader]': {
    px: '2',
    py: '1',
    fontSize: '0.6875rem',
    lineHeight: '1.15',
    textWrap: 'balance',
    outlineOffset: '-2px',
    focusVisibleRing: 'inside',
  },
  [cell]: {
    px: '2',
    py: '0',
    borderEndWidth: '1px',
    borderColor: 'border.muted',
    outline: '0',
    // Clear of the head, the bars at the bottom and the frozen columns.
    scrollMarginTop: '3.5rem',
    scrollMarginBottom: '1.5rem',
    '& [data-under]': { fontSize: '0.6875rem', lineHeight: '0.875rem' },
    '&[data-editable=checkbox], &[data-cell=box]': { justifyContent: 'center', px: '0' },
    '&[data-editable=text]': { cursor: 'cell' },
    '&[aria-selected=true]': { bg: 'brand.muted' },
    '&:is(:focus, :focus-within)': {
      outline: '2px solid',
      outlineColor: 'brand.solid',
      outlineOffset: '-2px',
    },
    '& :is(a, button):focus-visible': { outline: '0' },
    '&[data-changed]': {
      bg: 'orange.subtle',
      fontWeight: 'semibold',
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        insetStart: '0',
        borderStyle: 'solid',
        borderWidth: '7px 7px 0 0',
        borderColor: 'transparent',
        borderTopColor: 'orange.solid',
      },
    },
    '&[aria-selected=true][data-changed]': {
      boxShadow: 'inset 0 0 0 1px var(--ui-colors-brand-solid)',
    },
    '&[data-wrong]': {
      bg: 'red.subtle',
      boxShadow: 'inset 0 0 0 1px var(--ui-colors-border-error)',
      _before: { borderTopColor: 'red.solid' },
    },
    '& > :is([data-error], [data-reason])': {
      display: 'none',
      position: 'absolute',
      zIndex: '4',
      top: '100%',
      insetStart: '0',
      width: 'max-content',
      maxW: '16rem',
      px: '2',
      py: '1',
      bg: 'bg.panel',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'normal',
      borderWidth: '1px',
      borderRadius: 'l1',
      shadow: 'md',
    },
    '& > [data-error]': { color: 'fg.error', borderColor: 'border.error' },
    '&:is(:hover, :focus, :focus-within) > :is([data-error], [data-reason])': {
      display: 'block',
    },
    '&:has(> [data-whole]) > [data-error]': { top: 'auto', bottom: '100%' },
    '&:has(> :is([data-error], [data-reason])):is(:hover, :focus, :focus-within)': { zIndex: '3' },
    '& > [data-fill]': {
      position: 'absolute',
      insetEnd: '0',
      bottom: '0',
      width: '2.5',
      height: '2.5',
      bg: 'brand.solid',
      borderWidth: '1px',
      borderColor: 'bg.panel',
      cursor: 'crosshair',
      touchAction: 'none',
    },
  },
} as const;

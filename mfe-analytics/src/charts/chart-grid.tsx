import { styled } from '@shootline/shared-ui';

/** Cards of charts, two in a row on wide screens. */
export const ChartGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
  },
  variants: {
    /** Lets the last card of a part fill its row if it is alone in it. */
    spansLast: { true: { '& > * > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

import { chakra } from '@shootline/shared-ui';

/** Cards of charts: two in a line of wide windows (S2 §9). */
export const ChartGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
  },
  variants: {
    /** The last card of a part that would stand alone in its line fills it. */
    spansLast: { true: { '& > * > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

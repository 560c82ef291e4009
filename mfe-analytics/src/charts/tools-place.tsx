import { chakra } from '@shootline/shared-ui';

/**
 * The place of a chart's tools beside its title, of one width in all cards, also while they load: what
 * breaks into a second line does so in every card.
 */
export const ToolsPlace = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    minH: '8',
    minW: { base: 'min(19rem, 100vw - 6rem)', xl: '14rem' },
  },
});

import { styled } from '@shootline/shared-ui';

/**
 * The box for a chart's tools beside its title. It has the same width in all cards, also while they load,
 * so all headers wrap alike.
 */
export const ToolsPlace = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    minH: '8',
    minW: { base: 'min(19rem, 100vw - 6rem)', xl: '14rem' },
  },
});

import { chakra } from '@shootline/shared-ui';

/** The rows of a card, with lines between them. */
export const RowList = chakra('ul', {
  base: {
    listStyle: 'none',
    fontSize: 'sm',
    '& > li': {
      py: '2.5',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      _first: { pt: '0' },
      _last: { pb: '0', borderBottomWidth: '0' },
    },
  },
});

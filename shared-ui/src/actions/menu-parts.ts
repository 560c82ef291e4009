import { Menu } from '@ark-ui/react/menu';
import { chakra } from '@shootline/shared-ui';

export const Content = chakra(Menu.Content, {
  base: {
    minW: '14rem',
    maxH: 'var(--available-height)',
    overflowY: 'auto',
    p: '1',
    zIndex: 'popover',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    shadow: 'lg',
    outline: 'none',
  },
});

export const Item = chakra(
  Menu.Item,
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '9',
      px: '3',
      py: '1.5',
      fontSize: 'sm',
      borderRadius: 'l1',
      cursor: 'pointer',
      userSelect: 'none',
      outline: 'none',
      _highlighted: { bg: 'bg.muted' },
    },
  },
  // A link is the item itself.
  { forwardAsChild: true },
);

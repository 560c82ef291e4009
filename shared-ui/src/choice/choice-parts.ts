import { Combobox } from '@ark-ui/react/combobox';
import { chakra } from '@shootline/shared-ui';

export const Content = chakra(Combobox.Content, {
  base: {
    maxH: 'min(18rem, var(--available-height))',
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

export const Item = chakra(Combobox.Item, {
  base: {
    px: '3',
    py: '1.5',
    fontSize: 'sm',
    borderRadius: 'l1',
    cursor: 'pointer',
    _highlighted: { bg: 'bg.muted' },
    _checked: { fontWeight: 'semibold' },
  },
});

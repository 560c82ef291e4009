import { defineSlotRecipe } from '@chakra-ui/react';

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item'],
  base: {
    content: {
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
    item: {
      display: 'flex',
      alignItems: 'center',
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
});

import { defineSlotRecipe } from '@chakra-ui/react';

export const modalRecipe = defineSlotRecipe({
  className: 'modal',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'closeTrigger', 'body'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 'modal', bg: 'rgb(4 20 16 / 55%)' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      px: { base: '3', md: '6' },
      py: { base: '4', md: '16' },
    },
    content: {
      width: 'full',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'l3',
      shadow: 'lg',
      outline: 'none',
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      px: { base: '5', md: '6' },
      pt: '5',
    },
    title: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: '1.4', overflowWrap: 'anywhere' },
    body: { px: { base: '5', md: '6' }, pt: '3', pb: '6' },
  },
});

import { Dialog } from '@ark-ui/react/dialog';
import { chakra } from '@shootline/shared-ui';

export const Backdrop = chakra(Dialog.Backdrop, {
  base: { position: 'fixed', inset: '0', zIndex: 'modal', bg: 'rgb(4 20 16 / 55%)' },
});

export const Positioner = chakra(Dialog.Positioner, {
  base: {
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
});

export const Content = chakra(Dialog.Content, {
  base: {
    position: 'relative',
    width: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    shadow: 'lg',
    outline: 'none',
  },
});

export const Header = chakra('div', {
  base: { ps: { base: '5', md: '6' }, pe: '14', pt: '5' },
});

export const Title = chakra(Dialog.Title, {
  base: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: '1.4', overflowWrap: 'anywhere' },
});

export const Body = chakra('div', { base: { px: { base: '5', md: '6' }, pt: '3', pb: '6' } });

import { chakra } from '@chakra-ui/react';

/** The first stop of the keyboard: goes to the element with the id `content`. */
export function SkipLink() {
  return <SkipAnchor href="#content">Skip to content</SkipAnchor>;
}

const SkipAnchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '3',
    insetStart: '3',
    zIndex: 'skipNav',
    px: '4',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    opacity: '0',
    _focus: { transform: 'none', opacity: '1', shadow: 'lg' },
    focusVisibleRing: 'outside',
  },
});

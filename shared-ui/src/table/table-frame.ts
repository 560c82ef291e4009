import { styled } from '@shootline/shared-ui';

const faded = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  zIndex: '2',
  width: '8',
  pointerEvents: 'none',
} as const;

/** Head and rows. Fades cut-off text, as a cut amount would look like another amount. */
export const Table = styled('div', {
  base: {
    position: 'relative',
    transition: 'opacity 0.15s',
    '&[data-hidden-sides~=start]::before': {
      ...faded,
      // Above the head.
      zIndex: '3',
      insetStart: 'var(--frozen)',
      bgImage: 'linear-gradient(90deg, var(--ui-colors-bg-panel) 30%, transparent)',
    },
    '&[data-hidden-sides~=end]::after': {
      ...faded,
      insetEnd: '0',
      bgImage: 'linear-gradient(-90deg, var(--ui-colors-bg-panel) 30%, transparent)',
    },
  },
});

/** The rows; they scroll sideways if they are too wide. */
export const ScrollingRows = styled('div', {
  base: {
    focusVisibleRing: 'inside',
    scrollPaddingInlineStart: 'var(--frozen)',
    '&[data-overflowing]': {
      overflowX: 'auto',
      overflowY: 'hidden',
      // Hidden, as a separate scrollbar stays in view.
      scrollbarWidth: 'none',
    },
  },
});

/** A target is large enough for a pointer, and for a finger on phones and touch screens. */
export const touchSize = {
  minWidth: '6',
  minHeight: { base: '11', md: '6' },
  '@media (pointer: coarse)': { minHeight: '11' },
} as const;

/** Minimum size of a target: larger on phones and touch screens, for fingers. */
export const touchSize = {
  minWidth: '6',
  minHeight: { base: '11', md: '6' },
  '@media (pointer: coarse)': { minHeight: '11' },
} as const;

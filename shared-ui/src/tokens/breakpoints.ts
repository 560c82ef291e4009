/** The window widths from which on a layout changes. */
export const breakpoints = {
  sm: '600px',
  md: '768px',
  lg: '960px',
  xl: '1280px',
  '2xl': '1920px',
};

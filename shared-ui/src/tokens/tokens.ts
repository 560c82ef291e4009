type Token<Value extends string | number> = { value: Value };

/** Turns values by name into tokens. */
function tokens<Value extends string | number>(
  values: Record<string, Value>,
): Record<string, Token<Value>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40,
  44, 48, 52, 56, 60, 64, 72, 80, 96,
];
const byStep = (rem: (step: number) => number) =>
  tokens(Object.fromEntries(steps.map((step) => [step, `${rem(step)}rem`])));

/** Chakra UI's half steps become whole ones, so that spaces keep one rhythm of 4 px. */
const inRhythm = (step: number) => (step < 2 ? Math.ceil(step) : Math.floor(step)) / 4;

/**
 * The scales of the design, written out because Chakra's own can only be imported with the styles of all
 * its components.
 */
export const scales = {
  spacing: byStep(inRhythm),
  sizes: {
    ...byStep((step) => step / 4),
    ...tokens({
      '3xs': '14rem',
      '2xs': '16rem',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      '6xl': '72rem',
      '7xl': '80rem',
      '8xl': '90rem',
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      prose: '60ch',
      dvh: '100dvh',
      dvw: '100dvw',
    }),
  },
  radii: tokens({
    none: '0',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    '2xl': '1rem',
    full: '9999px',
  }),
  borders: tokens({ sm: '1px solid', md: '2px solid', lg: '4px solid' }),
  fontSizes: tokens({
    '2xs': '0.625rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
  }),
  fontWeights: tokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  letterSpacings: tokens({ tight: '-0.025em', wide: '0.025em' }),
  lineHeights: tokens({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625 }),
  durations: tokens({
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: tokens({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
  }),
  animations: tokens({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  zIndex: tokens({
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
  cursor: tokens({
    button: 'pointer',
    checkbox: 'default',
    radio: 'default',
    disabled: 'not-allowed',
  }),
};

const textStyle = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/** Text sizes with matching line heights. */
export const textStyles = {
  '2xs': textStyle('2xs', '0.75rem'),
  xs: textStyle('xs', '1rem'),
  sm: textStyle('sm', '1.25rem'),
  md: textStyle('md', '1.5rem'),
  lg: textStyle('lg', '1.75rem'),
  xl: textStyle('xl', '1.875rem'),
  '2xl': textStyle('2xl', '2rem'),
  '3xl': textStyle('3xl', '2.375rem'),
  '4xl': textStyle('4xl', '2.75rem'),
  '5xl': textStyle('5xl', '3.75rem'),
};

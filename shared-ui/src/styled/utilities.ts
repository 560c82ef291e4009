import { textStyles } from '../tokens/tokens.ts';
import { paletteStyles, valueInCss } from './tokens-in-css.ts';

/** Styles by property, state, query or selector. */
export type Styles = { readonly [name: string]: unknown };

const rings: Record<string, Styles> = {
  inside: {
    outlineOffset: '0px',
    outlineWidth: 'var(--focus-ring-width, 1px)',
    outlineColor: 'var(--focus-ring-color)',
    outlineStyle: 'var(--focus-ring-style, solid)',
    borderColor: 'var(--focus-ring-color)',
  },
  outside: {
    outlineWidth: 'var(--focus-ring-width, 2px)',
    outlineOffset: 'var(--focus-ring-offset, 2px)',
    outlineStyle: 'var(--focus-ring-style, solid)',
    outlineColor: 'var(--focus-ring-color)',
  },
  none: { outline: 'none' },
};

const hidden = {
  ...{ position: 'absolute', width: '1px', height: '1px', padding: '0', margin: '-1px' },
  ...{ overflow: 'hidden', clip: 'rect(0, 0, 0, 0)', whiteSpace: 'nowrap', borderWidth: '0' },
};

const utilityStyles: Record<string, (value: string) => Styles> = {
  boxSize: (size) => ({ width: size, height: size }),
  borderTopRadius: (radius) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }),
  borderBottomRadius: (radius) => ({
    borderBottomLeftRadius: radius,
    borderBottomRightRadius: radius,
  }),
  colorPalette: paletteStyles,
  focusVisibleRing: (kind) => ({
    '--focus-ring-color': 'colors.colorPalette.focusRing',
    _focusVisible: rings[kind],
  }),
  focusRingColor: (color) => ({ '--focus-ring-color': valueInCss('color', color) }),
  hideBelow: (width) => ({ [`${width}Down`]: { display: 'none' } }),
  layerStyle: () => ({ opacity: '0.5', cursor: 'not-allowed' }),
  lineClamp: (lines) =>
    lines === 'none'
      ? { WebkitLineClamp: 'unset' }
      : {
          ...{ overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: lines },
          ...{ WebkitBoxOrient: 'vertical', textWrap: 'wrap' },
        },
  srOnly: (isOn) => (isOn ? hidden : {}),
  textStyle: (size) => textStyles[size as keyof typeof textStyles].value,
  truncate: (isOn) =>
    isOn ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  userSelect: (value) => ({ WebkitUserSelect: value, 'user-select': value }),
};

/** Styles that are more than one property, as Chakra UI defines them. */
export const utilities = new Map(Object.entries(utilityStyles));

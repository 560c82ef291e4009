import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { breakpoints } from '../tokens/breakpoints.ts';
import { shortWindow } from '../tokens/short-window.ts';
import { scales, textStyles } from '../tokens/tokens.ts';
import {
  backdrop,
  type ColorPair,
  lines,
  palettes,
  star,
  surfaces,
  texts,
} from '../tokens/colors.ts';

type SemanticColor = { value: { _light: string; _dark: string } };

const semantic = ({ light, dark }: ColorPair): SemanticColor => ({
  value: { _light: light, _dark: dark },
});

/** Turns `{ 'bg.panel': pair }` into `{ bg: { panel: token } }`; `bg` itself becomes `bg.DEFAULT`. */
const group = (flat: Record<string, ColorPair>) => {
  const grouped: Record<string, Record<string, SemanticColor>> = {};
  for (const [path, colors] of Object.entries(flat)) {
    const [name = path, role = 'DEFAULT'] = path.split('.');
    (grouped[name] ??= {})[role] = semantic(colors);
  }
  return grouped;
};

const semanticColors = {
  ...group({ ...surfaces, ...texts, ...lines, backdrop, star }),
  ...Object.fromEntries(
    Object.entries(palettes).map(([name, palette]) => [
      name,
      Object.fromEntries(Object.entries(palette).map(([role, value]) => [role, semantic(value)])),
    ]),
  ),
};

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ui',
  cssVarsRoot: ':where(html)',
  globalCss: {
    '*': { '--global-color-border': 'colors.border' },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    // Scrolls focused elements clear of the bar.
    html: {
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.5',
      colorPalette: 'brand',
      '--top-bar-height': '64px',
      [shortWindow]: { '--top-bar-height': '48px' },
      scrollPaddingTop: 'calc(var(--top-bar-height) + 1rem)',
    },
    // The content of a bar at the window's edge is always in view.
    '[data-edge] *': { scrollMarginBlock: '-12rem' },
    body: { fontFamily: 'body', fontVariantNumeric: 'tabular-nums', minHeight: '100dvh' },
    '*::placeholder': { color: 'fg.subtle', opacity: '1' },
    '*::selection': { bg: 'brand.emphasized' },
  },
  theme: {
    breakpoints,
    keyframes: {
      spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: '0.5' } },
    },
    tokens: {
      ...scales,
      colors: {
        transparent: { value: 'transparent' },
        current: { value: 'currentColor' },
        black: { value: '#000000' },
        white: { value: '#ffffff' },
      },
      fonts: {
        heading: { value: fontFamily },
        body: { value: fontFamily },
        mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: {
        l1: { value: '{radii.sm}' },
        l2: { value: '{radii.lg}' },
        l3: { value: '{radii.xl}' },
      },
      shadows: {
        xs: shadow('0 1px 2px rgb(16 42 36 / 6%)', '0 1px 2px rgb(0 0 0 / 40%)'),
        sm: shadow(
          '0 1px 3px rgb(16 42 36 / 8%), 0 1px 2px rgb(16 42 36 / 4%)',
          '0 1px 3px rgb(0 0 0 / 50%)',
        ),
        md: shadow('0 4px 14px rgb(16 42 36 / 10%)', '0 4px 14px rgb(0 0 0 / 55%)'),
        lg: shadow('0 12px 32px rgb(16 42 36 / 16%)', '0 12px 32px rgb(0 0 0 / 65%)'),
      },
    },
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
  },
});

export const system = createSystem(defaultBaseConfig, config);

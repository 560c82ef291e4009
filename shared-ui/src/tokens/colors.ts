/** A colour in the light and in the dark mode. */
export type ColorPair = { light: string; dark: string };

const pair = (light: string, dark: string): ColorPair => ({ light, dark });

/** The roles that Chakra's recipes need from a `colorPalette`. */
export type Palette = Record<
  'solid' | 'contrast' | 'fg' | 'muted' | 'subtle' | 'emphasized' | 'focusRing' | 'border',
  ColorPair
>;

const brand: Palette = {
  solid: pair('#127a64', '#35b597'),
  contrast: pair('#ffffff', '#04211a'),
  fg: pair('#0f6b58', '#6fd3b9'),
  muted: pair('#cdebe1', '#14463a'),
  subtle: pair('#e6f5f0', '#10302a'),
  emphasized: pair('#a9dccb', '#1c5e4f'),
  focusRing: pair('#17917a', '#4cc4a7'),
  border: pair('#9fd3c3', '#236555'),
};

export const palettes = {
  brand,
  teal: brand,
  gray: {
    solid: pair('#2b3735', '#dbe4e1'),
    contrast: pair('#ffffff', '#111716'),
    fg: pair('#33413e', '#cfd9d6'),
    muted: pair('#e3e9e7', '#2f3a37'),
    subtle: pair('#eef2f0', '#232d2a'),
    emphasized: pair('#d0d9d6', '#3d4a47'),
    focusRing: pair('#5f6f6a', '#8fa09b'),
    border: pair('#d0d9d6', '#3d4a47'),
  },
  red: {
    solid: pair('#c53030', '#ea7676'),
    contrast: pair('#ffffff', '#2a0808'),
    fg: pair('#a92525', '#f7a3a3'),
    muted: pair('#fadada', '#5a2424'),
    subtle: pair('#fdeeee', '#371b1c'),
    emphasized: pair('#f3b6b6', '#7a3030'),
    focusRing: pair('#d64545', '#ea7676'),
    border: pair('#efb6b6', '#7a3737'),
  },
  orange: {
    solid: pair('#ad4f09', '#e8a04a'),
    contrast: pair('#ffffff', '#2a1703'),
    fg: pair('#8a400a', '#f3bd7c'),
    muted: pair('#fae1bf', '#54370f'),
    subtle: pair('#fdf1df', '#352610'),
    emphasized: pair('#f2c88d', '#6f4a17'),
    focusRing: pair('#c96a16', '#e8a04a'),
    border: pair('#eac490', '#6d4b1d'),
  },
  green: {
    solid: pair('#1f7a3d', '#4cba71'),
    contrast: pair('#ffffff', '#062110'),
    fg: pair('#1b6735', '#8ad9a3'),
    muted: pair('#d0edd8', '#1b4b2b'),
    subtle: pair('#e8f7ec', '#15301f'),
    emphasized: pair('#aadcb8', '#266a3d'),
    focusRing: pair('#2a9650', '#4cba71'),
    border: pair('#a8d6b5', '#2b6a41'),
  },
  blue: {
    solid: pair('#2563c7', '#6ba3f2'),
    contrast: pair('#ffffff', '#071a33'),
    fg: pair('#1d53aa', '#a3c7f9'),
    muted: pair('#d5e3fb', '#1f3c66'),
    subtle: pair('#ebf2fd', '#182940'),
    emphasized: pair('#b0cbf5', '#2b5187'),
    focusRing: pair('#3b7ae0', '#6ba3f2'),
    border: pair('#b3cdf3', '#30558a'),
  },
} satisfies Record<string, Palette>;

export const surfaces = {
  bg: pair('#f5f8f7', '#0e1413'),
  'bg.subtle': pair('#f9fbfa', '#131a19'),
  'bg.muted': pair('#edf2f0', '#1e2725'),
  'bg.emphasized': pair('#e0e7e5', '#2a3532'),
  'bg.panel': pair('#ffffff', '#161e1c'),
  'bg.inverted': pair('#14201d', '#e8eeec'),
} satisfies Record<string, ColorPair>;

export const texts = {
  fg: pair('#14201d', '#e8eeec'),
  'fg.muted': pair('#4d5c58', '#a9b6b2'),
  'fg.subtle': pair('#5f6e6a', '#8f9e99'),
  'fg.inverted': pair('#f5f8f7', '#14201d'),
  'fg.error': palettes.red.fg,
  'fg.warning': palettes.orange.fg,
  'fg.success': palettes.green.fg,
  'fg.info': palettes.blue.fg,
} satisfies Record<string, ColorPair>;

export const lines = {
  border: pair('#dde5e2', '#2a3532'),
  'border.muted': pair('#e9eeec', '#212a28'),
  'border.emphasized': pair('#c4cfcb', '#3d4a47'),
  // The edge identifies an input, so it needs 3:1 against its panel.
  'border.control': pair('#85958f', '#64736e'),
  'border.error': palettes.red.focusRing,
} satisfies Record<string, ColorPair>;

/** The layer between a dialog and the page. */
export const backdrop = pair('rgb(4 20 16 / 55%)', 'rgb(4 20 16 / 55%)');

export const star = pair('#b07a08', '#f0bf4c');

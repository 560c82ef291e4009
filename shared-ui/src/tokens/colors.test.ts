import { chipStyles } from '../chips/chip-tones.ts';
import { type ColorPair, lines, palettes, star, surfaces, texts } from './colors.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg', 'bg.subtle', 'bg.muted', 'bg.panel'] as const;

describe.each(['light', 'dark'] as const)('the colours in %s mode', (mode) => {
  const ratio = (one: ColorPair, other: ColorPair) => contrast(one[mode], other[mode]);

  test.each(grounds)('every text is readable on %s', (ground) => {
    const { 'fg.inverted': _inverted, ...shown } = texts;
    const tooFaint = Object.entries(shown).filter(
      ([, color]) => ratio(color, surfaces[ground]) < 4.5,
    );
    expect(tooFaint.map(([name]) => name)).toEqual([]);
  });

  test.each(Object.keys(chipStyles) as (keyof typeof chipStyles)[])(
    'a chip is readable: %s',
    (tone) => {
      const { palette, bg, fg } = chipStyles[tone];
      const colors = palettes[palette];
      expect(ratio(colors[fg], colors[bg])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(Object.entries(palettes))('buttons and notices are readable: %s', (_name, palette) => {
    expect(ratio(palette.contrast, palette.solid)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(palette.fg, palette.subtle)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(palette.fg, palette.muted)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(palette.fg, surfaces['bg.panel'])).toBeGreaterThanOrEqual(4.5);
    expect(ratio(palette.focusRing, surfaces['bg.panel'])).toBeGreaterThanOrEqual(3);
  });

  test('edges of inputs and stars stand out from their panel', () => {
    expect(ratio(lines['border.control'], surfaces['bg.panel'])).toBeGreaterThanOrEqual(3);
    expect(ratio(star, surfaces['bg.panel'])).toBeGreaterThanOrEqual(3);
  });
});

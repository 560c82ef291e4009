import { type ChartColor, colorsByName, palette, unnamed } from './palette.ts';

type Rgb = [number, number, number];

// The theme's panel colours behind charts.
const panels: ChartColor = { light: '#ffffff', dark: '#161e1c' };

/** Matrices on linear RGB that simulate severe forms of colour blindness, by Machado et al. (2009). */
const sights: Record<string, [Rgb, Rgb, Rgb]> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const sum = (row: Rgb, [r, g, b]: Rgb) => row[0] * r + row[1] * g + row[2] * b;

const clamped = (value: number) => Math.min(1, Math.max(0, value));

const seen = (color: Rgb, sight: [Rgb, Rgb, Rgb]): Rgb => [
  clamped(sum(sight[0], color)),
  clamped(sum(sight[1], color)),
  clamped(sum(sight[2], color)),
];

/** The colour in Oklab, where distances match perceived differences. */
function oklab(color: Rgb): Rgb {
  const cone: Rgb = [
    Math.cbrt(sum([0.4122214708, 0.5363325363, 0.0514459929], color)),
    Math.cbrt(sum([0.2119034982, 0.6806995451, 0.1073969566], color)),
    Math.cbrt(sum([0.0883024619, 0.2817188376, 0.6299787005], color)),
  ];
  return [
    sum([0.2104542553, 0.793617785, -0.0040720468], cone),
    sum([1.9779984951, -2.428592205, 0.4505937099], cone),
    sum([0.0259040371, 0.7827717662, -0.808675766], cone),
  ];
}

function contrast(one: string, other: string): number {
  const luminance = (hex: string) => sum([0.2126, 0.7152, 0.0722], linear(hex)) + 0.05;
  const ratio = luminance(one) / luminance(other);
  return Math.max(ratio, 1 / ratio);
}

const colors = [...palette, unnamed];
const pairs = colors.flatMap((one, at) =>
  colors.slice(at + 1).map((other) => [one, other] as const),
);

describe.each(['light', 'dark'] as const)('the colours of charts in %s mode', (mode) => {
  test('stand out from their panel', () => {
    for (const color of colors) {
      expect(contrast(color[mode], panels[mode])).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.entries(sights))('differ from each other with %s', (_name, sight) => {
    for (const [one, other] of pairs) {
      const [a, b] = [one, other].map((color) => oklab(seen(linear(color[mode]), sight)));
      const distance = Math.hypot(...(a ?? []).map((value, at) => value - (b?.[at] ?? 0)));
      // A just noticeable difference is about 0.02.
      expect(distance).toBeGreaterThanOrEqual(0.08);
    }
  });
});

test('gives a billing region the same colour in every chart', () => {
  const ofAll = colorsByName(['Asia', 'Australia', 'UK', 'US']);
  const ofSome = colorsByName(['US', 'Australia', 'Not specified']);
  expect(ofSome.get('US')).toEqual(ofAll.get('US'));
  expect(ofSome.get('Australia')).toEqual(ofAll.get('Australia'));
  expect(ofSome.get('Not specified')).toEqual(unnamed);
});

test('assigns the colours to names in alphabetical order', () => {
  const byName = colorsByName(['Reviewer', 'Admin', 'Editor']);
  expect(['Admin', 'Editor', 'Reviewer'].map((name) => byName.get(name))).toEqual(
    palette.slice(0, 3),
  );
});

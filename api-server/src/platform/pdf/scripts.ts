import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A font, by the name of what it has. */
export type FontName = string;

type FontFiles = {
  /** The letters that are set in it, apart from those without a script. */
  letters: RegExp;
  files: Record<Weight, string>;
};

const pathOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

function embedPdf(folder: string, name: string, extension: string): FontFiles['files'] {
  const at = (weight: string) =>
    fileURLToPath(
      new URL(
        `../fonts/${name}-${weight}.${extension}`,
        import.meta.resolve(`@embedpdf/${folder}`),
      ),
    );
  return { regular: at('Regular'), bold: at('Bold') };
}

/** The part of a Noto font with one set of letters; some have no bold ones. */
function noto(family: string, part: string): FontFiles['files'] {
  const at = (weight: number) =>
    pathOf(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`);
  const [regular, bold] = [at(400), at(700)];
  return { regular, bold: existsSync(bold) ? bold : regular };
}

const large: [FontName, FontFiles][] = [
  [
    'latin',
    {
      letters: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}]/u,
      files: embedPdf('fonts-latin', 'NotoSans', 'ttf'),
    },
  ],
  [
    'arabic',
    {
      // Includes its punctuation, which several scripts share.
      letters: /\p{Script_Extensions=Arabic}/u,
      files: embedPdf('fonts-arabic', 'NotoNaskhArabic', 'ttf'),
    },
  ],
  [
    'hebrew',
    { letters: /\p{Script=Hebrew}/u, files: embedPdf('fonts-hebrew', 'NotoSansHebrew', 'ttf') },
  ],
  ['korean', { letters: /\p{Script=Hangul}/u, files: embedPdf('fonts-kr', 'NotoSansKR', 'otf') }],
  [
    'chinese',
    {
      // Includes kana, and the symbols and wide punctuation that the first font lacks.
      letters:
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u2190-\u21FF\u2460-\u27BF\u3000-\u303F\uFF00-\uFFEF]/u,
      files: embedPdf('fonts-sc', 'NotoSansHans', 'otf'),
    },
  ],
];

/** Scripts with a font of the same name, by their names in Unicode. */
const others = [
  ...['Adlam', 'Armenian', 'Balinese', 'Bengali', 'Canadian_Aboriginal', 'Cham', 'Cherokee'],
  ...['Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi', 'Hanifi_Rohingya', 'Javanese', 'Kannada'],
  ...['Khmer', 'Lao', 'Lisu', 'Malayalam', 'Meetei_Mayek', 'Myanmar', 'New_Tai_Lue'],
  ...['Nko', 'Ol_Chiki', 'Oriya', 'Osage', 'Sinhala', 'Sundanese', 'Syriac', 'Tai_Le', 'Tai_Tham'],
  ...['Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan', 'Tifinagh', 'Vai', 'Yi'],
].map((script): [FontName, FontFiles] => {
  const name = script.toLowerCase().replaceAll('_', '-');
  const family = `noto-${script === 'Tibetan' ? 'serif' : 'sans'}-${name}`;
  return [name, { letters: new RegExp(`\\p{Script=${script}}`, 'u'), files: noto(family, name) }];
});

/** Fonts with signs of no script, in the order in which they are asked for one. */
const signs: [FontName, FontFiles][] = [
  ['emoji', { letters: /\p{Emoji_Presentation}/u, files: noto('noto-emoji', 'emoji') }],
  ['symbols', { letters: /$^/u, files: noto('noto-sans-symbols', 'symbols') }],
  ['symbols-2', { letters: /$^/u, files: noto('noto-sans-symbols-2', 'symbols') }],
  ['braille', { letters: /\p{Script=Braille}/u, files: noto('noto-sans-symbols-2', 'braille') }],
  ['math', { letters: /$^/u, files: noto('noto-sans-math', 'latin') }],
];

const fonts = new Map([...large, ...others, ...signs]);

/** The path of a font. */
export function fontFile(name: FontName, weight: Weight): string {
  const font = fonts.get(name);
  if (!font) throw new Error(`There is no font ${name}.`);
  return font.files[weight];
}

const opened = new Map<FontName, Font>();

/** Whether a font has a letter. Opens it, so ask for the likely one first. */
function hasLetter(name: FontName, letter: string): boolean {
  const font = opened.get(name) ?? (openSync(fontFile(name, 'regular')) as Font);
  opened.set(name, font);
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

const signNames = new Set(signs.map(([name]) => name));

const isInvisible = (letter: string) => /[\s\p{C}\p{Variation_Selector}]/u.test(letter);

/** Fonts of letters, found once, as the same ones come again and again. */
const found = new Map<string, FontName | undefined>();

/** The font that has a letter; undefined if none has it. */
function fontWith(letter: string): FontName | undefined {
  if (!found.has(letter)) {
    const likely = [...fonts].filter(([, { letters }]) => letters.test(letter));
    const candidates = [...likely.map(([name]) => name), 'latin', ...signNames];
    found.set(
      letter,
      candidates.find((name) => hasLetter(name, letter)),
    );
  }
  return found.get(letter);
}

/** The letters of a text, each with its font; those that take their neighbours' shape get its font. */
export function fontsOf(text: string): { letter: string; font: FontName }[] {
  let before: FontName = 'latin';
  return [...text].map((letter) => {
    const isJoined = isInvisible(letter) || /[\p{Script=Inherited}\p{Cf}]/u.test(letter);
    if (!isJoined) before = fontWith(letter) ?? 'latin';
    // Their spaces are as wide as the signs.
    else if (letter === ' ' && signNames.has(before)) before = 'latin';
    return { letter, font: before };
  });
}

/** The letters of texts that no font has, each once. */
export const lettersWithoutFont = (texts: Iterable<string>): string[] => [
  ...new Set(
    [...texts]
      .flatMap((text) => [...text])
      .filter((letter) => !isInvisible(letter) && fontWith(letter) === undefined),
  ),
];

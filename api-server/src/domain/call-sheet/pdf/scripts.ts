import { fileURLToPath } from 'node:url';

export type Weight = 'regular' | 'bold';

type Script = {
  /** The letters of its font, apart from those without a script. */
  letters: RegExp;
  fonts: Record<Weight, string>;
};

function fontsOf(main: string, files: Record<Weight, string>): Script['fonts'] {
  const at = (file: string) => fileURLToPath(new URL(`../fonts/${file}`, main));
  return { regular: at(files.regular), bold: at(files.bold) };
}

function named(main: string, name: string, extension: string): Script['fonts'] {
  return fontsOf(main, {
    regular: `${name}-Regular.${extension}`,
    bold: `${name}-Bold.${extension}`,
  });
}

const scripts = {
  latin: {
    letters: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}]/u,
    fonts: named(import.meta.resolve('@embedpdf/fonts-latin'), 'NotoSans', 'ttf'),
  },
  arabic: {
    // Includes its punctuation, which several scripts share.
    letters: /\p{Script_Extensions=Arabic}/u,
    fonts: named(import.meta.resolve('@embedpdf/fonts-arabic'), 'NotoNaskhArabic', 'ttf'),
  },
  hebrew: {
    letters: /\p{Script=Hebrew}/u,
    fonts: named(import.meta.resolve('@embedpdf/fonts-hebrew'), 'NotoSansHebrew', 'ttf'),
  },
  korean: {
    letters: /\p{Script=Hangul}/u,
    fonts: named(import.meta.resolve('@embedpdf/fonts-kr'), 'NotoSansKR', 'otf'),
  },
  chinese: {
    // Includes kana, and the symbols and wide punctuation that the first font lacks.
    letters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u2190-\u21FF\u2460-\u27BF\u3000-\u303F\uFF00-\uFFEF]/u,
    fonts: named(import.meta.resolve('@embedpdf/fonts-sc'), 'NotoSansHans', 'otf'),
  },
} satisfies Record<string, Script>;

export type ScriptName = keyof typeof scripts;

const scriptNames = Object.keys(scripts) as ScriptName[];

/** The path of a script's font. */
export function fontFile(script: ScriptName, weight: Weight): string {
  return scripts[script].fonts[weight];
}

/** The script whose font has a letter; undefined if its neighbours' font has it too. */
function scriptOf(letter: string): ScriptName | undefined {
  if (/[\p{Script=Inherited}\p{Cf}]/u.test(letter)) return undefined;
  return scriptNames.find((name) => scripts[name].letters.test(letter)) ?? 'latin';
}

/** The letters of a text, each with the script whose font it needs. */
export function scriptsOf(text: string): { letter: string; script: ScriptName }[] {
  let before: ScriptName = 'latin';
  return [...text].map((letter) => {
    before = scriptOf(letter) ?? before;
    return { letter, script: before };
  });
}

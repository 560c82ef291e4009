import bidiFactory from 'bidi-js';
import { type FontName, fontsOf } from './scripts.ts';

const bidi = bidiFactory();

/** Part of a line in one font, drawn from left to right. */
export type Run = { text: string; font: FontName };

type Part = Run & { level: number };

function partsOf(line: string, levels: Uint8Array): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { letter, font } of fontsOf(line)) {
    const level = levels[at] ?? 0;
    const last = parts.at(-1);
    if (last && last.level === level && last.font === font) last.text += letter;
    else parts.push({ text: letter, font, level });
    at += letter.length;
  }
  return parts;
}

/** Reverses every sequence at or above each level, from the highest down (UAX 9, L2). */
function inOrder(parts: Part[]): Part[] {
  const ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}

/** Fonts whose letters are reversed as they are set. */
const reversed = ['arabic', 'hebrew', 'nko', 'syriac', 'thaana'];

/** Letters of a right-to-left part that are not reversed as they are set. */
function turned({ text, font, level }: Part): string {
  if (level % 2 === 0 || reversed.includes(font)) return text;
  const mirrored = [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter);
  return mirrored.reverse().join('');
}

/** The runs of a line in visual order, and whether it reads from the right. */
export function runsOf(line: string): { runs: Run[]; isFromRight: boolean } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line);
  const runs = inOrder(partsOf(line, levels)).map((part) => ({
    text: turned(part),
    font: part.font,
  }));
  return { runs, isFromRight: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

const wide = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const closing = '\\u3001\\u3002\\uFF0C\\uFF01\\uFF1F\\uFF09\\u300D';
const pieces = new RegExp(`\\s+|[${wide}][${closing}]*|[^\\s${wide}]+`, 'gu');
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks a text into lines of this width, splitting words that are wider. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const take = (piece: string) => {
    const isWider = widthOf((line + piece).trimEnd()) > width;
    if (isWider && line !== '') {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  };
  for (const paragraph of text.split(/\r\n|[\n\v\f\r\u2028\u2029]/)) {
    for (const [piece] of paragraph.replaceAll('\t', ' ').matchAll(pieces)) {
      if (widthOf(piece.trim()) <= width) take(piece);
      else for (const { segment } of letters.segment(piece)) take(segment);
    }
    lines.push(line.trimEnd());
    line = '';
  }
  return lines;
}

/** The text, cut to `width` pixels with an ellipsis if it is longer. */
export function shorten(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(`${text.slice(0, middle).trimEnd()}…`) <= width) fits = middle;
    else tooLong = middle;
  }
  return `${text.slice(0, fits).trimEnd()}…`;
}

/** The text in lines of at most `length` characters, broken between words if possible. */
export function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((part) => part.match(pieces(length)) ?? [])) {
    if (line && line.length + 1 + word.length > length) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}

const pieces = (length: number) => new RegExp(`.{1,${length}}`, 'gu');

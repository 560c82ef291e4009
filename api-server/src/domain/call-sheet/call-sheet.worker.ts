import type { CallSheetContent } from './call-sheet-content.ts';
import type { Fact, Section } from './call-sheet-facts.ts';
import { colours } from '../../platform/pdf/colours.ts';
import { lettersWithoutFont } from '../../platform/pdf/scripts.ts';
import { PageWriter, type Style, column, page } from '../../platform/pdf/page-writer.ts';

const { ink, quiet, faint, teal } = colours;

const styles = {
  brand: { weight: 'bold', size: 12, colour: teal },
  kind: { weight: 'regular', size: 12, colour: quiet },
  title: { weight: 'bold', size: 20, colour: ink },
  small: { weight: 'regular', size: 9, colour: quiet },
  heading: { weight: 'bold', size: 12, colour: teal },
  label: { weight: 'regular', size: 9.5, colour: quiet },
  value: { weight: 'regular', size: 10, colour: ink },
  link: { weight: 'regular', size: 10, colour: teal },
} satisfies Record<string, Style>;

const labels = { x: column.x, width: 128 };
const values = { x: column.x + 140, width: column.width - 140 };

function writeFact(writer: PageWriter, { label, value, link }: Fact): void {
  const style = link === undefined ? styles.value : styles.link;
  const height = writer.heightOf(style);
  writer.makeRoom(height);
  const lines = writer.lines(value, style, values.width);
  const box = lines.length > 1 ? values : { x: values.x };
  const named = writer.lines(label, styles.label, labels.width);
  for (let index = 0; index < Math.max(lines.length, named.length); index += 1) {
    writer.makeRoom(height);
    writer.line(named[index] ?? '', styles.label, labels);
    writer.line(lines[index] ?? '', style, box, link);
    writer.y += height;
  }
}

function writeSection(writer: PageWriter, { heading, facts }: Section): void {
  // Keeps a heading from standing alone at the bottom of a page.
  writer.makeRoom(72);
  writer.y += 11;
  writer.paragraph(heading, styles.heading, column);
  writer.y += 2;
  writer.rule(faint);
  writer.y += 6;
  for (const [index, fact] of facts.entries()) {
    // A fact without a label belongs to the one above.
    if (index > 0 && fact.label !== '') writer.y += 2;
    writeFact(writer, fact);
  }
}

function writeHead(writer: PageWriter, content: CallSheetContent): void {
  const { brand, title, bookingUid, version, generated, note, link } = content;
  writer.paragraph(brand, styles.brand, column);
  writer.y += 6;
  writer.paragraph(`Call sheet #${bookingUid}`, styles.kind, column, link);
  writer.paragraph(title, styles.title, column);
  writer.y += 2;
  writer.paragraph(`Version ${version} · ${generated}`, styles.small, column);
  writer.paragraph(note, styles.small, column);
  const missing = unprintableLetters(content).map(codeOf).join(', ');
  if (missing) {
    writer.paragraph(`No font has these letters: ${missing}.`, styles.small, column);
  }
}

const textsOf = ({ brand, title, generated, note, sections }: CallSheetContent): string[] => [
  ...[brand, title, generated, note],
  ...sections.flatMap(({ heading, facts }) => [
    heading,
    ...facts.flatMap(({ label, value }) => [label, value]),
  ]),
];

/** The letters of a call sheet that cannot be printed, each once. */
export const unprintableLetters = (content: CallSheetContent): string[] =>
  lettersWithoutFont(textsOf(content));

const codeOf = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

type Sheet = { content: CallSheetContent; created: Date };

/** The position of the page's footer, in points from the top. */
const footY = page.height - page.bottom + 24;

export async function renderCallSheet({ content, created }: Sheet): Promise<Uint8Array> {
  const { brand, bookingUid, title, version } = content;
  const name = `Call sheet #${bookingUid}, version ${version}`;
  const writer = new PageWriter(
    { title: `${name}: ${title}`, author: brand, subject: `${title} (#${bookingUid})`, created },
    (continued) => {
      const [running = ''] = continued.lines(`${name} · ${title}`, styles.small, column.width);
      continued.y = page.top - 28;
      continued.line(running, styles.small, column);
      continued.y = page.top;
    },
  );
  writeHead(writer, content);
  for (const section of content.sections) writeSection(writer, section);
  writer.eachPage((index, count) => {
    writer.y = footY;
    writer.line(`${brand} · Page ${index + 1} of ${count}`, styles.small, column, content.link);
  });
  return writer.end();
}

import { colours } from '../../../platform/pdf/colours.ts';
import { PageWriter, type Style, column, page } from '../../../platform/pdf/page-writer.ts';
import { facturX } from './factur-x.ts';
import type { AmountRow, MoneyDocument } from './written-invoice.ts';

const { ink, quiet, faint } = colours;

const styles = {
  title: { weight: 'bold', size: 20, colour: ink },
  heading: { weight: 'regular', size: 9.5, colour: quiet },
  text: { weight: 'regular', size: 10, colour: ink },
  total: { weight: 'bold', size: 12, colour: ink },
} satisfies Record<string, Style>;

const amountWidth = 110;
const amounts = { x: column.x + column.width - amountWidth, width: amountWidth };
const texts = { x: column.x, width: column.width - amountWidth - 12 };
const [gap, halfWidth] = [20, (column.width - 20) / 2];

function writeRow(writer: PageWriter, { text, amount }: AmountRow, style: Style): void {
  const height = writer.heightOf(style);
  for (const [index, line] of writer.lines(text, style, texts.width).entries()) {
    writer.makeRoom(height);
    writer.line(line, style, texts);
    if (index === 0) writer.lineAtRight(amount, style, amounts);
    writer.y += height;
  }
  writer.y += 4;
}

/** Writes blocks side by side, two in a row. */
function writeBlocks(writer: PageWriter, blocks: MoneyDocument['blocks']): void {
  for (let at = 0; at < blocks.length; at += 2) {
    const top = writer.y;
    let bottom = top;
    for (const [place, { heading, lines }] of blocks.slice(at, at + 2).entries()) {
      const box = { x: column.x + place * (halfWidth + gap), width: halfWidth };
      writer.y = top;
      writer.paragraph(heading, styles.heading, box);
      for (const line of lines) writer.paragraph(line, styles.text, box);
      bottom = Math.max(bottom, writer.y);
    }
    writer.y = bottom + 14;
  }
}

/** An invoice or statement as an A4 PDF, with its e-invoice inside (Factur-X) if it has one. */
export async function renderInvoice(of: {
  invoice: MoneyDocument;
  created: Date;
}): Promise<Uint8Array> {
  const { invoice, created } = of;
  const { title, number, supplier, language, payment } = invoice;
  const name = `${title} ${number}`;
  const writer = new PageWriter(
    {
      ...{ title: name, author: supplier, subject: name, created, language },
      attachment: invoice.eInvoice && (await facturX(invoice.eInvoice)),
    },
    () => {},
  );
  writer.paragraph(title, styles.title, column);
  writer.y += 14;
  writeBlocks(writer, invoice.blocks);
  writer.rule(faint);
  writer.y += 10;
  for (const item of invoice.items) writeRow(writer, item, styles.text);
  writer.rule(faint);
  writer.y += 10;
  for (const sum of invoice.sums) writeRow(writer, sum, styles.text);
  for (const total of invoice.totals) writeRow(writer, total, styles.total);
  writer.y += 10;
  for (const note of invoice.notes) writer.paragraph(note, styles.text, column);
  if (payment) {
    writer.y += 14;
    writer.makeRoom(80);
    writeBlocks(writer, [payment]);
  }
  writer.eachPage((index, count) => {
    writer.y = page.height - page.bottom + 24;
    writer.line(`${name} · ${index + 1}/${count}`, styles.heading, column);
  });
  return writer.end();
}

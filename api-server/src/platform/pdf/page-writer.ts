import PDFDocument from 'pdfkit';
import { escapeMarkup } from '../texts/escape-markup.ts';
import { type Weight, fontFile } from './scripts.ts';
import { type Run, linesOf, runsOf } from './text-line.ts';

export type Style = { weight: Weight; size: number; colour: string };

/** Space for a line. Without a width it starts at `x`, even if it reads from the right. */
type Box = { x: number; width?: number };

/** An XML file inside of the PDF that says the same; `metadata` is RDF about it. */
export type PdfAttachment = { name: string; content: Buffer; metadata: string };

export type DocumentInfo = {
  title: string;
  author: string;
  subject: string;
  created: Date;
  /** By default English. */
  language?: string;
  /** Makes the document a PDF/A-3. */
  attachment?: PdfAttachment | undefined;
};

/** In points. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 50, bottom: 54 };
export const column = { x: page.left, width: page.width - page.left - page.right };

const lineHeight = 1.35;
// Ascent of a line, as a share of its height.
const ascent = 0.76;

type Features = PDFKit.Mixins.OpenTypeFeatures[];

const marks = ['abvm', 'blwm', 'mark', 'mkmk', 'dist', 'kern'];
// The library takes this form too, which its types lack.
const unplacedMarks = Object.fromEntries(marks.map((name) => [name, false])) as unknown as Features;

/** A document whose metadata is XML, whatever its title and author. */
class Document extends PDFDocument {
  override endMetadata(): void {
    // The library writes texts as they are.
    for (const name of ['Title', 'Author', 'Creator', 'Subject'] as const) {
      this.info[name] = escapeMarkup(this.info[name] ?? '');
    }
    super.endMetadata();
  }
}

/** Writes text of any script onto A4 pages from the top down, adding pages as needed. */
export class PageWriter {
  readonly #document: PDFKit.PDFDocument;
  readonly #written: Promise<Buffer>;
  readonly #onNewPage: (writer: PageWriter) => void;
  /** Where the next line starts, in points from the top. */
  y = page.top;

  constructor(info: DocumentInfo, onNewPage: (writer: PageWriter) => void) {
    this.#onNewPage = onNewPage;
    this.#document = new Document({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: info.language ?? 'en-AU',
      displayTitle: true,
      pdfVersion: '1.7',
      ...(info.attachment && { subset: 'PDF/A-3b' }),
      info: {
        Title: info.title,
        Author: info.author,
        Creator: info.author,
        Subject: info.subject,
        CreationDate: info.created,
      },
      font: fontFile('latin', 'regular'),
    });
    const chunks: Buffer[] = [];
    const document = this.#document;
    if (info.attachment) {
      const { name, content, metadata } = info.attachment;
      const about = { type: 'text/xml', creationDate: info.created, modifiedDate: info.created };
      document.file(content, { name, ...about, relationship: 'Alternative' } as object);
      document.appendXML(metadata);
    }
    this.#written = new Promise((resolve, reject) => {
      document.on('data', (chunk: Buffer) => void chunks.push(chunk));
      document.on('end', () => resolve(Buffer.concat(chunks)));
      document.on('error', reject);
    });
  }

  /** Starts a new page unless this much room is left. */
  makeRoom(height: number): void {
    if (this.y + height <= page.height - page.bottom) return;
    this.#document.addPage();
    this.y = page.top;
    this.#onNewPage(this);
  }

  heightOf({ size }: Style): number {
    return size * lineHeight;
  }

  lines(text: string, style: Style, width: number): string[] {
    return linesOf(text, width, (part) => this.#widthOf(part, style));
  }

  /** Writes one line at `y`, linked if it has a link. The caller moves `y` on. */
  line(text: string, style: Style, { x, width }: Box, link?: string): void {
    const { runs, isFromRight } = runsOf(text);
    const own = this.#widthOf(text, style);
    const height = this.heightOf(style);
    let at = isFromRight && width !== undefined ? x + width - own : x;
    if (link !== undefined && own > 0) this.#document.link(at, this.y, own, height, link);
    this.#document.fillColor(style.colour);
    for (const run of runs) {
      const { own: width, options } = this.#measure(run, style);
      const place = { lineBreak: false, baseline: 'alphabetic' } as const;
      this.#document.text(run.text, at, this.y + height * ascent, { ...place, ...options });
      at += width;
    }
  }

  /** Writes a text over as many lines and pages as needed. */
  paragraph(text: string, style: Style, box: Required<Box>, link?: string): void {
    for (const line of this.lines(text, style, box.width)) {
      this.makeRoom(this.heightOf(style));
      this.line(line, style, box, link);
      this.y += this.heightOf(style);
    }
  }

  /** Writes one line that ends at the right edge of its box. */
  lineAtRight(text: string, style: Style, { x, width }: Required<Box>): void {
    this.line(text, style, { x: x + width - this.#widthOf(text, style) });
  }

  rule(colour: string): void {
    this.#document
      .moveTo(column.x, this.y)
      .lineTo(column.x + column.width, this.y)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke();
  }

  /** Visits all pages again, with their total number. */
  eachPage(work: (index: number, count: number) => void): void {
    const { count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(index);
      work(index, count);
    }
  }

  /** Ends the document; returns the PDF. */
  async end(): Promise<Buffer> {
    this.#document.end();
    return this.#written;
  }

  /** Sets the font of a run; returns the run's width in points and how it has to be set. */
  #measure({ text, font }: Run, { weight, size }: Style) {
    const document = this.#document.font(fontFile(font, weight)).fontSize(size);
    const withOptions = (options: { features?: Features }) => ({
      own: document.widthOfString(text, options),
      options,
    });
    try {
      return withOptions({});
    } catch {
      // The library cannot place the marks of some scripts, and puts them where they stand by themselves.
      return withOptions({ features: unplacedMarks });
    }
  }

  #widthOf(text: string, style: Style): number {
    return runsOf(text).runs.reduce((sum, run) => sum + this.#measure(run, style).own, 0);
  }
}

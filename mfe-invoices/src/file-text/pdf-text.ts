import { openPdf } from './open-pdf.ts';

/** Pages that are read: a total further on is not found. */
const mostPages = 20;

/** The text of a PDF file, a line a row; empty if it has none, is damaged or has a password. */
export async function pdfText(content: Blob): Promise<string> {
  const { document, destroy } = openPdf(content);
  try {
    const pdf = await document;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(
        items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
      );
    }
    return pages.join('\n');
  } catch {
    return '';
  } finally {
    destroy();
  }
}

import { fileKind } from './file-kind.ts';

/** The text of a PDF file or an e-invoice; empty for files without text, or that cannot be read. */
export async function fileText(name: string, content: Blob): Promise<string> {
  const kind = fileKind(name);
  if (kind === 'e-invoice') return (await content.text()).replaceAll(/<[^>]*>/g, '\n');
  if (kind !== 'pdf') return '';
  const { pdfText } = await import('./pdf-text.ts');
  return pdfText(content);
}

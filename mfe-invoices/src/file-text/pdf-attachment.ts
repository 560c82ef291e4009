import { openPdf } from './open-pdf.ts';

type Attached = Record<string, { filename: string; content: Uint8Array }> | null;

/** The content of the first attached file with such a name; undefined without one, or for damaged PDF files. */
export async function pdfAttachment(
  content: Blob,
  hasName: (name: string) => boolean,
): Promise<Uint8Array | undefined> {
  const { document, destroy } = openPdf(content);
  try {
    const attached = (await (await document).getAttachments()) as Attached;
    return Object.values(attached ?? {}).find(({ filename }) => hasName(filename))?.content;
  } catch {
    return undefined;
  } finally {
    destroy();
  }
}

import { readFile } from 'node:fs/promises';
import { isEInvoiceName, type Reading, readingOf } from '@shootline/shared-api/rules/e-invoice';
import { getDocumentProxy } from 'unpdf';

/** The XML of an e-invoice inside of a PDF; undefined if it has none or is damaged. */
async function xmlOfPdf(content: Uint8Array): Promise<Uint8Array | undefined> {
  const pdf = await getDocumentProxy(content, { verbosity: 0 }).catch(() => undefined);
  try {
    const attached = [...((await pdf?.getAttachments()) ?? [])];
    const [id] = attached.find(([, { filename }]) => isEInvoiceName(filename)) ?? [];
    return id === undefined ? undefined : ((await pdf?.getAttachmentContent(id)) ?? undefined);
  } catch {
    return undefined;
  } finally {
    await pdf?.loadingTask.destroy();
  }
}

/** Reads the e-invoice in a file at a path, of a kind that can have one. */
export async function readEInvoiceFile(of: { path: string; isPdf: boolean }): Promise<Reading> {
  const content = new Uint8Array(await readFile(of.path));
  const xml = of.isPdf ? await xmlOfPdf(content) : content;
  return xml ? readingOf(xml) : { invoice: null };
}

import type { EInvoice, Reading } from '@shootline/shared-api/rules/e-invoice';
import { useEffect, useState } from 'react';
import { fileKind } from '../file-text/file-kind.ts';

const nothing: Reading = { invoice: null };

async function read(name: string, content: Blob): Promise<Reading> {
  const kind = fileKind(name);
  if (kind !== 'e-invoice' && kind !== 'pdf') return nothing;
  const { isEInvoiceName, readingOf } = await import('@shootline/shared-api/rules/e-invoice');
  if (kind === 'e-invoice') return readingOf(new Uint8Array(await content.arrayBuffer()));
  const { pdfAttachment } = await import('../file-text/pdf-attachment.ts');
  const xml = await pdfAttachment(content, isEInvoiceName);
  return xml ? readingOf(xml) : nothing;
}

const readings = new WeakMap<Blob, Promise<Reading>>();

/** The e-invoice in a file, read once. A file that cannot be opened has none. */
export function readingOfFile(name: string, content: Blob): Promise<Reading> {
  const reading = readings.get(content) ?? read(name, content).catch(() => nothing);
  readings.set(content, reading);
  return reading;
}

/** Why the e-invoice in a file is refused, as text; undefined for other files. */
export async function refusalOfFile(file: File): Promise<string | undefined> {
  const reading = await readingOfFile(file.name, file);
  if (reading === nothing) return undefined;
  const { eInvoiceRefusal } = await import('@shootline/shared-api/rules/e-invoice');
  return eInvoiceRefusal(reading);
}

/** The e-invoice in a file: null if it has none that can be read, undefined until then. */
export function useEInvoice(name: string, content: Blob | null): EInvoice | null | undefined {
  const [done, setDone] = useState<{ content: Blob; reading: Reading } | null>(null);
  useEffect(() => {
    if (!content) return;
    let isCurrent = true;
    void readingOfFile(name, content).then((reading) => {
      if (isCurrent) setDone({ content, reading });
    });
    return () => {
      isCurrent = false;
    };
  }, [name, content]);
  if (!content || done?.content !== content) return undefined;
  return 'invoice' in done.reading ? done.reading.invoice : null;
}

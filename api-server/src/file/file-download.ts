import type { Context } from 'hono';
import { notFound } from '../http/errors.ts';
import type { FileStorage } from './file-storage.ts';

function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Answers with the content of a stored file. Throws 404 when the storage has lost it. */
export async function downloadOf(
  c: Context,
  files: FileStorage,
  file: { name: string; storageKey: string },
): Promise<Response> {
  const content = await files.open(file.storageKey);
  if (!content) throw notFound('Sorry, the content of this file is missing.');
  // Always a download of an opaque type: what users upload never runs in the portal's origin.
  return c.body(content.stream as ReadableStream<Uint8Array>, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(content.size),
    'Content-Disposition': disposition(file.name),
  });
}

import { fileNameOf } from '@shootline/shared-api/rules';
import type { Context } from 'hono';
import { notFound } from '../errors/errors.ts';
import type { FileStorage } from './file-storage.ts';

function disposition(storedName: string): string {
  // Older names may contain characters that are no longer allowed.
  const name = fileNameOf(storedName);
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const missing = () => notFound('Sorry, the content of this file is missing.');

/** Throws 404 for a file whose content the storage has lost. */
export async function checkStored(files: FileStorage, storageKey: string): Promise<void> {
  if (!(await files.has(storageKey))) throw missing();
}

/**
 * Answers with the content of a stored file, always as a download, or with its address in the storage.
 * Throws 404 when the storage has lost it.
 */
export async function downloadOf(
  c: Context,
  files: FileStorage,
  file: { name: string; storageKey: string; type?: string },
): Promise<Response> {
  const headers = {
    // Files made here have their own type; uploads get an opaque one, so they never run in the portal's
    // origin.
    'Content-Type': file.type ?? 'application/octet-stream',
    'Content-Disposition': disposition(file.name),
  };
  const isHead = c.req.raw.method === 'HEAD';
  if (files.linkTo && !isHead) return c.redirect(await files.linkTo(file.storageKey, headers));
  const content = await files.open(file.storageKey);
  if (!content) throw missing();
  const withLength = { ...headers, 'Content-Length': String(content.size) };
  if (!isHead) return c.body(content.stream, 200, withLength);
  await content.stream.cancel();
  return c.body(null, 200, withLength);
}

import { fileNameOf } from '@shootline/shared-api/rules';
import type { Context } from 'hono';
import { notFound } from '../http/errors.ts';
import type { FileStorage } from './file-storage.ts';
import type { OpenFile } from './open-file.ts';

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

/** Answers with the content of an open file, and closes it. */
export async function answerWith(
  c: Context,
  { stream, size }: OpenFile,
  headers: Record<string, string>,
): Promise<Response> {
  const all = { ...headers, 'Content-Length': String(size) };
  if (c.req.raw.method !== 'HEAD') return c.body(stream, 200, all);
  await stream.cancel();
  return c.body(null, 200, all);
}

const missing = () => notFound('Sorry, the content of this file is missing.');

/** Throws 404 for a file whose content the storage has lost. */
export async function checkStored(files: FileStorage, storageKey: string): Promise<void> {
  if (!(await files.has(storageKey))) throw missing();
}

/** Answers with the content of a stored file. Throws 404 when the storage has lost it. */
export async function downloadOf(
  c: Context,
  files: FileStorage,
  file: { name: string; storageKey: string },
): Promise<Response> {
  const content = await files.open(file.storageKey);
  if (!content) throw missing();
  // Always a download of an opaque type: what users upload never runs in the portal's origin.
  return answerWith(c, content, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': disposition(file.name),
  });
}

import { type Hash, createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { fileSizeText, maxFileBytes } from '@shootline/shared-api/rules';
import busboy, { type FileInfo } from 'busboy';
import type { Context } from 'hono';
import type { FileStorage } from '../file/file-storage.ts';
import { fileType, headBytes } from '../file/file-type.ts';
import { fieldError, tooLarge, validationError } from './errors.ts';

/** A file that is in the storage already and belongs to no record yet. */
export type Upload = {
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
  storageKey: string;
  /** SHA-256 of the content. */
  hash: string;
};

export type MultipartBody = { fields: Map<string, string>; files: Map<string, Upload> };

const maxFieldBytes = 1_000_000;
const maxNameLength = 200;

function cleanName(given: string): string {
  const base = given.replace(/^.*[/\\]/, '').replaceAll(/\p{Cc}/gu, '');
  return base.slice(-maxNameLength) || 'file';
}

type Seen = { size: number; head: Buffer; hash: Hash };

async function* watched(stream: AsyncIterable<Buffer>, seen: Seen) {
  for await (const chunk of stream) {
    seen.size += chunk.length;
    seen.hash.update(chunk);
    if (seen.head.length < headBytes) seen.head = Buffer.concat([seen.head, chunk]);
    yield chunk;
  }
}

type Place = { files: FileStorage; folder: string };

async function keep(
  { files, folder }: Place,
  field: string,
  stream: Readable & { truncated?: boolean },
  info: FileInfo,
  sentBytes: number,
): Promise<Upload | undefined> {
  const storageKey = `${folder}/${randomUUID()}`;
  const seen: Seen = { size: 0, head: Buffer.alloc(0), hash: createHash('sha256') };
  await files.write(storageKey, watched(stream, seen));
  try {
    if (stream.truncated) {
      const message = fileSizeText(Math.max(sentBytes, seen.size + 1));
      throw tooLarge(message, [fieldError(field, message)]);
    }
    if (seen.size === 0) {
      if (info.filename) throw validationError(fieldError(field, 'This file is empty.'));
      // What a form sends for a field in which no file was chosen.
      await files.remove(storageKey);
      return undefined;
    }
    const name = cleanName(info.filename ?? '');
    const contentType = fileType(name, seen.head);
    if (contentType === undefined) {
      throw validationError(
        fieldError(field, 'The content of this file is not what its name says.'),
      );
    }
    return { name, size: seen.size, contentType, storageKey, hash: seen.hash.digest('hex') };
  } catch (error) {
    await files.remove(storageKey);
    throw error;
  }
}

function parserOf(c: Context) {
  try {
    return busboy({
      headers: { 'content-type': c.req.header('Content-Type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        files: 1,
        fileSize: maxFileBytes,
        fields: 20,
        fieldSize: maxFieldBytes,
        parts: 24,
      },
    });
  } catch {
    throw validationError();
  }
}

/**
 * The parts of a multipart request; its file, of which there is one at most, is streamed into the
 * folder of the storage. Throws 413 for a file of 20 MB or more and 400 for one whose content does
 * not fit its name, and for anything malformed; nothing is kept then.
 */
export async function readMultipart(c: Context, place: Place): Promise<MultipartBody> {
  const parser = parserOf(c);
  const fields = new Map<string, string>();
  const files = new Map<string, Upload>();
  const keeping: Promise<void>[] = [];
  const failures: unknown[] = [];
  const sentBytes = Number(c.req.header('Content-Length') ?? 0);

  parser.on('field', (name, value, info) => {
    if (info.valueTruncated) failures.push(tooLarge('Sorry, this is too large to be sent.'));
    else if (fields.has(name)) failures.push(validationError());
    else fields.set(name, value);
  });
  parser.on('filesLimit', () =>
    failures.push(validationError(fieldError('file', 'Choose one file only.'))),
  );
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(limit, () => failures.push(validationError()));
  }
  parser.on('file', (field, stream, info) => {
    keeping.push(
      keep(place, field, stream, info, sentBytes).then(
        (upload) => void (upload && files.set(field, upload)),
        (error: unknown) => {
          failures.push(error);
          stream.resume();
        },
      ),
    );
  });
  try {
    const body = c.req.raw.body;
    if (!body) throw validationError();
    await pipeline(Readable.fromWeb(body as ReadableStream), parser);
  } catch {
    // What busboy says of a malformed body helps nobody.
    failures.push(validationError());
  }
  await Promise.all(keeping);
  if (failures.length > 0) {
    await forget(place.files, files.values());
    throw failures[0];
  }
  return { fields, files };
}

/** Removes uploads that no record has taken. */
export async function forget(files: FileStorage, uploads: Iterable<Upload>): Promise<void> {
  for (const { storageKey } of uploads) await files.remove(storageKey);
}

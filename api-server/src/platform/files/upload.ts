import { type Hash, createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  emptyFileText,
  uploadNameOf,
  fileNameText,
  fileSizeText,
  type FileUse,
} from '@shootline/shared-api/rules';
import type { FileInfo } from 'busboy';
import {
  ApiFailure,
  fieldError,
  tooLarge,
  unavailable,
  validationError,
} from '../errors/errors.ts';
import { refuseInfected } from '../scan/refuse-infected.ts';
import type { Scanner } from '../scan/scanner.ts';
import type { FileStorage } from './file-storage.ts';
import { fileTypeOf, headBytes } from './file-type.ts';

/** A received file, which the storage keeps once a record owns it. */
export type Upload = {
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
  storageKey: string;
  /** SHA-256 of the content. */
  hash: string;
};

const notSaved = 'Sorry, the file could not be saved.';

/** A form sends an empty file for a file field that was left empty. */
class NothingSent extends Error {}

type FileStream = Readable & { truncated?: boolean };
type ReceivedContent = { size: number; head: Buffer; hash: Hash };

async function* watched(stream: FileStream, content: ReceivedContent): AsyncGenerator<Buffer> {
  // Not destroyed when the storage fails, as the parser waits until the stream has been read.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    content.size += chunk.length;
    content.hash.update(chunk);
    if (content.head.length < headBytes) content.head = Buffer.concat([content.head, chunk]);
    yield chunk;
  }
}

/** Looks at a received file before it is stored; answers why it is refused, if it is. */
export type InspectFile = (file: {
  path: string;
  contentType: string;
}) => Promise<string | undefined>;

/** Folder and purpose of an upload, the scanner that checks it, and what its use demands of it. */
export type UploadTarget = {
  files: FileStorage;
  folder: string;
  use: FileUse;
  scan: Scanner | undefined;
  inspect: InspectFile | undefined;
};

async function received<Result>(
  { files }: UploadTarget,
  storageKey: string,
  { stream, content }: { stream: FileStream; content: ReceivedContent },
  inspect: (path: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await files.receive(storageKey, watched(stream, content), inspect);
  } catch (error) {
    if (error instanceof ApiFailure || error instanceof NothingSent) throw error;
    // The body ended too soon, which is not the storage's fault.
    if (stream.destroyed && !stream.readableEnded) throw error;
    throw unavailable(notSaved, error);
  }
}

/**
 * Receives, checks and scans the file of a form; undefined if none was chosen. Throws 413 for 20 MB or
 * more, 400 for a file that is empty, infected, of a kind that is not accepted, not what its name says or
 * refused by `inspect`, and 503 if it cannot be saved or scanned. Stores nothing then.
 */
export async function receiveUpload(
  target: UploadTarget,
  field: string,
  stream: FileStream,
  info: FileInfo,
  sentBytes: number,
): Promise<Upload | undefined> {
  const name = uploadNameOf(info.filename ?? '');
  const refused = fileNameText(name, target.use);
  const refuse = (message: string) => validationError(fieldError(field, message));
  if (info.filename && refused !== undefined) throw refuse(refused);
  const storageKey = `${target.folder}/${randomUUID()}`;
  const content: ReceivedContent = { size: 0, head: Buffer.alloc(0), hash: createHash('sha256') };
  const inspect = async (path: string): Promise<string> => {
    if (stream.truncated) {
      const message = fileSizeText(Math.max(sentBytes, content.size + 1));
      throw tooLarge(message, [fieldError(field, message)]);
    }
    if (content.size === 0) throw info.filename ? refuse(emptyFileText) : new NothingSent();
    if (refused !== undefined) throw refuse(refused);
    const type = await fileTypeOf({ name, path, head: content.head }, target.use);
    if ('refusal' in type) throw refuse(type.refusal);
    if (target.scan) await refuseInfected(target.scan, path, field);
    const reason = await target.inspect?.({ path, contentType: type.contentType });
    if (reason !== undefined) throw refuse(reason);
    return type.contentType;
  };
  try {
    const contentType = await received(target, storageKey, { stream, content }, inspect);
    return { name, size: content.size, contentType, storageKey, hash: content.hash.digest('hex') };
  } catch (error) {
    if (error instanceof NothingSent) return undefined;
    throw error;
  }
}

/** Removes a file that is not kept. Throws 503. */
async function removed(files: FileStorage, storageKey: string): Promise<void> {
  try {
    await files.remove(storageKey);
  } catch (error) {
    throw unavailable(notSaved, error);
  }
}

/**
 * Keeps uploads that a record owns. Call it last in the transaction: a crash before it leaves files that
 * are swept, and only a crash between it and the commit leaves files without a record. Throws 503.
 */
export async function keepUploads(files: FileStorage, uploads: Iterable<Upload>): Promise<void> {
  try {
    for (const { storageKey } of uploads) await files.keep(storageKey);
  } catch (error) {
    throw unavailable(notSaved, error);
  }
}

/** Removes uploads that no record owns. Throws 503. */
export async function removeUploads(files: FileStorage, uploads: Iterable<Upload>): Promise<void> {
  for (const { storageKey } of uploads) await removed(files, storageKey);
}

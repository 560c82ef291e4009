import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { DownloadHeaders } from '../file-storage.ts';
import type { LocalCopy } from '../local-copy.ts';
import { type OpenFile, ifThere, webStreamOf } from '../open-file.ts';
import { s3Settings } from './s3-settings.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';

/** Milliseconds for a connection, and for an answer with all repetitions; users wait for them. */
const connectMs = 1500;
const answerMs = 5000;
/** Milliseconds without data, as long as browsers wait for more of a download. */
const idleMs = 30_000;
/** Milliseconds for sending a file; far less than the hour after which a file that was not kept goes. */
const sendingMs = 600_000;
/** Seconds in which a browser begins to read from an address that it was sent to. */
const linkSeconds = 60;
/** Sockets; more than users who download at the same time. */
const maxSockets = 1000;
const attempts = 3;

// The SDK would warn of failures that are repeated or told here.
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);

function reasonOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { code } = error as NodeJS.ErrnoException;
  const status = statusOf(error);
  // Answers to HEAD have no text.
  const said = [error.name, error.message, code, status && `HTTP ${status}`]
    .filter((text) => text && !/^(Unknown|Aggregate)?(Error)?$/.test(String(text)))
    .join(', ');
  return Object.assign(new Error(said || 'no answer'), code === undefined ? {} : { code });
}

/** Returns the result of a request, or throws StorageUnavailable without the request's details. */
async function told<Value>(
  ms: number,
  request: (options: { abortSignal: AbortSignal }) => Promise<Value>,
): Promise<Value> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  try {
    return await request({ abortSignal: late.signal });
  } catch (error) {
    if (isMissing(error)) throw error;
    const tooLate = new Error(`no answer within ${ms / 1000} seconds`);
    throw new StorageUnavailable(late.signal.aborted ? tooLate : reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** The objects below a prefix of a bucket. Everything throws StorageUnavailable if it fails. */
export function s3Objects(bucket: string, prefix: string) {
  const client = new S3Client({
    ...s3Settings(),
    maxAttempts: attempts,
    logger: silent,
    // Content has an MD5; the SDK's own checksums of streams are unknown to other servers than AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: idleMs,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  /** Sends a stream once. The SDK cannot repeat it. */
  async function send(name: string, { path, size, md5 }: LocalCopy): Promise<void> {
    const Body = createReadStream(path);
    const isRead = new AbortController();
    Body.once('error', (error) => isRead.abort(error));
    const command = new PutObjectCommand({
      ...at(name),
      Body,
      ContentLength: size,
      ContentMD5: md5,
      ContentType: 'application/octet-stream',
    });
    try {
      await told(sendingMs, ({ abortSignal }) =>
        client.send(command, { abortSignal: AbortSignal.any([abortSignal, isRead.signal]) }),
      );
    } finally {
      Body.destroy();
    }
  }

  return {
    async put(name: string, content: Uint8Array): Promise<void> {
      const command = new PutObjectCommand({
        ...at(name),
        Body: content,
        ContentLength: content.length,
        ContentType: 'application/octet-stream',
      });
      await told(idleMs, (options) => client.send(command, options));
    },

    /** Stores a file; readers see all of it or nothing. */
    async putFile(name: string, copy: LocalCopy): Promise<void> {
      // Once more after any failure, as the SDK cannot repeat a stream.
      await send(name, copy).catch(() => send(name, copy));
    },

    async has(name: string): Promise<boolean> {
      const command = new HeadObjectCommand(at(name));
      const head = await ifThere(
        told(answerMs, (options) => client.send(command, options)),
        isMissing,
      );
      return head !== undefined;
    },

    async open(name: string): Promise<OpenFile | undefined> {
      const command = new GetObjectCommand(at(name));
      const answer = await ifThere(
        told(answerMs, (options) => client.send(command, options)),
        isMissing,
      );
      if (!answer) return undefined;
      const content = answer.Body as Readable;
      // Listened to before it is read; the reader gets the error then.
      content.on('error', () => undefined);
      return { stream: webStreamOf(content), size: answer.ContentLength ?? 0 };
    },

    /** The address from which anybody may read an object for a minute. */
    async link(name: string, headers: DownloadHeaders): Promise<string> {
      const command = new GetObjectCommand({
        ...at(name),
        ResponseContentType: headers['Content-Type'],
        ResponseContentDisposition: headers['Content-Disposition'],
        ResponseCacheControl: 'no-store',
      });
      return told(answerMs, () => getSignedUrl(client, command, { expiresIn: linkSeconds }));
    },

    /** Removes an object; a missing one is no error. */
    async remove(name: string): Promise<void> {
      await told(answerMs, (options) => client.send(new DeleteObjectCommand(at(name)), options));
    },

    /** The names that start with `beginning`, and when they were stored. */
    async *list(beginning: string): AsyncGenerator<{ name: string; stored: Date }> {
      const Prefix = prefix + beginning;
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix });
      for (;;) {
        const { done, value } = await told(idleMs, () => pages.next());
        if (done) return;
        for (const { Key = '', LastModified } of value.Contents ?? []) {
          yield { name: Key.slice(prefix.length), stored: LastModified ?? new Date() };
        }
      }
    },
  };
}

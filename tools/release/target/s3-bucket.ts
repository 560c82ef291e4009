import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { s3Settings } from '../../../api-server/src/platform/files/s3/s3-settings.ts';
import { cacheControlOf, typeOf } from '../../../api-server/src/platform/portal/portal-files.ts';

export interface Stored {
  content: Buffer;
  etag: string;
}

/** The condition of a write: the object does not exist, or is unchanged since it was read. */
export type Condition = { IfNoneMatch: '*' } | { IfMatch: string };

/** The objects below a prefix of a bucket, with the headers for serving a portal's files. */
export type Bucket = ReturnType<typeof s3Bucket>;

const isUnmet = (error: unknown) =>
  error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0);

function refused(bucket: string, error: unknown): Error {
  const reason = error instanceof Error ? error : new Error(String(error));
  const said = [reason.name, reason.message].filter((text) => !/^(Unknown)?Error$/.test(text));
  return new Error(`The bucket ${bucket} could not be used: ${said.join(': ')}`, { cause: error });
}

export function s3Bucket(name: string, prefix: string) {
  const client = new S3Client(s3Settings());
  const at = (path: string) => ({ Bucket: name, Key: prefix + path });
  const told = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      throw isUnmet(error) || error instanceof NoSuchKey ? error : refused(name, error);
    }
  };

  async function get(path: string): Promise<Stored | undefined> {
    try {
      const answer = await told(client.send(new GetObjectCommand(at(path))));
      const content = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      const isBrotli = answer.ContentEncoding === 'br';
      return {
        content: isBrotli ? await promisify(brotliDecompress)(content) : content,
        etag: answer.ETag ?? '',
      };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async function put(
    path: string,
    content: Buffer | string,
    more: { ContentEncoding?: 'br' } | Condition = {},
  ): Promise<string> {
    const described = { ContentType: typeOf(path), CacheControl: cacheControlOf(path) };
    const command = new PutObjectCommand({ ...at(path), Body: content, ...described, ...more });
    return (await told(client.send(command))).ETag ?? '';
  }

  /** Writes an object if a condition holds. Returns its new tag; undefined if the condition failed. */
  async function putIf(
    path: string,
    content: Buffer | string,
    condition: Condition,
  ): Promise<string | undefined> {
    try {
      return await put(path, content, condition);
    } catch (error) {
      if (!isUnmet(error)) throw error;
      if (!('IfMatch' in condition) || !condition.IfMatch.startsWith('"')) return undefined;
      // Ceph before version 19 compares tags without the quotes that it sends.
      return putIf(path, content, { IfMatch: condition.IfMatch.replaceAll('"', '') });
    }
  }

  /** Removes an object with a single call, so one that somebody else creates afterwards stays. */
  async function remove(path: string): Promise<void> {
    await told(client.send(new DeleteObjectCommand(at(path))));
  }

  /** Removes every object whose path starts with this, a page of a thousand at a time. */
  async function removeAll(beginning: string): Promise<void> {
    for (;;) {
      const { Bucket, Key: Prefix } = at(beginning);
      const page = await told(client.send(new ListObjectsV2Command({ Bucket, Prefix })));
      const Objects = (page.Contents ?? []).map(({ Key }) => ({ Key }));
      if (Objects.length === 0) return;
      const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
      const [failure] = (await told(client.send(command))).Errors ?? [];
      if (failure)
        throw refused(name, `${failure.Key ?? ''} cannot be removed, ${failure.Code ?? ''}`);
    }
  }

  return { get, put, putIf, remove, removeAll };
}

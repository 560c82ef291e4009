import type { OpenFile } from './open-file.ts';

/** Headers with which content is downloaded. */
export type DownloadHeaders = { 'Content-Type': string; 'Content-Disposition': string };

/**
 * Stores the content of files; names, owners and keys are in the database. Several processes may use the
 * same storage. Throws StorageUnavailable if it cannot read, store or remove content.
 */
export type FileStorage = {
  /** The place of the content for messages to operators: a folder or `s3://bucket/prefix`. */
  place: string;
  /** Stores the content under a key of letters, digits, `-` and `/`. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Stores a stream; keeps nothing when the stream fails. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Receives a stream without keeping it yet. `inspect` gets the path of a local copy, and its result is
   * returned; nothing is received if it throws.
   */
  receive<Result>(
    key: string,
    content: AsyncIterable<Uint8Array>,
    inspect: (path: string) => Promise<Result>,
  ): Promise<Result>;
  /** Keeps received content under its key; idempotent. Throws if nothing was received. */
  keep(key: string): Promise<void>;
  /** Removes content, whether kept or only received; a missing key is no error. */
  remove(key: string): Promise<void>;
  /** Whether the key exists. */
  has(key: string): Promise<boolean>;
  /** The content and its length in bytes; undefined if nothing is kept under the key. */
  open(key: string): Promise<OpenFile | undefined>;
  /**
   * The address from which anybody may read the content for a minute, whether it exists or not. Undefined
   * unless downloads come from the storage itself.
   */
  linkTo?: ((key: string, headers: DownloadHeaders) => Promise<string>) | undefined;
  /** Stores a mail for operators as `outbox/<name>`, which is no key. */
  putMail(name: string, content: Uint8Array): Promise<void>;
  /**
   * Marks the place as belonging to this database, which the storage then requires. Returns a function
   * that removes the previous mark.
   */
  claim(mark: string): Promise<() => Promise<void>>;
  /** Every key, in no particular order. */
  keys(): AsyncIterable<string>;
  /**
   * The bytes left for files, undefined without a limit. Throws StorageUnavailable unless files can be
   * read and written as far as that can be told without writing.
   */
  check(): Promise<number | undefined>;
  /** Removes received files that were never kept and not written to since `before`. Returns how many. */
  sweep(before: Date): Promise<number>;
  /** Removes everything that a storage keeps at this place: files, mails and marks. */
  clear(): Promise<void>;
};

const safeKey = /^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*$/;

export const isKey = (name: string): boolean => safeKey.test(name);

/** Returns the key. Throws if it has other characters than allowed. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`Unsafe file key: ${key}`);
  return key;
}

// A dot keeps all other names apart from keys, which never contain one.
export const markEnding = '.mark';
export const mailFolder = 'outbox';

/** The name of a mail in the storage. Throws if it is no plain name with an ending. */
export function mailName(name: string): string {
  if (!/^[\w-]+\.[a-z]+$/.test(name)) throw new Error(`Unsafe name of a mail: ${name}`);
  return `${mailFolder}/${name}`;
}

export const markText =
  'Here are the files of a Shootline database, which knows them by the name of this file.\n';

/** Whether a storage itself has given something at its place this name. */
export const isOwnName = (name: string): boolean =>
  isKey(name) ||
  name.startsWith(`${mailFolder}/`) ||
  (!name.includes('/') && name.endsWith(markEnding));

/** The reason why a place without the mark is not used, and the way out. */
export const noMark = (place: string, mark: string): Error =>
  new Error(
    `${place} is not the place with the files of this database: its volume may not be mounted, or ` +
      `FILES_URL is wrong. If it is to be used from now on, make the empty file ${mark}${markEnding} there.`,
  );

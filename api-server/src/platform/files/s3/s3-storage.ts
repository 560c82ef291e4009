import {
  type FileStorage,
  checkedKey,
  isKey,
  isOwnName,
  mailName,
  markEnding,
  markText,
  noMark,
} from '../file-storage.ts';
import { withLocalCopy } from '../local-copy.ts';
import { removeOlder } from '../remove-older.ts';
import { s3Objects } from './s3-objects.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';

/** Holds an empty object for each file that was received and not kept yet. */
const incoming = '.incoming/';

/**
 * Objects below a prefix of a bucket that pass through a local folder, as a bucket needs their length first.
 * Browsers download from the bucket itself if `isDirect`.
 */
export type BucketPlace = {
  bucket: string;
  prefix: string;
  localFolder: string;
  isDirect?: boolean;
};

/** Keeps files in a bucket; with a mark, only while the place has that mark. */
export function s3Storage(
  { bucket, prefix, localFolder, isDirect = false }: BucketPlace,
  mark?: string,
): FileStorage {
  const objects = s3Objects(bucket, prefix);
  const place = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  const incomingOf = (key: string) => incoming + checkedKey(key);
  let ownMark = mark;

  async function checkMark(): Promise<void> {
    if (ownMark === undefined || (await objects.has(ownMark + markEnding))) return;
    throw new StorageUnavailable(noMark(place, ownMark));
  }

  async function has(key: string): Promise<boolean> {
    if (await objects.has(checkedKey(key))) return true;
    await checkMark();
    return false;
  }

  async function received(): Promise<Set<string>> {
    const keys = new Set<string>();
    for await (const { name } of objects.list(incoming)) keys.add(name.slice(incoming.length));
    return keys;
  }

  return {
    place,
    has,
    async put(key, content) {
      await checkMark();
      await objects.put(checkedKey(key), content);
    },
    async write(key, content) {
      await checkMark();
      await withLocalCopy(localFolder, content, (copy) => objects.putFile(checkedKey(key), copy));
    },
    async receive(key, content, inspect) {
      // Before the content arrives, so that the sender learns at once that it cannot be stored.
      await checkMark();
      return withLocalCopy(localFolder, content, async (copy) => {
        const result = await inspect(copy.path);
        // First, or a crash would leave content that nothing tells from kept content.
        await objects.put(incomingOf(key), new Uint8Array());
        await objects.putFile(key, copy);
        return result;
      });
    },
    async keep(key) {
      if (!(await has(key))) {
        const missing = new Error(`${key} was not received.`);
        throw new StorageUnavailable(Object.assign(missing, { code: 'ENOENT' }));
      }
      await objects.remove(incomingOf(key));
    },
    async remove(key) {
      await checkMark();
      await objects.remove(checkedKey(key));
      await objects.remove(incomingOf(key));
    },
    async open(key) {
      const file = await objects.open(checkedKey(key));
      if (!file) await checkMark();
      return file;
    },
    linkTo: isDirect ? (key, headers) => objects.link(checkedKey(key), headers) : undefined,
    async putMail(name, content) {
      await checkMark();
      await objects.put(mailName(name), content);
    },
    async claim(newMark) {
      await objects.put(newMark + markEnding, Buffer.from(markText));
      const before = ownMark;
      ownMark = newMark;
      return async () => {
        if (before !== undefined && before !== newMark) await objects.remove(before + markEnding);
      };
    },
    async check() {
      await checkMark();
      return undefined;
    },
    async *keys() {
      await checkMark();
      const unkept = await received();
      for await (const { name } of objects.list('')) {
        if (isKey(name) && !unkept.has(name)) yield name;
      }
    },
    async sweep(before) {
      // Copies that a killed process left behind.
      await removeOlder(localFolder, '*', before);
      await checkMark();
      let removed = 0;
      for await (const { name, stored } of objects.list(incoming)) {
        if (stored >= before) continue;
        await objects.remove(checkedKey(name.slice(incoming.length)));
        await objects.remove(name);
        removed++;
      }
      return removed;
    },
    async clear() {
      for await (const { name } of objects.list('')) {
        if (isOwnName(name) || name.startsWith(incoming)) await objects.remove(name);
      }
    },
  };
}

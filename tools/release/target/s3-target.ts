import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isHashed } from '../../../api-server/src/platform/portal/portal-files.ts';
import { s3Bucket, type Stored } from './s3-bucket.ts';
import { type HeldLock, type LockTimes, s3Lock } from './s3-lock.ts';
import type { Target } from './target.ts';

/** The files of a folder by path; for a script with a hashed name its compressed sibling, if any. */
function filesOf(folder: string) {
  const all = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return all
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => {
      const isCompressed = isHashed(file) && all.includes(`${file}.br`);
      const path = file.replaceAll('\\', '/');
      return { path, source: join(folder, isCompressed ? `${file}.br` : file), isCompressed };
    });
}

/** A bucket that supports the S3 protocol, `s3://bucket/prefix`. */
export function s3Target(address: string, times: LockTimes = {}): Target {
  const [, name = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(address) ?? [];
  if (name === '') throw new Error('Name a bucket as in s3://bucket/folder.');
  const bucket = s3Bucket(name, prefix === '' ? '' : `${prefix}/`);
  /** The objects as last read or written, while the lock is held. */
  const known = new Map<string, Stored | undefined>();
  let held: HeldLock | undefined;

  async function look(path: string): Promise<Stored | undefined> {
    const there = await bucket.get(path);
    known.set(path, there);
    return there;
  }

  return {
    name: address,
    read: async (path) => (await look(path))?.content,
    async write(path, text) {
      const content = Buffer.from(text);
      const before = known.has(path) ? known.get(path) : await look(path);
      if (before?.content.equals(content)) return;
      await held?.check();
      const condition = before ? { IfMatch: before.etag } : ({ IfNoneMatch: '*' } as const);
      const etag = await bucket.putIf(path, content, condition);
      // A request whose answer was lost is repeated, and then finds its own content.
      if (etag === undefined && !(await look(path))?.content.equals(content)) {
        throw new Error(
          `Somebody else has changed ${path} in ${address} in the meantime. Try again.`,
        );
      }
      if (etag !== undefined) known.set(path, { content, etag });
    },
    async addFolder(local, path) {
      await held?.check();
      // The files may be uploaded in any order, as nothing refers to them yet.
      await Promise.all(
        filesOf(local).map(async (file) => {
          const encoding = file.isCompressed ? { ContentEncoding: 'br' as const } : {};
          await bucket.put(`${path}/${file.path}`, await readFile(file.source), encoding);
        }),
      );
    },
    async removeFolder(path) {
      await held?.check();
      await bucket.removeAll(`${path}/`);
    },
    async lock(purpose) {
      const lock = await s3Lock(bucket, '.release.lock', purpose, times);
      known.clear();
      held = lock;
      return async () => {
        held = undefined;
        await lock.unlock();
      };
    },
  };
}

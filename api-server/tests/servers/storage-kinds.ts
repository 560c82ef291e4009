import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FilesPlace } from '../../src/platform/files/files.settings.ts';
import { hasCeph } from '../../../tools/test/programs/ceph.ts';
import { type S3Server, startCeph } from './ceph-server.ts';

type Restore = () => Promise<void>;

/** A new place of files, and what happens to places. */
export type TestPlace = {
  place: FilesPlace;
  /** The value of FILES_URL for it. */
  address: string;
  /** The names of everything at the place but its mark, in order. */
  names(): Promise<string[]>;
  /** Makes the place unreachable until the result is called. */
  takeAway(): Promise<Restore>;
  /** Puts an empty place in its stead until the result is called. */
  takeContent(): Promise<Restore>;
};

export type StorageKind = { kind: string; newPlace(): Promise<TestPlace>; close(): Promise<void> };

const isMark = (name: string) => name.endsWith('.mark');

/** The names of all files in a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

function inFolder(): StorageKind {
  const made: string[] = [];
  return {
    kind: 'a folder',
    async newPlace() {
      const home = await mkdtemp(join(tmpdir(), 'shootline-storage-'));
      made.push(home);
      const [folder, elsewhere] = [join(home, 'files'), join(home, 'elsewhere')];
      await mkdir(folder);
      const takeAway = async () => {
        await rename(folder, elsewhere);
        return async () => {
          await rm(folder, { recursive: true, force: true });
          await rename(elsewhere, folder);
        };
      };
      return {
        place: { folder },
        address: folder,
        names: async () => (await filesIn(folder)).filter((name) => !isMark(name)),
        takeAway,
        async takeContent() {
          const restore = await takeAway();
          await mkdir(folder);
          return restore;
        },
      };
    },
    async close() {
      for (const folder of made) await rm(folder, { recursive: true, force: true });
    },
  };
}

const bucket = 'files';
let server: Promise<S3Server> | undefined;

/** The S3 server that all tests of a process share, with an empty bucket and AWS's variables set. */
export function sharedS3(): Promise<S3Server> {
  server ??= startCeph().then(async (started) => {
    process.once('exit', started.stop);
    Object.assign(process.env, started.variables);
    await client().send(new CreateBucketCommand({ Bucket: bucket }));
    return started;
  });
  return server;
}

const client = () => new S3Client({ region: 'us-east-1', forcePathStyle: true });

async function listed(prefix: string): Promise<string[]> {
  const found = await client().send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
  return (found.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)).sort();
}

async function move(from: string, to: string): Promise<void> {
  for (const name of await listed(from)) {
    const CopySource = `${bucket}/${from}${name}`;
    await client().send(new CopyObjectCommand({ Bucket: bucket, Key: to + name, CopySource }));
    await client().send(new DeleteObjectCommand({ Bucket: bucket, Key: from + name }));
  }
}

function inBucket(): StorageKind {
  let localFolder: string | undefined;
  return {
    kind: 'a bucket',
    async newPlace() {
      const { killGateway } = await sharedS3();
      localFolder ??= await mkdtemp(join(tmpdir(), 'shootline-incoming-'));
      const [prefix, elsewhere] = [`${randomUUID()}/`, `${randomUUID()}/`];
      return {
        place: { bucket, prefix, localFolder },
        address: `s3://${bucket}/${prefix}`,
        names: async () => (await listed(prefix)).filter((name) => !isMark(name)),
        takeAway: killGateway,
        async takeContent() {
          await move(prefix, elsewhere);
          return () => move(elsewhere, prefix);
        },
      };
    },
    async close() {
      if (localFolder !== undefined) await rm(localFolder, { recursive: true, force: true });
    },
  };
}

/** The kinds of storage under test; only a folder where no S3 server is installed. */
export const storageKinds = (): StorageKind[] =>
  hasCeph() ? [inFolder(), inBucket()] : [inFolder()];

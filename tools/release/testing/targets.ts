import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { type S3Server, startCeph } from '../../../api-server/tests/servers/ceph-server.ts';
import { hasCeph } from '../../test/programs/ceph.ts';
import { folderTarget } from '../target/folder-target.ts';
import { s3Target } from '../target/s3-target.ts';
import type { Target } from '../target/target.ts';
import { newFolder } from './app-folders.ts';

/** Opens a target that waits up to `patience` milliseconds for another holder of its lock. */
export type Open = (patience?: number) => Target;

/** A kind of target: a new one is empty, and can be opened several times. */
export interface Kind {
  kind: string;
  newTarget: () => Open;
}

export const bucketName = 'releases';

export const newAddress = (): string => `s3://${bucketName}/${randomUUID()}`;

const inFolder: Kind = {
  kind: 'in a folder',
  newTarget: () => {
    const folder = newFolder();
    return (patience) => folderTarget(folder, patience);
  },
};

const inBucket: Kind = {
  kind: 'in a bucket',
  newTarget: () => {
    const address = newAddress();
    return (patience) => s3Target(address, { patience });
  },
};

export const kinds: Kind[] = hasCeph() ? [inFolder, inBucket] : [inFolder];

let server: S3Server | undefined;

/** Starts the server of the buckets, if installed, and configures the SDK for it. */
export async function startBuckets(): Promise<void> {
  if (!hasCeph()) return;
  server = await startCeph();
  Object.assign(process.env, server.variables);
  const client = new S3Client({ region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucketName }));
}

export const stopBuckets = (): void => server?.stop();

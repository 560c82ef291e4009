import { resolve } from 'node:path';
import { StartError } from '../process/start-error.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { BucketPlace } from './s3/s3-storage.ts';

/** The place of files: a folder or a bucket. */
export type FilesPlace = { folder: string } | BucketPlace;

/** The folder or the bucket that an address names. Throws `StartError` for an invalid one. */
export function placeIn(
  address: string,
): { folder: string } | Pick<BucketPlace, 'bucket' | 'prefix'> {
  if (!address.includes('://')) return { folder: resolve(address) };
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][\w.-]+)((?:\/[\w.-]+)*)\/?$/i.exec(address) ?? [];
  if (bucket !== undefined) return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
  // Not repeated, as it may hold a key that belongs into AWS's variables.
  throw new StartError(
    'FILES_URL must be a folder or like s3://bucket/prefix, of letters, digits, -, _, . and /; the keys ' +
      'and the address of the server are read from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and ' +
      'AWS_ENDPOINT_URL_S3.',
  );
}

/** The storage at a place; with a mark, it is used only while the place has that mark. */
export async function storageAt(place: FilesPlace, mark?: string): Promise<FileStorage> {
  if ('folder' in place) return folderStorage(place.folder, mark);
  // The SDK takes a while to load.
  const { s3Storage } = await import('./s3/s3-storage.ts');
  return s3Storage(place, mark);
}

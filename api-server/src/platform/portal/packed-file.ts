import { readFile } from 'node:fs/promises';
import { acceptedEncodings, encoded, isWorthCompressing } from '../http/body/encoding.ts';
import { type PortalFile, isHashed } from './portal-files.ts';

export type Packed = { bytes: Uint8Array<ArrayBuffer>; etag: string; encoding: string };

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

// Bytes; larger files are not lists of remotes or pages.
const most = 1_000_000;

/**
 * Compresses files that the build leaves uncompressed, such as `portal.json`, and keeps the result until
 * they change.
 */
export function filePacker() {
  const kept = new Map<string, Packed>();
  return async (file: PortalFile, acceptEncoding: string): Promise<Packed | undefined> => {
    const [encoding] = acceptedEncodings(acceptEncoding);
    const isPacked = encoding === undefined || file.encoding !== undefined || isHashed(file.path);
    if (isPacked || !compressible.test(file.type)) return undefined;
    if (!isWorthCompressing(file.size) || file.size > most) return undefined;
    const key = `${file.path} ${encoding}`;
    const etag = file.etag.replace(/"$/, `-${encoding}"`);
    const known = kept.get(key);
    if (known?.etag === etag) return known;
    // A deploy may have removed the file since it was found.
    const content = await readFile(file.path).catch(() => undefined);
    if (content?.length !== file.size) return undefined;
    const packed = { bytes: new Uint8Array(await encoded(content, encoding)), etag, encoding };
    kept.set(key, packed);
    return packed;
  };
}

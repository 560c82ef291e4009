import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { acceptedEncodings } from '../http/body/encoding.ts';

export type PortalFile = {
  /** The path of the file to send, perhaps a compressed version of the requested one. */
  path: string;
  size: number;
  type: string;
  etag: string;
  encoding?: string;
  cacheControl: string;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};

const suffixes = { br: '.br', gzip: '.gz' };

// Matches main.0a1b2c3d.js, remoteEntry.0a1b2c3d.js, 123-0a1b2c3d.chunk.js.
const hashed = /[.-][0-9a-f]{8,64}(\.[a-z]+)*\.[a-z0-9]+$/i;

/** The content type for a file's name. */
export const typeOf = (path: string): string =>
  types[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Whether the file's name changes with its content. */
export const isHashed = (path: string): boolean => hashed.test(path) && !path.endsWith('.html');

/**
 * How long browsers keep a file, by its name: a hashed one forever, any other only after asking again.
 */
export const cacheControlOf = (path: string): string =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The path below the folder for a URL's path; undefined if it cannot name a file. */
export function safePath(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const isUnsafe = /[\0\\]/.test(path) || path.split('/').some((step) => step.startsWith('.'));
  return isUnsafe ? undefined : path;
}

async function fileAt(path: string) {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? stats : undefined;
}

/** Whether a path belongs to a remote: it is in or below a folder with a `remote.json`. */
export async function isOfRemote(folder: string, path: string): Promise<boolean> {
  if (path === '/portal.json') return false;
  const steps = path.split('/').slice(1, -1);
  for (let depth = 0; depth <= steps.length; depth += 1) {
    if (await fileAt(join(folder, ...steps.slice(0, depth), 'remote.json'))) return true;
  }
  return false;
}

/** A file of the folder in the best encoding that the browser accepts; undefined if there is none. */
export async function findFile(
  folder: string,
  path: string,
  acceptEncoding: string,
): Promise<PortalFile | undefined> {
  const plain = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const original = await fileAt(plain);
  if (!original) return undefined;
  // A link inside the folder must not lead out of it.
  const root = await realpath(folder);
  if (!(await realpath(plain)).startsWith(root + sep)) return undefined;

  const described = { type: typeOf(plain), cacheControl: cacheControlOf(plain) };
  for (const name of acceptedEncodings(acceptEncoding)) {
    const suffix = suffixes[name];
    const sibling = await fileAt(plain + suffix);
    // Without a hash in the name, an older compressed version may have older content.
    if (sibling && (isHashed(plain) || sibling.mtimeMs >= original.mtimeMs)) {
      const etag = `"${sibling.size.toString(36)}-${sibling.mtimeMs.toString(36)}-${name}"`;
      return { path: plain + suffix, size: sibling.size, etag, encoding: name, ...described };
    }
  }
  const etag = `"${original.size.toString(36)}-${original.mtimeMs.toString(36)}"`;
  return { path: plain, size: original.size, etag, ...described };
}

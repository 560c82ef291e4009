import type { Context, MiddlewareHandler } from 'hono';
import { openFile } from '../files/open-file.ts';
import { isFresh } from '../http/fresh.ts';
import { type PortalFile, findFile, isOfRemote, safePath } from './portal-files.ts';
import { contentSecurityPolicy, portalOrigins } from './portal-config.ts';
import { type Packed, filePacker } from './packed-file.ts';
import { policyHeaders } from './violation-reports.ts';

const missing = (c: Context) => c.text('Not found', 404, { 'Cache-Control': 'no-store' });

async function send(
  c: Context,
  file: PortalFile,
  packed: Packed | undefined,
  headers: Record<string, string>,
): Promise<Response> {
  const { encoding, etag } = packed ?? file;
  const all: Record<string, string> = {
    ...headers,
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  };
  if (isFresh(c, etag)) return new Response(null, { status: 304, headers: all });
  if (c.req.method === 'HEAD') {
    const size = packed?.bytes.length ?? file.size;
    return new Response(null, { headers: { ...all, 'Content-Length': String(size) } });
  }
  if (packed) return new Response(packed.bytes, { headers: all });
  // A deploy may have replaced or removed the file since it was found.
  const content = await openFile(file.path);
  if (!content) return missing(c);
  return new Response(content.stream, {
    headers: { ...all, 'Content-Length': String(content.size) },
  });
}

// Shells of other origins may load remotes, but not the page or the shell's own files.
const forAnyShell = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const forThisOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/**
 * Serves a folder of built apps: compressed files if the browser accepts them, hashed files as
 * immutable, and index.html for every page, under a Content-Security-Policy that reports violations
 * to `reportUrl`.
 */
export function servePortal(folder: string, reportUrl?: string): MiddlewareHandler {
  const origins = portalOrigins(folder);
  const pack = filePacker();
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const path = safePath(new URL(c.req.url).pathname);
    const encodings = c.req.header('Accept-Encoding') ?? '';
    // A path that cannot name a file counts as a page of the portal if the browser asks for HTML.
    const isPage =
      path === undefined
        ? (c.req.header('Accept')?.includes('text/html') ?? false)
        : !/\.[^/]+$/.test(path);
    const file =
      (path !== undefined && (await findFile(folder, path, encodings))) ||
      (isPage ? await findFile(folder, '/index.html', encodings) : undefined);
    if (!file) return missing(c);
    const packed = await pack(file, encodings);
    if (file.type.startsWith('text/html')) {
      const policy = policyHeaders(contentSecurityPolicy(await origins()), reportUrl);
      return send(c, file, packed, { ...forThisOrigin, ...policy });
    }
    const isShared = path !== undefined && (await isOfRemote(folder, path));
    return send(c, file, packed, isShared ? forAnyShell : forThisOrigin);
  };
}

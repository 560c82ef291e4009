import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { notFound } from '../errors/errors.ts';
import { isFresh } from '../http/fresh.ts';
import { noHeaders } from '../http/headers.ts';

type Asset = { url: string; type: string };

const javaScript = 'text/javascript; charset=utf-8';

/** The page's files by their name under `/api/docs/`; nothing else is served. */
const assets: Record<string, Asset> = {
  'swagger-ui-bundle.js': {
    url: import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: javaScript,
  },
  'swagger-ui.css': {
    url: import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
    type: 'text/css; charset=utf-8',
  },
  'favicon-32x32.png': {
    url: import.meta.resolve('swagger-ui-dist/favicon-32x32.png'),
    type: 'image/png',
  },
  'start.js': { url: import.meta.resolve('./start.js'), type: javaScript },
  'openapi.yaml': {
    url: import.meta.resolve('@shootline/shared-api/openapi.yaml'),
    type: 'application/yaml; charset=utf-8',
  },
};

const page: Asset = { url: import.meta.resolve('./page.html'), type: 'text/html; charset=utf-8' };

const policy = secureHeaders({
  ...noHeaders,
  crossOriginResourcePolicy: 'same-origin',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

const headers: MiddlewareHandler = async (c, next) => {
  await policy(c, next);
  c.header('Cache-Control', 'no-cache');
};

type Content = { bytes: Uint8Array<ArrayBuffer>; etag: string };

async function read(url: string): Promise<Content> {
  const bytes = new Uint8Array(await readFile(new URL(url)));
  const digest = createHash('sha256').update(bytes).digest('base64url');
  // Weak, because the tag also covers the compressed form.
  return { bytes, etag: `W/"${digest.slice(0, 22)}"` };
}

/** Routes of the documentation page and its files, all from this server. Files are read on first use. */
export function documentation(): Hono {
  const contents = new Map<string, Content>();
  const contentOf = async (url: string) => {
    const content = contents.get(url) ?? (await read(url));
    contents.set(url, content);
    return content;
  };
  const send = async (c: Context, { url, type }: Asset) => {
    const { bytes, etag } = await contentOf(url);
    return isFresh(c, etag)
      ? new Response(null, { status: 304, headers: { ETag: etag } })
      : new Response(bytes, { headers: { 'Content-Type': type, ETag: etag } });
  };

  const docs = new Hono();
  docs.use(headers);
  docs.use(compress());
  docs.get('/', (c) => send(c, page));
  docs.get('/:name', (c) => {
    const name = c.req.param('name');
    const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (!asset) throw notFound();
    return send(c, asset);
  });
  return docs;
}

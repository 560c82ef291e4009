import { createHash } from 'node:crypto';
import type { Context } from 'hono';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the caller's `If-None-Match` has this ETag. */
export function isFresh(c: Context, etag: string): boolean {
  const ifNoneMatch = c.req.header('If-None-Match') ?? '';
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** The ETag of a text; weak, because it also covers the compressed form. */
export const etagOf = (text: string) =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

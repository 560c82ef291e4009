import { createHash } from 'node:crypto';
import type { Context } from 'hono';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the caller's `If-None-Match` has this ETag. */
export function isFresh(c: Context, etag: string): boolean {
  const ifNoneMatch = c.req.header('If-None-Match') ?? '';
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/**
 * Lets browsers keep an answer under its ETag, for their user and until it changes. Returns the answer 304 if
 * the caller has it already.
 */
export function unchanged(c: Context, etag: string): Response | undefined {
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, no-cache');
  return isFresh(c, etag) ? c.body(null, 304) : undefined;
}

/** The ETag of a text; weak, because it also covers the compressed form. */
export const etagOf = (text: string) =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

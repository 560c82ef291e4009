import type { Context } from 'hono';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the caller has what this ETag stands for, by `If-None-Match`. */
export function isFresh(c: Context, etag: string): boolean {
  const ifNoneMatch = c.req.header('If-None-Match') ?? '';
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

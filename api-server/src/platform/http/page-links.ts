import type { Context } from 'hono';
import { pageSize } from '../db/query.ts';

/** `count`, `next` and `previous` of a list: paths below the API's base with the same filters. */
export function pageFields(
  c: Context,
  path: string,
  offset: number,
  page: { hasMore: boolean; count: number },
  size = pageSize,
) {
  const link = (to: number) => {
    const query = new URLSearchParams(new URL(c.req.url).search);
    query.set('offset', String(to));
    return `${path}?${query}`;
  };
  return {
    count: page.count,
    next: page.hasMore ? link(offset + size) : null,
    previous: offset > 0 ? link(Math.max(0, offset - size)) : null,
  };
}

import type { paths } from '../contract/index.ts';
import type { Access } from './access.ts';

type Readable = {
  [Path in keyof paths]: paths[Path]['get'] extends object ? Path : never;
}[keyof paths];

type Asked<Path extends Readable, Part extends 'path' | 'query'> = paths[Path] extends {
  get: { parameters: { [P in Part]?: infer Values } };
}
  ? Values
  : never;

/** A call that a page begins with, as `remote.json` has it. */
export interface FirstCall {
  /** Path and query below the API's address; `:bookingId` stands for what the page's path says. */
  url: string;
  /** Roles that make it; without it all who may open the page. */
  access?: Access;
}

/**
 * A call that a page begins with, so that it can start before the page's code has come. It has to be the
 * one that the page makes; where it has a query, the page makes it at its address without one.
 */
export function firstCall<Path extends Readable>(
  path: Path,
  call: {
    /** Values, or names of the page's own params with a colon. */
    path?: Record<keyof Asked<Path, 'path'>, string>;
    query?: Asked<Path, 'query'>;
    access?: Access;
  } = {},
): FirstCall {
  const names = new Map<string, string>(Object.entries(call.path ?? {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => names.get(name) ?? '');
  const query = new URLSearchParams(Object.entries(call.query ?? {}).map(([k, v]) => [k, `${v}`]));
  return {
    url: call.query ? `${filled}?${query}` : filled,
    ...(call.access && { access: call.access }),
  };
}

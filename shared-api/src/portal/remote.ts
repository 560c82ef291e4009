import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Access } from './access.ts';
import type { FirstCall } from './first-call.ts';
import type { WidgetName } from './widget.ts';

/** Version of what a remote and the shell expect of each other. It rises with a breaking change. */
export const portalContract = 1;

/** How the shell frames a page: with header and drawer, as a small window, or not at all. */
export type RemoteLayout = 'main' | 'window' | 'bare';

/** A page that a remote declares, known before any of its code is loaded. */
export interface DeclaredRoute<Path extends `/${string}` = `/${string}`> {
  path: Path;
  layout: RemoteLayout;
  access: Access;
  /** Calls that the page begins with: they start before its code has come. */
  calls?: readonly FirstCall[];
}

/** An entry of the drawer, or a button of the header. */
export interface NavEntry {
  label: string;
  to: `/${string}`;
  /**
   * In `remote.ts` the name of an icon of lucide, as `chart-column`; its build publishes the data of the
   * SVG path that draws it. A plain icon is shown for what is no path.
   */
  icon: string;
  access: Access;
  /** Entries stand in rising order. */
  order: number;
  /** What users come to begin: a button in the header of wide windows, first in narrow ones' drawer. */
  isPrimary?: boolean;
}

/** What a remote declares about itself: plain data that its build publishes in `remote.json`. */
export interface RemoteDeclaration<
  Name extends string = string,
  Path extends `/${string}` = `/${string}`,
> {
  name: Name;
  contract: number;
  routes: readonly DeclaredRoute<Path>[];
  nav: readonly NavEntry[];
  widgets: readonly Extract<WidgetName, `${Name}/${string}`>[];
}

/** The declaration itself, checked by its type; the default export of a remote's `remote.ts`. */
export function defineRemote<const Name extends string, const Path extends `/${string}`>(
  declaration: RemoteDeclaration<Name, Path>,
): RemoteDeclaration<Name, Path> {
  return declaration;
}

/** What the shell hands to a page's `prefetch`. */
export interface PrefetchContext {
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A page: its code, loaded when it is opened, and the calls that can start beside it. */
export interface RemotePage {
  page: () => Promise<{ Component: ComponentType }>;
  prefetch?: (context: PrefetchContext) => void;
}

/** A page of a remote with the path that it is served at. */
export interface RemoteRoute extends RemotePage {
  path: DeclaredRoute['path'];
}

/** A page for each path that a declaration names, and for no other. */
type PagesOf<Declaration extends { routes: readonly DeclaredRoute[] }> = Record<
  Declaration['routes'][number]['path'],
  RemotePage
>;

/**
 * The routes of a declaration, `defineRoutes<typeof remote>({ '/path': { page } })`: a declared path
 * without a page, or a page that is not declared, is a type error.
 */
export function defineRoutes<Declaration extends { routes: readonly DeclaredRoute[] }>(
  pages: PagesOf<Declaration>,
): readonly RemoteRoute[] {
  return Object.entries<RemotePage>(pages).map(([path, page]) => ({
    ...page,
    path: path as RemoteRoute['path'],
  }));
}

/** What a remote's `./routes` module exports. */
export interface RemoteRoutes {
  routes: readonly RemoteRoute[];
}

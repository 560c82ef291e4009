import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RoleName, WorkKind } from '../contract/index.ts';
import type { Access } from './access.ts';
import type { FirstCall } from './first-call.ts';
import type { KeptCall } from './contributions/offline.ts';
import type { Refresh } from './contributions/refresh.ts';
import type { SearchKind } from './contributions/search.ts';
import type { WelcomeLine } from './contributions/welcome.ts';
import type { MountedPageModule } from './mount.ts';
import type { FilledSlots } from './slot.ts';
import type { WidgetName } from './widget.ts';

/** Version of the contract between remotes and the shell. It rises with a breaking change. */
export const portalContract = 1;

/** How the shell frames a page: with header and drawer, as a small window, or bare. */
export type RemoteLayout = 'main' | 'window' | 'bare';

/** A page that a remote declares, known before any of its code is loaded. */
export interface DeclaredRoute<Path extends `/${string}` = `/${string}`> {
  path: Path;
  layout: RemoteLayout;
  access: Access;
  /** Calls that the page starts with; they start before its code has loaded. */
  calls?: readonly FirstCall[];
}

/** The groups of the drawer that follow the work of a day. */
export type NavGroup = 'people-and-money' | 'settings';

/** An entry of the drawer, or a button of the header. */
export interface NavEntry {
  label: string;
  to: `/${string}`;
  /**
   * In `remote.ts` the name of a Lucide icon, such as `chart-column`; the build publishes the data of its
   * SVG path. Anything that is not a path is shown as a plain icon.
   */
  icon: string;
  access: Access;
  /** Entries are sorted by this, lowest first. */
  order: number;
  /** A main task. Shown as a header button on wide screens and first in the drawer on narrow ones. */
  isPrimary?: boolean;
  /** The drawer's group; the work of a day without it. */
  group?: NavGroup;
  /** Roles that begin their day on this page, unless a user has chosen another one. */
  firstFor?: readonly RoleName[];
}

/** A remote's declaration: plain data that its build publishes in `remote.json`. */
export interface RemoteDeclaration<
  Name extends string = string,
  Path extends `/${string}` = `/${string}`,
  Found extends string = string,
> {
  name: Name;
  contract: number;
  routes: readonly DeclaredRoute<Path>[];
  nav: readonly NavEntry[];
  widgets: readonly Extract<WidgetName, `${Name}/${string}`>[];
  /** Those of its widgets that fill open places of other areas' pages. */
  slots?: FilledSlots<Name>;
  /** Kinds of work that it shows in the inbox, each for some users, with `src/contributions/inbox.ts`. */
  inbox?: Partial<Record<WorkKind, Access>>;
  /** Kinds of records that it finds, with `src/contributions/search.ts`. */
  search?: readonly SearchKind<Found>[];
  /** Its queries that changes by others make stale. */
  refreshes?: readonly Refresh[];
  /** Lines of the welcome about what users do in the area. */
  welcome?: readonly WelcomeLine[];
  /** Calls whose last answers are kept for a start without a network. */
  offline?: readonly KeptCall[];
}

/** Returns the declaration unchanged, type-checked; the default export of a remote's `remote.ts`. */
export function defineRemote<
  const Name extends string,
  const Path extends `/${string}`,
  const Found extends string = never,
>(declaration: RemoteDeclaration<Name, Path, Found>): RemoteDeclaration<Name, Path, Found> {
  return declaration;
}

/** Passed by the shell to a page's `prefetch`. */
export interface PrefetchContext {
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** The module of a page in React. */
export interface ReactPageModule {
  Component: ComponentType;
}

/** A page: its code, loaded when it is opened, and the calls that start in parallel. */
export interface RemotePage {
  page: () => Promise<ReactPageModule | MountedPageModule>;
  prefetch?: (context: PrefetchContext) => void;
}

/** A page of a remote with its path. */
export interface RemoteRoute extends RemotePage {
  path: DeclaredRoute['path'];
}

/** One page for each path in the declaration, and no others. */
type PagesOf<Declaration extends { routes: readonly DeclaredRoute[] }> = Record<
  Declaration['routes'][number]['path'],
  RemotePage
>;

/**
 * The routes of a declaration, `defineRoutes<typeof remote>({ '/path': { page } })`: a declared path
 * without a page, or an undeclared page, is a type error.
 */
export function defineRoutes<Declaration extends { routes: readonly DeclaredRoute[] }>(
  pages: PagesOf<Declaration>,
): readonly RemoteRoute[] {
  return Object.entries<RemotePage>(pages).map(([path, page]) => ({
    ...page,
    path: path as RemoteRoute['path'],
  }));
}

/** The exports of a remote's `./routes` module. */
export interface RemoteRoutes {
  routes: readonly RemoteRoute[];
}

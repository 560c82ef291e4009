import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Access } from './access.ts';
import type { WidgetName } from './widgets.ts';

/** Version of what a remote and the shell expect of each other. It rises with a breaking change. */
export const portalContract = 1;

/** How the shell frames a page: with header and drawer, as a small window, or not at all. */
export type RemoteLayout = 'main' | 'window' | 'bare';

/** A page that a remote declares, known before any of its code is loaded. */
export interface DeclaredRoute {
  path: `/${string}`;
  layout: RemoteLayout;
  access: Access;
}

/** The icons that the drawer knows. */
export type NavIcon =
  | 'bookings'
  | 'drafts'
  | 'receipt'
  | 'chart'
  | 'search'
  | 'calendar'
  | 'file'
  | 'user'
  | 'mail'
  | 'lock';

/** An entry of the drawer. */
export interface NavEntry {
  label: string;
  to: `/${string}`;
  /** A `NavIcon`; the drawer shows a plain one for a name that it does not know. */
  icon: string;
  access: Access;
  /** Entries stand in rising order. */
  order: number;
}

/** What a remote declares about itself: plain data that its build publishes in `remote.json`. */
export interface RemoteDeclaration<Name extends string = string> {
  name: Name;
  contract: number;
  routes: readonly DeclaredRoute[];
  nav: readonly (NavEntry & { icon: NavIcon })[];
  widgets: readonly Extract<WidgetName, `${Name}/${string}`>[];
}

/** The declaration itself, checked by its type; the default export of a remote's `remote.ts`. */
export function defineRemote<const Name extends string>(
  declaration: RemoteDeclaration<Name>,
): RemoteDeclaration<Name> {
  return declaration;
}

/** What the shell hands to a page's `prefetch`. */
export interface PrefetchContext {
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A page of a remote: its code, loaded when opened, and the calls that can start beside it. */
export interface RemoteRoute {
  path: DeclaredRoute['path'];
  page: () => Promise<{ Component: ComponentType }>;
  prefetch?: (context: PrefetchContext) => void;
}

/** What a remote's `./routes` module exports. */
export interface RemoteRoutes {
  routes: readonly RemoteRoute[];
}

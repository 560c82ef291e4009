import { referenceQueries, sessionStore, signOut } from '@shootline/shared-api';
import { checkAccess, loginPath, type RemoteRoute } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import type { ComponentType } from 'react';
import { redirect } from '@shootline/shared-ui/router';
import { asLoadError } from '../registry/load-error.ts';
import type { DeclaredPage } from '../registry/registry.ts';
import type { Services } from './services.ts';

export const signInFirst = 'Sorry, you must be signed in to access this page.';
const essentialDataFailed =
  'Sorry, essential application data failed to load. Please sign in to try again.';

/** What stands at an address for this user. */
export type OpenedPage =
  | { kind: 'page'; declared: DeclaredPage; Component: ComponentType }
  | { kind: 'forbidden' }
  | { kind: 'not-found' }
  | { kind: 'perhaps-elsewhere'; remotes: string[] };

/** Sends a visitor to the sign-in, from which they come back here. */
function toSignIn(url: URL): Response {
  toast.info(signInFirst);
  return redirect(loginPath(url.pathname + url.search));
}

/** The first page that the user may open, in the drawer's order; null when there is none. */
function firstPage({ registry }: Services): string | null {
  const { user } = sessionStore.getState();
  return registry.nav().find(({ access }) => checkAccess(access, user) === 'granted')?.to ?? null;
}

async function loadEssentialData({ queryClient }: Services): Promise<Response | null> {
  if (!sessionStore.getState().user) return null;
  try {
    await queryClient.ensureQueryData(referenceQueries.all());
    return null;
  } catch (error) {
    console.error('Essential data could not be loaded.', error);
    // A refused token has ended the session already and says so itself.
    if (sessionStore.getState().user) {
      signOut();
      toast.error(essentialDataFailed);
    }
    return redirect('/login');
  }
}

async function loadPage(
  { registry, queryClient }: Services,
  { remote, route, params }: DeclaredPage,
  search: URLSearchParams,
): Promise<ComponentType> {
  // Most pages are made of lists: their code, which remotes share, comes beside the page's own.
  if (route.layout === 'main') void import('@shootline/shared-ui/list');
  const { routes } = await registry.loadRoutes(remote);
  const found: RemoteRoute | undefined = routes.find(({ path }) => path === route.path);
  if (!found) throw asLoadError(remote, new Error(`${remote} does not serve ${route.path}.`));
  found.prefetch?.({ queryClient, params, search });
  try {
    const { Component } = await found.page();
    return Component;
  } catch (error) {
    registry.suspect(remote);
    throw asLoadError(remote, error);
  }
}

/**
 * Opens the page of an address: finds who declares it, checks access, and only then loads code; the
 * page's first calls start beside it. Throws a `RemoteLoadError`.
 */
export async function openPage(services: Services, url: URL): Promise<OpenedPage | Response> {
  const { registry } = services;
  const { user } = sessionStore.getState();
  const declared = registry.match(url.pathname);
  const access = declared && checkAccess(declared.route.access, user);

  if (url.pathname === '/' && access !== 'granted') {
    if (!user) return toSignIn(url);
    const first = firstPage(services);
    if (first && first !== '/') return redirect(first);
  }
  if (!declared) {
    const remotes = registry.unknownRemotes().map(({ name }) => name);
    return remotes.length > 0 ? { kind: 'perhaps-elsewhere', remotes } : { kind: 'not-found' };
  }
  if (access === 'signed-out') return toSignIn(url);
  if (access === 'forbidden') return { kind: 'forbidden' };

  const essential = loadEssentialData(services);
  const [Component, elsewhere] = await Promise.all([
    loadPage(services, declared, url.searchParams),
    essential,
  ]);
  return elsewhere ?? { kind: 'page', declared, Component };
}

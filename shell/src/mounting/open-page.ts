import { alreadyVisited, sessionStore, t, welcomeStore } from '@shootline/shared-api';
import {
  checkAccess,
  loginPath,
  type RemoteRoute,
  type RemoteRoutes,
} from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import type { ComponentType } from 'react';
import { redirect } from '@shootline/shared-ui/router';
import { ownArea } from '../own-pages/own-area.ts';
import { asLoadError } from '../remotes/load-error.ts';
import { isReleased } from '../remotes/remote-state.ts';
import { drawerOf, firstPageOf, homeAmong, homeOfArea } from '../registry/drawer.ts';
import type { DeclaredPage } from '../registry/registry.ts';
import { inFullPortal, isElsewhere } from './area-links.tsx';
import { loadEssentialData } from './essential-data.ts';
import type { Services } from '../registry/services.ts';

const signInFirst = t('Sorry, you must be signed in to access this page.');

/** The result of opening an address for this user. */
export type OpenedPage =
  | { kind: 'page'; declared: DeclaredPage; Component: ComponentType }
  | { kind: 'forbidden' }
  | { kind: 'not-found' }
  | {
      kind: 'not-here';
      Explanation: ComponentType<{ fullAddress: string | null }>;
      fullAddress: string | null;
    }
  | {
      kind: 'perhaps-elsewhere';
      remotes: string[];
      label: string | undefined;
    };

/** The page that declares a path, also if the user who has just signed in gets its remote only now. */
async function matchFor({ registry }: Services, pathname: string): Promise<DeclaredPage | null> {
  const declared = registry.match(pathname);
  if (declared) return declared;
  await registry.choice;
  return registry.match(pathname);
}

/** Redirects to the sign-in, which leads back here. */
function toSignIn(url: URL): Response {
  toast.info(signInFirst);
  return redirect(loginPath(url.pathname + url.search));
}

/** The first page that the user may open, in the drawer's order; null if there is none. */
function firstPage({ registry }: Services): string | null {
  return homeAmong(drawerOf(registry.store.getState()), sessionStore.getState().user);
}

/** The session whose first page was already opened; a reload or a step back continues it. */
let arrived = history.state ? sessionStore.getState().user?.auth_token : undefined;

/**
 * The page that the user chose to begin with, or that of their role, on arrival at home; undefined if that is
 * home, or at another address. Decides whether the welcome is due there.
 */
function chosenPage({ registry }: Services, { pathname, search }: URL): string | undefined {
  const { user } = sessionStore.getState();
  const isArrival = arrived !== user?.auth_token;
  arrived = user?.auth_token;
  const chosen = user?.first_page ?? firstPageOf(registry.store.getState(), user);
  const isHome = pathname + search === '/';
  // The welcome never covers a page that a link opened.
  if (isArrival || isHome) {
    const isDue = isHome && user?.shows_welcome === true && !alreadyVisited.get();
    welcomeStore.setState({ isDue });
  }
  if (!isArrival || !isHome || chosen === '/') return undefined;
  const page = registry.match(chosen);
  return page && checkAccess(page.route.access, user) === 'granted' ? chosen : undefined;
}

/** Loads a page's code; a page that replaces another one also waits for its first data. */
async function loadPage(
  { registry, queryClient, firstData }: Services,
  { remote, route, params }: DeclaredPage,
  { pathname, searchParams: search }: URL,
): Promise<ComponentType> {
  // Most pages are lists, so the shared code of lists loads in parallel with the page's own.
  if (route.layout === 'main') {
    void import('@shootline/shared-ui/table');
    void import('@shootline/shared-ui/filters');
    void import('@shootline/shared-ui/views');
  }
  const { routes } =
    remote === ownArea.name
      ? await import('../own-area/own-routes.ts')
      : await registry.load<RemoteRoutes>(remote, 'routes');
  const page: RemoteRoute | undefined = routes.find(({ path }) => path === route.path);
  if (!page) throw asLoadError(remote, new Error(`${remote} does not serve ${route.path}.`));
  page.prefetch?.({ queryClient, params, search });
  try {
    const module = await page.page();
    // The address stays until the page is there.
    if (pathname !== window.location.pathname) await firstData?.();
    if ('Component' in module) return module.Component;
    const { pageOf } = await import(/* webpackChunkName: "mounted" */ './mounted/mounted-page.tsx');
    return pageOf(registry, module);
  } catch (error) {
    throw remote === ownArea.name ? error : await registry.failed(remote, error);
  }
}

/**
 * Loads the code and the first data of a page that the user may open, ahead of the click. Opening the page
 * reports what fails.
 */
export function preloadPage(services: Services, url: URL): void {
  const declared = services.registry.match(url.pathname);
  const { user } = sessionStore.getState();
  if (!declared || checkAccess(declared.route.access, user) !== 'granted') return;
  loadPage(services, declared, url).catch(() => {});
}

const areaElsewhere = () =>
  import(/* webpackChunkName: "rare-pages" */ '../not-here/not-here.tsx').then(
    (m) => m.AreaElsewhere,
  );
const noPageForYou = () =>
  import(/* webpackChunkName: "rare-pages" */ '../not-here/not-here.tsx').then(
    (m) => m.NoPageForYou,
  );

async function notHere(
  services: Services,
  url: URL,
  explanation: Promise<ComponentType<{ fullAddress: string | null }>>,
): Promise<OpenedPage> {
  const Explanation = await explanation;
  const fullAddress = inFullPortal(services, url.pathname + url.search);
  return { kind: 'not-here', Explanation, fullAddress };
}

/** Opens an address that no known remote declares. */
async function openUnknown(services: Services, url: URL): Promise<OpenedPage | Response> {
  const { registry } = services;
  const { user } = sessionStore.getState();
  const home = homeOfArea(registry.store.getState(), url.pathname, user);
  if (home) return redirect(home);
  if (isElsewhere(services, url.pathname)) return notHere(services, url, areaElsewhere());
  // It may be a page of a remote that only some users get.
  if (!user && !services.config.remotes.every(isReleased)) return toSignIn(url);
  const remotes = registry.unknownRemotes().map(({ name }) => name);
  if (remotes.length === 0) {
    return url.pathname === '/' ? notHere(services, url, noPageForYou()) : { kind: 'not-found' };
  }
  const entry = drawerOf(registry.store.getState()).find(({ to }) => to === url.pathname);
  const access = entry ? checkAccess(entry.access, user) : 'granted';
  if (access === 'signed-out') return toSignIn(url);
  if (access === 'forbidden') return { kind: 'forbidden' };
  return {
    kind: 'perhaps-elsewhere',
    remotes: entry?.remote === undefined ? remotes : [entry.remote],
    label: entry?.label,
  };
}

/**
 * Opens the page of an address: finds the remote that declares it, checks access, and only then loads
 * its code and starts its first requests, for whose answers a move from another page waits. Throws
 * `RemoteLoadError` and `EssentialDataError`.
 */
export async function openPage(services: Services, url: URL): Promise<OpenedPage | Response> {
  const { registry } = services;
  await registry.started;
  const { user } = sessionStore.getState();
  const chosen = chosenPage(services, url);
  if (chosen) return redirect(chosen);
  const declared = await matchFor(services, url.pathname);
  const access = declared && checkAccess(declared.route.access, user);

  if (url.pathname === '/' && access !== 'granted') {
    if (!user) return toSignIn(url);
    const first = firstPage(services);
    if (first && first !== '/') return redirect(first);
  }
  if (!declared) return openUnknown(services, url);
  if (access === 'signed-out') return toSignIn(url);
  if (access === 'forbidden') return { kind: 'forbidden' };

  const essential = loadEssentialData(services, url);
  const [Component, elsewhere] = await Promise.all([loadPage(services, declared, url), essential]);
  return elsewhere ?? { kind: 'page', declared, Component };
}

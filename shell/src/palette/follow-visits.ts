import { sessionStore, t } from '@shootline/shared-api';
import type { Registry } from '../registry/registry.ts';
import type { PortalRouter } from '../registry/services.ts';
import { visits } from './visits.ts';

/** Whether a page is worth returning to: a part of the portal, or a record, but no form of a record. */
function isPlace(registry: Registry, path: string): boolean {
  const route = registry.match(path)?.route;
  return route?.layout === 'main' && !/:\w+\//.test(route.path);
}

const windowTitle = (brand: string) => {
  const end = ` · ${brand}`;
  return document.title.endsWith(end) ? document.title.slice(0, -end.length) : document.title;
};

/**
 * Keeps the pages that the user leaves, for the search, until they sign out or another user signs in. A
 * page counts when it is left, as it may get its title late.
 */
export function followVisits(router: PortalRouter, registry: Registry, brand: string): void {
  const userId = () => sessionStore.getState().user?.uuid;
  const current = () => ({ path: router.state.location.pathname, shownTo: userId() });
  let shown = current();

  function leave(): void {
    const { path, shownTo } = shown;
    const content = document.getElementById('content');
    const title = content?.querySelector('h1')?.textContent.trim();
    if (!shownTo || shownTo !== userId() || !content || !title || !isPlace(registry, path)) return;
    if (title === t('Not Found')) return void visits.forget(shownTo, path);
    // A failed page does not have its title.
    if (content.querySelector('[role="alert"]')) return;
    const details = windowTitle(brand);
    visits.keep(shownTo, { path, title, ...(details !== title && { details }) });
  }
  function follow(): void {
    if (router.state.navigation.location) leave();
    else shown = current();
  }

  follow();
  router.subscribe(follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}

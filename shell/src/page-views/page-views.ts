import type { PageViews } from '@shootline/shared-api/portal';
import type { Registry } from '../registry/registry.ts';
import type { PortalRouter } from '../registry/services.ts';

const wantsNone = () =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Sends one view to a service that takes Matomo's HTTP tracking requests. */
function send({ url, site }: PageViews, page: string): void {
  const view = new URLSearchParams({
    idsite: site,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: location.origin + page,
    action_name: page,
  });
  fetch(url, {
    method: 'POST',
    body: view,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch((error: unknown) => console.warn('A page view was not counted.', error));
}

/**
 * Counts each opened page by the path that its remote declares (`/booking/:bookingId`), never by its
 * address, which may name records and people. Counts nothing for browsers that ask not to be tracked.
 */
export function followPageViews(router: PortalRouter, registry: Registry, to: PageViews): void {
  if (wantsNone()) return;
  let last = '';
  const count = () => {
    const { location: at, navigation, initialized, matches } = router.state;
    const isOpen = initialized && navigation.state === 'idle';
    if (!isOpen || at.key + at.pathname === last) return;
    last = at.key + at.pathname;
    const { path } = matches.at(-1)?.route ?? {};
    // Pages such as the sign-in have their own route; the registry knows the path of all others.
    const declared = path === '*' ? registry.match(at.pathname)?.route.path : path;
    send(to, declared ?? '/not-found');
  };
  count();
  router.subscribe(count);
}

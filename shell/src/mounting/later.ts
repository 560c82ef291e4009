import { followNewVersions } from '../live/new-versions.ts';
import { keepForOffline } from '../offline/keep-for-offline.ts';
import type { PortalRouter } from './portal-router.tsx';
import type { Services } from './services.ts';

/** A page that was just opened is the newest version, so the first check can wait. */
const beforeNewVersions = 40_000;

/** Starts what can wait until the first page has long been shown. */
export function followLater(services: Services, router: PortalRouter): void {
  keepForOffline(services);
  setTimeout(() => followNewVersions(services.registry, router), beforeNewVersions);
}

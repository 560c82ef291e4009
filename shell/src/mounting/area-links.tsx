import { AreaLinksProvider, type LinkToArea } from '@shootline/shared-api/portal';
import { matchPath } from '@shootline/shared-ui/router';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Services } from '../registry/services.ts';

/** Whether an address is a page of an area that this portal does not have. */
export function isElsewhere({ config }: Services, pathname: string): boolean {
  return (config.elsewhere ?? []).some((path) => matchPath(path, pathname) !== null);
}

/** A path's address in the full portal; null if the deployment names none. */
export function inFullPortal({ config }: Services, path: string): string | null {
  return config.fullPortal === undefined ? null : config.fullPortal + path;
}

function linkToArea(services: Services): LinkToArea {
  const { registry } = services;
  return (path) => {
    const { pathname } = new URL(path, window.location.origin);
    if (registry.match(pathname)) return path;
    // The path may belong to a remote that has never been reached.
    const isPerhapsHere = registry.unknownRemotes().length > 0 && !isElsewhere(services, pathname);
    return isPerhapsHere ? path : inFullPortal(services, path);
  };
}

/** Provides pages with links to other areas; updates when a slow remote adds its pages. */
export function AreaLinks({ services, children }: { services: Services; children: ReactNode }) {
  useStore(services.registry.store);
  return <AreaLinksProvider value={linkToArea(services)}>{children}</AreaLinksProvider>;
}

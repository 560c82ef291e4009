import type { PortalConfig } from '@shootline/shared-api/portal';
import type { createBrowserRouter } from '@shootline/shared-ui/router';
import type { QueryClient } from '@tanstack/react-query';
import type { Registry } from './registry.ts';

/** The one router of the portal. */
export type PortalRouter = ReturnType<typeof createBrowserRouter>;

/** The services that all pages share, created once at the start. */
export interface Services {
  config: PortalConfig;
  registry: Registry;
  queryClient: QueryClient;
  /** Waits for the first data of the page that opens next; there once the user has done something. */
  firstData?: () => Promise<unknown>;
}

import type { PortalConfig } from '@shootline/shared-api/portal';
import type { QueryClient } from '@tanstack/react-query';
import type { Registry } from '../registry/registry.ts';

/** The services that all pages share, created once at the start. */
export interface Services {
  config: PortalConfig;
  registry: Registry;
  queryClient: QueryClient;
}

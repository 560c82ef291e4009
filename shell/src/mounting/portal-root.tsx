import { type WidgetHost, WidgetHostProvider } from '@shootline/shared-api/portal';
import { BrandProvider, PortalTheme, Toaster } from '@shootline/shared-ui';
import { RouterProvider } from '@shootline/shared-ui/router';
import { QueryClientProvider } from '@tanstack/react-query';
import type { PortalRouter, Services } from '../registry/services.ts';
import { AreaLinks } from './area-links.tsx';

/** The whole page: the router's pages with all that they are given, and the toasts. */
export function PortalRoot({
  services,
  host,
  router,
}: {
  services: Services;
  host: WidgetHost;
  router: PortalRouter;
}) {
  const { brand } = services.config;
  return (
    <BrandProvider brand={brand}>
      {brand.logo && <link rel="icon" href={brand.logo} />}
      <PortalTheme>
        <QueryClientProvider client={services.queryClient}>
          <WidgetHostProvider value={host}>
            <AreaLinks services={services}>
              <RouterProvider router={router} />
            </AreaLinks>
            <Toaster />
          </WidgetHostProvider>
        </QueryClientProvider>
      </PortalTheme>
    </BrandProvider>
  );
}

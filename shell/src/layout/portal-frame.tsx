import { useSession } from '@shootline/shared-api';
import { BrandLogo, DefaultLayout, LoadingScreen } from '@shootline/shared-ui';
import { Outlet, useLocation } from '@shootline/shared-ui/router';
import { useStore } from 'zustand';
import type { Services } from '../registry/services.ts';
import { SignedInLayout } from './signed-in-layout.tsx';
import { useLeaveWhenSignedOut } from './use-leave-when-signed-out.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** The frame of a page, as its remote declares it: the whole portal, only the brand, or none. */
export function PortalFrame({ services }: { services: Services }) {
  const { pathname } = useLocation();
  // Rendered again when a slow remote adds its pages and drawer entries.
  const { banner } = useStore(services.registry.store);
  const isSignedIn = useSession(({ user }) => user !== null);
  const declared = services.registry.match(pathname);
  const isLeaving = useLeaveWhenSignedOut(declared?.route.access ?? 'public');
  useScrollPosition();

  if (isLeaving) return <LoadingScreen />;
  const layout = declared?.route.layout ?? 'main';
  const page = (
    <>
      {banner}
      <Outlet />
    </>
  );
  if (layout === 'bare') return page;
  if (layout === 'window' || !isSignedIn) {
    return <DefaultLayout logo={<BrandLogo />}>{page}</DefaultLayout>;
  }
  return <SignedInLayout services={services}>{page}</SignedInLayout>;
}

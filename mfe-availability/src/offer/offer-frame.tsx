import { isVideographer, isInternal, useSession, t } from '@shootline/shared-api';
import {
  BrandLogo,
  ColorModeButton,
  BackLink,
  DefaultLayout,
  Page,
  RouterLink,
} from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** The link back to the list of offers, for roles that have the list. */
function BackToOffers() {
  const role = useSession(({ user }) => user?.role_policy);
  if (role === undefined || !(isInternal(role) || isVideographer(role))) return null;
  return <BackLink to="/booking-availability">{t('View all availabilities')}</BackLink>;
}

/** The layout of an offer's page, which is outside the main layout. */
export function OfferLayout({ children }: { children: ReactNode }) {
  const isSignedIn = useSession(({ user }) => user !== null);
  const logo = isSignedIn ? (
    <RouterLink to="/" variant="plain">
      <BrandLogo />
    </RouterLink>
  ) : (
    <BrandLogo />
  );
  return (
    <DefaultLayout logo={logo} actions={<ColorModeButton />}>
      {children}
    </DefaultLayout>
  );
}

/** An offer's page below its title. */
export function OfferFrame(props: { title: string; actions?: ReactNode; children: ReactNode }) {
  const { title, actions, children } = props;
  return (
    <Page title={title} eyebrow={<BackToOffers />} actions={actions}>
      {children}
    </Page>
  );
}

import { isCameraOperator, isInternal, useSession } from '@shootline/shared-api';
import {
  BrandLogo,
  ColorModeButton,
  DefaultLayout,
  HStack,
  Icon,
  Page,
  RouterLink,
} from '@shootline/shared-ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';

/** The link back to the list, for roles that have it. */
function WayBack() {
  const role = useSession(({ user }) => user?.role_policy);
  if (role === undefined || !(isInternal(role) || isCameraOperator(role))) return null;
  return (
    <RouterLink to="/booking-availability">
      <HStack as="span" display="inline-flex" gap="1.5">
        <Icon icon={ArrowLeft} size={16} />
        View all availabilities
      </HStack>
    </RouterLink>
  );
}

/** The top bar of an offer's page, which stands outside the main layout (S2 §2). */
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

/** An offer under its title. */
export function OfferFrame(props: { title: string; actions?: ReactNode; children: ReactNode }) {
  const { title, actions, children } = props;
  return (
    <Page title={title} eyebrow={<WayBack />} actions={actions}>
      {children}
    </Page>
  );
}

import { useCurrentUser } from '@shootline/shared-api';
import { checkAccess } from '@shootline/shared-api/portal';
import {
  BrandLogo,
  ColorModeButton,
  DrawerToggle,
  ExternalLink,
  HStack,
  InitialsAvatar,
  LoadingOverlay,
  MainLayout,
  NavButton,
  NavItem,
  ProfileCard,
  RouterLink,
  Spacer,
  useIsDesktop,
} from '@shootline/shared-ui';
import { useState, type ReactNode } from 'react';
import { useNavigate, useNavigation } from '@shootline/shared-ui/router';
import type { Services } from '../mounting/services.ts';
import { usePendingWrites } from './use-pending-writes.ts';

/** The portal around a page: header, drawer with what the user's role may open, footer (S2 §2). */
export function SignedInLayout({
  services,
  children,
}: {
  services: Services;
  children: ReactNode;
}) {
  const user = useCurrentUser();
  const isDesktop = useIsDesktop();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isWriting = usePendingWrites();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  const entries = services.registry
    .nav()
    .filter(({ access }) => checkAccess(access, user) === 'granted');

  return (
    <MainLayout
      isDrawerOpen={isDrawerOpen}
      onDrawerClose={closeDrawer}
      header={
        <>
          <DrawerToggle isOpen={isDrawerOpen} onOpen={() => setDrawerOpen(true)} />
          <RouterLink to="/" variant="plain">
            <BrandLogo />
          </RouterLink>
          <Spacer />
          <HStack gap="3">
            <ColorModeButton />
            {isDesktop ? <ProfileCard {...user} /> : <InitialsAvatar initials={user.initials} />}
          </HStack>
        </>
      }
      drawer={
        <>
          {entries.map(({ to, icon, label }) => (
            <NavItem key={to} to={to} icon={icon} label={label} end onClick={closeDrawer} />
          ))}
          <NavButton icon="sign-out" label="Sign Out" onClick={() => void navigate('/login')} />
        </>
      }
      footer={
        <ExternalLink href={services.config.brand.termsUrl}>Terms and conditions</ExternalLink>
      }
    >
      {children}
      <LoadingOverlay visible={isWriting || navigation.state === 'loading'} />
    </MainLayout>
  );
}

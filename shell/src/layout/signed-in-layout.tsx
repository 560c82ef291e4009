import {
  askToSignOut,
  unsavedForms,
  lazyModule,
  signOut,
  useCurrentUser,
  t,
} from '@shootline/shared-api';
import { checkAccess } from '@shootline/shared-api/portal';
import {
  BrandLogo,
  ColorModeButton,
  DrawerToggle,
  ExternalLink,
  HStack,
  InitialsAvatar,
  LazyDialog,
  LazyPart,
  LoadingOverlay,
  MainLayout,
  NavButton,
  NavItem,
  PrimaryNavItem,
  ProfileCard,
  RouterLink,
  SearchButton,
  Spacer,
  TOAST_KEY,
  useIsDesktop,
  useIsWide,
  useToastAction,
  VisuallyHidden,
  useKey,
} from '@shootline/shared-ui';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigation } from '@shootline/shared-ui/router';
import type { Services } from '../mounting/services.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useIsLastDay } from '../session/use-is-last-day.ts';
import { StorageNotice } from './storage-notice.tsx';
import { usePendingWrites } from './use-pending-writes.ts';

const leaveGuard = lazyModule(() => import('@shootline/shared-ui/leave-guard'));
const expiryNotice = lazyModule(
  () => import(/* webpackChunkName: "expiry" */ '../session/expiry-notice.tsx'),
);
const keysDialog = lazyModule(() => import('@shootline/shared-ui/palette'));
const palette = lazyModule(() => import('../palette/palette-dialog.tsx'));
const keysLabel = t('Keyboard shortcuts');

/** The portal around a page: header, footer and a drawer of the pages that the user may open (S2 §2). */
export function SignedInLayout({
  services,
  children,
}: {
  services: Services;
  children: ReactNode;
}) {
  const user = useCurrentUser();
  const isDesktop = useIsDesktop();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isWriting = usePendingWrites();
  const isLastDay = useIsLastDay(user.session_expires);
  const { key: here } = useLocation();
  // The drawer closes when the page changes or the window becomes wide.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && (isWide || openedAt !== here)) setOpenedAt(null);
  const isDrawerOpen = openedAt !== null;
  const closeDrawer = () => setOpenedAt(null);
  const [isKeysOpen, setIsKeysOpen] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  useKey('Mod+k', 'Search', () => setIsSearching(true));
  useKey('?', 'Show this list', () => setIsKeysOpen(true));
  const offered = useToastAction();
  useKey(TOAST_KEY, offered?.label ?? '', () => offered?.onPress(), {
    isEnabled: offered !== null,
  });
  const openFromDrawer = (setIsOpen: (isOpen: boolean) => void) => {
    // Returns the focus to the drawer's button first, so the dialog can return it there.
    flushSync(closeDrawer);
    setIsOpen(true);
  };
  const [isAsking, setIsAsking] = useState(false);
  const leaveAtOnce = () => {
    // Sign out first: without a network the sign-in page may fail to load.
    signOut();
    void navigate('/login');
  };
  const leave = () => {
    closeDrawer();
    askToSignOut(() => (unsavedForms.hasAny() ? setIsAsking(true) : leaveAtOnce()));
  };
  const entries = services.registry
    .nav()
    .filter(({ access }) => checkAccess(access, user) === 'granted');
  // Entries of remotes that are away stay in the drawer, which says so.
  const primary = entries.filter(({ isPrimary, isUnreachable }) => isPrimary && !isUnreachable);
  const others = entries.filter((entry) => !primary.includes(entry));

  return (
    <MainLayout
      isDrawerOpen={isDrawerOpen}
      onDrawerClose={closeDrawer}
      banner={
        <>
          <StorageNotice />
          {isLastDay && (
            <LazyPart of={expiryNotice} loading={null}>
              {({ ExpiryNotice }) => <ExpiryNotice />}
            </LazyPart>
          )}
        </>
      }
      header={
        <>
          <DrawerToggle isOpen={isDrawerOpen} onOpen={() => setOpenedAt(here)} />
          <RouterLink to="/" variant="plain">
            <BrandLogo />
          </RouterLink>
          <Spacer />
          <HStack gap="3">
            {isDesktop &&
              primary.map(({ to, icon, label }) => (
                <PrimaryNavItem key={to} {...{ to, icon, label }} />
              ))}
            {isDesktop && <SearchButton onClick={() => setIsSearching(true)} />}
            <NotificationBell />
            <ColorModeButton />
            <RouterLink to="/account" variant="plain">
              <VisuallyHidden>My Account: {isDesktop ? '' : user.full_name}</VisuallyHidden>
              {isDesktop ? <ProfileCard {...user} /> : <InitialsAvatar initials={user.initials} />}
            </RouterLink>
          </HStack>
        </>
      }
      drawer={
        <>
          {(isDesktop ? others : [...primary, ...others]).map(
            ({ to, icon, label, isUnreachable }) => (
              <NavItem
                key={to}
                {...{ to, icon, label }}
                end
                note={isUnreachable ? t('Not available right now') : undefined}
                onClick={closeDrawer}
              />
            ),
          )}
          {!isDesktop && (
            <NavButton
              icon="search"
              label={t('Search')}
              onClick={() => openFromDrawer(setIsSearching)}
            />
          )}
          <NavButton
            icon="keyboard"
            label={keysLabel}
            onClick={() => openFromDrawer(setIsKeysOpen)}
          />
          <NavButton icon="sign-out" label={t('Sign Out')} onClick={leave} />
        </>
      }
      footer={
        <ExternalLink href={services.config.brand.termsUrl}>
          {t('Terms and conditions')}
        </ExternalLink>
      }
    >
      {children}
      {isAsking && (
        <LazyDialog of={leaveGuard} onClose={() => setIsAsking(false)}>
          {({ SignOutQuestion }) => (
            <SignOutQuestion onStay={() => setIsAsking(false)} onLeave={leaveAtOnce} />
          )}
        </LazyDialog>
      )}
      {isSearching && (
        <LazyDialog of={palette} onClose={() => setIsSearching(false)}>
          {({ PaletteDialog }) => (
            <PaletteDialog
              registry={services.registry}
              pages={entries}
              onClose={() => setIsSearching(false)}
            />
          )}
        </LazyDialog>
      )}
      {isKeysOpen && (
        <LazyDialog of={keysDialog} onClose={() => setIsKeysOpen(false)}>
          {({ KeysDialog }) => <KeysDialog onClose={() => setIsKeysOpen(false)} />}
        </LazyDialog>
      )}
      <LoadingOverlay visible={isWriting || navigation.state === 'loading'} />
    </MainLayout>
  );
}

import {
  askToSignOut,
  lastingStorage,
  unsavedForms,
  lazyModule,
  signOut,
  storageRefusal,
  useCurrentUser,
  useIsWelcomeDue,
  t,
} from '@shootline/shared-api';
import { checkAccess, type NavGroup as NavGroupName } from '@shootline/shared-api/portal';
import {
  BrandLogo,
  ColorModeButton,
  DrawerToggle,
  ExternalLink,
  FoldedNavGroup,
  HStack,
  InitialsAvatar,
  LazyDialog,
  LazyPart,
  LoadingBar,
  MainLayout,
  NavButton,
  NavGroup,
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
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigation } from '@shootline/shared-ui/router';
import { useStore } from 'zustand';
import type { Services } from '../registry/services.ts';
import { InboxCount } from '../inbox/inbox-count.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { collectTyped } from '../palette/typed-early.ts';
import { type DrawerEntry, drawerOf } from '../registry/drawer.ts';
import type { Registry } from '../registry/registry.ts';
import { ConnectionNotice } from '../offline/connection-notice.tsx';
import { useIsLastDay } from '../session/use-is-last-day.ts';
import { usePendingWrites } from './use-pending-writes.ts';

const notices = lazyModule(() => import(/* webpackChunkName: "expiry" */ './notices.tsx'));

interface DialogProps {
  registry: Registry;
  pages: readonly DrawerEntry[];
  onClose: () => void;
  onLeave: () => void;
}

const dialog = (load: () => Promise<ComponentType<DialogProps>>) => lazyModule(load);
const dialogs = {
  keys: dialog(() => import('@shootline/shared-ui/palette').then((m) => m.KeysDialog)),
  search: dialog(() => import('../palette/palette-dialog.tsx').then((m) => m.PaletteDialog)),
  welcome: dialog(() => import('../welcome/welcome.tsx').then((m) => m.Welcome)),
  leave: dialog(() => import('@shootline/shared-ui/leave-guard').then((m) => m.SignOutQuestion)),
};
/** Key in the browser's storage for how the user has left the settings in the drawer. */
const settingsKey = 'shootline.settings';
const keysLabel = t('Keyboard Shortcuts');

/** The portal around a page: header, footer and a drawer of the pages that the user may open. */
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
  const isRefused = useStore(storageRefusal, (state) => state.isRefused);
  const { key: here, pathname } = useLocation();
  // The drawer closes when the page changes or the window becomes wide.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && (isWide || openedAt !== here)) setOpenedAt(null);
  const isDrawerOpen = openedAt !== null;
  const closeDrawer = () => setOpenedAt(null);
  const [chosen, setOpened] = useState<keyof typeof dialogs | null>(null);
  const isWelcomeDue = useIsWelcomeDue();
  const opened = chosen ?? (isWelcomeDue ? 'welcome' : null);
  useKey('Mod+k', t('Search'), () => setOpened('search'));
  useKey('?', t('Show this list'), () => setOpened('keys'));
  const offered = useToastAction();
  useKey(TOAST_KEY, offered?.label ?? '', () => offered?.onPress(), {
    isEnabled: offered !== null,
    isInDialog: true,
  });
  useEffect(() => (opened === 'search' ? collectTyped() : undefined), [opened]);
  const openFromDrawer = (name: keyof typeof dialogs) => {
    // Returns the focus to the drawer's button first, so the dialog can return it there.
    flushSync(closeDrawer);
    setOpened(name);
  };
  const leaveAtOnce = () => {
    // Sign out first: without a network the sign-in page may fail to load.
    signOut();
    void navigate('/login');
  };
  const leave = () => {
    closeDrawer();
    askToSignOut(() => (unsavedForms.hasAny() ? setOpened('leave') : leaveAtOnce()));
  };
  const entries = drawerOf(services.registry.store.getState()).filter(
    ({ access }) => checkAccess(access, user) === 'granted',
  );
  // Entries of unreachable remotes stay in the drawer, with a note.
  const primary = entries.filter(({ isPrimary, isUnreachable }) => isPrimary && !isUnreachable);
  const others = entries.filter((entry) => !primary.includes(entry));
  const listed = isDesktop ? others : [...primary, ...others];
  const inGroup = (group?: NavGroupName) => listed.filter((entry) => entry.group === group);
  const people = inGroup('people-and-money');
  const settings = inGroup('settings');
  const [settingsAre, setSettingsAre] = useState(() => lastingStorage.getItem(settingsKey));
  const areSettingsOpen = settingsAre
    ? settingsAre === 'open'
    : settings.some(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  const toggleSettings = () => {
    const next = areSettingsOpen ? 'folded' : 'open';
    lastingStorage.setItem(settingsKey, next);
    setSettingsAre(next);
  };
  const navItem = ({ to, icon, label, isUnreachable }: DrawerEntry) => (
    <NavItem
      key={to}
      {...{ to, icon, label }}
      end
      badge={to === '/inbox' && <InboxCount />}
      note={isUnreachable ? t('Not available right now') : undefined}
      onClick={closeDrawer}
    />
  );

  return (
    <MainLayout
      isDrawerOpen={isDrawerOpen}
      onDrawerClose={closeDrawer}
      banner={
        <>
          <ConnectionNotice />
          {(isLastDay || isRefused) && (
            <LazyPart of={notices} loading={null}>
              {({ Notices }) => <Notices isLastDay={isLastDay} />}
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
            {isDesktop && <SearchButton onClick={() => setOpened('search')} />}
            <NotificationBell />
            <ColorModeButton />
            <RouterLink to="/account" variant="plain">
              <VisuallyHidden>
                {t('My Account: {name}', { name: isDesktop ? '' : user.full_name })}
              </VisuallyHidden>
              {isDesktop ? <ProfileCard {...user} /> : <InitialsAvatar initials={user.initials} />}
            </RouterLink>
          </HStack>
        </>
      }
      drawer={
        <>
          {inGroup().map(navItem)}
          {!isDesktop && (
            <NavButton icon="search" label={t('Search')} onClick={() => openFromDrawer('search')} />
          )}
          {people.length > 0 && (
            <NavGroup title={t('People and Money')}>{people.map(navItem)}</NavGroup>
          )}
          <FoldedNavGroup
            title={t('Settings')}
            icon="M4 6h16M4 12h16M4 18h16M15 4v4M9 10v4M17 16v4"
            isOpen={areSettingsOpen}
            onToggle={toggleSettings}
          >
            {settings.map(navItem)}
            <NavButton icon="keyboard" label={keysLabel} onClick={() => openFromDrawer('keys')} />
            <NavButton
              icon="M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z"
              label={t('Welcome')}
              onClick={() => openFromDrawer('welcome')}
            />
          </FoldedNavGroup>
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
      {opened && (
        <LazyDialog of={dialogs[opened]} onClose={() => setOpened(null)}>
          {(OpenedDialog) => (
            <OpenedDialog
              registry={services.registry}
              pages={entries}
              onClose={() => setOpened(null)}
              onLeave={leaveAtOnce}
            />
          )}
        </LazyDialog>
      )}
      <LoadingBar visible={isWriting || navigation.state === 'loading'} />
    </MainLayout>
  );
}

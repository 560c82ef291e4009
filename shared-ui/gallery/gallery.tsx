import {
  type Brand,
  BrandLogo,
  BrandProvider,
  Button,
  CenteredPanelLayout,
  ColorModeButton,
  DefaultLayout,
  DrawerToggle,
  MainLayout,
  NavButton,
  NavItem,
  NotFoundState,
  Page,
  PortalTheme,
  ProfileCard,
  RouterLink,
  Spacer,
  Stack,
  Text,
  toast,
  Toaster,
} from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { type ReactNode, useState } from 'react';
import { HashRouter, Route, Routes } from 'react-router';
import { SignInForm, VariousFields } from './form-section.tsx';
import { ListSection } from './list-section.tsx';
import { MapSection } from './map-section.tsx';
import { PeopleSection, StatesSection, ThemeSection } from './sections.tsx';

const brand: Brand = {
  name: 'Brand Name',
  termsUrl: '/terms.html',
  logo: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="8" fill="#127a64"/><path d="M10 8.5v11l9-5.5z" fill="#fff"/></svg>',
  )}`,
};

const pages: { to: string; icon: string; label: string }[] = [
  { to: '/', icon: 'M5 12h14M12 5v14', label: 'List' },
  { to: '/theme', icon: 'lock', label: 'Theme' },
  { to: '/people', icon: 'user', label: 'Chips, people, cards' },
  { to: '/states', icon: 'keyboard', label: 'States and toasts' },
  { to: '/form', icon: 'mail', label: 'Form' },
  { to: '/map', icon: 'file', label: 'Map' },
  { to: '/centered', icon: 'file', label: 'Centered panel' },
  { to: '/default', icon: 'file', label: 'Default layout' },
  { to: '/nowhere', icon: 'search', label: 'Not found' },
];

function Main({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MainLayout
      isDrawerOpen={isOpen}
      onDrawerClose={() => setIsOpen(false)}
      header={
        <>
          <DrawerToggle isOpen={isOpen} onOpen={() => setIsOpen(true)} />
          <BrandLogo />
          <Spacer />
          <ColorModeButton />
        </>
      }
      drawer={
        <Stack gap="0" flex="1" minH="full">
          {pages.map((page) => (
            <NavItem key={page.to} {...page} end />
          ))}
          <Spacer />
          <Stack px="3" py="3" mt="3" borderTopWidth="1px">
            <ProfileCard full_name="Mia Chen" initials="MC" email="mia.chen@example.com" />
          </Stack>
          <NavButton icon="sign-out" label="Sign Out" onClick={() => toast.info('Signed out.')} />
        </Stack>
      }
      footer={<RouterLink to="/">Terms and conditions</RouterLink>}
    >
      {children}
    </MainLayout>
  );
}

/** Shows every component of the design system, to be checked in both colour modes and at any width. */
export function Gallery() {
  const main = (title: string, children: ReactNode, actions?: ReactNode) => (
    <Main>
      <Page title={title} actions={actions}>
        {children}
      </Page>
    </Main>
  );
  return (
    <PortalTheme>
      <BrandProvider brand={brand}>
        <HashRouter>
          <Routes>
            <Route path="/" element={<Main>{<ListSection />}</Main>} />
            <Route path="/theme" element={main('Theme', <ThemeSection />)} />
            <Route path="/people" element={main('Chips, people, cards', <PeopleSection />)} />
            <Route path="/states" element={main('States and toasts', <StatesSection />)} />
            <Route
              path="/form"
              element={main('Form', <VariousFields />, <Button size="sm">Action</Button>)}
            />
            <Route path="/map" element={main('Map', <MapSection />)} />
            <Route
              path="/centered"
              element={
                <CenteredPanelLayout logo={<BrandLogo height={36} />} title="Sign In">
                  <SignInForm />
                </CenteredPanelLayout>
              }
            />
            <Route
              path="/default"
              element={
                <DefaultLayout logo={<BrandLogo />} actions={<ColorModeButton />} footer="Footer">
                  <Page title="Default layout">
                    <InfoCard title="Shoot Availability">
                      <Text>A page without navigation.</Text>
                    </InfoCard>
                  </Page>
                </DefaultLayout>
              }
            />
            <Route
              path="*"
              element={
                <Main>
                  <NotFoundState />
                </Main>
              }
            />
          </Routes>
        </HashRouter>
        <Toaster />
      </BrandProvider>
    </PortalTheme>
  );
}

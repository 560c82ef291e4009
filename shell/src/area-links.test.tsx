import { roles, type SignedInUser } from '@shootline/shared-api';
import {
  financeStaff,
  type NavEntry,
  useLinkToArea,
  useOffersWidget,
  type WidgetName,
} from '@shootline/shared-api/portal';
import { buildUser } from '@shootline/shared-api/testing';
import { RouterLink } from '@shootline/shared-ui';
import { screen, within } from '@testing-library/react';
import { renderPortal, type TestRemote } from './testing/render-portal.tsx';

const fullPortal = 'https://portal.example';
const elsewhere = ['/shoots', '/shoot/:shootId'];

function Ledger() {
  const linkTo = useLinkToArea();
  const links = ['/shoot/7?tab=files', '/ledger', '/rental/1'] as const;
  return (
    <>
      <h1>Ledger</h1>
      {links.map((path) => {
        const address = linkTo(path);
        return address === null ? (
          <p key={path}>{path} is nowhere</p>
        ) : (
          <RouterLink key={path} to={address}>
            {path}
          </RouterLink>
        );
      })}
    </>
  );
}

const entry: NavEntry = {
  label: 'Ledger',
  to: '/ledger',
  icon: 'receipt',
  access: financeStaff,
  order: 40,
};
const ledger: TestRemote = {
  name: 'ledger',
  routes: [{ path: '/ledger', layout: 'main', access: financeStaff }],
  nav: [entry],
  pages: [{ path: '/ledger', page: () => Promise.resolve({ Component: Ledger }) }],
};
const rental = (): TestRemote => ({
  name: 'rental',
  routes: [{ path: '/rental/:itemId', layout: 'main', access: 'signed-in' }],
  nav: [],
  pages: [],
  isDown: true,
});

const open = (
  path: string,
  user: SignedInUser | null = buildUser(roles.finance),
  config: { fullPortal?: string } = {},
  remotes = [ledger],
) => renderPortal(path, { user, remotes, config: { elsewhere, ...config } });

afterEach(() => {
  localStorage.clear();
});

test('opens the first page that the user may open, and shows no other area in the drawer', async () => {
  const { path } = await open('/');
  expect(await screen.findByRole('heading', { name: 'Ledger' })).toBeVisible();
  expect(path()).toBe('/ledger');
  const drawer = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'For Me',
    'Ledger',
  ]);
});

test('links pages to other areas here or in the full portal, or to none', async () => {
  await open('/ledger', undefined, { fullPortal });
  const link = await screen.findByRole('link', { name: /^\/shoot\/7/ });
  expect(link).toHaveAttribute('href', `${fullPortal}/shoot/7?tab=files`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAccessibleName('/shoot/7?tab=files (opens in a new tab)');
  expect(screen.getByRole('link', { name: '/ledger' })).toHaveAttribute('href', '/ledger');
});

test('gives no address of an area outside this portal without a full portal', async () => {
  await open('/ledger');
  expect(await screen.findByText('/shoot/7?tab=files is nowhere')).toBeVisible();
  expect(screen.getByText('/rental/1 is nowhere')).toBeVisible();
});

test('an area of which a portal has only the widgets has no pages, drawer entries or links', async () => {
  const offered: boolean[] = [];
  const Offers = () => {
    offered.push(useOffersWidget('shoots/view' as WidgetName));
    return <Ledger />;
  };
  const shoots: TestRemote = {
    ...ledger,
    name: 'shoots',
    routes: [{ path: '/shoot/:shootId', layout: 'main', access: 'signed-in' }],
    nav: [{ ...entry, label: 'Shoots', to: '/shoots' }],
    widgets: { 'shoots/view': {} },
    widgetsOnly: true,
  };
  const pages: TestRemote['pages'] = [
    { path: '/ledger', page: () => Promise.resolve({ Component: Offers }) },
  ];
  await open('/ledger', undefined, {}, [{ ...ledger, pages }, shoots]);
  expect(await screen.findByText('/shoot/7?tab=files is nowhere')).toBeVisible();
  expect(offered.at(-1)).toBe(true);
  expect(screen.queryByRole('link', { name: 'Shoots' })).not.toBeInTheDocument();
});

test('keeps a path in this portal if it may belong to a remote that is away', async () => {
  const away = rental();
  await open('/ledger', undefined, { fullPortal }, [ledger, away]);
  const link = await screen.findByRole('link', { name: '/rental/1' });
  expect(link).toHaveAttribute('href', '/rental/1');
  expect(screen.getByRole('link', { name: /^\/shoot\/7/ })).toHaveAttribute('target', '_blank');
});

test('says that an area is not part of this portal, also when signed out', async () => {
  await open('/shoot/7', null);
  expect(await screen.findByRole('heading', { name: 'Not part of this portal' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /full portal/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('links such an address to the full portal if there is one', async () => {
  const { user } = await open('/shoot/7?tab=files', undefined, { fullPortal });
  expect(await screen.findByRole('link', { name: /Open in the Full Portal/ })).toHaveAttribute(
    'href',
    `${fullPortal}/shoot/7?tab=files`,
  );
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: 'Ledger' })).toBeVisible();
});

test('shows Not Found for an unknown address', async () => {
  await open('/nowhere', undefined, { fullPortal });
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
});

test('says that a role opens no page, and offers to sign in with another account', async () => {
  const { path } = await open('/', buildUser(roles.client_user), { fullPortal });
  expect(
    await screen.findByRole('heading', { name: 'Nothing here for your account' }),
  ).toBeVisible();
  expect(screen.getByText(/^You are signed in as maya\.okafor@example\.test/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Open the Full Portal/ })).toHaveAttribute(
    'href',
    `${fullPortal}/`,
  );
  expect(path()).toBe('/');
  expect(screen.getByRole('link', { name: 'Sign In with Another Account' })).toBeVisible();
});

test.each(['portal.example', 'http://portal.example', 'https://portal.example/finance'])(
  'does not start if the full portal is %s',
  async (address) => {
    await expect(open('/', null, { fullPortal: address })).rejects.toThrow(/^fullPortal: must be/);
  },
);

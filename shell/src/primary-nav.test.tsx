import { roles } from '@shootline/shared-api';
import { bookingCreators, type NavEntry } from '@shootline/shared-api/portal';
import { buildUser } from '@shootline/shared-api/testing';
import { narrowTheWindow, widenTheWindow } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { renderPortal, type TestRemote } from './testing/render-portal.tsx';

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });
// A module gives the same component however often it is asked for.
const Brief = () => <input aria-label="Brief" />;
const newShoot: NavEntry = {
  label: 'New Shoot',
  to: '/shoot',
  icon: 'plus',
  access: bookingCreators,
  order: 15,
  isPrimary: true,
};
const list: NavEntry = {
  label: 'My Shoots',
  to: '/shoots',
  icon: 'bookings',
  access: bookingCreators,
  order: 20,
};

const shoots = (): TestRemote => ({
  name: 'shoots',
  routes: [
    { path: '/shoots', layout: 'main', access: bookingCreators },
    { path: '/shoot', layout: 'main', access: bookingCreators },
  ],
  nav: [newShoot, list],
  pages: [
    { path: '/shoots', page: page('Shoots') },
    {
      path: '/shoot',
      page: () => Promise.resolve({ Component: Brief }),
    },
  ],
});

const client = buildUser(roles.client_user);
const drawerLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const headerButton = () =>
  within(screen.getByRole('banner')).queryByRole('link', { name: 'New Shoot' });

afterEach(() => {
  localStorage.clear();
  widenTheWindow();
});

test('shows the main task in the header of a wide window, not in the drawer', async () => {
  const { user } = await renderPortal('/shoots', { user: client, remotes: [shoots()] });
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  expect(drawerLinks()).toEqual(['For Me', 'My Shoots']);
  const button = screen.getByRole('link', { name: 'New Shoot' });
  expect(headerButton()).toBe(button);
  await user.click(button);
  expect(await screen.findByLabelText('Brief')).toBeVisible();
});

test('keeps the input when clicked on its own page', async () => {
  const { user, path } = await renderPortal('/shoot', { user: client, remotes: [shoots()] });
  await user.type(await screen.findByLabelText('Brief'), 'An opening');
  const button = screen.getByRole('link', { name: 'New Shoot' });
  expect(button).toHaveAttribute('aria-current', 'page');
  await user.click(button);
  expect(screen.getByLabelText('Brief')).toHaveValue('An opening');
  expect(path()).toBe('/shoot');
});

test('shows the main task first in the drawer of a narrow window, not in the header', async () => {
  narrowTheWindow();
  const remote = shoots();
  const nav = remote.nav.map((entry) => ({ ...entry, order: entry.isPrimary ? 90 : 10 }));
  const { user } = await renderPortal('/shoots', { user: client, remotes: [{ ...remote, nav }] });
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  expect(headerButton()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(within(screen.getByRole('dialog', { name: 'Menu' })).getAllByRole('link')[0]).toBe(
    screen.getByRole('link', { name: 'New Shoot' }),
  );
});

test('hides the main task from users who may not open it', async () => {
  const remote = shoots();
  const nav = remote.nav.map((entry) =>
    entry.isPrimary ? entry : { ...entry, access: 'signed-in' as const },
  );
  await renderPortal('/nowhere', { user: buildUser(roles.editor), remotes: [{ ...remote, nav }] });
  expect(await screen.findByRole('link', { name: 'My Shoots' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New Shoot' })).not.toBeInTheDocument();
});

test('opens the first other page as home if there is no page at /', async () => {
  const { path } = await renderPortal('/', { user: client, remotes: [shoots()] });
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  expect(path()).toBe('/shoots');
});

test('says in the drawer that the remote of the main task is away', async () => {
  const remote = shoots();
  await renderPortal('/nowhere', {
    user: client,
    remotes: [{ ...remote, announced: [...remote.nav], isDown: true }],
  });
  expect(
    await screen.findByRole('link', { name: 'New Shoot Not available right now' }),
  ).toBeVisible();
  expect(headerButton()).not.toBeInTheDocument();
});

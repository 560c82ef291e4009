import { roles, storageRefusal } from '@shootline/shared-api';
import { financeStaff, type NavEntry } from '@shootline/shared-api/portal';
import { buildUser } from '@shootline/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { renderPortal, type TestRemote } from './testing/render-portal.tsx';

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });
const ledgerEntry: NavEntry = {
  label: 'Ledger',
  to: '/ledger',
  icon: 'receipt',
  access: financeStaff,
  order: 5,
};
const shoots: TestRemote = {
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [{ label: 'My Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 }],
  pages: [{ path: '/', page: page('Shoots') }],
};
const ledger = (): TestRemote => ({
  name: 'ledger',
  routes: [{ path: '/ledger', layout: 'main', access: financeStaff }],
  nav: [ledgerEntry],
  pages: [{ path: '/ledger', page: page('All ledgers') }],
  announced: [ledgerEntry],
  isDown: true,
});

const finance = buildUser(roles.finance);
const drawer = () => within(screen.getByRole('navigation', { name: 'Main' }));
const isBack = () => {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
};

afterEach(() => {
  localStorage.clear();
  storageRefusal.setState({ isRefused: false, isRead: false });
});

test('keeps the drawer entry of a remote that was never reached, and mounts it on Retry', async () => {
  const away = ledger();
  const { user, path } = await renderPortal('/', { user: finance, remotes: [shoots, away] });
  const entry = await screen.findByRole('link', { name: 'Ledger Not available right now' });
  expect(drawer().getAllByRole('link')[0]).toBe(entry);
  await user.click(entry);
  expect(await screen.findByRole('heading', { name: 'Ledger is not available' })).toBeVisible();

  away.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'All ledgers' })).toBeVisible();
  expect(document.getElementById('content')).toHaveFocus();
  expect(path()).toBe('/ledger');
  expect(drawer().getByRole('link', { name: 'Ledger' })).toBeVisible();
});

test('mounts the remote when the network is back', async () => {
  const away = ledger();
  await renderPortal('/ledger', { user: finance, remotes: [shoots, away] });
  expect(await screen.findByRole('heading', { name: 'Ledger is not available' })).toBeVisible();
  away.isDown = false;
  await screen.findByRole('link', { name: 'Ledger Not available right now' });
  isBack();
  expect(await screen.findByRole('heading', { name: 'All ledgers' })).toBeVisible();
});

test('shows no entry to users who may not open its pages', async () => {
  const client = buildUser(roles.client_user);
  await renderPortal('/ledger', { user: client, remotes: [shoots, ledger()] });
  expect(
    await screen.findByText('Sorry, you do not have permission to access this page.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /Ledger/ })).not.toBeInTheDocument();
});

test('labels a remote by its name if nothing else is known, and opens it on Retry', async () => {
  const { announced: _, ...away } = ledger();
  const remote: TestRemote = away;
  const { user, path } = await renderPortal('/', { user: finance, remotes: [shoots, remote] });
  await user.click(await screen.findByRole('link', { name: 'Ledger Not available right now' }));
  expect(await screen.findByRole('heading', { name: 'Ledger is not available' })).toBeVisible();
  remote.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'All ledgers' })).toBeVisible();
  expect(path()).toBe('/ledger');
});

test('shows a notice once if storage is blocked, which the user can close', async () => {
  storageRefusal.setState({ isRefused: true });
  const { user } = await renderPortal('/', { user: finance, remotes: [shoots] });
  expect(await screen.findByText(/does not let this portal store anything/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(screen.queryByText(/does not let this portal store anything/)).not.toBeInTheDocument();
});

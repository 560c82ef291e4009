import { roles, sessionStore, type SignedInUser } from '@shootline/shared-api';
import type { RemoteFailureReport } from '@shootline/shared-api/contract';
import type { PortalConfig } from '@shootline/shared-api/portal';
import { buildUser, mockApi } from '@shootline/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPortal, server, signInForm, type TestRemote } from '../testing/render-portal.tsx';

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });

/** A remote with another build that nobody gets automatically. */
const area = (
  name: string,
  build: TestRemote['pages'] | null,
  path: `/${string}` = '/',
): TestRemote => ({
  name,
  routes: [{ path, layout: 'main', access: 'signed-in' }],
  nav: [{ label: `My ${name}`, to: path, icon: 'bookings', access: 'signed-in', order: 10 }],
  pages: [{ path, page: page(name) }],
  next: { share: 0, ...(build && { pages: build }) },
});
const shoots = () => area('shoots', [{ path: '/', page: page('Other shoots') }]);
const broken = () => area('shoots', null);

const admin = buildUser(roles.admin);
const finance = { ...buildUser(roles.finance), uuid: 'f1f1f1f1-0000-4000-8000-000000000001' };
const otherAdmin = { ...admin, uuid: 'a2a2a2a2-0000-4000-8000-000000000002' };
const key = 'shootline.overrides';
const urlOf = (name: string) => `${window.location.origin}/${name}/remote.next.json`;

/** Stores that a user runs the other builds of these remotes. */
function storeFor({ uuid }: SignedInUser, names: string[], url = urlOf) {
  const builds = names.map((name) => [name, { url: url(name), version: '2.0.0' }]);
  localStorage.setItem(key, JSON.stringify({ [uuid]: Object.fromEntries(builds) }));
}

let reported: RemoteFailureReport[] = [];
beforeEach(() => {
  reported = [];
  server.use(
    mockApi.get('/remotes/failing', () => ({ results: [] })),
    mockApi.post('/remotes/failures', async ({ request }) => {
      reported.push((await request.json()) as RemoteFailureReport);
      return undefined;
    }),
  );
});
afterEach(() => localStorage.clear());

const allowed: PortalConfig['overrides'] = { origins: [] };
const open = (
  user: SignedInUser | null,
  remotes = [shoots()],
  overrides: PortalConfig['overrides'] | null = allowed,
  path = '/',
) => renderPortal(path, { user, remotes, config: overrides ? { overrides } : {} });
const heading = (name: string) => screen.findByRole('heading', { name });
const banner = () => screen.queryByRole('region', { name: 'Other builds' });

test('runs the stored build for its user, and names it above the page', async () => {
  storeFor(admin, ['shoots']);
  const { user } = await open(admin);
  expect(await heading('Other shoots')).toBeVisible();
  const notice = within(await screen.findByRole('region', { name: 'Other builds' }));
  expect(
    notice.getByText('Shoots runs as build 2.0.0, for you in this browser only.'),
  ).toBeVisible();
  expect(notice.queryByRole('button', { name: 'Reset All' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Users' }));
  expect(await heading('Users')).toBeVisible();
  expect(banner()).toBeVisible();
});

test('resets one of two builds, or both with one click', async () => {
  const ledger = area('ledger', [{ path: '/ledger', page: page('Other ledger') }], '/ledger');
  storeFor(admin, ['shoots', 'ledger']);
  const { user } = await open(admin, [shoots(), ledger]);
  await user.click(await screen.findByRole('button', { name: 'Reset Ledger' }));
  expect(localStorage.getItem(key)).toContain('/shoots/');
  expect(localStorage.getItem(key)).not.toContain('/ledger/');
  storeFor(admin, ['shoots', 'ledger']);
  await user.click(screen.getByRole('button', { name: 'Reset All' }));
  expect(localStorage.getItem(key)).toBeNull();
});

test('goes back to the released build if the other one cannot start, says so, and reports nothing', async () => {
  storeFor(admin, ['shoots']);
  await open(admin, [broken()]);
  expect(await heading('shoots')).toBeVisible();
  expect(
    await screen.findByText(
      'Shoots runs as released again: build 2.0.0 could not be started (broken).',
    ),
  ).toBeVisible();
  expect(localStorage.getItem(key)).toBeNull();
  expect(banner()).not.toBeInTheDocument();
  expect(reported).toEqual([]);
});

test.each([
  ['another admin', otherAdmin, allowed],
  ['a user whose role may not', finance, allowed],
  ['anybody where the deployment does not allow it', admin, null],
  ['a build from an origin that is not listed', admin, { origins: ['https://builds.test'] }],
])('does not run the build for %s', async (who, user, overrides) => {
  storeFor(user === otherAdmin ? admin : user, ['shoots'], (name) =>
    who.includes('origin') ? `https://other.test/${name}/remote.json` : urlOf(name),
  );
  const stored = localStorage.getItem(key);
  const { loaded } = await open(user, [shoots()], overrides);
  expect(await heading('shoots')).toBeVisible();
  expect(loaded).toEqual(['shoots']);
  expect(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBe(stored);
});

test('runs a build for another role where the deployment allows it', async () => {
  storeFor(finance, ['shoots']);
  await open(finance, [shoots()], { origins: [], roles: ['finance'] });
  expect(await heading('Other shoots')).toBeVisible();
});

async function signInAs(user: SignedInUser, act: Awaited<ReturnType<typeof open>>['user']) {
  server.use(mockApi.post('/auth/login3', () => user));
  await signInForm();
  await act.type(screen.getByLabelText(/^Email/), user.email);
  await act.type(screen.getByLabelText(/^Password/), 'shootline');
  await act.type(screen.getByLabelText(/^Workspace/), user.workspace);
  await act.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('stops with the session, is not there for the next user, and is back for its own', async () => {
  storeFor(admin, ['shoots']);
  const { user } = await open(admin);
  expect(await heading('Other shoots')).toBeVisible();
  await waitFor(() => expect(banner()).toBeVisible());
  const switchTo = async (next: SignedInUser) => {
    act(() => sessionStore.setState({ user: null, reason: 'none' }));
    await signInAs(next, user);
  };
  await switchTo(otherAdmin);
  expect(await heading('shoots')).toBeVisible();
  expect(banner()).not.toBeInTheDocument();
  await switchTo(admin);
  expect(await heading('Other shoots')).toBeVisible();
  expect(banner()).toBeVisible();
});

test('runs the build for its user who signs in', async () => {
  storeFor(admin, ['shoots']);
  const { user } = await open(null, [shoots()], allowed, '/login');
  expect(banner()).not.toBeInTheDocument();
  await signInAs(admin, user);
  expect(await heading('Other shoots')).toBeVisible();
  await waitFor(() => expect(banner()).toBeVisible());
});

test('ignores stored builds that cannot be read', async () => {
  localStorage.setItem(key, 'not json');
  await open(admin);
  expect(await heading('shoots')).toBeVisible();
});

import { roles, sessionStore } from '@shootline/shared-api';
import type { RemoteFailureReport } from '@shootline/shared-api/contract';
import { buildUser, mockApi } from '@shootline/shared-api/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { renderPortal, server, signInForm, type TestRemote } from './testing/render-portal.tsx';

const { jest } = import.meta;

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });
const next: TestRemote['next'] = { pages: [{ path: '/', page: page('New shoots') }] };
const shoots = (change: TestRemote['next']): TestRemote => ({
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [{ label: 'My Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 }],
  pages: [{ path: '/', page: page('Shoots') }],
  ...(change && { next: change }),
});
const admin = buildUser(roles.admin);

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
afterEach(() => {
  localStorage.clear();
});

const open = (change: TestRemote['next'], user = admin) =>
  renderPortal('/', { user, remotes: [shoots(change)] });
const heading = (name: string) => screen.findByRole('heading', { name });

test.each([
  ['their workspace', { workspaces: ['northlight', admin.workspace] }],
  ['their role', { roles: ['admin' as const] }],
  ['all users', { share: 100 }],
])('gives users a tagged version for %s', async (_whose, rule) => {
  await open({ ...next, ...rule });
  expect(await heading('New shoots')).toBeVisible();
});

test.each([
  ['another workspace', { workspaces: ['northlight'] }],
  ['another role', { roles: ['finance' as const] }],
  ['their role in another workspace', { workspaces: ['northlight'], roles: ['admin' as const] }],
  ['no share of users', { share: 0 }],
])('does not give users a tagged version for %s', async (_whose, rule) => {
  await open({ ...next, ...rule });
  expect(await heading('Shoots')).toBeVisible();
});

test('gives users their version when they sign in', async () => {
  server.use(mockApi.post('/auth/login3', () => admin));
  const { user } = await renderPortal('/login', { remotes: [shoots({ ...next, share: 100 })] });
  await signInForm();
  await user.type(screen.getByLabelText(/^Email/), admin.email);
  await user.type(screen.getByLabelText(/^Password/), 'shootline');
  await user.type(screen.getByLabelText(/^Workspace/), admin.workspace);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await heading('New shoots')).toBeVisible();
});

test('shows the current version if a tagged one cannot start, and reports the failure', async () => {
  await open({ share: 100 });
  expect(await heading('Shoots')).toBeVisible();
  const fault = { remote: 'shoots', version: '2.0.0', failure: 'broken' };
  await waitFor(() => expect(reported).toEqual([fault]));
});

function Stopping() {
  const [isStopping, setIsStopping] = useState(false);
  if (isStopping) throw new Error('It stops.');
  return <button onClick={() => setIsStopping(true)}>Stop</button>;
}

test('does not give a tagged version again after its page has stopped', async () => {
  const stopping: TestRemote['next'] = {
    pages: [{ path: '/', page: () => Promise.resolve({ Component: Stopping }) }],
  };
  const { user } = await open(stopping);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await heading('This page has stopped')).toBeVisible();
  const fault = { remote: 'shoots', version: '2.0.0', failure: 'stopped' };
  await waitFor(() => expect(reported).toEqual([fault]));
  cleanup();
  await open(stopping);
  expect(await heading('Shoots')).toBeVisible();
});

test('logs a failing file of the shell as the portal’s, and holds it against no remote', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const request = `${location.origin}/shell/3.0.0/assets/details.js`;
  server.use(http.get(request, () => HttpResponse.error()));
  const cutOff = Object.assign(new Error('Loading chunk details failed.'), {
    name: 'ChunkLoadError',
    request,
  });
  await open({ pages: [{ path: '/', page: () => Promise.reject(cutOff) }], share: 100 });
  expect(await heading('This area is not available')).toBeVisible();
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(
        /^unreachable: portal, needed by shoots: .*\/shell\/3\.0\.0\/assets\/details\.js/,
      ),
    ),
  );
  expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('unreachable: shoots'));
  expect(reported).toEqual([]);
  expect(localStorage.getItem('shootline.failing')).toBeNull();
  warn.mockRestore();
});

test('does not give a tagged version that failed for others', async () => {
  const results = [{ remote: 'shoots', version: '2.0.0' }];
  server.use(mockApi.get('/remotes/failing', () => ({ results })));
  await open({ ...next, share: 100 });
  expect(await heading('Shoots')).toBeVisible();
});

describe('a remote that has only a tagged version', () => {
  // A name of its own, as portals of earlier tests may still ask for other areas.
  const tripods: TestRemote = {
    name: 'tripods',
    routes: [{ path: '/tripods', layout: 'main', access: 'signed-in' }],
    nav: [{ label: 'Tripods', to: '/tripods', icon: 'file', access: 'signed-in', order: 20 }],
    pages: [],
    next: {
      pages: [{ path: '/tripods', page: page('Cameras') }],
      workspaces: [admin.workspace],
    },
    isUnreleased: true,
  };
  const other = { ...admin, uuid: crypto.randomUUID(), workspace: 'northlight' };
  const openTripods = (user: typeof admin | null, change: Partial<TestRemote> = {}) =>
    renderPortal('/tripods', {
      user,
      remotes: [shoots(undefined), { ...tripods, ...change }],
    });
  const entry = () => screen.queryByRole('link', { name: /Tripods/ });
  let asked: string[] = [];
  const noteRequest = ({ request }: { request: Request }) =>
    void asked.push(new URL(request.url).pathname);
  beforeEach(() => {
    asked = [];
    server.events.on('request:start', noteRequest);
  });
  afterEach(() => server.events.removeAllListeners());
  const ofTripods = () => asked.filter((path) => path.startsWith('/tripods/'));

  test('is shown to the users who get it', async () => {
    await openTripods(admin);
    expect(await heading('Cameras')).toBeVisible();
    expect(entry()).toBeVisible();
  });

  test('does not exist for anyone else, and is not asked for', async () => {
    await openTripods(other);
    expect(await heading('Not Found')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'My Shoots' })).toBeVisible();
    expect(entry()).toBeNull();
    expect(ofTripods()).toEqual([]);
  });

  test('that cannot be reached says so to the users who get it', async () => {
    await openTripods(admin, { isDown: true });
    expect(await heading('This page cannot be shown')).toBeVisible();
    expect(entry()).toHaveAccessibleName(/Not available right now/);
  });

  test('opens from a link once a user who gets it has signed in', async () => {
    server.use(mockApi.post('/auth/login3', () => admin));
    const { user } = await openTripods(null);
    await signInForm();
    expect(ofTripods()).toEqual([]);
    await user.type(screen.getByLabelText(/^Email/), admin.email);
    await user.type(screen.getByLabelText(/^Password/), 'shootline');
    await user.type(screen.getByLabelText(/^Workspace/), admin.workspace);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await heading('Cameras')).toBeVisible();
  });

  test('is gone once another user has signed in on the page', async () => {
    await openTripods(admin);
    expect(await heading('Cameras')).toBeVisible();
    act(() => sessionStore.setState({ user: other }));
    await waitFor(() => expect(entry()).toBeNull());
  });
});

import { errorTexts, keptInput, sessionStore } from '@shootline/shared-api';
import {
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
} from '@shootline/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderPortal, server, signInForm, type TestRemote } from './testing/render-portal.tsx';

const shoots: TestRemote = {
  name: 'shoots',
  routes: [{ path: '/shoot/:shootId', layout: 'main', access: 'signed-in' }],
  nav: [{ label: 'My Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 }],
  pages: [
    { path: '/shoot/:shootId', page: () => Promise.resolve({ Component: () => <h1>A shoot</h1> }) },
  ],
};
const here = '/shoot/7?tab=files';
const refused = 'Sorry, essential application data failed to load. Please sign in to try again.';

/** Opens the page with this answer to the request for the essential data. */
function openWhile(answer: () => Response, user = buildUser()) {
  const opening = renderPortal(here, { user, remotes: [shoots] });
  server.use(mockApi.get('/reference-data', answer));
  return opening;
}

const answersAgain = () => server.use(mockApi.get('/reference-data', buildReferenceData));

beforeEach(() => server.use(mockApi.post('/auth/logout', () => undefined)));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['a server error', () => errorResponse('InternalError', 'Sorry, not now.')],
  ['too many calls', () => errorResponse('TooManyRequests', 'Sorry, not now.')],
])('offers Retry in place when the essential data fails with %s', async (_case, answer) => {
  const signedIn = buildUser();
  const { user, path } = await openWhile(answer, signedIn);
  keptInput.keep('brief', { title: 'Town hall' });
  expect(
    await screen.findByRole('heading', { name: 'The portal could not be loaded' }),
  ).toBeVisible();
  expect(screen.getByText('Sorry, not now.')).toBeVisible();
  expect(sessionStore.getState().user).toEqual(signedIn);

  answersAgain();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'A shoot' })).toBeVisible();
  expect(path()).toBe(here);
  expect(keptInput.read('brief')).toEqual({ title: 'Town hall' });
});

test('loads the essential data when the network is back', async () => {
  await openWhile(() => HttpResponse.error());
  expect(await screen.findByText(errorTexts.network)).toBeVisible();
  answersAgain();
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { name: 'A shoot' })).toBeVisible();
});

test('explains an incomplete answer in words', async () => {
  await openWhile(() => new HttpResponse('{"regions": ['));
  expect(await screen.findByText(errorTexts.other)).toBeVisible();
});

test.each(['Forbidden', 'NotAuthenticated'] as const)(
  'asks for a sign-in when the essential data is refused (%s), then restores the input',
  async (type) => {
    const signedIn = buildUser();
    sessionStore.setState({ user: signedIn });
    keptInput.keep('brief', { title: 'Town hall' });
    const { user, path } = await openWhile(() => errorResponse(type), signedIn);
    await signInForm();
    await waitFor(() => expect(screen.getByText(refused)).toBeVisible());
    expect(sessionStore.getState().user).toBeNull();
    expect(path()).toBe(`/login?next=${encodeURIComponent(here)}`);

    answersAgain();
    server.use(mockApi.post('/auth/login3', () => signedIn));
    await user.type(screen.getByLabelText(/Email/), 'maya@example.test');
    await user.type(screen.getByLabelText(/^Password/), 'correct horse');
    await user.type(screen.getByLabelText(/Workspace/), 'demo');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'A shoot' })).toBeVisible();
    expect(keptInput.read('brief')).toEqual({ title: 'Town hall' });
  },
);

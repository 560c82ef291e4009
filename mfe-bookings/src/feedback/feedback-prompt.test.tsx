import { type Role, roles } from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildFeedback,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
// Compiles the lazy code before the first test waits for it.
import '../first-visit/welcome.tsx';
import './feedback-prompt.tsx';

/** Number of feedback requests. */
let calls = 0;

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/user/submitters', () => []),
  mockApi.get('/booking/list-bookings', () => pageOf([buildBookingSummary()])),
  mockApi.get('/get_user_address_hub3', () => ({
    location: sydneyAddress.location,
    formatted_address: sydneyAddress.formatted_address,
  })),
);

const titles = ['Gala dinner', 'A very long title '.repeat(20), '', 'Annual report'];
const given = buildFeedback({ booking_title: 'Given already' });
const asked = titles.map((title, index) =>
  buildFeedback({ booking_title: title, booking_uid: `2000${index}`, received: false }),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  calls = 0;
  server.use(
    mockApi.get('/feedback', () => {
      calls += 1;
      return [given, ...asked];
    }),
  );
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (role: Role = roles.client_user, user = buildUser(role)) =>
  renderRoute(routes, '/', { user });
const prompt = () => screen.findByRole('region', { name: 'Please share your feedback' });
const noPrompt = () =>
  expect(screen.queryByRole('region', { name: 'Please share your feedback' })).toBeNull();
const list = () => screen.findByRole('link', { name: 'Founder interview' });

test.each([roles.client_user, roles.camera_operator])(
  'role %s sees the latest three requests with links to their pages',
  async (role) => {
    const { user, location } = open(role);
    const items = within(await prompt()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Gala dinner#20000',
      `${titles[1]}#20001`,
      'Untitled booking#20002',
    ]);
    expect(document.body).toHaveFocus();
    server.use(mockApi.get('/booking/{id}', () => errorResponse('NotFound')));
    await user.click(within(await prompt()).getByRole('link', { name: 'Gala dinner' }));
    expect(location()).toBe(`/booking/${asked[0]?.booking}/submit-feedback`);
  },
);

test('"Not now" lasts for the session, even over a reload', async () => {
  const person = buildUser();
  const { user, unmount } = open(roles.client_user, person);
  await user.click(within(await prompt()).getByRole('button', { name: 'Not now' }));
  noPrompt();
  unmount();
  open(roles.client_user, { ...person });
  await list();
  await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
  noPrompt();
  expect(calls).toBe(1);
});

test('comes after the welcome', async () => {
  localStorage.setItem('alreadyVisited', 'false');
  const { user } = open();
  await screen.findByRole('dialog');
  noPrompt();
  expect(calls).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(await prompt()).toBeVisible();
});

test('does not show if no feedback is asked for', async () => {
  server.use(
    mockApi.get('/feedback', () => {
      calls += 1;
      return [given];
    }),
  );
  open();
  await waitFor(() => expect(calls).toBe(1));
  noPrompt();
});

test('leaves the list alone if feedback fails to load', async () => {
  server.use(
    mockApi.get('/feedback', () => {
      calls += 1;
      return errorResponse('InternalError', 'The archive is closed.');
    }),
  );
  open();
  await waitFor(() => expect(calls).toBe(1));
  expect(await list()).toBeVisible();
  expect(screen.queryByText('The archive is closed.')).not.toBeInTheDocument();
});

test.each([roles.unapproved_client_user, roles.editor, roles.admin])(
  'shows no requests to role %s, which rates nothing',
  async (role) => {
    server.use(
      mockApi.get('/client', () => []),
      mockApi.get('/user/am-users', () => []),
    );
    open(role);
    await list();
    noPrompt();
    expect(calls).toBe(0);
  },
);

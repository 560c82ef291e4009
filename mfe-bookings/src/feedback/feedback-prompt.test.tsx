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

test("'Do Not Ask Again' is stored on the server, and new requests show again", async () => {
  const dismissed: string[] = [];
  let all = [given, ...asked];
  server.use(
    mockApi.get('/feedback', () => all),
    mockApi.post('/feedback/dismiss-requests', async ({ request }) => {
      const { feedback } = (await request.json()) as { feedback: string[] };
      dismissed.push(...feedback);
      all = all.map((one) => (feedback.includes(one.uuid) ? { ...one, is_dismissed: true } : one));
      return all;
    }),
  );
  const { user, unmount } = open();
  await user.click(within(await prompt()).getByRole('button', { name: 'Do Not Ask Again' }));
  expect(await screen.findByText('You will not be asked about these again.')).toBeVisible();
  noPrompt();
  // Includes the requests that did not fit into the card.
  expect(dismissed).toEqual(asked.map(({ uuid }) => uuid));
  unmount();

  // Another browser, or another session.
  localStorage.clear();
  sessionStorage.clear();
  const again = open();
  await list();
  noPrompt();
  again.unmount();

  all = [buildFeedback({ booking_title: 'Spring campaign', received: false }), ...all];
  open();
  expect(within(await prompt()).getAllByRole('listitem')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Spring campaign' })).toBeVisible();
});

test('the card stays if it cannot be dismissed, and can be dismissed again', async () => {
  server.use(
    mockApi.post('/feedback/dismiss-requests', () => errorResponse('InternalError', 'No.')),
  );
  const { user } = open();
  const button = () => screen.getByRole('button', { name: 'Do Not Ask Again' });
  await prompt();
  await user.click(button());
  expect(await screen.findByText('No.')).toBeVisible();
  await waitFor(() => expect(button()).toBeEnabled());
});

test('the card comes with the first rows, which wait for it a moment, or at the next visit', async () => {
  const answer = Promise.withResolvers<void>();
  server.use(
    mockApi.get('/feedback', async () => {
      await answer.promise;
      return asked;
    }),
  );
  const first = open();
  // Rows wait for a while only.
  await screen.findByRole('link', { name: 'Founder interview' }, { timeout: 4000 });
  answer.resolve();
  await waitFor(() => expect(first.queryClient.isFetching()).toBe(0));
  noPrompt();
  first.unmount();
  open();
  await list();
  expect(screen.getByRole('region', { name: 'Please share your feedback' })).toBeVisible();
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

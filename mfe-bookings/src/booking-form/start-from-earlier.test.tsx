import { type BookingSummary, type Role, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildBookingSummary,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StartFromEarlier } from './start-from-earlier.tsx';

const server = mockServer();

/** A page like New Booking: earlier bookings above a text field. */
function NewBooking() {
  return (
    <>
      <StartFromEarlier />
      <input aria-label="Brief" />
    </>
  );
}

const routes = [
  { path: '/submit-brief', page: () => Promise.resolve({ Component: NewBooking }) },
] as const;

const submitted = (changes: Partial<BookingSummary> = {}) =>
  buildBookingSummary({ permissions: permissions('duplicate'), ...changes });

type Answer = BookingSummary[] | Response;

/** Opens New Booking with these answers to its lists; returns the titles searched for. */
function open(answer: (title: string | null) => Answer, role: Role = roles.client_user) {
  const asked: (string | null)[] = [];
  server.use(
    mockApi.get('/booking/list-bookings', ({ query }) => {
      const title = query.get('title');
      asked.push(title);
      const rows = answer(title);
      return rows instanceof Response ? rows : pageOf(rows);
    }),
  );
  return { asked, ...renderRoute(routes, '/submit-brief', { user: buildUser(role) }) };
}

const region = () => screen.findByRole('region', { name: 'Start from an earlier booking' });
const offered = async () =>
  within(await region())
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button').textContent);

test('shows the five newest bookings that may be duplicated, without drafts, with their key facts', async () => {
  const others = [1, 2, 3, 4, 5].map((number) => submitted({ title: `Shoot ${number}` }));
  open(() => [
    submitted({ title: 'Half a brief', state: 'draft' }),
    buildBookingSummary({ title: 'Of somebody else' }),
    submitted({ title: 'Founder interview', booking_uid: '10042' }),
    ...others,
  ]);
  await screen.findByRole('button', { name: /Founder interview/ });
  expect(await offered()).toEqual([
    'Founder interview#10042 · Wed, 14 Aug 2030Sydney NSW · 6\u00a0hours',
    ...others.slice(0, 4).map(({ title }) => expect.stringContaining(title)),
  ]);
});

test("shows an admin each booking's client", async () => {
  open(() => [submitted()], roles.admin);
  expect(await screen.findByRole('button', { name: /Harbour Foods/ })).toBeVisible();
});

test('one click makes a copy and opens it in its form', async () => {
  const booking = submitted({ title: 'Founder interview' });
  const copy = buildBooking({ state: 'draft' });
  const keys: (string | null)[] = [];
  server.use(
    http.post(`*/api/booking/${booking.uuid}/duplicate`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.json(copy);
    }),
  );
  const { user, location } = open(() => [booking]);
  await user.dblClick(await screen.findByRole('button', { name: /Founder interview/ }));
  expect(await screen.findByText('A duplicate booking has been created.')).toBeVisible();
  expect(location()).toBe(`/booking/${copy.uuid}/update`);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('shows why a copy failed, keeps the input, and can try again', async () => {
  const booking = submitted({ title: 'Founder interview' });
  let fail = () => {};
  server.use(
    http.post(`*/api/booking/${booking.uuid}/duplicate`, async () => {
      await new Promise<void>((resolve) => (fail = resolve));
      return errorResponse('Conflict', 'It is deleted by now.');
    }),
  );
  const { user, location } = open(() => [booking, submitted({ title: 'Kitchen' })]);
  const button = await screen.findByRole('button', { name: /Founder interview/ });
  await user.type(screen.getByLabelText('Brief'), 'An opening');
  await user.click(button);
  expect(await within(button).findByText('Duplicating...')).toBeVisible();
  expect(screen.getByRole('button', { name: /Kitchen/ })).toBeDisabled();
  await waitFor(() => {
    fail();
    expect(screen.getByRole('alert')).toHaveTextContent('It is deleted by now.');
  });
  expect(button).toHaveFocus();
  expect(screen.getByRole('button', { name: /Kitchen/ })).toBeEnabled();
  expect(screen.getByLabelText('Brief')).toHaveValue('An opening');
  expect(location()).toBe('/submit-brief');
});

test('searches all bookings, and says when none is found', async () => {
  const many = Array.from({ length: 6 }, (_, index) => submitted({ title: `Shoot ${index}` }));
  const { user, asked } = open((title) => {
    if (title === null) return many;
    return title === 'kitchen' ? [submitted({ title: 'Kitchen of 2019' })] : [];
  });
  const search = await screen.findByRole('searchbox', { name: 'Search earlier bookings by title' });
  await user.type(search, ' kitchen ');
  expect(await screen.findByRole('button', { name: /Kitchen of 2019/ })).toBeVisible();
  expect(asked).toEqual([null, 'kitchen']);
  await user.type(search, 's in Rome');
  expect(
    await screen.findByText('None of the earlier bookings has this in its title.'),
  ).toBeVisible();
  await user.clear(search);
  expect(await screen.findByRole('button', { name: /Shoot 0/ })).toBeVisible();
  expect(search).toHaveFocus();
});

test('is hidden from a user without earlier bookings', async () => {
  const { asked } = open(() => [submitted({ state: 'draft' })]);
  await waitFor(() => expect(asked).toEqual([null]));
  const heading = 'Start from an earlier booking';
  await waitFor(() => expect(screen.queryByText(heading)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Brief')).toBeVisible();
});

test('a failure can be tried again', async () => {
  let answer: Answer = errorResponse('InternalError');
  const { user } = open(() => (answer instanceof Response ? answer.clone() : answer));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error loading the list of bookings.',
  );
  answer = [submitted({ title: 'Founder interview' })];
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /Founder interview/ })).toBeVisible();
});

import { type Booking, type BookingSummary, type Role, roles } from '@shootline/shared-api';
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

const heading = 'Start from an Earlier Booking';

/** Opens New Booking with these answers to its lists, and unfolds them; returns the titles searched for. */
async function open(answer: (title: string | null) => Answer, role?: Role) {
  const view = openFolded(answer, role);
  await view.user.click(await screen.findByRole('button', { name: heading }));
  return view;
}

function openFolded(answer: (title: string | null) => Answer, role: Role = roles.client_user) {
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

const region = () => screen.findByRole('region', { name: 'Start from an Earlier Booking' });
const offered = async () =>
  within(await region())
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button').textContent);

test('shows the five newest bookings that may be duplicated, without drafts, with their key facts', async () => {
  const others = [1, 2, 3, 4, 5].map((number) => submitted({ title: `Shoot ${number}` }));
  await open(() => [
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
  await open(() => [submitted()], roles.admin);
  expect(await screen.findByRole('button', { name: /Harbour Foods/ })).toBeVisible();
});

const question = () => screen.findByRole('dialog', { name: 'Start from an Earlier Booking' });

/** Answers the calls that make a copy, and returns the dates that it gets. */
function mockCopies(copy: Booking) {
  const dates: unknown[] = [];
  const made = { ...copy, version: 1 };
  server.use(
    http.post('*/api/booking/:id/duplicate', () => HttpResponse.json(made)),
    http.put(`*/api/booking/${copy.uuid}`, async ({ request }) => {
      dates.push(((await request.json()) as { date?: unknown }).date);
      return HttpResponse.json({ ...made, version: 2 });
    }),
  );
  return dates;
}

test('asks for the new date first, then opens a copy, which Undo deletes', async () => {
  const booking = submitted({ title: 'Founder interview' });
  const copy = buildBooking({ state: 'draft' });
  const dates = mockCopies(copy);
  const deleted: (string | null)[] = [];
  server.use(
    http.get(`*/api/booking/${copy.uuid}`, () => HttpResponse.json({ ...copy, version: 2 })),
    http.post(`*/api/booking/${copy.uuid}/make-deleted`, ({ request }) => {
      deleted.push(request.headers.get('If-Match'));
      return HttpResponse.json({ ...copy, state: 'deleted' });
    }),
  );
  const { user, location } = await open(() => [booking]);
  await user.click(await screen.findByRole('button', { name: /Founder interview/ }));
  const dialog = within(await question());
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  const date = dialog.getByRole('textbox', { name: 'Date' });
  expect(date).toHaveAccessibleDescription('Please enter a value.');
  await user.type(date, '01-01-2020');
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription('Choose a date later than tomorrow.'),
  );
  await user.clear(date);
  await user.type(date, '20-09-2030');
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('A duplicate booking has been created.')).toBeVisible();
  expect(location()).toBe(`/booking/${copy.uuid}/update`);
  expect(dates).toEqual([expect.stringMatching(/^20-09-2030 \d\d:\d\d$/)]);

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('The copy is deleted.');
  expect(deleted).toEqual(['"2"']);
  expect(location()).toBe('/submit-brief');
});

test('a copy can do without a date', async () => {
  const copy = buildBooking({ state: 'draft' });
  const dates = mockCopies(copy);
  const { user, location } = await open(() => [submitted({ title: 'Founder interview' })]);
  await user.click(await screen.findByRole('button', { name: /Founder interview/ }));
  await user.click(await screen.findByRole('button', { name: 'Choose the Date Later' }));
  await waitFor(() => expect(location()).toBe(`/booking/${copy.uuid}/update`));
  expect(dates).toEqual([]);
});

test('shows why a copy failed, keeps the input, and can try again', async () => {
  server.use(
    http.post('*/api/booking/:id/duplicate', () =>
      errorResponse('Conflict', 'It is deleted by now.'),
    ),
  );
  const booking = submitted({ title: 'Founder interview' });
  const { user, location } = await open(() => [booking]);
  const button = await screen.findByRole('button', { name: /Founder interview/ });
  await user.type(screen.getByLabelText('Brief'), 'An opening');
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Choose the Date Later' }));
  expect(await within(await question()).findByText('It is deleted by now.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.getByLabelText('Brief')).toHaveValue('An opening');
  expect(location()).toBe('/submit-brief');
});

test('searches all bookings, and says when none is found', async () => {
  const many = Array.from({ length: 6 }, (_, index) => submitted({ title: `Shoot ${index}` }));
  const { user, asked } = await open((title) => {
    if (title === null) return many;
    return title === 'kitchen' ? [submitted({ title: 'Kitchen of 2019' })] : [];
  });
  const search = await screen.findByRole('searchbox', { name: 'Search earlier bookings by title' });
  await user.type(search, ' kitchen ');
  expect(await screen.findByRole('button', { name: /Kitchen of 2019/ })).toBeVisible();
  expect(asked).toEqual([null, 'kitchen']);
  await user.type(search, 's in Rome');
  expect(await screen.findByText('No earlier booking has this in its title.')).toBeVisible();
  await user.clear(search);
  expect(await screen.findByRole('button', { name: /Shoot 0/ })).toBeVisible();
  expect(search).toHaveFocus();
});

test('is hidden from a user without earlier bookings', async () => {
  const { asked } = openFolded(() => [submitted({ state: 'draft' })]);
  await waitFor(() => expect(asked).toEqual([null]));
  await waitFor(() => expect(screen.queryByText(heading)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Brief')).toBeVisible();
});

test('a failure can be tried again', async () => {
  let answer: Answer = errorResponse('InternalError');
  const { user } = await open(() => (answer instanceof Response ? answer.clone() : answer));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error loading the list of bookings.',
  );
  answer = [submitted({ title: 'Founder interview' })];
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /Founder interview/ })).toBeVisible();
});

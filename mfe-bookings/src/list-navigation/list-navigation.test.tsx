import { type BookingSummary, roles, sessionStore } from '@shootline/shared-api';
import {
  buildBooking,
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
import { rememberList } from '../list-views/last-list.ts';
import { routes } from '../routes.tsx';

const titles = ['First', 'Second', 'Third'];
const bookings = titles.map((title) => buildBooking({ title, state: 'new' }));
const search = '?state=new';

/** Offsets of the requested list pages. */
let asked: string[];

const listOf = (results: BookingSummary[], next: string | null = null) =>
  mockApi.get('/booking/list-bookings', ({ query }) => {
    asked.push(query.get('offset') ?? '');
    return pageOf(results, next);
  });

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/get_user_address_hub3', () => ({
    location: sydneyAddress.location,
    formatted_address: sydneyAddress.formatted_address,
  })),
  mockApi.get('/booking/{id}', ({ params }) => {
    const booking = bookings.find(({ uuid }) => uuid === params.id);
    return booking ?? errorResponse('NotFound');
  }),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = [];
  window.sessionStorage.clear();
  server.use(listOf(bookings));
});

const isShown = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const pathOf = (title: string) =>
  `/booking/${bookings.find((booking) => booking.title === title)?.uuid}`;

/** Opens a booking of My Bookings by its title. */
async function openFromList(title: string) {
  const view = renderRoute(routes, `/${search}`, { user: buildUser(roles.client_owner) });
  await view.user.click(await screen.findByRole('link', { name: title }));
  await isShown(title);
  return view;
}

type View = Awaited<ReturnType<typeof openFromList>>;

const step = (name: string) => screen.findByRole('button', { name });

test('next and previous step through the list without reloading it, and Back leads to it', async () => {
  const { user, back, location } = await openFromList('First');
  expect(await step('Previous booking')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await step('Next booking'));
  await isShown('Second');
  await user.click(await step('Next booking'));
  await isShown('Third');
  expect(await step('Next booking')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await step('Previous booking'));
  await isShown('Second');
  expect(location()).toBe(pathOf('Second'));
  expect(asked).toEqual(['0']);
  await back();
  expect(location()).toBe(`/${search}`);
});

test('[ and ] do the same outside fields', async () => {
  const { user, location } = await openFromList('Second');
  await step('Next booking');
  await user.keyboard(']');
  await isShown('Third');
  // There is no next booking.
  await user.keyboard(']');
  await user.keyboard('[[');
  await isShown('Second');
  expect(location()).toBe(pathOf('Second'));
});

test('a step past the loaded rows loads the next page of the list', async () => {
  server.use(listOf(bookings.slice(0, 2), '/booking/list-bookings?offset=2'));
  const { user } = await openFromList('Second');
  server.use(listOf(bookings.slice(2)));
  await user.click(await step('Next booking'));
  await isShown('Third');
  expect(asked).toEqual(['0', '2']);
  expect(await step('Next booking')).toHaveAttribute('aria-disabled', 'true');
});

test('a step taken before the booking has loaded continues once it has', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.use(listOf(bookings.slice(0, 2), '/booking/list-bookings?offset=2'));
  const { user } = await openFromList('First');
  server.use(
    listOf(bookings.slice(2)),
    mockApi.get('/booking/{id}', async ({ params }) => {
      if (params.id === bookings[1]?.uuid) await isAnswered;
      return bookings.find(({ uuid }) => uuid === params.id) ?? errorResponse('NotFound');
    }),
  );
  await user.keyboard(']');
  await isShown('View Booking');
  await user.keyboard(']');
  answer();
  await isShown('Third');
  expect(asked).toEqual(['0', '2']);
});

test.each([
  ['back to the list', `/${search}`, ({ back }: View) => back()],
  ['to the booking before', pathOf('First'), ({ user }: View) => user.keyboard('[[')],
])("ignores a step's answer once the user has gone %s", async (_where, to, leave) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  let isDone = false;
  server.use(listOf(bookings.slice(0, 2), '/booking/list-bookings?offset=2'));
  const view = await openFromList('Second');
  server.use(
    mockApi.get('/booking/list-bookings', async () => {
      await isAnswered;
      isDone = true;
      return pageOf(bookings.slice(2));
    }),
  );
  const { user, location, queryClient } = view;
  await user.keyboard(']');
  await leave(view);
  await waitFor(() => expect(location()).toBe(to));
  answer();
  await waitFor(() => expect(isDone && queryClient.isFetching() === 0).toBe(true));
  expect(location()).toBe(to);
});

test('shows that a page failed to load, and can try again', async () => {
  server.use(listOf(bookings.slice(0, 2), '/booking/list-bookings?offset=2'));
  const { user } = await openFromList('Second');
  server.use(
    mockApi.get('/booking/list-bookings', () =>
      errorResponse('ValidationError', 'No page of this list.'),
    ),
  );
  await user.click(await step('Next booking'));
  const messages = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await messages.findByText('No page of this list.')).toBeVisible();
  server.use(listOf(bookings.slice(2)));
  await user.click(await step('Next booking'));
  await isShown('Third');
});

test('after a reload only the link back to the list remains', async () => {
  const user = buildUser(roles.client_owner);
  sessionStore.setState({ user });
  rememberList(search);
  renderRoute(routes, pathOf('Second'), { user });
  await isShown('Second');
  expect(screen.queryByRole('group', { name: 'Bookings of the list' })).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'View all bookings' });
  expect(link).toHaveAttribute('href', `/${search}`);
});

test('links to the whole list for a user who came from elsewhere', async () => {
  renderRoute(routes, pathOf('Second'), { user: buildUser(roles.client_owner) });
  await isShown('Second');
  expect(screen.getByRole('link', { name: 'View all bookings' })).toHaveAttribute(
    'href',
    '/?view=all',
  );
  await waitFor(() => expect(asked).toEqual([]));
});

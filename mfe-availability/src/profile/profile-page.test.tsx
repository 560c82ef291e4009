import {
  type BookingSummary,
  type Role,
  roles,
  type VideographerProfile,
} from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildCalendarEntry,
  buildUser,
  buildVideographerProfile,
  buildWorkingHours,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, dayOf } from '../days/day.ts';
import { routes } from '../routes.tsx';

/** The query strings of requests for shoots. */
let asked: string[];
let shoots: BookingSummary[] | Response;

const server = mockServer(
  mockApi.get('/booking/list-bookings', ({ query }) => {
    asked.push(query.toString());
    return shoots instanceof Response ? shoots : pageOf(shoots);
  }),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = [];
  shoots = [];
});

const zone = 'Australia/Sydney';
const today = () => dayOf(new Date(), zone);

function open(role: Role, of: VideographerProfile | Response = buildVideographerProfile()) {
  const uuid = of instanceof Response ? '0b1f4d0e-5a55-4c8e-9d6d-7b8b5a1f2c3d' : of.uuid;
  server.use(mockApi.get('/user/camera-operators/{id}', () => of));
  return renderRoute(routes, `/videographers/${uuid}`, {
    user: { ...buildUser(role), timezone: zone },
  });
}
const card = (name: string) => screen.findByRole('region', { name });
const cardNames = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('shows staff who a videographer is and how they work', async () => {
  const of = buildVideographerProfile({
    working_hours: buildWorkingHours((day) => ({ ...day, ends: '16:00' })),
  });
  open(roles.admin, of);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mia Chan' })).toBeVisible();
  expect(screen.getByText('Rated 4.8 of 5, 12 ratings')).toBeInTheDocument();
  const details = within(await card('Details'));
  expect(details.getByRole('link', { name: of.email })).toHaveAttribute(
    'href',
    `mailto:${of.email}`,
  );
  expect(details.getByRole('link', { name: '+61 491 570 006' })).toHaveAttribute(
    'href',
    'tel:+61491570006',
  );
  expect(details.getByText('Sydney, Perth')).toBeVisible();
  const hours = details.getByText('Working Hours').nextElementSibling;
  expect(hours).toHaveTextContent('Mon – Fri 9 AM – 4 PMSat – Sun Day off');
  expect(cardNames()).toEqual([
    'Details',
    'Ratings over Time',
    'Newest Feedback',
    'Invoices',
    'Shoots',
    'Next 7 Days',
    'Offers Answered',
  ]);
});

test('shows ratings by month, and the newest feedback with its booking', async () => {
  const month = new Date().toISOString().slice(0, 7);
  const of = buildVideographerProfile({ ratings_by_month: [{ month, rating: 3.5, count: 2 }] });
  open(roles.reviewer, of);
  const ratings = within(await card('Ratings over Time'));
  expect(ratings.getAllByRole('listitem')).toHaveLength(24);
  expect(ratings.getByText(/^\w{3} \d{4}: 3\.5 of 5, 2 ratings$/)).toBeInTheDocument();
  const feedback = within(await card('Newest Feedback'));
  expect(feedback.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(feedback.getByText('Calm and quick.')).toBeVisible();
  expect(feedback.getByRole('link', { name: '#10023 Harbour gala' })).toHaveAttribute(
    'href',
    `/booking/${of.newest_feedback?.[0]?.booking_uuid}`,
  );
});

test('shows upcoming and past shoots, page by page', async () => {
  const of = buildVideographerProfile();
  const shoot = buildBookingSummary({ title: 'Board meeting' });
  shoots = [shoot];
  const { user } = open(roles.editor, of);
  const region = within(await card('Shoots'));
  expect(await region.findByRole('link', { name: /Board meeting/ })).toHaveAttribute(
    'href',
    `/booking/${shoot.uuid}`,
  );
  expect(asked.at(-1)).toContain(`camop=${of.uuid}`);
  expect(asked.at(-1)).toContain(`from_date=${today()}&sortBy=date&asc=true`);
  shoots = [];
  await user.click(region.getByRole('button', { name: 'Past' }));
  expect(await region.findByText('No past shoots.')).toBeVisible();
  expect(asked.at(-1)).toContain(`to_date=${addDays(today(), -1)}&sortBy=date&asc=false`);
  expect(region.getByRole('link', { name: 'All shoots in My Bookings' })).toHaveAttribute(
    'href',
    `/?view=all&camop=${of.uuid}`,
  );
});

test('keeps the rest of the page when the shoots fail to load', async () => {
  shoots = errorResponse('InternalError');
  const { user } = open(roles.editor);
  const region = within(await card('Shoots'));
  expect(
    await region.findByText('Sorry, there was an error loading the list of bookings.'),
  ).toBeVisible();
  expect(await card('Details')).toBeVisible();
  shoots = [buildBookingSummary({ title: 'Board meeting' })];
  await user.click(region.getByRole('button', { name: 'Retry' }));
  expect(await region.findByRole('link', { name: /Board meeting/ })).toBeVisible();
});

test('counts the answers to offers, and lists the newest', async () => {
  const of = buildVideographerProfile();
  open(roles.editor, of);
  const offers = within(await card('Offers Answered'));
  const figure = (label: string) => offers.getByText(label).nextElementSibling?.textContent;
  expect(['Accepted', 'Declined', 'Expired', 'Usually answers in'].map(figure)).toEqual([
    '6',
    '2',
    '1',
    '14 minutes',
  ]);
  expect(offers.getByRole('link', { name: 'Annual report interviews' })).toHaveAttribute(
    'href',
    `/booking-availability/${of.offers.newest[0]?.uuid}`,
  );
});

test('shows the next seven days, with the way to the Staffing Board', async () => {
  const entry = buildCalendarEntry({ title: 'Harbour gala' });
  const of = buildVideographerProfile({
    days: [{ day: addDays(today(), 1), entries: [entry] }],
  });
  open(roles.editor, of);
  const days = within(await card('Next 7 Days'));
  const [first, second] = days.getAllByRole('listitem');
  expect(days.getAllByRole('listitem')).toHaveLength(7);
  expect(first).toHaveTextContent('Free');
  expect(within(second!).getByRole('link', { name: /Harbour gala/ })).toBeVisible();
  expect(days.getByRole('link', { name: 'Staffing Board' })).toHaveAttribute(
    'href',
    '/staffing?name=Mia+Chan',
  );
});

test('leads finance to the invoices of the videographer', async () => {
  const of = buildVideographerProfile();
  open(roles.finance, of);
  const invoices = within(await card('Invoices'));
  expect(invoices.getByText('A$1,840.00')).toBeVisible();
  expect(invoices.getByText('2 invoices')).toBeVisible();
  expect(invoices.getByRole('link', { name: 'All invoices' })).toHaveAttribute(
    'href',
    `/finance-dashboard?view=all&camop=${of.uuid}`,
  );
});

test('leaves out what the server does not show this reader', async () => {
  open(roles.editor, buildVideographerProfile({ newest_feedback: null, invoices: null }));
  await card('Ratings over Time');
  expect(cardNames()).not.toContain('Invoices');
  expect(cardNames()).not.toContain('Newest Feedback');
});

test('shows videographers their own page without ratings', async () => {
  const own = buildVideographerProfile({
    average_rating: null,
    ratings_by_month: null,
    newest_feedback: null,
    billing_region: null,
  });
  open(roles.camera_operator, own);
  const days = within(await card('Next 7 Days'));
  expect(days.getByRole('link', { name: 'My Calendar' })).toHaveAttribute('href', '/calendar');
  expect(cardNames()).toEqual(['Details', 'Invoices', 'Shoots', 'Next 7 Days', 'Offers Answered']);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).not.toContain('camop');
  expect(screen.queryByRole('link', { name: 'Search CamOps' })).toBeNull();
  expect(within(await card('Invoices')).getByRole('link')).toHaveAttribute(
    'href',
    '/?view=to_invoice',
  );
});

test('says that nothing has happened yet for a newcomer, and that an account is not active', async () => {
  const none = { accepted: 0, declined: 0, expired: 0, median_answer_minutes: null, newest: [] };
  open(
    roles.admin,
    buildVideographerProfile({
      is_active: false,
      average_rating: null,
      ratings_by_month: [],
      newest_feedback: [],
      offers: none,
      invoices: [],
    }),
  );
  for (const text of [
    'The account is not active, so no offers are made to it.',
    'No ratings in the last 24 months.',
    'No feedback yet.',
    'No offers yet.',
    'No upcoming shoots.',
    'No open invoices, and none approved in the last 12 months.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('has no page for others', async () => {
  open(roles.camera_operator, errorResponse('NotFound'));
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
});

test('loads again after a failure', async () => {
  const { user } = open(roles.admin, errorResponse('InternalError'));
  expect(
    await screen.findByText('Sorry, there was an error loading the videographer.'),
  ).toBeVisible();
  server.use(mockApi.get('/user/camera-operators/{id}', () => buildVideographerProfile()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mia Chan' })).toBeVisible();
});

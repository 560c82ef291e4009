import { type Videographer, roles } from '@shootline/shared-api';
import {
  buildVideographer,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

let asked: string[];

const searchAnswers = (
  answer: (offset: number) => ReturnType<typeof pageOf<Videographer>> | Response,
) =>
  mockApi.get('/user/camera-operators', ({ query }) => {
    const sent = new URLSearchParams(query);
    sent.delete('offset');
    asked.push(sent.toString());
    return answer(Number(query.get('offset')));
  });

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/client', () => []),
);

beforeAll(() => loadPages(routes));
beforeAll(() => import('@shootline/shared-ui/map'));
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  widenTheWindow();
});

const mia = buildVideographer();
const tom = buildVideographer({
  full_name: 'Tom Hale',
  locality: 'London',
  state: '',
  location: { lat: 51.51, lng: -0.13 },
  average_rating: null,
});
const ann = buildVideographer({ full_name: 'Ann Ito', initials: 'AI' });
const nobody = buildVideographer({
  full_name: '',
  initials: '',
  locality: '',
  state: '',
  location: null,
});

function open(people: Videographer[], url = '/search-camop') {
  server.use(searchAnswers(() => pageOf(people)));
  return renderRoute(routes, url, { user: buildUser(roles.editor) });
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Videographers' })).getAllByRole('listitem');
const map = () => screen.findByRole('group', { name: 'Map of the videographers' });

test('shows name, place and rating on a card', async () => {
  open([mia, nobody]);
  const [first, second] = await cards();
  expect(first).toHaveTextContent('Mia Chan');
  expect(first).toHaveTextContent('Rated 4.8 of 5, 12 ratings');
  expect(first).toHaveTextContent('Sydney, NSW');
  expect(within(first!).getByRole('link', { name: 'Mia Chan' })).toHaveAttribute(
    'href',
    `/videographers/${mia.uuid}`,
  );
  expect(within(first!).getByRole('link', { name: 'mia@example.test' })).toHaveAttribute(
    'href',
    'mailto:mia@example.test',
  );
  expect(within(first!).getByRole('link', { name: '+61 491 570 006' })).toHaveAttribute(
    'href',
    'tel:+61491570006',
  );
  expect(first).toHaveTextContent('Bookings: 6');
  expect(within(second!).getByRole('heading', { name: '--' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all bookings' })).toHaveAttribute('href', '/');
});

test('keeps the filters in the URL, and shows the availability in words', async () => {
  const { user, location } = open([mia], '/search-camop?name=mia');
  await cards();
  expect(asked).toEqual(['name=mia']);
  await user.selectOptions(
    screen.getByLabelText('Availability'),
    'Works and is free in the next 24 hours',
  );
  await waitFor(() => expect(location()).toBe('/search-camop?name=mia&availability=available_now'));
  await waitFor(() => expect(asked.at(-1)).toBe('name=mia&availability=available_now'));
});

test('loads more on click', async () => {
  const { user } = open([]);
  server.use(
    searchAnswers((offset) => (offset === 0 ? pageOf([mia], 'more', 2) : pageOf([tom], null, 2))),
  );
  await user.click(await screen.findByRole('button', { name: 'Refresh list' }));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await cards()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'All results fetched' })).toBeDisabled();
});

test.each([
  ['', "You don't have any camOps in the system yet."],
  ['?name=nobody', /^There are currently no camOps that match your filters/],
])('says that nobody was found at /search-camop%s', async (search, text) => {
  open([], `/search-camop${search}`);
  expect(await screen.findByText(text)).toBeVisible();
});

test('shows a failure with Retry', async () => {
  const { user } = open([mia]);
  server.use(searchAnswers(() => errorResponse('InternalError')));
  await user.click(await screen.findByRole('button', { name: 'Refresh list' }));
  expect(
    await screen.findByText('Sorry, there was an error loading the list of camOps.'),
  ).toBeVisible();
});

test('highlights card and marker together, with one marker for each place', async () => {
  const { user } = open([mia, ann, tom, nobody]);
  const [miaCard, annCard, tomCard] = await cards();
  const london = await within(await map()).findByRole('button', { name: 'Tom Hale, London' });
  const sydney = within(await map()).getByRole('button', { name: '2 in Sydney NSW' });
  expect(await map()).toHaveAccessibleDescription('Sydney NSW: 2; London: 1');
  await user.hover(tomCard!);
  expect(london).toHaveAttribute('data-highlighted');
  expect(sydney).not.toHaveAttribute('data-highlighted');
  await user.hover(sydney);
  expect(miaCard).toHaveAttribute('data-highlighted');
  expect(annCard).toHaveAttribute('data-highlighted');
  await user.click(sydney);
  expect(miaCard).toHaveFocus();
});

test('shows the list or the map in a narrow window', async () => {
  narrowTheWindow();
  const { user } = open([mia]);
  await cards();
  expect(screen.queryByRole('group', { name: 'Map of the videographers' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Map' }));
  expect(await map()).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Videographers' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Mia Chan, Sydney NSW' }));
  expect((await cards())[0]).toHaveFocus();
});

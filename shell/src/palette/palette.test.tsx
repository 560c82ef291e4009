import { type BookingSummary, type ManagedUser, roles } from '@shootline/shared-api';
import { financeStaff, internalUsers } from '@shootline/shared-api/portal';
import {
  buildBookingSummary,
  buildVideographer,
  buildInvoice,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
} from '@shootline/shared-api/testing';
import { DocumentTitle, NotFoundState } from '@shootline/shared-ui';
import { MenuButton } from '@shootline/shared-ui/menu';
import { useParams } from '@shootline/shared-ui/router';
import { narrowTheWindow, widenTheWindow } from '@shootline/shared-ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderPortal, server, signInForm, type TestRemote } from '../testing/render-portal.tsx';

const approve = import.meta.jest.fn();

const page = (heading: string) => () =>
  Promise.resolve({
    Component: () => (
      <>
        <DocumentTitle title={heading} />
        <h1>{heading}</h1>
      </>
    ),
  });

function BookingPage() {
  const { bookingId } = useParams();
  const entries = [
    { id: 'approve', label: 'Approve Booking', onSelect: approve },
    { id: 'update', label: 'Update Booking', to: '/people' },
    { id: 'hub', label: 'Open Hub Project', href: 'https://hub.test/1' },
  ];
  if (bookingId === 'gone') return <NotFoundState />;
  return (
    <>
      <DocumentTitle title="View Booking #10023" />
      <h1>Booking</h1>
      <textarea aria-label="Comment" />
      <MenuButton label="Actions" openKey="a" entries={entries} />
    </>
  );
}

const areas: TestRemote = {
  name: 'areas',
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/booking/:bookingId', layout: 'main', access: 'signed-in' },
    { path: '/search-camop', layout: 'main', access: internalUsers },
    { path: '/videographers/:videographerId', layout: 'main', access: internalUsers },
    { path: '/finance-dashboard', layout: 'main', access: financeStaff },
    { path: '/people', layout: 'main', access: 'signed-in' },
  ],
  nav: [
    { label: 'My Bookings', to: '/', icon: 'bookings', access: 'signed-in', order: 10 },
    {
      label: 'Search CamOps',
      to: '/search-camop',
      icon: 'search',
      access: internalUsers,
      order: 20,
    },
    {
      label: 'Finance',
      to: '/finance-dashboard',
      icon: 'receipt',
      access: financeStaff,
      order: 30,
    },
    { label: 'People', to: '/people', icon: 'users', access: 'signed-in', order: 40 },
  ],
  pages: [
    { path: '/', page: page('Bookings') },
    { path: '/booking/:bookingId', page: () => Promise.resolve({ Component: BookingPage }) },
    { path: '/search-camop', page: page('Videographers') },
    { path: '/videographers/:videographerId', page: page('Profile') },
    { path: '/finance-dashboard', page: page('Invoices') },
    { path: '/people', page: page('People') },
  ],
};

const gala: BookingSummary = {
  ...buildBookingSummary(),
  booking_uid: '10023',
  title: 'Gala night',
};

/** Answers every search with these bookings, and nothing else; returns the requests. */
function searchableWith(bookings = [gala]) {
  const asked: string[] = [];
  server.use(
    mockApi.get('/booking/list-bookings', ({ request }) => {
      asked.push(new URL(request.url).search);
      return pageOf(bookings);
    }),
    mockApi.get('/user/camera-operators', () => pageOf([])),
    mockApi.get('/invoice', () => pageOf([])),
    mockApi.get('/client', () => []),
    mockApi.get('/users', () => pageOf([])),
  );
  return asked;
}

// Compiled before the tests, as pages are.
beforeAll(() => import('../background/when-needed.ts'));
beforeEach(() => approve.mockClear());
afterEach(() => {
  localStorage.clear();
  widenTheWindow();
});

const admin = buildUser(roles.admin);
const open = (path: string, user = admin) => renderPortal(path, { user, remotes: [areas] });
const field = () => screen.findByRole('combobox', { name: /^Pages, Actions/ });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('opens the search with Ctrl+K, also from a field, and opens a page by keyboard', async () => {
  searchableWith([]);
  const { user, path } = await open('/booking/1');
  await user.click(await screen.findByRole('textbox', { name: 'Comment' }));
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(options('Pages')).toEqual([
    'For Me',
    'My Bookings',
    'Search CamOps',
    'Finance',
    'People',
    'Users',
    'Emails',
    'Workspace Settings',
    'Audit',
    'Status',
    'My Account',
  ]);
  await user.keyboard('camops search');
  await waitFor(() => expect(options('Pages')).toEqual(['Search CamOps']));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Videographers' })).toBeVisible();
  expect(path()).toBe('/search-camop');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('finds a booking by its title or number', async () => {
  const asked = searchableWith();
  const { user, path } = await open('/people');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await field());
  await user.paste('gala');
  const found = await screen.findByRole('option', { name: /^#10023 Gala night/ });
  expect(found).toHaveTextContent(gala.client.name);
  expect(found).toHaveTextContent(gala.state_display);
  await user.clear(await field());
  await user.paste('#10023');
  await waitFor(() =>
    expect(asked).toEqual([
      '?title=gala&offset=0&limit=5',
      '?booking_uid=10023&sortBy=booking_uid&offset=0&limit=5',
    ]),
  );
  await user.click(await screen.findByRole('option', { name: /^#10023 Gala night/ }));
  expect(await screen.findByRole('heading', { name: 'Booking' })).toBeVisible();
  expect(path()).toBe(`/booking/${gala.uuid}`);
});

test('runs an action of the current page, and returns the focus on Escape', async () => {
  searchableWith([]);
  const { user } = await open('/booking/1');
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  await user.click(comment);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'approve');
  await waitFor(() => expect(options('This Page')).toEqual(['Approve Booking']));
  await user.keyboard('{Enter}');
  expect(approve).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(comment).toHaveFocus();
});

test('does not search areas that the user may not open', async () => {
  searchableWith();
  const refused: string[] = [];
  server.use(
    mockApi.get('/client', () => {
      refused.push('clients');
      return errorResponse('Forbidden');
    }),
    mockApi.get('/users', () => {
      refused.push('users');
      return errorResponse('Forbidden');
    }),
    mockApi.get('/user/camera-operators', () => {
      refused.push('videographers');
      return errorResponse('Forbidden');
    }),
    mockApi.get('/invoice', () => {
      refused.push('invoices');
      return errorResponse('Forbidden');
    }),
  );
  const { user } = await open('/people', buildUser(roles.client_user));
  await screen.findByRole('heading', { name: 'People' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'ga');
  expect(await screen.findByRole('option', { name: /Gala night/ })).toBeVisible();
  expect(screen.queryByText(/cannot be searched/)).not.toBeInTheDocument();
  expect(refused).toEqual([]);
});

test('names areas that cannot be searched, and shows when nothing is found', async () => {
  searchableWith();
  server.use(mockApi.get('/invoice', () => errorResponse('InternalError')));
  const { user } = await open('/people');
  await screen.findByRole('heading', { name: 'People' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'gala');
  expect(await screen.findByText('Invoices cannot be searched right now.')).toBeVisible();
  expect(screen.getByRole('option', { name: /Gala night/ })).toBeVisible();
  searchableWith([]);
  await user.type(await field(), ' of nobody');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await field()).toHaveAttribute('aria-expanded', 'false');
});

test('tells how many results there are, and that one letter is too little', async () => {
  searchableWith();
  const { user } = await open('/people');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.type(await field(), 'z');
  const status = within(screen.getByRole('dialog')).getByRole('status');
  await waitFor(() =>
    expect(status).toHaveTextContent(/^Type at least two characters to find records.$/),
  );
  await user.clear(await field());
  await user.type(await field(), 'gala');
  await waitFor(() => expect(status).toHaveTextContent(/^1 result$/));
});

const sophie: ManagedUser = {
  uuid: crypto.randomUUID(),
  full_name: "Sophie O'Hara",
  email: 'sophie+1@example.test',
  client: { id: crypto.randomUUID(), name: 'Harbour Foods' },
  role_type: 'client_user',
  access: 'invited',
  is_from_hub: false,
  has_second_factor: false,
  created: '2026-03-06T01:00:00.000Z',
};
const client = { id: crypto.randomUUID(), name: 'Øresund Café', billing_region: 'UK' };

/** Answers searches with this client and this user. */
function searchableForPeople() {
  searchableWith([]);
  server.use(
    mockApi.get('/client', () => [{ ...client, shoot_duration: { max: 8 } }]),
    mockApi.get('/users', () => pageOf([sophie])),
  );
}

test('leads from a client to the bookings of theirs, and from a user to Users', async () => {
  searchableForPeople();
  const { user, path } = await open('/people');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await field());
  await user.paste('o');
  await user.paste('r');
  const found = await screen.findByRole('option', { name: /^Øresund Café/ });
  expect(found).toHaveTextContent('Their bookings · UK');
  const invited = await screen.findByRole('option', { name: /^Sophie O'Hara/ });
  expect(invited).toHaveTextContent(
    'Client user · Harbour Foods · Invited · sophie+1@example.test',
  );
  await user.click(found);
  expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeVisible();
  expect(path()).toBe(`/?view=all&client=${client.id}`);

  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await field());
  await user.paste('sophie');
  await user.click(await screen.findByRole('option', { name: /^Sophie/ }));
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
  expect(path()).toBe('/users?name=sophie%2B1%40example.test');
});

test('finds clients for finance, but no users', async () => {
  searchableForPeople();
  server.use(mockApi.get('/users', () => errorResponse('Forbidden')));
  const { user } = await open('/people', buildUser(roles.finance));
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.type(await field(), 'oresund');
  expect(await screen.findByRole('option', { name: /^Øresund Café/ })).toBeVisible();
  expect(screen.queryByText(/Users/)).not.toBeInTheDocument();
});

/** Opens a page of the drawer by its name in the search. */
async function goTo(name: string, user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await field());
  await user.paste(name);
  await user.click(await screen.findByRole('option', { name }));
}

/** Goes from a booking over the videographers to the bookings. */
async function visitSome(user: Awaited<ReturnType<typeof open>>['user']) {
  await screen.findByRole('heading', { name: 'Booking' });
  await goTo('Search CamOps', user);
  await screen.findByRole('heading', { name: 'Videographers' });
  await goTo('My Bookings', user);
  await screen.findByRole('heading', { name: 'Bookings' });
}

test('shows the pages that the user last left first, each once', async () => {
  searchableWith([{ ...gala, uuid: '1' }]);
  const { user, path } = await open('/booking/1');
  await visitSome(user);
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(options('Recent')).toEqual(['Videographers', 'BookingView Booking #10023']);
  expect(options('Pages')).not.toContain('Search CamOps');
  expect(options('Pages')).toContain('My Bookings');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Videographers' })).toBeVisible();

  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), '#10023');
  await waitFor(() => expect(options('Recent')).toEqual(['BookingView Booking #10023']));
  await waitFor(() => expect(screen.queryByText('Searching...')).not.toBeInTheDocument());
  expect(screen.queryByRole('group', { name: 'Bookings' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Booking' })).toBeVisible();
  expect(path()).toBe('/booking/1');
});

test('forgets the pages at sign-out, and shows them to nobody else', async () => {
  searchableWith([]);
  const recent = async () => {
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await screen.findByRole('group', { name: 'Pages' });
    return screen.queryByRole('group', { name: 'Recent' });
  };
  let { user } = await open('/booking/1');
  await visitSome(user);
  expect(await recent()).toBeVisible();
  cleanup();
  ({ user } = await open('/', buildUser(roles.finance)));
  expect(await recent()).toBeNull();
  cleanup();

  ({ user } = await open('/booking/1'));
  await visitSome(user);
  server.use(mockApi.post('/auth/logout', () => new HttpResponse(null, { status: 204 })));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await signInForm();
  cleanup();
  ({ user } = await open('/'));
  expect(await recent()).toBeNull();
  cleanup();

  ({ user } = await open('/booking/1'));
  await visitSome(user);
  cleanup();
  await renderPortal('/login', { user: admin, remotes: [areas] });
  await signInForm();
  expect(JSON.stringify(localStorage)).not.toContain('Booking #10023');
});

test('does not lead back to a page that failed or is gone', async () => {
  searchableWith([]);
  const { user } = await open('/booking/gone');
  await screen.findByRole('heading', { name: 'Not Found' });
  await goTo('People', user);
  await screen.findByRole('heading', { name: 'People' });
  await goTo('My Bookings', user);
  await screen.findByRole('heading', { name: 'Bookings' });
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await screen.findByRole('group', { name: 'Pages' });
  expect(options('Recent')).toEqual(['People']);
});

test('keeps the highlight when more results arrive', async () => {
  const answer = Promise.withResolvers<void>();
  searchableWith([gala, { ...gala, uuid: crypto.randomUUID(), booking_uid: '10024' }]);
  const { user } = await open('/people');
  server.use(
    mockApi.get('/user/camera-operators', async () => {
      await answer.promise;
      return pageOf([buildVideographer()]);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await field());
  await user.paste('gala');
  const second = await screen.findByRole('option', { name: /^#10024/ });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(second).toHaveAttribute('data-highlighted'));
  answer.resolve();
  await screen.findByRole('group', { name: 'Videographers' });
  expect(second).toHaveAttribute('data-highlighted');
});

test('opens the page of the chosen videographer, and the list with the chosen invoice', async () => {
  const videographer = buildVideographer();
  const invoice = buildInvoice();
  const { user, path } = await open('/people');
  server.use(
    mockApi.get('/booking/list-bookings', () => pageOf([])),
    mockApi.get('/user/camera-operators', () => pageOf([videographer])),
    mockApi.get('/invoice', () => pageOf([invoice])),
  );
  const choose = async (text: string, option: string) => {
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.click(await field());
    await user.paste(text);
    await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
  };
  await choose('someone', videographer.full_name);
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(path()).toBe(`/videographers/${videographer.uuid}`);
  await choose('some number', invoice.invoice_number);
  expect(await screen.findByRole('heading', { name: 'Invoices' })).toBeVisible();
  expect(path()).toContain('view=all');
});

test('opens a link out of the portal in a new tab when Enter is released', async () => {
  const opened = import.meta.jest.spyOn(window, 'open').mockReturnValue(null);
  searchableWith([]);
  const { user } = await open('/booking/1');
  await screen.findByRole('textbox', { name: 'Comment' });
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await field());
  await user.paste('hub');
  await screen.findByRole('option', { name: 'Open Hub Project' });
  await user.keyboard('{Enter>}');
  expect(opened).not.toHaveBeenCalled();
  await user.keyboard('{/Enter}');
  expect(opened).toHaveBeenCalledWith('https://hub.test/1', '_blank', 'noopener,noreferrer');
  opened.mockRestore();
});

test('opens the search from the drawer in a narrow window', async () => {
  narrowTheWindow();
  searchableWith([]);
  const { user } = await open('/people');
  await user.click(await screen.findByRole('button', { name: /menu/i }));
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await waitFor(async () => expect(await field()).toHaveFocus());
});

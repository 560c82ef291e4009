import { type ManagedUser, roles } from '@shootline/shared-api';
import {
  financeStaff,
  internalUsers,
  type SearchHit,
  type SearchSource,
} from '@shootline/shared-api/portal';
import { buildUser, mockApi, pageOf, testUuid } from '@shootline/shared-api/testing';
import { DocumentTitle, NotFoundState } from '@shootline/shared-ui';
import { MenuButton } from '@shootline/shared-ui/menu';
import { useParams } from '@shootline/shared-ui/router';
import { narrowTheWindow, widenTheWindow } from '@shootline/shared-ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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

/** The results of a search for these; tests replace them. */
let findShoots: SearchSource['find'];
let findCameras: SearchSource['find'];

const areas: TestRemote = {
  name: 'areas',
  search: [{ name: 'shoots', label: 'Shoots', access: 'signed-in' }],
  contributions: {
    search: {
      shoots: { queryKey: ['shoots'], find: (...asked) => findShoots(...asked) },
    },
  },
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

const equipment: TestRemote = {
  name: 'equipment',
  routes: [],
  nav: [],
  pages: [],
  search: [{ name: 'cameras', label: 'Cameras', access: internalUsers }],
  contributions: {
    search: {
      cameras: { queryKey: ['equipment'], find: (...asked) => findCameras(...asked) },
    },
  },
};

const gala: SearchHit = {
  id: '10023',
  label: '#10023 Gala night',
  details: 'Harbour Foods · Approved',
  to: '/booking/10023',
};

/** Answers every search with these shoots, and nothing else; returns the texts. */
function searchableWith(shoots = [gala]) {
  const asked: string[] = [];
  findShoots = (text) => {
    asked.push(text);
    return Promise.resolve(shoots);
  };
  findCameras = () => Promise.resolve([]);
  server.use(mockApi.get('/users', () => pageOf([])));
  return asked;
}

// Compiled before the tests, as pages are.
beforeAll(() => import('../background/when-needed.ts'));
beforeEach(() => approve.mockClear());
afterEach(() => {
  localStorage.clear();
  widenTheWindow();
  delete equipment.isDown;
});

const admin = buildUser(roles.admin);
const open = (path: string, user = admin) =>
  renderPortal(path, { user, remotes: [areas, equipment] });
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

test('keeps what is typed before the field of the search is there', async () => {
  searchableWith();
  const { user } = await open('/booking/1');
  await user.hover(await screen.findByRole('heading', { level: 1 }));
  await import('../background/after-first-use.ts');
  await user.keyboard('{Control>}k{/Control}apx{Backspace}prove');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue('approve');
  await waitFor(() => expect(options('This Page')).toEqual(['Approve Booking']));
  await user.keyboard(' b');
  expect(await field()).toHaveValue('approve b');
});

test('finds records of an area as the user types, and opens the chosen one', async () => {
  const asked = searchableWith();
  const { user, path } = await open('/people');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await field());
  await user.paste(' gala');
  const found = await screen.findByRole('option', { name: /^#10023 Gala night/ });
  expect(found).toHaveTextContent('Harbour Foods · Approved');
  expect(within(screen.getByRole('group', { name: 'Shoots' })).getAllByRole('option')).toEqual([
    found,
  ]);
  expect(asked).toEqual(['gala']);
  await user.click(found);
  expect(await screen.findByRole('heading', { name: 'Booking' })).toBeVisible();
  expect(path()).toBe('/booking/10023');
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
  const { user, loaded } = await open('/people', buildUser(roles.client_user));
  await screen.findByRole('heading', { name: 'People' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'ga');
  expect(await screen.findByRole('option', { name: /Gala night/ })).toBeVisible();
  expect(screen.queryByText(/cannot be searched/)).not.toBeInTheDocument();
  expect(await field()).toHaveAccessibleName('Pages, Actions, Shoots');
  expect(loaded).not.toContain('equipment');
});

test('names kinds that cannot be searched, and shows when nothing is found', async () => {
  searchableWith();
  findCameras = () => Promise.reject(new Error('No.'));
  const { user } = await open('/people');
  await screen.findByRole('heading', { name: 'People' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'gala');
  expect(await screen.findByText('Cameras cannot be searched right now.')).toBeVisible();
  expect(screen.getByRole('option', { name: /Gala night/ })).toBeVisible();
  searchableWith([]);
  await user.type(await field(), ' of nobody');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await field()).toHaveAttribute('aria-expanded', 'false');
});

test('an area that is down costs its own results only, until it is back', async () => {
  searchableWith();
  findCameras = () => Promise.resolve([{ id: '1', label: 'Camera of the gala', to: '/people' }]);
  equipment.isDown = true;
  const { user } = await open('/people');
  await screen.findByRole('heading', { name: 'People' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'gala');
  expect(await screen.findByRole('option', { name: /Gala night/ })).toBeVisible();
  expect(await screen.findByText('Equipment cannot be searched right now.')).toBeVisible();

  equipment.isDown = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('option', { name: 'Camera of the gala' })).toBeVisible();
  expect(screen.queryByText(/cannot be searched/)).not.toBeInTheDocument();
  expect(await field()).toHaveValue('gala');
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
  uuid: testUuid(),
  full_name: "Sophie O'Hara",
  email: 'sophie+1@example.test',
  client: { id: testUuid(), name: 'Harbour Foods' },
  role_type: 'client_user',
  access: 'invited',
  is_from_hub: false,
  has_second_factor: false,
  created: '2026-03-06T01:00:00.000Z',
};

test('leads admins from a user to Users', async () => {
  searchableWith([]);
  server.use(mockApi.get('/users', () => pageOf([sophie])));
  const { user, path } = await open('/people');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await field());
  await user.paste('sophie');
  const invited = await screen.findByRole('option', { name: /^Sophie O'Hara/ });
  expect(invited).toHaveTextContent(
    'Client user · Harbour Foods · Invited · sophie+1@example.test',
  );
  await user.click(invited);
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
  expect(path()).toBe('/users?name=sophie%2B1%40example.test');
});

test('finds no users for others', async () => {
  searchableWith();
  const { user } = await open('/people', buildUser(roles.finance));
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.type(await field(), 'gala');
  expect(await screen.findByRole('option', { name: /Gala night/ })).toBeVisible();
  expect(await field()).toHaveAccessibleName('Pages, Actions, Shoots, Cameras');
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
  searchableWith([{ ...gala, to: '/booking/1' }]);
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
  expect(screen.queryByRole('group', { name: 'Shoots' })).not.toBeInTheDocument();
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
  await renderPortal('/login', { user: admin, remotes: [areas, equipment] });
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
  searchableWith([gala, { ...gala, id: '10024', label: '#10024 Gala dinner' }]);
  findCameras = async () => {
    await answer.promise;
    return [{ id: '1', label: 'Camera of the gala', to: '/people' }];
  };
  const { user } = await open('/people');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await field());
  await user.paste('gala');
  const second = await screen.findByRole('option', { name: /^#10024/ });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(second).toHaveAttribute('data-highlighted'));
  answer.resolve();
  await screen.findByRole('group', { name: 'Cameras' });
  expect(second).toHaveAttribute('data-highlighted');
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

import {
  type BookingSummary,
  type ListViews,
  type OwnViewInput,
  type Role,
  roles,
} from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildListViews,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { lastList } from './last-list.ts';

const { jest } = import.meta;

const uuid = '00000000-0000-4000-9000-000000000042';
const kitchens = { uuid, name: 'Kitchens', search: 'view=all&title=kitchen', count: 2 };

/** Queries of the list's calls, and bodies sent to the views. */
let asked: string[];
let sent: (OwnViewInput | string)[];
let views: ListViews;

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/client', () => []),
  mockApi.get('/user/submitters', () => []),
  mockApi.get('/get_user_address_hub3', () => ({
    location: sydneyAddress.location,
    formatted_address: sydneyAddress.formatted_address,
  })),
  mockApi.get('/list/{list}/views', () => views),
);

function listAnswers(rows: BookingSummary[]) {
  server.use(
    mockApi.get('/booking/list-bookings', ({ query }) => {
      const asking = new URLSearchParams(query);
      asking.delete('offset');
      asked.push(asking.toString());
      return pageOf(rows);
    }),
  );
}

beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = [];
  sent = [];
  views = buildListViews(roles.admin, { all: 9, needs_approval: 2 });
  listAnswers([buildBookingSummary()]);
});
afterEach(() => {
  widenTheWindow();
  localStorage.clear();
});

const open = (url = '/', role: Role = roles.admin) =>
  renderRoute(routes, url, { user: buildUser(role) });
const tabs = () => within(screen.getByRole('navigation', { name: 'Views' }));
const tab = (name: string | RegExp) => screen.findByRole('link', { name });
const labels = () =>
  tabs()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const current = () =>
  tabs()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
const row = () => screen.findByRole('link', { name: 'Founder interview' });

test.each([
  [
    'clients',
    roles.client_user,
    ['Upcoming', 'Drafts', 'Needs me', 'Past', 'All'],
    'view=upcoming&sortBy=date&asc=true',
  ],
  [
    'videographers',
    roles.camera_operator,
    ['Upcoming', 'To complete', 'To invoice', 'Past', 'All'],
    'view=upcoming&sortBy=date&asc=true',
  ],
  [
    'editors',
    roles.editor,
    ['To staff', 'Next 14 days', 'To complete', 'All'],
    'view=to_staff&sortBy=date&asc=true',
  ],
  [
    'finance',
    roles.finance,
    ['Needs approval', 'To staff', 'Next 14 days', 'To complete', 'Fee due', 'All'],
    '',
  ],
] as const)('%s start with their urgent bookings, in order', async (_who, role, names, query) => {
  views = buildListViews(role);
  open('/', role);
  await row();
  expect(labels().map((label) => label.replace(/\d+$/, ''))).toEqual(names);
  expect(asked).toEqual([query]);
});

test('tabs show the number of bookings in each view, and lead to it', async () => {
  const { user, location } = open();
  expect(await tab('Needs approval 2')).toHaveAttribute('aria-current', 'page');
  await user.click(await tab('All 9'));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
  expect(location()).toBe('/?view=all');
  expect(current()).toEqual(['All9']);
  await user.click(await tab(/^To complete/));
  await waitFor(() => expect(asked.at(-1)).toBe('view=to_complete&sortBy=date&asc=true'));
});

test('a videographer has the offers to answer beside the upcoming shoots', async () => {
  const offers = { to_answer: 3, upcoming: 1, all: 20 };
  const counts = Object.entries(offers).map(([view, count]) => ({ view, count }));
  server.use(
    mockApi.get('/list/{list}/views', ({ params }) =>
      params.list === 'availabilities'
        ? { views: counts as ListViews['views'], own_views: [], columns: null }
        : buildListViews(roles.camera_operator),
    ),
  );
  const { user } = renderRoute(routes, '/', {
    user: buildUser(roles.camera_operator),
    widgets: { 'availability/booking-offers': () => Promise.resolve(() => null) },
  });
  await user.click(await tab('Offers 3'));
  expect(await screen.findByText('You are at /booking-availability')).toBeVisible();
});

test('opens the first view with bookings if the default one is empty', async () => {
  views = buildListViews(roles.admin, { next_14_days: 3, all: 9 });
  const { user, location } = open();
  await waitFor(() => expect(location()).toBe('/?view=next_14_days'));
  await waitFor(() => expect(current()).toEqual(['Next 14 days3']));
  await row();

  await user.click(await tab(/^Needs approval/));
  await waitFor(() => expect(location()).toBe('/?view=needs_approval'));
  await waitFor(() => expect(current()).toEqual(['Needs approval0']));
});

test('shows the view of unconfirmed call sheets as a tab only while it is open', async () => {
  views = buildListViews(roles.admin, { all: 9, to_confirm: 1 });
  const { user } = open('/?view=to_confirm');
  await waitFor(() => expect(current()).toEqual(['To confirm1']));
  await user.click(await tab(/^To staff/));
  await waitFor(() => expect(current()).toEqual(['To staff0']));
  expect(labels()).not.toContain('To confirm1');
});

test('stays in the shown view when it becomes empty', async () => {
  const { user, location } = open();
  await tab('Needs approval 2');
  views = buildListViews(roles.admin, { all: 9 });
  listAnswers([]);
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  expect(await tab('Needs approval 0')).toHaveAttribute('aria-current', 'page');
  expect(location()).toBe('/');
});

test('tabs work without counts', async () => {
  server.use(mockApi.get('/list/{list}/views', () => errorResponse('InternalError')));
  const { user, location } = open();
  await row();
  await user.click(await tab('All'));
  await waitFor(() => expect(location()).toBe('/?view=all'));
});

test('falls back to the default view if the role does not have the requested one', async () => {
  open('/?view=fee_due', roles.editor);
  await row();
  expect(asked).toEqual(['view=to_staff&sortBy=date&asc=true']);
});

test('Reset stays in the view', async () => {
  const { user, location } = open('/?view=to_staff&title=kitchen');
  await row();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(location()).toBe('/?view=to_staff'));
});

describe('an empty view', () => {
  beforeEach(() => listAnswers([]));

  test.each([
    [roles.admin, 'needs_approval', 'No booking needs approval.'],
    [roles.admin, 'to_staff', 'Everything in the next 14 days is staffed.'],
    [roles.camera_operator, 'to_invoice', 'No shoot is waiting for your invoice.'],
  ] as const)('explains it and links to all bookings (%s, %s)', async (role, view, text) => {
    views = buildListViews(role, { all: 9 });
    const { user, location } = open(`/?view=${view}`, role);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Look in All Bookings' }));
    await waitFor(() => expect(location()).toBe('/?view=all'));
  });

  test('with filters says that no booking matches them', async () => {
    const { user, location } = open('/?view=to_staff&region=sydney');
    expect(await screen.findByText(/no bookings that match your filters/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Look in All Bookings' }));
    await waitFor(() => expect(location()).toBe('/?view=all&region=sydney'));
  });

  test('tells a user without any bookings how to begin', async () => {
    views = buildListViews(roles.client_user);
    open('/', roles.client_user);
    expect(
      await screen.findByText(
        "You don't have any bookings yet. Click 'New Booking' to get started.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Look in All Bookings' })).not.toBeInTheDocument();
  });
});

describe('a search in a view', () => {
  /** Only the view of all bookings has this one. */
  const onlyInAll = () =>
    server.use(
      mockApi.get('/booking/list-bookings', ({ query }) => {
        const asking = new URLSearchParams(query);
        asked.push(asking.get('view') ?? 'all');
        return pageOf(asking.has('view') ? [] : [buildBookingSummary()]);
      }),
    );

  test('for a title looks in all bookings if the view has none, and says so', async () => {
    onlyInAll();
    const { user, location } = open('/?view=to_staff');
    await screen.findByText('Everything in the next 14 days is staffed.');
    await user.type(screen.getByLabelText('Title'), 'founder{Enter}');
    await row();
    expect(
      screen.getByText('Nothing matches in To staff. These are from all bookings.'),
    ).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Staffing' })).not.toBeInTheDocument();
    expect(location()).toBe('/?view=to_staff&title=founder');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Everything in the next 14 days is staffed.')).toBeVisible();
  });

  test('for a number looks in all bookings at once, and says so', async () => {
    onlyInAll();
    open('/?view=to_staff&booking_uid=10042');
    await row();
    expect(
      screen.getByText('Booking numbers are searched in all bookings, not only in To staff.'),
    ).toBeVisible();
    expect(asked).toEqual(['all']);
  });

  test('stays in the view if that has matches', async () => {
    open('/?view=to_staff&title=founder');
    await row();
    expect(asked).toEqual(['title=founder&view=to_staff&sortBy=date&asc=true']);
    expect(screen.queryByText(/These are from all bookings/)).not.toBeInTheDocument();
  });

  test('without a match anywhere says that no booking matches', async () => {
    listAnswers([]);
    open('/?view=to_staff&title=founder');
    expect(await screen.findByText(/no bookings that match your filters/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Look in All Bookings' })).not.toBeInTheDocument();
  });
});

describe('an own view', () => {
  beforeEach(() => {
    server.use(
      mockApi.post('/list/{list}/views', async ({ request }) => {
        const input = (await request.json()) as OwnViewInput;
        sent.push(input);
        return { ...kitchens, ...input };
      }),
      mockApi.put('/list/{list}/views/{id}', async ({ request }) => {
        const input = (await request.json()) as OwnViewInput;
        sent.push(input);
        return { ...kitchens, ...input };
      }),
      mockApi.delete('/list/{list}/views/{id}', ({ params }) => {
        sent.push(`deleted ${String(params['id'])}`);
        return kitchens;
      }),
    );
  });
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const openAction = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'View actions' }));
    await user.click((await dialog('View actions')).getByRole('button', { name }));
  };

  test('saves the shown filters under a name and opens', async () => {
    const { user, location } = open('/?title=kitchen&sortBy=title&asc=true');
    await row();
    await user.click(screen.getByRole('button', { name: 'Save View' }));
    const save = await dialog('Save View');
    await user.click(save.getByRole('button', { name: 'Save' }));
    expect(await save.findByText('Please enter a value.')).toBeVisible();
    await user.type(save.getByRole('textbox', { name: /^Name/ }), 'Kitchens');
    await user.click(save.getByRole('button', { name: 'Save' }));

    const search = 'view=needs_approval&title=kitchen&sortBy=title&asc=true';
    await waitFor(() => expect(sent).toEqual([{ name: 'Kitchens', search }]));
    await waitFor(() => expect(location()).toBe(`/?own_view=${uuid}&${search}`));
    await waitFor(() => expect(current()).toEqual(['Kitchens2']));
  });

  test('shows why it could not be saved, and keeps the input', async () => {
    server.use(
      mockApi.post('/list/{list}/views', () =>
        errorResponse('ValidationError', 'Invalid.', [
          { field: 'name', message: 'You have a view of this name.', errors: [] },
        ]),
      ),
    );
    const { user } = open();
    await row();
    await user.click(screen.getByRole('button', { name: 'Save View' }));
    const save = await dialog('Save View');
    await user.type(save.getByRole('textbox', { name: /^Name/ }), 'Kitchens{Enter}');
    expect(await save.findByText('You have a view of this name.')).toBeVisible();
    expect(save.getByRole('textbox', { name: /^Name/ })).toHaveValue('Kitchens');
  });

  test('opens with its filters, and can be updated with others', async () => {
    views.own_views = [kitchens];
    const { user } = open();
    await user.click(await tab('Kitchens 2'));
    await waitFor(() => expect(asked.at(-1)).toBe('title=kitchen'));
    expect(screen.getByLabelText('Title')).toHaveValue('kitchen');
    await user.type(screen.getByLabelText('Booking Number'), '10{Enter}');
    await waitFor(() => expect(asked.at(-1)).toBe('title=kitchen&booking_uid=10'));
    expect(current()).toEqual(['Kitchens2']);
    await openAction(user, 'Update to Current List');
    const search = 'view=all&title=kitchen&booking_uid=10';
    await waitFor(() => expect(sent).toEqual([{ name: 'Kitchens', search }]));
  });

  test('can be renamed and keeps its filters', async () => {
    views.own_views = [kitchens];
    const { user } = open(`/?own_view=${uuid}&view=all&title=kitchen`);
    await tab('Kitchens 2');
    await openAction(user, 'Rename');
    const name = (await dialog('Rename View')).getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Cooking{Enter}');
    await waitFor(() => expect(sent).toEqual([{ name: 'Cooking', search: kitchens.search }]));
    expect(await tab('Cooking 2')).toHaveAttribute('aria-current', 'page');
  });

  test('is deleted after a confirmation', async () => {
    views.own_views = [kitchens];
    const { user, location } = open(`/?own_view=${uuid}&view=all&title=kitchen`);
    await tab('Kitchens 2');
    await openAction(user, 'Delete');
    const confirm = await dialog('Delete View');
    expect(sent).toEqual([]);
    await user.click(confirm.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([`deleted ${uuid}`]));
    await waitFor(() => expect(location()).toBe('/'));
    expect(tabs().queryByRole('link', { name: /Kitchens/ })).not.toBeInTheDocument();
  });

  test('can be shared by a link with its filters', async () => {
    const { user } = open('/?title=kitchen');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await row();
    await openAction(user, 'Copy Link');
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith('http://localhost/?view=needs_approval&title=kitchen');
  });

  test('of another user opens from a link with its filters', async () => {
    open(`/?own_view=${uuid}&view=all&title=kitchen`);
    await row();
    expect(asked).toEqual(['title=kitchen']);
    expect(await tab('All 9')).toHaveAttribute('aria-current', 'page');
  });
});

describe('columns', () => {
  const headers = async () =>
    within(await screen.findByRole('table', { name: 'My Bookings' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.trim())
      .filter((header) => header !== '');

  test('chosen by the user show with the first rows', async () => {
    const columns = [{ id: 'title' }, { id: 'state', is_hidden: true }];
    views = { ...views, columns };
    const user = buildUser(roles.admin);
    const { unmount } = renderRoute(routes, '/', { user });
    await waitFor(async () => expect(await headers()).not.toContain('Status'));
    unmount();
    server.use(mockApi.get('/list/{list}/views', () => errorResponse('InternalError')));
    renderRoute(routes, '/', { user });
    expect(await headers()).not.toContain('Status');
  });

  test('of a view come from its link', async () => {
    open('/?columns=title,date,client');
    expect(await headers()).toEqual(['Title', 'Date', 'Client']);
  });

  test('of a link are obeyed by cards too, and can be chosen for them', async () => {
    narrowTheWindow();
    const { user, location } = open('/?columns=title,camop');
    const card = async () => (await row()).closest('tr');
    await waitFor(async () =>
      expect(await card()).toHaveTextContent(/interviewCamOp Assigned: Theo Lindqvist$/),
    );
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Project Owner' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await card()).toHaveTextContent('Project Owner: Maya'));
    expect(location()).toBe('/?columns=title%2Ccamop%2Cproject-owner');
  });

  test('are saved with a view', async () => {
    views = { ...views, columns: [{ id: 'state', is_hidden: true }] };
    server.use(
      mockApi.post('/list/{list}/views', async ({ request }) => {
        sent.push((await request.json()) as OwnViewInput);
        return kitchens;
      }),
    );
    const { user } = open('/?view=all');
    await waitFor(async () => expect(await headers()).not.toContain('Status'));
    await user.click(screen.getByRole('button', { name: 'Save View' }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Short{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    const [{ search }] = sent as [OwnViewInput];
    expect(new URLSearchParams(search).get('columns')).toMatch(/^client,title,date/);
  });
});

test('remembers the list as this tab showed it last', async () => {
  open('/?view=all&title=kitchen');
  await row();
  expect(lastList()?.search).toBe('?view=all&title=kitchen');
});

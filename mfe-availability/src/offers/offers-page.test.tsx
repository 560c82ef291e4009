import {
  askToSignOut,
  type Availability,
  type OwnViewInput,
  type Role,
  roles,
} from '@shootline/shared-api';
import {
  buildAvailability,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  testUuid,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const texts = {
  none: 'There are currently no Videographers availabilities that you can view.',
  failed: 'Sorry, there was an error loading the list of Videographers availabilities.',
};

/** The query strings of requests for the list. */
let asked: string[];
let counts: { to_answer: number; upcoming: number; all: number };

const listAnswers = (answer: () => Availability[] | Response) =>
  mockApi.get('/booking/booking-availability/list-availabilities', ({ query }) => {
    const sent = new URLSearchParams(query);
    sent.delete('offset');
    asked.push(sent.toString());
    const rows = answer();
    return rows instanceof Response ? rows : pageOf(rows);
  });

const server = mockServer(
  mockApi.get('/list/{list}/views', () => ({
    views: Object.entries(counts).map(([view, count]) => ({
      view: view as keyof typeof counts,
      count,
    })),
    own_views: [],
    columns: null,
  })),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = [];
  counts = { to_answer: 1, upcoming: 0, all: 7 };
  server.use(listAnswers(() => [buildAvailability()]));
});
afterEach(() => {
  widenTheWindow();
});

const open = (role: Role, url = '/booking-availability') =>
  renderRoute(routes, url, { user: buildUser(role) });
const table = () => screen.findByRole('table', { name: 'Videographers Availabilities' });
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.trim());
const currentView = () =>
  within(screen.getByRole('navigation', { name: 'Views' }))
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'page')?.textContent;

test('shows staff all offers with their videographers', async () => {
  const offer = buildAvailability();
  server.use(listAnswers(() => [offer]));
  open(roles.editor);
  expect(await headers()).toEqual(['Client', 'Title', 'Date', 'Videographer', 'Status']);
  await waitFor(() => expect(currentView()).toBe('All7'));
  expect(asked).toEqual(['']);
  const cells = within((await screen.findAllByRole('row'))[1]!).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Harbour Bank',
    'Sydney NSWAnnual report interviews',
    expect.stringContaining('10:00 AM (AEDT) · 6\u00a0hours'),
    'Mia Chan',
    'UnknownWaiting for an answer',
  ]);
  expect(screen.getByRole('link', { name: 'Mia Chan' })).toHaveAttribute(
    'href',
    `/videographers/${offer.camera_operator?.uuid}`,
  );
  expect(screen.getByRole('link', { name: 'Annual report interviews' })).toHaveAttribute(
    'href',
    `/booking-availability/${offer.uuid}`,
  );
});

test('starts with the offers to answer for a videographer, least time left first', async () => {
  open(roles.camera_operator);
  expect(await headers()).toEqual([
    'Client',
    'Title',
    'Date',
    'Pay',
    'Answer By',
    'Status',
    'Answer',
  ]);
  await waitFor(() => expect(currentView()).toBe('To answer1'));
  expect(asked).toEqual(['view=to_answer&sortBy=answer_by&asc=true']);
  const column = within(await table()).getByRole('columnheader', { name: 'Answer By' });
  expect(column).toHaveAttribute('aria-sort', 'ascending');
});

test('lets a videographer choose the column Videographer', async () => {
  open(roles.camera_operator, '/booking-availability?columns=title,videographer');
  expect(await headers()).toEqual(['Title', 'Videographer']);
  expect(await screen.findByRole('cell', { name: 'Mia Chan' })).toBeVisible();
});

test('saves the shown view under a name and opens it', async () => {
  const view = { uuid: testUuid(), name: 'Next shoots', count: 3 };
  server.use(
    mockApi.post('/list/{list}/views', async ({ request, params }) => {
      expect(params['list']).toBe('availabilities');
      return { ...view, ...((await request.json()) as OwnViewInput) };
    }),
  );
  const { user, location } = open(roles.editor, '/booking-availability?view=upcoming');
  await waitFor(() => expect(currentView()).toBe('Upcoming0'));
  await user.click(screen.getByRole('button', { name: 'Save View' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save View' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Next shoots');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const url = `/booking-availability?own_view=${view.uuid}&view=upcoming`;
  await waitFor(() => expect(location()).toBe(url));
  await waitFor(() => expect(currentView()).toBe('Next shoots3'));
});

test('opens a view by link, and sorts by header', async () => {
  const { user, location } = open(roles.admin);
  await user.click(await screen.findByRole('link', { name: /^Upcoming/ }));
  expect(location()).toBe('/booking-availability?view=upcoming');
  await user.click(within(await table()).getByRole('button', { name: 'Videographer' }));
  await user.click(within(await table()).getByRole('button', { name: 'Videographer' }));
  await waitFor(() =>
    expect(asked).toEqual([
      '',
      'view=upcoming&sortBy=date&asc=true',
      'view=upcoming&sortBy=videographer&asc=true',
      'view=upcoming&sortBy=videographer&asc=false',
    ]),
  );
});

test('reloads rows and counts on Refresh', async () => {
  const { user } = open(roles.admin);
  await waitFor(() => expect(currentView()).toBe('All7'));
  counts = { ...counts, all: 8 };
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  await waitFor(() => expect(currentView()).toBe('All8'));
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('says so when there are no offers', async () => {
  counts = { to_answer: 0, upcoming: 0, all: 0 };
  server.use(listAnswers(() => []));
  open(roles.camera_operator);
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('links an empty view to all offers', async () => {
  server.use(listAnswers(() => []));
  const { user, location } = open(roles.camera_operator);
  expect(await screen.findByText('No offer is waiting for an answer.')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Look in All Offers' }));
  expect(location()).toBe('/booking-availability?view=all');
});

test('shows a failure with Retry', async () => {
  server.use(listAnswers(() => errorResponse('InternalError')));
  const { user } = open(roles.admin);
  expect(await screen.findByText(texts.failed)).toBeVisible();
  server.use(listAnswers(() => [buildAvailability()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table()).toBeVisible();
});

test('shows an offer on a phone as a card with its state', async () => {
  narrowTheWindow();
  open(roles.camera_operator);
  const link = await screen.findByRole('link', { name: 'Annual report interviews' });
  expect(link.closest('tr')).toHaveTextContent('UnknownWaiting for your answer');
});

test.each([
  ['lapsed', 'You can still accept', 'No answer in time'],
  ['assigned', 'The shoot is yours', 'Has the shoot'],
  ['taken', 'Went to somebody else', 'Went to somebody else'],
] as const)('says what became of a %s offer beneath its state', async (standing, own, staff) => {
  server.use(listAnswers(() => [buildAvailability({ standing })]));
  const { unmount } = open(roles.camera_operator);
  expect(await screen.findByText(own)).toBeVisible();
  unmount();
  open(roles.admin);
  expect(await screen.findByText(staff)).toBeVisible();
});

test('shows staff how long videographers still have to answer', async () => {
  server.use(
    listAnswers(() => [
      buildAvailability(),
      buildAvailability({ exclusive_until: null, standing: 'lapsed' }),
    ]),
  );
  open(roles.editor, '/booking-availability?view=to_answer');
  expect(await headers()).toEqual([
    'Client',
    'Title',
    'Date',
    'Videographer',
    'Answer By',
    'Status',
  ]);
  const [exclusive, lapsed] = (await screen.findAllByRole('row')).slice(1);
  expect(exclusive).toHaveTextContent('26 minutes leftuntil 12:30 PM (AEDT)');
  expect(lapsed).toHaveTextContent('5 days leftuntil the shoot');
  expect(asked).toEqual(['view=to_answer&sortBy=answer_by&asc=true']);
});

describe('an offer to answer', () => {
  const { jest } = import.meta;
  const now = '2030-03-06T01:00:00.000Z';
  const openOffer = (changes: Partial<Availability> = {}) => {
    const offer = buildAvailability({
      now,
      standing: 'open',
      permissions: { make_available: true, make_busy: true, list_availabilities: true },
      ...changes,
    });
    server.use(listAnswers(() => [offer]));
    return { offer, ...open(roles.camera_operator) };
  };
  const answered = () => {
    const sent: string[] = [];
    server.use(
      http.post('*/api/booking/booking-availability/:id/:answer', async ({ params, request }) => {
        const { reason = '' } = params.answer === 'make-busy' ? await given(request) : {};
        sent.push([params.answer, reason].filter(Boolean).join(': '));
        return HttpResponse.json(buildAvailability());
      }),
    );
    return sent;
  };
  const given = async (request: Request) => (await request.json()) as { reason?: string };
  /** The timers of held answers, which the tests end themselves. */
  let timers: (() => void)[];
  beforeEach(() => {
    timers = [];
    const real = window.setTimeout;
    jest.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, ms?: number) => {
      if (ms !== 10_000) return real(act, ms);
      timers.push(act);
      return 0;
    }) as unknown as typeof setTimeout);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const pass = () => act(() => timers.splice(0).forEach((end) => end()));

  test('shows its pay, place and the exclusive time that is left', async () => {
    openOffer({ exclusive_until: '2030-03-06T01:25:00.000Z' });
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(row).toHaveTextContent('A$740.00');
    expect(row).toHaveTextContent('Sydney NSW');
    expect(row).toHaveTextContent('25 minutes left');
  });

  test('is accepted from the list once it can no longer be undone', async () => {
    const sent = answered();
    const { user } = openOffer();
    await user.click(await screen.findByRole('button', { name: /^Accept Annual report/ }));
    expect(screen.getByRole('button', { name: /^Undo the answer/ })).toHaveFocus();
    expect(sent).toEqual([]);
    pass();
    await waitFor(() => expect(sent).toEqual(['make-available']));
  });

  test('is not answered after Undo', async () => {
    const sent = answered();
    const { user } = openOffer();
    await user.click(await screen.findByRole('button', { name: /^Decline Annual report/ }));
    await user.click(screen.getByRole('button', { name: /^Undo the answer/ }));
    pass();
    expect(screen.getByRole('button', { name: /^Decline Annual report/ })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('is answered at once when the user leaves the list', async () => {
    const sent = answered();
    const { user, unmount } = openOffer();
    await user.click(await screen.findByRole('button', { name: /^Decline Annual report/ }));
    unmount();
    await waitFor(() => expect(sent).toEqual(['make-busy']));
  });

  const addReason = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Decline Annual report/ }));
    await user.click(screen.getByRole('button', { name: /^Add Reason for/ }));
    return within(await screen.findByRole('dialog', { name: 'Decline Offer' }));
  };

  test('is declined with a reason, which can be added until it is sent', async () => {
    const sent = answered();
    const { user } = openOffer();
    const dialog = await addReason(user);
    await user.click(await dialog.findByRole('radio', { name: 'Other…' }));
    await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'My van broke');
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(sent).toEqual(['make-busy: My van broke']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is declined with a reason added from the message too', async () => {
    const sent = answered();
    const { user } = openOffer();
    await user.click(await screen.findByRole('button', { name: /^Decline Annual report/ }));
    const message = within(screen.getByRole('region', { name: 'Notifications' }));
    await user.click(await message.findByRole('button', { name: 'Add Reason' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Offer' }));
    await user.click(await dialog.findByRole('radio', { name: 'Too far' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(sent).toEqual(['make-busy: Too far']));
  });

  test('can still be undone after the question for a reason was closed', async () => {
    const sent = answered();
    const { user } = openOffer();
    const dialog = await addReason(user);
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: /^Undo the answer/ }));
    pass();
    expect(screen.getByRole('button', { name: /^Decline Annual report/ })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('is declined with the reason entered so far when the user leaves', async () => {
    const sent = answered();
    const { user, unmount } = openOffer();
    const dialog = await addReason(user);
    await user.click(await dialog.findByRole('radio', { name: 'Fee too low' }));
    unmount();
    await waitFor(() => expect(sent).toEqual(['make-busy: Fee too low']));
  });

  test('is answered before the session ends when the user signs out', async () => {
    const sent = answered();
    const { user } = openOffer();
    await user.click(await screen.findByRole('button', { name: /^Accept Annual report/ }));
    await new Promise<void>((resolve) => {
      askToSignOut(() => {
        sent.push('signed out');
        resolve();
      });
    });
    expect(sent).toEqual(['make-available', 'signed out']);
  });

  test('tells when somebody else was faster', async () => {
    server.use(
      mockApi.post('/booking/booking-availability/{id}/make-available', () =>
        errorResponse('Conflict', 'Sorry, another videographer is assigned to this shoot.'),
      ),
    );
    const { user } = openOffer();
    await user.click(await screen.findByRole('button', { name: /^Accept Annual report/ }));
    pass();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Annual report interviews: Sorry, another videographer is assigned to this shoot.',
    );
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('has no buttons once it cannot be answered', async () => {
    openOffer({
      permissions: { make_available: false, make_busy: true, list_availabilities: true },
    });
    expect((await screen.findAllByRole('row'))[1]).toHaveTextContent('Sydney NSW');
    expect(screen.queryByRole('button', { name: /^Accept|^Decline/ })).not.toBeInTheDocument();
  });
});

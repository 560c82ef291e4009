import type { UserAction } from '@shootline/shared-api';
import { buildUser, errorResponse, mockApi, pageOf } from '@shootline/shared-api/testing';
import { freezeDate } from '@shootline/shared-ui/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';

freezeDate(new Date('2026-03-06T03:00:00Z'));

const shoots: TestRemote = {
  name: 'shoots',
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/booking/:bookingId', layout: 'main', access: 'signed-in' },
  ],
  nav: [],
  pages: [{ path: '/', page: () => Promise.resolve({ Component: () => <h1>Shoots</h1> }) }],
};

const ava = { ...buildUser(), timezone: 'Australia/Sydney' };

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

function notification(index: number, changes: Partial<UserAction> = {}): UserAction {
  return {
    uuid: idOf(index),
    created: '2026-03-06T01:00:00.000Z',
    actor_role: 'admin',
    actor_name: 'Ada Lovelace',
    actor_email: 'ada@example.test',
    actor_initials: 'AL',
    verb: 'approved',
    target_name: `Shoot ${index}`,
    details: '',
    target_uuid: idOf(900 + index),
    target_path: `/booking/${idOf(900 + index)}`,
    unread: true,
    ...changes,
  };
}

const approved = notification(1);
const yesterday = notification(2, { created: '2026-03-05T01:00:00.000Z' });
const bySystem = notification(3, {
  actor_name: '',
  actor_email: '',
  actor_initials: '--',
  verb: 'found no videographer for',
  target_path: null,
  unread: false,
});

/** Mocks the API with these notifications, in pages, and marks them as read on request. */
function serverWith(...all: UserAction[]) {
  let kept = all;
  const calls: string[] = [];
  const read = (isRead: (one: UserAction) => boolean) => {
    kept = kept.map((one) => (isRead(one) ? { ...one, unread: false } : one));
  };
  server.use(
    mockApi.get('/actions', ({ query }) => {
      const offset = Number(query.get('offset') ?? 0);
      const asked = kept.filter(({ unread }) => query.get('unread') === null || unread);
      const sorted = asked.toSorted((a, b) => Number(b.unread) - Number(a.unread));
      const next = sorted.length > offset + 25 ? `/actions?offset=${offset + 25}` : null;
      return { ...pageOf(sorted.slice(offset, offset + 25)), count: sorted.length, next };
    }),
    mockApi.get('/actions/{userId}/make-read', ({ params, query }) => {
      calls.push(`${params.userId === ava.uuid ? 'own' : 'other'} ${query.get('actionId')}`);
      const uuid = query.get('actionId');
      read((one) => one.uuid === uuid);
      return { ...approved, unread: false };
    }),
    mockApi.put('/actions/{userId}/make-all-read', async ({ request }) => {
      const { until } = (await request.json()) as { until: string };
      calls.push(`until ${until}`);
      read(({ created }) => created <= until);
      return { count: 2 };
    }),
  );
  return calls;
}

const bell = (name: string) => screen.findByRole('button', { name });

async function open(name: string) {
  const { user } = await renderPortal('/', { user: ava, remotes: [shoots] });
  await user.click(await bell(name));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}

test("shows new notifications first, by day in the user's zone", async () => {
  serverWith(approved, yesterday, bySystem);
  const { panel } = await open('Notifications, 2 unread');
  const lists = await panel.findAllByRole('list');
  const shown = lists.map((list) => [
    list.getAttribute('aria-label'),
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ]);
  expect(shown).toEqual([
    ['New, Today', [expect.stringContaining('Ada Lovelace approved Shoot 1')]],
    ['New, Thu, 5 Mar', [expect.stringContaining('Ada Lovelace approved Shoot 2')]],
    ['Earlier, Today', [expect.stringContaining('Northlight found no videographer for Shoot 3')]],
  ]);
  expect(lists[0]).toHaveTextContent('12:00 PM (AEDT)');
});

test('a click marks one as read and opens its booking in a new tab', async () => {
  const calls = serverWith(approved, yesterday);
  const { user, panel } = await open('Notifications, 2 unread');
  const link = await panel.findByRole('link', { name: /approved Shoot 1/ });
  expect(link).toHaveAttribute('href', approved.target_path);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAccessibleName(/Unread$/);
  await user.click(link);
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
  expect(calls).toEqual([`own ${approved.uuid}`]);
  await waitFor(() => expect(link).not.toHaveAccessibleName(/Unread$/));
  expect(panel.getByRole('list', { name: 'New, Today' })).toContainElement(link);
});

test('says when a notification has no link any more, and can mark it as read', async () => {
  const calls = serverWith({ ...bySystem, unread: true });
  const { user, panel } = await open('Notifications, 1 unread');
  await user.click(await panel.findByRole('button', { name: /no longer accessible to you/ }));
  expect(await bell('Notifications')).toBeInTheDocument();
  expect(calls).toEqual([`own ${bySystem.uuid}`]);
});

test('links to the full portal from a portal without bookings', async () => {
  serverWith(approved);
  const [list] = shoots.routes;
  const { user } = await renderPortal('/', {
    user: ava,
    remotes: [{ ...shoots, routes: list ? [list] : [] }],
    config: { fullPortal: 'https://full.example.test', elsewhere: ['/booking/:bookingId'] },
  });
  await user.click(await bell('Notifications, 1 unread'));
  expect(await screen.findByRole('link', { name: /approved Shoot 1/ })).toHaveAttribute(
    'href',
    `https://full.example.test${approved.target_path}`,
  );
});

test('marks all notifications as read, up to the newest shown', async () => {
  const calls = serverWith(yesterday, approved);
  const { user, panel } = await open('Notifications, 2 unread');
  await user.click(await panel.findByRole('button', { name: 'Mark All as Read' }));
  expect(await bell('Notifications')).toBeInTheDocument();
  expect(calls).toEqual([`until ${approved.created}`]);
  expect(panel.queryByRole('button', { name: 'Mark All as Read' })).not.toBeInTheDocument();
  const dialog = screen.getByRole('dialog', { name: 'Notifications' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('loads older notifications on click, and shortens a large count', async () => {
  serverWith(...Array.from({ length: 120 }, (_, index) => notification(index)));
  const { user, panel } = await open('Notifications, 99+ unread');
  expect(await panel.findByText('Showing 25 of 120')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Load more' }));
  expect(await panel.findByText('Showing 50 of 120')).toBeVisible();
  expect(panel.getAllByRole('link')).toHaveLength(50);
});

test('says when there are no notifications, and returns to the bell on Escape', async () => {
  serverWith();
  const { user, panel } = await open('Notifications');
  expect(await panel.findByText('You have no notifications yet.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await bell('Notifications')).toHaveFocus();
});

test('shows a failure to load in the panel, and a failure to mark as read in a toast', async () => {
  const calls = serverWith(approved);
  server.use(
    mockApi.get('/actions/{userId}/make-read', () => errorResponse('InternalError', 'Not now.')),
    mockApi.get('/actions', ({ query }) =>
      query.get('unread') ? pageOf([approved]) : errorResponse('Forbidden', 'Not yet.'),
    ),
  );
  const { user, panel } = await open('Notifications, 1 unread');
  expect(await panel.findByRole('alert')).toHaveTextContent('Not yet.');
  server.use(mockApi.get('/actions', () => pageOf([approved])));
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  await user.click(await panel.findByRole('link', { name: /approved Shoot 1/ }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(calls).toEqual([]);
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
});

test("reading notifications reloads an area's lists that depend on them", async () => {
  serverWith(approved);
  let waiting = 1;
  server.use(http.get('*/api/shoots', () => HttpResponse.json(waiting)));
  function Shoots() {
    const { data } = useQuery({
      queryKey: ['shoots', 'needs me'],
      queryFn: async () => (await (await fetch('/api/shoots')).json()) as number,
    });
    return <h1>{`${data} shoots need me`}</h1>;
  }
  const page = () => Promise.resolve({ Component: Shoots });
  const area: TestRemote = {
    ...shoots,
    pages: [{ path: '/', page }],
    refreshes: [{ changes: ['notifications'], keys: [['shoots', 'needs me']] }],
  };
  const { user } = await renderPortal('/', { user: ava, remotes: [area] });
  expect(await screen.findByRole('heading', { name: '1 shoots need me' })).toBeVisible();
  await user.click(await bell('Notifications, 1 unread'));
  waiting = 0;
  await user.click(await screen.findByRole('button', { name: 'Mark All as Read' }));
  expect(
    await screen.findByRole('heading', { name: '0 shoots need me', hidden: true }),
  ).toBeInTheDocument();
});

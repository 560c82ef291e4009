import { ApiError, speak } from '@shootline/shared-api';
import type { Mount, PagePortal, RemotePage } from '@shootline/shared-api/portal';
import {
  buildBooking,
  buildUser,
  errorResponse,
  mockApi,
  testUuid,
} from '@shootline/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPortal, server, signInForm } from '../../testing/render-portal.tsx';
import { serveChanges } from '../../testing/serve-changes.ts';

// One user for all tests, as the portals of earlier tests still follow the session.
const signedIn = buildUser();

afterEach(() => {
  localStorage.clear();
  speak('en-AU');
});

/** Adds an element without any framework. */
function add<Tag extends keyof HTMLElementTagNameMap>(parent: Element, tag: Tag, text = '') {
  const child = document.createElement(tag);
  child.textContent = text;
  parent.append(child);
  return child;
}

/** Opens a portal in which the page of one piece of equipment is not React. */
function openPage(mount: Mount<PagePortal>, path = '/equipment/7') {
  const mounted = { title: 'Equipment', mount };
  const page: RemotePage['page'] = () => Promise.resolve(mounted);
  const react: RemotePage['page'] = () =>
    Promise.resolve({ Component: () => <h1>All equipment</h1> });
  return renderPortal(path, {
    user: signedIn,
    remotes: [
      {
        name: 'equipment',
        routes: [
          { path: '/', layout: 'main', access: 'signed-in' },
          { path: '/equipment/:itemId', layout: 'main', access: 'signed-in' },
        ],
        nav: [],
        refreshes: [{ changes: ['booking'], keys: [['equipment', 'of', ':bookingId']] }],
        pages: [
          { path: '/', page: react },
          { path: '/equipment/:itemId', page },
        ],
      },
    ],
  });
}

const nothing = () => {};

test('frames the page with its title, which it may change', async () => {
  const { user } = await openPage((element, { setTitle, params }) => {
    add(element, 'button', 'Rename').onclick = () => setTitle(`Camera ${params['itemId']}`);
    return nothing;
  });
  expect(await screen.findByRole('heading', { name: 'Equipment', level: 1 })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Equipment · Northlight'));
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('heading', { name: 'Camera 7' })).toBeVisible();
  expect(document.title).toBe('Camera 7 · Northlight');
});

test('opens its links and `navigate` without a reload, with the focus on the new page', async () => {
  const { user, path } = await openPage((element, { navigate, params }) => {
    const link = add(element, 'a', 'Next');
    link.href = `/equipment/${Number(params['itemId']) + 1}`;
    add(element, 'p', `Item ${params['itemId']}`);
    add(element, 'button', 'All').onclick = () => navigate('/');
    return nothing;
  });
  expect(await screen.findByText('Item 7')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('Item 8')).toBeVisible();
  expect(path()).toBe('/equipment/8');
  expect(screen.queryByText('Item 7')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'All equipment' })).toBeVisible();
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'refuses to navigate to %s',
  async (address) => {
    const refusals: unknown[] = [];
    const { path } = await openPage((element, { navigate }) => {
      try {
        navigate(address as '/');
      } catch (error) {
        refusals.push(error);
      }
      add(element, 'p', 'Here');
      return nothing;
    });
    expect(await screen.findByText('Here')).toBeVisible();
    expect(refusals).toHaveLength(1);
    expect(path()).toBe('/equipment/7');
  },
);

test('hears of a new query in the address without being mounted again', async () => {
  let mounts = 0;
  const { user } = await openPage((element, { search, onSearch, navigate }) => {
    mounts += 1;
    const text = add(element, 'p', `View ${search.get('view')}`);
    onSearch((now) => {
      text.textContent = `View ${now.get('view')}`;
    });
    add(element, 'button', 'Free').onclick = () => navigate('/equipment/7?view=free');
    return nothing;
  }, '/equipment/7?view=all');
  expect(await screen.findByText('View all')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Free' }));
  expect(await screen.findByText('View free')).toBeVisible();
  expect(mounts).toBe(1);
});

test('gives the user without the token, which only the client sends', async () => {
  let authorization: string | null = null;
  server.use(
    mockApi.get('/booking/{id}', ({ request }) => {
      authorization = request.headers.get('Authorization');
      return buildBooking({ title: 'Annual report' });
    }),
  );
  await openPage((element, { session, api }) => {
    add(element, 'p', JSON.stringify(session.user));
    const id = testUuid();
    void api
      .GET('/booking/{id}', { params: { path: { id } } })
      .then(({ data }) => add(element, 'p', data?.title));
    return nothing;
  });
  expect(await screen.findByText(/"full_name":"Maya Okafor"/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(signedIn.auth_token);
  expect(await screen.findByText('Annual report')).toBeVisible();
  expect(authorization).toBe(`Token ${signedIn.auth_token}`);
});

test('shows the change of another user, until the user signs out', async () => {
  const uuid = testUuid();
  const heard: string[] = [];
  let title = 'Annual report';
  let isMounted = false;
  server.use(
    mockApi.get('/booking/{id}', () => ({ ...buildBooking(), uuid, title })),
    mockApi.post('/auth/logout', () => undefined),
  );
  const opening = openPage((element, { api, watch, onChange }) => {
    isMounted = true;
    const text = add(element, 'p');
    const queryFn = async ({ signal }: { signal: AbortSignal }) => {
      const { data } = await api.GET('/booking/{id}', { params: { path: { id: uuid } }, signal });
      return data?.title;
    };
    watch({ queryKey: ['equipment', 'of', uuid], queryFn }, ({ data }) => {
      text.textContent = data ?? 'Loading...';
    });
    onChange((change) => heard.push(`${change?.kind} ${change?.booking_uuid}`));
    return () => {
      isMounted = false;
    };
  });
  const change = serveChanges();
  const { user } = await opening;
  expect(await screen.findByText('Annual report')).toBeVisible();
  title = 'Annual report 2026';
  change(uuid);
  expect(await screen.findByText('Annual report 2026')).toBeVisible();
  expect(heard).toEqual([`booking ${uuid}`]);

  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await signInForm();
  expect(isMounted).toBe(false);
  expect(screen.queryByText('Annual report 2026')).not.toBeInTheDocument();
});

const returns: [string, (user: UserEvent) => unknown][] = [
  ['on Retry', (user) => user.click(screen.getByRole('button', { name: 'Retry' }))],
  [
    'when the network is back',
    () => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    },
  ],
];

test.each(returns)(
  'shows a failure that the page reports, and mounts it again %s',
  async (_how, goOn) => {
    let isAway = true;
    server.use(
      mockApi.get('/booking/{id}', () =>
        isAway ? errorResponse('Forbidden', 'Not now.') : buildBooking({ title: 'Annual report' }),
      ),
    );
    const { user } = await openPage((element, { api, fail }) => {
      const id = testUuid();
      api
        .GET('/booking/{id}', { params: { path: { id } } })
        .then(({ data }) => add(element, 'p', data?.title), fail);
      return nothing;
    });
    expect(
      await screen.findByRole('heading', { name: 'Equipment could not be loaded' }),
    ).toBeVisible();
    expect(screen.getByText('Not now.')).toBeVisible();
    isAway = false;
    await goOn(user);
    expect(await screen.findByText('Annual report')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

test.each<[string, string, Mount<PagePortal>]>([
  [
    'throws',
    '/equipment/7',
    () => {
      throw new Error('No such element.');
    },
  ],
  [
    'reports a fault of its own',
    '/equipment/8',
    (_element, { fail }) => {
      fail(new TypeError('item is undefined'));
      return nothing;
    },
  ],
])('replaces a page that %s like a broken page in React', async (_how, path, broken) => {
  let isBroken = true;
  const { user } = await openPage((element, portal) => {
    if (isBroken) return broken(element, portal);
    add(element, 'p', 'Works again');
    return nothing;
  }, path);
  expect(await screen.findByText('This page has stopped')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Works again')).toBeVisible();
});

test('leaves a page that cannot be unmounted', async () => {
  const { user } = await openPage((element, { navigate }) => {
    add(element, 'button', 'All').onclick = () => navigate('/');
    return () => {
      throw new ApiError('InternalError', 0);
    };
  });
  await user.click(await screen.findByRole('button', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'All equipment' })).toBeVisible();
});

test("tells the page the reader's language", async () => {
  speak('de-AT');
  await openPage((element, { locale }) => {
    add(element, 'p', new Intl.NumberFormat(locale).format(0.5));
    return nothing;
  });
  expect(await screen.findByText('0,5')).toBeVisible();
});

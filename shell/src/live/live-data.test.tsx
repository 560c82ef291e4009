import type { Booking, StaffingBoard } from '@shootline/shared-api';
import {
  buildBooking,
  buildUser,
  buildWorkingHours,
  mockApi,
  testUuid,
} from '@shootline/shared-api/testing';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';
import { serveChanges } from '../testing/serve-changes.ts';

afterEach(() => {
  localStorage.clear();
});

// One user for all tests, as the portals of earlier tests still follow the session.
const user = buildUser();

/** Reads JSON from the API, as an area's page does. */
async function readJson<Data>(path: string): Promise<Data> {
  return (await (await fetch(`/api${path}`)).json()) as Data;
}

/** Opens a portal with this page; returns a function that sends a change of a booking. */
async function openLive(Page: ComponentType, others: TestRemote[] = []) {
  const opening = renderPortal('/', {
    user,
    remotes: [
      {
        name: 'shoots',
        routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
        nav: [],
        pages: [{ path: '/', page: () => Promise.resolve({ Component: Page }) }],
        refreshes: [
          {
            changes: ['booking'],
            keys: [
              ['shoots', 'of', ':bookingId'],
              ['shoots', 'board'],
            ],
          },
        ],
      },
      ...others,
    ],
  });
  const change = serveChanges();
  await opening;
  return change;
}

test("another user's change appears on the open page", async () => {
  const uuid = testUuid();
  function BookingPage() {
    const { data } = useQuery({
      queryKey: ['shoots', 'of', uuid],
      queryFn: () => readJson<Booking>(`/booking/${uuid}`),
    });
    return data && <h1>{data.title}</h1>;
  }
  let title = 'Annual report';
  server.use(mockApi.get('/booking/{id}', () => ({ ...buildBooking(), uuid, title })));
  const change = await openLive(BookingPage);
  expect(await screen.findByRole('heading', { name: 'Annual report' })).toBeVisible();

  title = 'Annual report 2026';
  change(uuid);
  expect(await screen.findByRole('heading', { name: 'Annual report 2026' })).toBeVisible();
});

test('updates a board of more than three pages too', async () => {
  function BoardPage() {
    const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
      queryKey: ['shoots', 'board'],
      queryFn: ({ pageParam }) => readJson<StaffingBoard>(`/calendar/board?offset=${pageParam}`),
      initialPageParam: 0,
      getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length),
    });
    return (
      <>
        <h1>{`${data?.pages.length} pages, ${data?.pages[0]?.unstaffed_count} unstaffed`}</h1>
        {hasNextPage && <button onClick={() => void fetchNextPage()}>Load more</button>}
      </>
    );
  }
  let unstaffed = 7;
  server.use(
    mockApi.get('/calendar/board', ({ query }) => {
      const page = Number(query.get('offset') ?? 0);
      return {
        count: 4,
        next: page < 3 ? 'more' : null,
        previous: null,
        results: [
          {
            uuid: testUuid(),
            full_name: `Person ${page}`,
            locality: '',
            state: '',
            timezone: 'UTC',
            working_hours: buildWorkingHours(),
            candidate: null,
            days: [],
          },
        ],
        unstaffed: [],
        unstaffed_count: unstaffed,
        folded_count: 0,
      };
    }),
  );
  const change = await openLive(BoardPage);
  for (const count of [1, 2, 3]) {
    await screen.findByRole('heading', { name: `${count} pages, 7 unstaffed` });
    act(() => screen.getByRole('button', { name: 'Load more' }).click());
  }
  expect(await screen.findByRole('heading', { name: '4 pages, 7 unstaffed' })).toBeVisible();

  unstaffed = 6;
  change(testUuid());
  expect(await screen.findByRole('heading', { name: '4 pages, 6 unstaffed' })).toBeVisible();
});

test('shows what changed before an area could be reached, once it can be', async () => {
  const uuid = testUuid();
  const equipment: TestRemote = {
    name: 'equipment',
    routes: [],
    nav: [],
    pages: [],
    refreshes: [{ changes: ['booking'], keys: [['equipment', 'list']] }],
    isDown: true,
  };
  let cameras = 2;
  let title = 'Annual report';
  server.use(
    http.get('*/api/equipment', () => HttpResponse.json(cameras)),
    mockApi.get('/booking/{id}', () => ({ ...buildBooking(), uuid, title })),
  );
  function BookingPage() {
    const booking = useQuery({
      queryKey: ['shoots', 'of', uuid],
      queryFn: () => readJson<Booking>(`/booking/${uuid}`),
    });
    const kept = useQuery({
      queryKey: ['equipment', 'list'],
      queryFn: () => readJson<number>('/equipment'),
    });
    return <h1>{`${booking.data?.title}, ${kept.data} cameras`}</h1>;
  }
  const change = await openLive(BookingPage, [equipment]);
  expect(await screen.findByRole('heading', { name: 'Annual report, 2 cameras' })).toBeVisible();

  cameras = 3;
  title = 'Annual report 2026';
  change(uuid);
  expect(
    await screen.findByRole('heading', { name: 'Annual report 2026, 2 cameras' }),
  ).toBeVisible();

  equipment.isDown = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(
    await screen.findByRole('heading', { name: 'Annual report 2026, 3 cameras' }),
  ).toBeVisible();
});

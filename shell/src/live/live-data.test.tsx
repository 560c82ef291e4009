import { bookingQueries } from '@shootline/shared-api';
import { buildBooking, buildUser, mockApi, testUuid } from '@shootline/shared-api/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPortal, server } from '../testing/render-portal.tsx';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

test("another user's change appears on the open page", async () => {
  const uuid = testUuid();
  function BookingPage() {
    const { data } = useQuery(bookingQueries.detail(uuid));
    return data && <h1>{data.title}</h1>;
  }
  let title = 'Annual report';
  let send: (text: string) => void = () => {};
  server.use(mockApi.get('/booking/{id}', () => ({ ...buildBooking(), uuid, title })));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (text) => controller.enqueue(encoder.encode(text));
    },
  });
  const opening = renderPortal('/', {
    user: buildUser(),
    remotes: [
      {
        name: 'shoots',
        routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
        nav: [],
        pages: [{ path: '/', page: () => Promise.resolve({ Component: BookingPage }) }],
      },
    ],
  });
  server.use(http.get('*/api/events', () => new HttpResponse(body)));
  await opening;
  expect(await screen.findByRole('heading', { name: 'Annual report' })).toBeVisible();

  title = 'Annual report 2026';
  send(`event: change\ndata: {"kind":"booking","booking_uuid":"${uuid}"}\nid: 1\n\n`);
  expect(await screen.findByRole('heading', { name: 'Annual report 2026' })).toBeVisible();
});
